import { type ReportRow, roleReportList } from '@lets/contract';
import type { FallibleRead } from '../../../../components/states/states.tsx';
import { useCall } from '../../../../lib/query.ts';
import { only, useRoom } from '../room-context.tsx';

/** Each role's report of this section, as far as it may be known; follows what is handed in. */
export function useReports(): { readonly rows: readonly ReportRow[]; readonly read: FallibleRead } {
  const { eid, nodeId } = useRoom(only('eid', 'nodeId'));
  const revision = useRoom(({ state, nodeId }) =>
    Object.values(state.documents)
      .filter((document) => document.node_id === nodeId)
      .map((one) => `${one.id}${one.submitted}${one.archived}`)
      .join(),
  );
  const read = useCall(roleReportList, { eid, nid: nodeId }, { revision });
  return { rows: read.data?.list ?? [], read };
}
