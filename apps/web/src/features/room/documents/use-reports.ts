import { type ReportRow, roleReportList } from '@lets/contract';
import { useCall } from '../../../lib/query.ts';
import { useRefetchOn } from '../../../lib/use-refetch-on.ts';
import { useRoomContext } from '../room-context.tsx';

/** Each role's report of this section, as far as it may be known; follows what is handed in. */
export function useReports(): readonly ReportRow[] {
  const { eid, nid, state } = useRoomContext();
  const read = useCall(roleReportList, { eid, nid }, { silent: true });
  const standing = Object.values(state.documents).filter((document) => document.node_id === nid);
  useRefetchOn(standing.map((one) => `${one.id}${one.submitted}${one.archived}`).join(), read.refetch);
  return read.data?.list ?? [];
}
