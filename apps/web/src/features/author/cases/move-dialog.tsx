import { alignProject } from '@lets/authoring';
import { type CaseProject, type ManagedProject, workflowDetail } from '@lets/contract';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../../components/states/states.tsx';
import { FlowChanges } from '../../../domain/flow/versions/flow-changes.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './opening-dialogs.module.css';

/** Before a case is moved to another version of its workflow, later or earlier: what is different there, and what of the case has no place in it. */
export function MoveDialog(props: {
  project: ManagedProject;
  to: NonNullable<ManagedProject['newer']>;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { project, to } = props;
  const { t } = useTranslation('project');
  const target = useCall(workflowDetail, { flow_id: to.flow_id }, { staleTime: 0 });
  return (
    <ConfirmDialog
      title={t('move_to.title', { version: to.version })}
      icon="restart"
      tone="primary"
      width={640}
      confirmLabel={t('move', { version: to.version })}
      cancelLabel={t('move_to.keep', { version: project.version })}
      busy={props.isBusy}
      disabled={!target.data}
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
    >
      <p className={styles.note}>{t('move_to.text')}</p>
      <FlowChanges from={project.flow_id} to={to.flow_id} />
      <QueryView query={target} skeleton={<SkeletonRows count={1} height={28} />}>
        {({ flow }) => <Lost before={project.body} after={alignProject(project.body, flow)} />}
      </QueryView>
    </ConfirmDialog>
  );
}

function Lost({ before, after }: { before: CaseProject; after: CaseProject }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const written = before.roles.filter(({ name, brief }) => name.zh || name.en || brief.zh || brief.en);
  const lost = (
    [
      [
        'roles',
        written.filter(({ role_id }) => !after.roles.some((role) => role.role_id === role_id)).length,
      ],
      ['documents', before.documents.length - after.documents.length],
      ['templates', (before.templates ?? []).length - (after.templates ?? []).length],
      ['jumps', before.jumps.length - after.jumps.length],
    ] as const
  ).filter(([, count]) => count > 0);
  if (lost.length === 0) return <p className={styles.note}>{t('move_to.nothing_lost')}</p>;
  const words = lost.map(([what, count]) => t(`move_to.${what}`, { count }));
  return <p role="alert">{t('move_to.lost', { what: format.list(words) })}</p>;
}
