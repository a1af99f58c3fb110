import { differencesOf } from '@lets/authoring';
import { type OutputOf, type WorkflowDetail, workflowCorrections } from '@lets/contract';
import { LinkButton } from '../../../components/button/button.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { Card, Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { correctionsPath, correctPath } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './correct.module.css';
import { DifferenceList } from './difference-list.tsx';
import { withAllOptions } from './pieces.ts';
import { usePieceName } from './use-piece-name.ts';
import { VersionFrame } from './version-frame.tsx';

type Correction = OutputOf<typeof workflowCorrections>['list'][number];

/** /manager/workflow/corrections/{flow_id}: what was corrected of a published version, the latest first. */
export function Component() {
  const { t } = useTranslation('correct');
  return (
    <VersionFrame title={t('list.title')} path={correctionsPath}>
      {(detail) => <List detail={detail} />}
    </VersionFrame>
  );
}

function List({ detail }: { detail: WorkflowDetail }) {
  const { t } = useTranslation('correct');
  const read = useCall(workflowCorrections, { flow_id: detail.flow_id }, { staleTime: 0 });
  return (
    <QueryView
      query={read}
      skeleton={<SkeletonRows count={3} height={120} />}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          icon="history"
          title={t('list.none')}
          text={t('list.none_text')}
          action={<LinkButton to={correctPath(detail.flow_id)}>{t('title')}</LinkButton>}
        />
      }
    >
      {({ list }) => (
        <ol className={styles.list}>
          {list.map((correction) => (
            <li key={correction.id}>
              <Entry detail={detail} correction={correction} />
            </li>
          ))}
        </ol>
      )}
    </QueryView>
  );
}

function Entry({ detail, correction }: { detail: WorkflowDetail; correction: Correction }) {
  const { t } = useTranslation('correct');
  const format = useFormat();
  const nameOf = usePieceName(detail.flow);
  const { change, before, reason, corrected_by, corrected_at, running_count } = correction;
  const differences = differencesOf(withAllOptions(detail.flow, before), withAllOptions(detail.flow, change));
  return (
    <Card className={styles.entry ?? ''}>
      <header>
        <h2>{nameOf(change)}</h2>
        <Tag tone={running_count > 0 ? 'jade' : 'quiet'}>{t('list.running', { count: running_count })}</Tag>
        <span className={styles.by}>
          {corrected_by.name}
          <time dateTime={new Date(corrected_at).toISOString()}>{format.dateTime(corrected_at)}</time>
        </span>
      </header>
      <p>{t('list.reason', { reason })}</p>
      <DifferenceList flow={detail.flow} differences={differences} />
    </Card>
  );
}
