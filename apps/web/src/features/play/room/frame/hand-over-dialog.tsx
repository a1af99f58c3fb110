import { handOver } from '@lets/contract';
import { useState } from 'react';
import { toast } from '../../../../components/toast/toast.tsx';
import { HandOverDialog as Choice } from '../../../../domain/run/hand-over/hand-over-dialog.tsx';
import type { HandOver } from '../../../../domain/run/hand-over/hand-over-summary.tsx';
import { useAbsences } from '../../../../domain/run/hand-over/use-absences.ts';
import type { RunRole } from '../../../../domain/run/names.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';

/** The leader, or a mentor in the room, gives a role to another member; a holder who is not absent is asked. */
export function HandOverDialog(props: { role: RunRole; onClose: () => void; onAsked: () => void }) {
  const { role, onClose, onAsked } = props;
  const { t } = useTranslation('room');
  const { eid, detail, state, present, me, act, now } = useRoom(
    only('eid', 'detail', 'state', 'present', 'me', 'act', 'now'),
  );
  const names = useNames();
  const { absentSince } = useAbsences(eid);
  const [isBusy, setBusy] = useState(false);
  const give = async ({ roleId, to, reason, despite }: HandOver) => {
    setBusy(true);
    const exception = despite === undefined ? {} : { exception: true };
    try {
      const input = { target_role: roleId, to_user: to.id, reason, ...exception };
      const { events } = await act(handOver, input);
      const isAsked = events.some(({ type }) => type === 'hand_over_asked');
      const holder = names.role(roleId).user;
      if (isAsked) toast(t('people.asked', { name: holder?.name ?? '' }), { type: 'info' });
      (isAsked ? onAsked : onClose)();
    } catch {
      setBusy(false);
    }
  };
  return (
    <Choice
      table={{
        flow: detail.flow,
        state,
        members: detail.members,
        present: new Set(present.map(({ user_id }) => user_id)),
        absentSince,
      }}
      roleName={names.roleName}
      now={now()}
      by={me}
      first={role.id}
      isBusy={isBusy}
      onGive={(given) => void give(given)}
      onClose={onClose}
    />
  );
}
