import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DueWording } from '../../../../domain/run/due-words.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useNames } from '../use-names.ts';

/** What the sentences of whose turn it is are made with, in the language on the screen. */
export function useDueWording(): DueWording {
  const { t } = useTranslation('turn');
  const names = useNames();
  const { list, choice } = useFormat();
  return useMemo(() => ({ t, names, list, choice }), [t, names, list, choice]);
}
