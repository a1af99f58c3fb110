import { correctionFaults } from '@lets/authoring';
import type { Flow } from '@lets/contract';
import { useTranslation } from '../../../i18n/texts.ts';
import { useTextName } from './difference-list.tsx';
import type { AnyWords } from './pieces.ts';

/** Why the server would not take a correction, and at which text; null where it would. */
export function useFault(flow: Flow): (before: AnyWords | null, words: AnyWords | null) => string | null {
  const { t } = useTranslation('correct');
  const nameOf = useTextName(flow);
  return (before, words) => {
    const [first] = before && words ? correctionFaults(flow, before, words) : [];
    return first ? t('fault.at', { place: nameOf(first), fault: t(`fault.${first.fault}`) }) : null;
  };
}
