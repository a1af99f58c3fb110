import { type Rehearsal, rehearsalBegin, rehearsalEnd, rehearsalOwn } from '@lets/contract';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/dialog.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { toast } from '../../../../components/toast/toast.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { lazyPart } from '../../../../lib/lazy-part.ts';
import { rehearsedPath, roomDoor } from '../../../../lib/paths.ts';
import { useAct } from '../../../../lib/query.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useOpen } from '../../../../lib/use-open.ts';
import { useRoom } from '../room-context.tsx';
import styles from './rehearsal-strip.module.css';

/** Only authors come here, and few of them. */
const dialog = lazyPart(
  async () => (await import('../../../../domain/flow/rehearsal/rehearsal-dialog.tsx')).RehearsalDialog,
);

/** Says above every section that this is a rehearsal of a draft, and begins it again, otherwise, or ends it. */
export function RehearsalStrip() {
  const plan = useRoom(({ detail }) => detail.rehearsal);
  return plan ? <Strip plan={plan} /> : null;
}

type Asked = 'again' | 'other' | 'end';

function Strip({ plan }: { plan: Rehearsal }) {
  const { t } = useTranslation('rehearsal');
  const { pick } = useFormat();
  const eid = useRoom(({ eid }) => eid);
  const flow = useRoom(({ detail }) => detail.flow);
  const navigate = useNavigate();
  const [asked, ask, close] = useOpen<Asked>();
  const again = useAct(rehearsalBegin, {
    invalidates: [rehearsalOwn],
    onSuccess: (next) => {
      close();
      void navigate(roomDoor(next.eid, plan.from));
    },
  });
  const end = useAct(rehearsalEnd, {
    invalidates: [rehearsalOwn],
    onSuccess: () => {
      toast(t('strip.ended'), { type: 'success' });
      void navigate(rehearsedPath(plan));
    },
  });
  const { flow_id, project_id, role_id, from } = plan;
  const same = {
    flow_id,
    ...(project_id !== null && { project_id }),
    ...(role_id !== null && { role_id }),
    ...(from !== null && { from }),
  };
  const role = pick(flow.roles.find(({ id }) => id === role_id)?.name);
  return (
    <section className={styles.strip} aria-label={t('strip.label')}>
      <Icon name="eye" size={17} />
      <b>{t('strip.label')}</b>
      <span>
        {role_id === null ? t('strip.as_all') : t('strip.as', { role })}
        {t('strip.text')}
      </span>
      <span className={styles.acts}>
        <Button size="sm" icon="restart" onClick={() => ask('again')}>
          {t('strip.again')}
        </Button>
        <Button size="sm" icon="swap" onClick={() => ask('other')}>
          {t('strip.other')}
        </Button>
        <Button size="sm" icon="stop" onClick={() => ask('end')}>
          {t('strip.end')}
        </Button>
      </span>
      {asked === 'other' && (
        <Suspense>
          <dialog.Part flow={flow} plan={plan} hasCase={project_id !== null} isInside onClose={close} />
        </Suspense>
      )}
      {(asked === 'again' || asked === 'end') && (
        <ConfirmDialog
          title={t(`strip.${asked}_title`)}
          confirmLabel={t(`strip.${asked}`)}
          cancelLabel={t('strip.keep')}
          busy={again.isPending || end.isPending}
          onConfirm={() => (asked === 'end' ? end.mutate({ eid }) : again.mutate(same))}
          onCancel={close}
        >
          <p>{t(`strip.${asked}_text`)}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
