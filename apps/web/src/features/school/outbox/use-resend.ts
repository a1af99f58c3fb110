import { deliveryList, deliveryResend, integrationList, xapiRunResend } from '@lets/contract';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';

/** Sends again at once what has not arrived, or all that a record store should know of an experiment. */
export function useResend(onDone: () => void) {
  const { t } = useTranslation('outbox');
  const { mutate: resend, isPending } = useAct(deliveryResend, {
    invalidates: [deliveryList, integrationList],
    onSuccess: ({ count }) => {
      onDone();
      toast(t('resent', { count }), { type: count > 0 ? 'success' : 'warning' });
    },
  });
  const run = useAct(xapiRunResend, {
    invalidates: [deliveryList, integrationList],
    onSuccess: ({ count }) => toast(t('run_resent', { count }), { type: count > 0 ? 'success' : 'warning' }),
  });
  return { resend, resendRun: (eid: number) => run.mutate({ eid }), isPending: isPending || run.isPending };
}
