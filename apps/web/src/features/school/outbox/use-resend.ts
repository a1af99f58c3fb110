import { deliveryList, deliveryResend, integrationList } from '@lets/contract';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';

/** Sends again at once what has not arrived. */
export function useResend(onDone: () => void) {
  const { t } = useTranslation('outbox');
  const { mutate: resend, isPending } = useAct(deliveryResend, {
    invalidates: [deliveryList, integrationList],
    onSuccess: ({ count }) => {
      onDone();
      toast(t('resent', { count }), { type: count > 0 ? 'success' : 'warning' });
    },
  });
  return { resend, isPending };
}
