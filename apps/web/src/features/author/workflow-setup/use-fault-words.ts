import type { Flow, StepFault } from '@lets/contract';
import { useCallback } from 'react';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';

/** Says what a step lacks, with the section or role that it is about. */
export function useFaultWords(flow: Flow): (fault: StepFault, isShort?: boolean) => string {
  const { t } = useTranslation('setup');
  const { pick } = useFormat();
  return useCallback(
    (fault, isShort = false) => {
      const node = pick(flow.nodes.find(({ id }) => id === fault.node_id)?.name);
      const role = pick(flow.roles.find(({ id }) => id === fault.role_id)?.name);
      const words = t(`fault.${fault.code}`, { role: role || t('unnamed') });
      return isShort || !fault.node_id ? words : t('fault_at', { node: node || t('unnamed'), words });
    },
    [flow, pick, t],
  );
}
