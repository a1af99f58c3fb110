import { useState } from 'react';
import { useTranslation } from '../../../i18n/texts.ts';
import { faultOf } from '../../../lib/faults.ts';

/** What stands at a form's fields: what is missing once it was sent, else what the server said; `unique` may be taken. */
export function useOwnFaults(
  error: unknown,
  missing: Readonly<Record<string, boolean>>,
  unique: 'code' | 'name',
): { fault: (key: string) => string | null; setTried: () => void } {
  const { t } = useTranslation(['courses', 'common']);
  const [isTried, setTried] = useState(false);
  const fault = (key: string) => {
    if (isTried && missing[key]) return t('common:fault.missing');
    const word = faultOf(error, key);
    if (!word) return null;
    return word === 'wrong' && key === unique ? t(`taken.${unique}`) : t(`common:fault.${word}`);
  };
  return { fault, setTried: () => setTried(true) };
}
