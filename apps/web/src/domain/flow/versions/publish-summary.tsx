import { type WorkflowDetail, workflowReach } from '@lets/contract';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { FlowChanges } from './flow-changes.tsx';
import styles from './versions.module.css';

/** What a new version changes, and the cases it is for: read before it is published. */
export function PublishSummary({ detail }: { detail: WorkflowDetail }) {
  const { t } = useTranslation('workflow');
  const last = detail.versions
    .filter(({ published_at, version }) => published_at !== null && version < detail.version)
    .sort((a, b) => b.version - a.version)[0];
  return (
    <div className={styles.summary}>
      <section>
        <h3>
          {last
            ? t('publish.changes', { version: last.version })
            : t('publish.first', { version: detail.version })}
        </h3>
        {last && <FlowChanges from={last.flow_id} to={detail.flow_id} />}
      </section>
      <section>
        <h3>{t('publish.for_whom')}</h3>
        <Reach flowId={detail.flow_id} />
      </section>
      <p className={styles.note}>{t('publish.text')}</p>
    </div>
  );
}

function Reach({ flowId }: { flowId: number }) {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const read = useCall(workflowReach, { flow_id: flowId }, { staleTime: 0 });
  return (
    <QueryView
      query={read}
      skeleton={<SkeletonRows count={2} height={28} />}
      isEmpty={({ case_count }) => case_count === 0}
      empty={<p className={styles.note}>{t('publish.no_cases')}</p>}
    >
      {({ cases, case_count }) => (
        <>
          <ul className={styles.cases}>
            {cases.map(({ id, name, version, running_count }) => (
              <li key={id}>
                <span>{format.pick(name)}</span>
                <small>
                  {t('publish.on_version', { version })}
                  {running_count > 0 && t('publish.running', { count: running_count })}
                </small>
              </li>
            ))}
            {case_count > cases.length && (
              <li>{t('publish.more_cases', { count: case_count - cases.length })}</li>
            )}
          </ul>
          <p className={styles.note}>{t('publish.cases_stay')}</p>
        </>
      )}
    </QueryView>
  );
}
