import { type CourtRecordDetail, recordDetail } from '@lets/contract';
import { ErrorState, SkeletonRows } from '../../../../components/states/states.tsx';
import { Tag } from '../../../../components/surface/surface.tsx';
import { RecordSigners } from '../../../../domain/run/court-record/record-signers.tsx';
import styles from '../../../../domain/run/court-record/sheet.module.css';
import { Sheet } from '../../../../domain/run/court-record/sheet.tsx';
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
    { staleTime: 0, revision: found ? revisionOfRecord(found) : '' },
  );
  if (read.isError) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <SkeletonRows count={6} height={48} />;
  return (
    <div className={styles.whole}>
      <div className={styles.scroll}>
        <Record record={read.data} />
      </div>
      <RecordActs record={read.data} />
    </div>
  );
}

const TONE = { checking: 'gold', reopened: 'quiet', closed: 'jade' } as const;

function Record({ record }: { record: CourtRecordDetail }) {
  const { t } = useTranslation('court');
  const detail = useRoom(({ detail }) => detail);
  const names = useNames();
  const format = useFormat();
  return (
    <Sheet
      caseName={format.pick(detail.project.name)}
      section={names.nodeName(record.node_id)}
      closed={{ at: record.closed_at, by: names.roleName(record.closed_by) }}
      state={<Tag tone={TONE[record.status]}>{t(`record.status.${record.status}`)}</Tag>}
      signers={<RecordSigners signers={record.signers} earlier={record.earlier} roleName={names.roleName} />}
      hash={record.hash}
    >
      {record.lines.map((line) => (
        <RecordRow key={line.seq} line={line} />
      ))}
    </Sheet>
  );
}
