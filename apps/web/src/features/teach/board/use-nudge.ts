import { turnNudge } from '@lets/contract';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';

/** Reminds those for whom a section waits, and says whether it reached them. */
export function useNudge(eid: number) {
  const { t } = useTranslation('turn');
  const nudge = useAct(turnNudge, {
    onSuccess: ({ nudged, absent }) => {
      if (nudged > 0) toast(t('nudge.done'), { type: 'success' });
      else toast(t(absent > 0 ? 'nudge.absent' : 'nudge.lately'), { type: 'info' });
    },
  });
  return {
    remind: (nodeId: string) => nudge.mutate({ eid, nid: nodeId }),
    isUnderWay: nudge.isPending,
  };
}
