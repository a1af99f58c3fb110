import { unfilledFields } from '@lets/authoring';
import { type ManagedProject, projectReach, type ReachedRun } from '@lets/contract';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { ReadFault } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './opening-dialogs.module.css';

interface Asked {
  readonly project: ManagedProject;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Before a case is opened: to whom, from when to when, and what they find. */
export function OpenDialog({ project, isBusy, onConfirm, onCancel }: Asked) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const { body, course, students, classes, opens_at, closes_at } = project;
  const unfilled = unfilledFields(project.flow, body).length;
  const isTimed = body.opening_mode !== 'free';
  const to = {
    free: t('open.to_all'),
    limited: t('open.to_course', { course: format.pick(course?.name) }),
    specified: t('open.to_listed', { students: students.length, classes: classes.length }),
  }[body.opening_mode];
  return (
    <ConfirmDialog
      title={t('open.title')}
      icon="unlock"
      tone="primary"
      width={520}
      confirmLabel={t('ready.do')}
      cancelLabel={t('open.not_yet')}
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <dl className={styles.facts}>
        <dt>{t('open.for_whom')}</dt>
        <dd>{to}</dd>
        <dt>{t('open.when')}</dt>
        <dd>
          {t('open.hours', {
            from: isTimed && opens_at !== null ? format.moment(opens_at) : t('info.from_now'),
            to: isTimed && closes_at !== null ? format.moment(closes_at) : t('info.no_end'),
          })}
        </dd>
        <dt>{t('open.what')}</dt>
        <dd>
          {t('open.content', {
            roles: body.roles.length,
            documents: body.documents.length,
            version: project.version,
          })}
        </dd>
      </dl>
      {unfilled > 0 && <p className={styles.note}>{t('open.unfilled', { count: unfilled })}</p>}
      <p className={styles.note}>{t('open.text')}</p>
    </ConfirmDialog>
  );
}

/** Before it is closed again: what goes on, and what nobody can begin any more. */
export function CloseDialog({ project, isBusy, onConfirm, onCancel }: Asked) {
  const { t } = useTranslation('project');
  const reach = useCall(projectReach, { project_id: project.id }, { staleTime: 0 });
  return (
    <ConfirmDialog
      title={t('close.title')}
      icon="lock"
      width={520}
      confirmLabel={t('close.act')}
      cancelLabel={t('close.keep')}
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{t('close.text')}</p>
      <ReadFault of={reach} />
      {reach.data && (
        <>
          <p className={styles.note}>{t('close.running', { count: reach.data.total })}</p>
          <RunNames {...reach.data} />
        </>
      )}
    </ConfirmDialog>
  );
}

/** While experiments of the case are played: that they follow every change at once, and which they are. */
export function ReachNote({ projectId }: { projectId: number }) {
  const { t } = useTranslation('project');
  const reach = useCall(projectReach, { project_id: projectId }, { staleTime: 30_000 });
  if (!reach.data || reach.data.total === 0) return null;
  return (
    <details className={styles.reach}>
      <summary>{t('reach.text', { count: reach.data.total })}</summary>
      <RunNames {...reach.data} />
    </details>
  );
}

function RunNames({ runs, total }: { runs: readonly ReachedRun[]; total: number }) {
  const { t } = useTranslation('project');
  return (
    <ul className={styles.runs}>
      {runs.map(({ eid, name, team_name, class_name, status, version }) => (
        <li key={eid}>
          <span>{name}</span>
          <small>
            {[class_name, team_name, t(`reach.status.${status}`), t('reach.version', { version })]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </li>
      ))}
      {total > runs.length && <li>{t('reach.more', { count: total - runs.length })}</li>}
    </ul>
  );
}
