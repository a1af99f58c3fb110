import { handOverUndo } from '@lets/contract';
import { useEffect, useMemo, useState } from 'react';
import { toast } from '../../../components/toast/toast.tsx';
import { UndoHandOver, undoable } from '../../../domain/run/hand-over/undo-hand-over.tsx';
import { useAbsences } from '../../../domain/run/hand-over/use-absences.ts';
import { makeNames } from '../../../domain/run/names.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { InterveneProps } from './intervene-props.ts';

const TICK_MS = 5000;
const STAFF = { userId: 0, isStaff: true };

/** Roles that have just changed hands, as long as that can be undone. */
export function UndoLines({ row, detail, state, onUndone }: InterveneProps & { onUndone?: () => void }) {
  const handed = state.handed ?? [];
  if (handed.length === 0) return null;
  return <Lines row={row} detail={detail} state={state} {...(onUndone && { onUndone })} />;
}

function Lines({ row, detail, state, onUndone }: InterveneProps & { onUndone?: () => void }) {
  const { t } = useTranslation('hand-over');
  const { pick } = useFormat();
  const { eid } = row.card;
  const names = useMemo(() => makeNames(detail, pick), [detail, pick]);
  const { now } = useAbsences(eid);
  const [undone, setUndone] = useState<readonly number[]>([]);
  useTick();
  const act = useAct(handOverUndo, {
    onSuccess: (_, { given_seq }) => {
      setUndone((before) => [...before, given_seq]);
      const given = state.handed?.find(({ seq }) => seq === given_seq);
      const [role, name] = [
        names.roleName(given?.target_role ?? null),
        names.user(given?.from_user ?? null)?.name,
      ];
      toast(t('undone', { role, name: name ?? '' }), { type: 'success' });
      onUndone?.();
    },
  });
  const open = undoable(state, STAFF, now()).filter(({ seq }) => !undone.includes(seq));
  return open.map((handed) => (
    <UndoHandOver
      key={handed.seq}
      handed={handed}
      roleName={names.roleName}
      user={names.user}
      now={now()}
      isBusy={act.isPending}
      onUndo={() => act.mutate({ eid, given_seq: handed.seq, request_id: newRequestId() })}
    />
  ));
}

/** Drawn again now and then: the time that is left runs. */
function useTick(): void {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
}
