import { PaperQuality, usePartnerPapers } from '../../../../domain/run/partner-papers/partner-papers.tsx';
import { useRoom } from '../room-context.tsx';

/** For whoever looks on: how good what a partner drafted is. */
export function PartnersPaper({ documentId }: { documentId: string }) {
  const eid = useRoom((room) => room.eid);
  const enabled = useRoom(
    ({ me, detail }) => me.isStaff && detail.members.some(({ automatic }) => automatic),
  );
  const drafted = useRoom(({ state }) => Object.keys(state.documents).length);
  return <PaperQuality paper={usePartnerPapers(eid, { enabled, drafted })(documentId)} />;
}
