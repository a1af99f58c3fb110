import type { BoardRow, StuckReason } from '@lets/contract';
import { useCallback } from 'react';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';

/** Says why a team is stuck. */
export function useReason(): (reason: StuckReason, row: BoardRow, now: number) => string {
  const { t } = useTranslation('guide');
  const format = useFormat();
  return useCallback(
    ({ reason, since, node_id, role_id, user, count }, row, now) => {
      const role = format.pick(row.cast.find((one) => one.role_id === role_id)?.name);
      const section = format.pick(row.card.open_sections.find((one) => one.node_id === node_id)?.name);
      const time = format.duration(now - since);
      switch (reason) {
        case 'help': {
          const text = row.help.find((call) => call.user.id === user?.id)?.text ?? '';
          return t('reason.help', { name: user?.name ?? '', text });
        }
        case 'missing':
          return t('reason.missing', { role, name: user?.name ?? '', time, section });
        case 'wrong_tries':
          return t('reason.wrong_tries', { section, count });
        case 'unsigned':
          return t('reason.unsigned', { role, name: user?.name ?? '', section, time });
        case 'idle':
          return t('reason.idle', { time });
      }
    },
    [t, format],
  );
}
