import { handOverUndo } from '@lets/contract';
import { useState } from 'react';
import { toast } from '../../../../components/toast/toast.tsx';
import { UndoHandOver, undoable } from '../../../../domain/run/hand-over/undo-hand-over.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useClock } from '../hooks/use-clock.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';

/** Roles that I have just handed over, or that I may give back as the leader or a mentor, while that is possible. */
export function GivenLines() {
  const handed = useRoom(({ state }) => state.handed);
  return handed ? <Lines /> : null;
}

function Lines() {
  const { t } = useTranslation('hand-over');
  const { state, me, act } = useRoom(only('state', 'me', 'act'));
  const names = useNames();
  const now = useClock();
  const [busy, setBusy] = useState<number | null>(null);
  const undo = async (given_seq: number, roleId: string, holder: number) => {
    setBusy(given_seq);
    // A refusal is told in a toast: the role has acted, or it is too late.
    const done = await act(handOverUndo, { given_seq }).catch(() => null);
    if (done) {
      const name = names.user(holder)?.name ?? '';
      toast(t('undone', { role: names.roleName(roleId), name }), { type: 'success' });
    }
    setBusy(null);
  };
  return undoable(state, me, now).map((handed) => (
    <UndoHandOver
      key={handed.seq}
      handed={handed}
      roleName={names.roleName}
      user={names.user}
      now={now}
      isBusy={busy === handed.seq}
      onUndo={() => void undo(handed.seq, handed.target_role, handed.from_user)}
    />
  ));
}
