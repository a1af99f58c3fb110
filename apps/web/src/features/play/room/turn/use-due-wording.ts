import { useMemo } from 'react';
import { conditionText } from '../../../../domain/flow/condition-words.ts';
import type { DueWording } from '../../../../domain/run/due-words.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useConditionWording } from '../dock/use-condition-wording.ts';
import { useNames } from '../use-names.ts';

/** What the sentences of whose turn it is are made with, in the language on the screen. */
export function useDueWording(): DueWording {
  const { t } = useTranslation('turn');
  const names = useNames();
  const { list, choice } = useFormat();
  const conditions = useConditionWording();
  return useMemo(
    () => ({ t, names, list, choice, condition: (one) => conditionText(one, conditions) }),
    [t, names, list, choice, conditions],
  );
}
