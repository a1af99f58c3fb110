import { type Rehearsal, rehearsalBegin, rehearsalEnd, rehearsalOwn } from '@lets/contract';
import { memo, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../../components/dialog/dialog.tsx';
import { toast } from '../../../../components/toast/toast.tsx';
import { mayBeginIn } from '../../../../domain/flow/rehearsal/may-begin.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { lazyPart } from '../../../../lib/lazy-part.ts';
import { rehearsedPath, roomDoor } from '../../../../lib/paths.ts';
import { useAct } from '../../../../lib/query.ts';
import { useStore } from '../../../../lib/store.ts';
import { useRoom } from '../room-context.tsx';
import { asked } from './asked.ts';

/** Only authors come here, and few of them. */
const dialog = lazyPart(
  async () => (await import('../../../../domain/flow/rehearsal/rehearsal-dialog.tsx')).RehearsalDialog,
);

const close = () => asked.set(null);

/** What the strip of a rehearsal asks: over the room and not in its section, which goes on behind it. */
export const RehearsalQuestions = memo(function RehearsalQuestions() {
  const plan = useRoom(({ detail }) => detail.rehearsal);
  useEffect(() => close, []);
  return plan ? <Question plan={plan} /> : null;
});

function Question({ plan }: { plan: Rehearsal }) {
  const now = useStore(asked);
  const flow = useRoom(({ detail }) => detail.flow);
  const nodeId = useRoom(({ nodeId }) => nodeId);
  if (now === null) return null;
  if (now !== 'other') return <Confirm plan={plan} what={now} />;
  // Another role most often goes on here.
  const isHere = flow.nodes.some(({ id, kind }) => id === nodeId && mayBeginIn(kind));
  const wanted = isHere ? { ...plan, from: nodeId } : plan;
  return (
    <Suspense>
      <dialog.Part flow={flow} plan={wanted} hasCase={plan.project_id !== null} isInside onClose={close} />
    </Suspense>
  );
}

function Confirm({ plan, what }: { plan: Rehearsal; what: 'again' | 'end' }) {
  const { t } = useTranslation('rehearsal');
  const navigate = useNavigate();
  const eid = useRoom(({ eid }) => eid);
  const again = useAct(rehearsalBegin, {
    invalidates: [rehearsalOwn],
    onSuccess: (next) => {
      close();
      void navigate(roomDoor(next.eid, plan.from));
    },
    onError: close,
  });
  const end = useAct(rehearsalEnd, {
    invalidates: [rehearsalOwn],
    onSuccess: () => {
      toast(t('strip.ended'), { type: 'success' });
      void navigate(rehearsedPath(plan));
    },
    onError: close,
  });
  const { flow_id, project_id, role_id, from } = plan;
  const same = {
    flow_id,
    ...(project_id !== null && { project_id }),
    ...(role_id !== null && { role_id }),
    ...(from !== null && { from }),
  };
  return (
    <ConfirmDialog
      title={t(`strip.${what}_title`)}
      confirmLabel={t(`strip.${what}`)}
      cancelLabel={t('strip.keep')}
      busy={again.isPending || end.isPending}
      onConfirm={() => (what === 'end' ? end.mutate({ eid }) : again.mutate(same))}
      onCancel={close}
    >
      <p>{t(`strip.${what}_text`)}</p>
    </ConfirmDialog>
  );
}
