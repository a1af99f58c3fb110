import type { BoardRow, StuckReason } from '@lets/contract';
import { useCallback } from 'react';
import { useTranslation } from '../../../i18n/texts.ts';
import { partnerAs } from '../../../lib/partner-name.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { type AdviceKey, adviceFor } from './advice.ts';

export interface ToldReason {
  /** Why the team is stuck. */
  readonly fact: string;
  /** What would help. */
  readonly advice: string;
  /** Guidance that fits, for the mentor to send or to change; empty where only the mentor can know it. */
  readonly words: string;
}

/** Says why a team is stuck, what would help, and what could be said to it. */
export function useReason(): (reason: StuckReason, row: BoardRow, now: number) => ToldReason {
  const { t } = useTranslation(['guide', 'turn']);
  const format = useFormat();
  return useCallback(
    (stuck, row, now) => {
      const { reason, since, node_id, role_id, user, count, due, from_role } = stuck;
      const nameOf = (id: string | null) => format.pick(row.cast.find((one) => one.role_id === id)?.name);
      const role = role_id === null ? t('turn:leader') : nameOf(role_id);
      const values = {
        section: format.pick(row.card.open_sections.find((one) => one.node_id === node_id)?.name),
        role,
        who: user?.automatic ? partnerAs(role) : t('who', { role, name: user?.name ?? '' }),
        from: nameOf(from_role),
        what: due ? t(`turn:brief.${due}`) : '',
        name: user?.name ?? '',
        time: format.duration(now - since),
        count,
      };
      const others = count > 1 ? t('others', { who: values.who, count }) : values.who;
      return { fact: fact(others), advice: t(`advice.${keyOf(stuck, row)}`, values), words: wordsFor() };

      function fact(all: string): string {
        switch (reason) {
          case 'help':
            return t('reason.help', {
              name: values.name,
              text: row.help.find((call) => call.user.id === user?.id)?.text ?? '',
            });
          case 'unsigned':
          case 'votes':
          case 'document':
            return t(`reason.${reason}`, { ...values, who: all });
          case 'idle':
            return user ? t('reason.idle_waiting', values) : t('reason.idle', values);
          default:
            return t(`reason.${reason}`, values);
        }
      }

      function wordsFor(): string {
        const key = keyOf(stuck, row);
        return key === 'help' ? '' : t(`words.${key}`, values);
      }
    },
    [t, format],
  );
}

function keyOf(stuck: StuckReason, row: BoardRow): AdviceKey {
  return adviceFor(stuck, row).key;
}
