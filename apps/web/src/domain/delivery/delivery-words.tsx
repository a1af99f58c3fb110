import type { Delivery, DeliveryState } from '@lets/contract';
import { Tag, type TagTone } from '../../components/surface/surface.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { oneOf } from '../../lib/use-list-params.ts';

const TONE: Readonly<Record<DeliveryState, TagTone>> = {
  waiting: 'gold',
  delivered: 'jade',
  given_up: 'seal',
};

/** Whether something that goes out to another service has arrived. */
export function DeliveryTag({ state }: { state: DeliveryState }) {
  const { t } = useTranslation('outbox');
  return <Tag tone={TONE[state]}>{t(`state.${state}`)}</Tag>;
}

/** What the server itself says of a try that brought no answer; anything else is in the other side's words. */
const OWN_REASONS = [
  'name',
  'connection',
  'certificate',
  'late',
  'too_long',
  'kept_out',
  'fault',
  'token_over',
] as const;

/** Pure: the server's own word for what went wrong, and what it says besides. */
export function reasonParts(reason: string): { own: (typeof OWN_REASONS)[number] | null; words: string } {
  const [word = '', rest = ''] = reason.split(/: (.*)/s);
  const own = oneOf(word, OWN_REASONS);
  return own === null ? { own, words: reason } : { own, words: rest };
}

/** Why the latest try failed. */
export function DeliveryReason({ reason }: Pick<Delivery, 'reason'>) {
  const { t } = useTranslation('outbox');
  const { own, words } = reasonParts(reason);
  return (
    <>
      {own && t(`reason.${own}`)}
      {own ? words && <small>{words}</small> : words}
    </>
  );
}
