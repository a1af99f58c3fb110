import { type CourtRecordDetail, recordDetail } from '@lets/contract';
import { ErrorState, SkeletonRows } from '../../../../components/states/states.tsx';
import { Tag } from '../../../../components/surface/surface.tsx';
import { RecordSigners } from '../../../../domain/run/court-record/record-signers.tsx';
import styles from '../../../../domain/run/court-record/sheet.module.css';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useCall } from '../../../../lib/query.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import { RecordActs } from './record-acts.tsx';
import { RecordRow } from './record-row.tsx';
import { recordOfVisit, revisionOfRecord } from './records.ts';

/** The court record as a sheet to be read, corrected and signed. */
export function RecordSheet({ nodeId, visit }: { nodeId: string; visit: number }) {
  const eid = useRoom(({ eid }) => eid);
  const found = useRoom(({ state }) => recordOfVisit(state, nodeId, visit));
  const read = useCall(
    recordDetail,
    { eid, nid: nodeId, visit },
    { silent: true, staleTime: 0, revision: found ? revisionOfRecord(found) : '' },
  );
  if (read.isError) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <SkeletonRows count={6} height={48} />;
  return (
    <div className={styles.whole}>
      <div className={styles.scroll}>
        <Sheet record={read.data} />
      </div>
      <RecordActs record={read.data} />
    </div>
  );
}

const TONE = { checking: 'gold', reopened: 'quiet', closed: 'jade' } as const;

function Sheet({ record }: { record: CourtRecordDetail }) {
  const { t } = useTranslation('court');
  const detail = useRoom(({ detail }) => detail);
  const names = useNames();
  const format = useFormat();
  return (
    <article className={styles.sheet} aria-label={t('record.title')}>
      <header>
        <h2>{t('record.title')}</h2>
        <p>{format.pick(detail.project.name)}</p>
        <dl>
          <div>
            <dt>{t('record.section')}</dt>
            <dd>{names.nodeName(record.node_id)}</dd>
          </div>
          <div>
            <dt>{t('record.closed')}</dt>
            <dd>{format.moment(record.closed_at)}</dd>
          </div>
          <div>
            <dt>{t('record.closed_by')}</dt>
            <dd>{names.roleName(record.closed_by) || t('record.leader')}</dd>
          </div>
          <div>
            <dt>{t('record.state')}</dt>
            <dd>
              <Tag tone={TONE[record.status]}>{t(`record.status.${record.status}`)}</Tag>
            </dd>
          </div>
        </dl>
      </header>
      <ol>
        {record.lines.map((line) => (
          <RecordRow key={line.seq} line={line} />
        ))}
      </ol>
      <RecordSigners signers={record.signers} earlier={record.earlier} roleName={names.roleName} />
      <footer className={styles.hash}>
        {t('record.hash')} <code>{record.hash}</code>
      </footer>
    </article>
  );
}
