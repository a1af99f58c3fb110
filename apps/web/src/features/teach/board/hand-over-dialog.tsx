import { guideBoard, handOver } from '@lets/contract';
import { evolve } from '@lets/engine';
import { useMemo, useRef } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Skeleton } from '../../../components/states/states.tsx';
import { HandOverDialog as Choice } from '../../../domain/run/hand-over/hand-over-dialog.tsx';
import type { HandOver } from '../../../domain/run/hand-over/hand-over-summary.tsx';
import { useAbsences } from '../../../domain/run/hand-over/use-absences.ts';
import { makeNames } from '../../../domain/run/names.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { InterveneProps } from './intervene-props.ts';
import { UndoLines } from './undo-lines.tsx';

const STAFF = { userId: 0, isStaff: true };

interface HandOverDialogProps extends InterveneProps {
  /** The role that was pressed. */
  first: string | null;
  /** The one that everybody waits for. */
  awaited: string | null;
  onClose: () => void;
}

/** Gives an absent member's role to another: the role that was pressed, else that of who is absent longest, else what is waited for. */
export function HandOverDialog(props: HandOverDialogProps) {
  const { row, detail, state, first, awaited, onClose } = props;
  const { t } = useTranslation(['hand-over', 'common']);
  const { pick } = useFormat();
  const { eid } = row.card;
  const names = useMemo(() => makeNames(detail, pick), [detail, pick]);
  const { absentSince, isPending, now } = useAbsences(eid);
  // A lost answer is asked for again under the same id.
  const requestId = useRef(newRequestId());
  const act = useAct(handOver, { invalidates: [guideBoard] });
  if (act.data) {
    const events = act.data.events.filter(({ seq }) => seq > state.seq);
    return (
      <Dialog
        title={t('done')}
        icon="swap"
        iconTone="plum"
        width={460}
        onClose={onClose}
        footer={<Button onClick={onClose}>{t('common:act.close')}</Button>}
      >
        <UndoLines row={row} detail={detail} state={events.reduce(evolve, state)} onUndone={onClose} />
      </Dialog>
    );
  }
  if (isPending) {
    return (
      <Dialog title={t('title')} icon="swap" iconTone="plum" width={500} onClose={onClose}>
        <Skeleton height={240} />
      </Dialog>
    );
  }
  const give = ({ roleId, to, reason, despite }: HandOver) =>
    act.mutate({
      eid,
      target_role: roleId,
      to_user: to.id,
      reason,
      ...(despite !== undefined && { exception: true }),
      request_id: requestId.current,
    });
  return (
    <Choice
      table={{
        flow: detail.flow,
        state,
        members: detail.members,
        present: new Set(row.present),
        absentSince,
      }}
      roleName={names.roleName}
      now={now()}
      by={STAFF}
      first={first ?? (absentSince.size > 0 ? undefined : (awaited ?? undefined))}
      isBusy={act.isPending}
      onGive={give}
      onClose={onClose}
    />
  );
}
