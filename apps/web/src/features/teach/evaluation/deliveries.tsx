import { ILAB_STEPS_MIN, type RunDelivery, runDeliveries, runDeliveryResend } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Drawer } from '../../../components/drawer/drawer.tsx';
import { ReadFault } from '../../../components/states/states.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { DeliveryReason, DeliveryTag } from '../../../domain/delivery/delivery-words.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './deliveries.module.css';

const REFRESH_MS = 5_000;

/** What becomes of a run's marks at the learning platform and ilab-x; nothing where none goes out. */
export function Deliveries({ eid }: { eid: number }) {
  const { t } = useTranslation('deliveries');
  const [isOpen, setOpen] = useState(false);
  const read = useCall(
    runDeliveries,
    { eid },
    {
      quiet: 'marks are given without it; when it is open it says so itself',
      ...(isOpen && { refetchInterval: REFRESH_MS }),
    },
  );
  const list = read.data?.list ?? [];
  const failed = list.filter(({ state }) => state === 'given_up').length;
  if (list.length === 0) return null;
  return (
    <>
      <Button icon={failed > 0 ? 'alert' : 'send'} onClick={() => setOpen(true)}>
        {failed > 0 ? t('open_failed', { count: failed }) : t('open')}
      </Button>
      {isOpen && (
        <Drawer title={t('title')} count={list.length} width={560} onClose={() => setOpen(false)}>
          <ReadFault of={read} />
          <Opened eid={eid} list={list} failed={failed} />
        </Drawer>
      )}
    </>
  );
}

function Opened({ eid, list, failed }: { eid: number; list: readonly RunDelivery[]; failed: number }) {
  const { t } = useTranslation('deliveries');
  const { mutate, isPending } = useAct(runDeliveryResend, {
    invalidates: [runDeliveries],
    onSuccess: ({ count }) => toast(t('resent', { count }), { type: count > 0 ? 'success' : 'warning' }),
  });
  const fewest = Math.min(...list.flatMap(({ steps }) => steps ?? []));
  return (
    <div className={styles.panel}>
      <p className={styles.text}>{t('text')}</p>
      {fewest < ILAB_STEPS_MIN && (
        <p className={styles.hint}>{t('few_steps', { count: fewest, least: ILAB_STEPS_MIN })}</p>
      )}
      {failed > 0 && (
        <Button icon="restart" busy={isPending} onClick={() => mutate({ eid })}>
          {t('resend_all')}
        </Button>
      )}
      <ul className={styles.list}>
        {list.map((one) => (
          <One key={one.id} of={one} isBusy={isPending} onResend={() => mutate({ eid, ids: [one.id] })} />
        ))}
      </ul>
    </div>
  );
}

function One({ of, isBusy, onResend }: { of: RunDelivery; isBusy: boolean; onResend: () => void }) {
  const { t } = useTranslation('deliveries');
  const format = useFormat();
  const { state, stage, score, steps, tries, reason, next_at, delivered_at } = of;
  const said = [
    t(`topic.${of.topic}`),
    format.pick(of.service),
    stage && t(`stage.${stage}`),
    score !== null && t('score', { score: format.number(score) }),
    steps !== null && t('steps', { count: steps }),
  ];
  const went = [
    delivered_at !== null && t('delivered_at', { time: format.moment(delivered_at) }),
    state !== 'delivered' && tries > 0 && t('tries', { count: tries }),
    next_at !== null && tries > 0 && t('next_at', { time: format.moment(next_at) }),
  ];
  return (
    <li className={styles.one}>
      <div>
        <strong>{of.person.name}</strong>
        <DeliveryTag state={state} />
        <small>{said.filter(Boolean).join(' · ')}</small>
        {state !== 'delivered' && reason !== '' && (
          <span className={styles.reason}>
            <DeliveryReason reason={reason} />
          </span>
        )}
        <small>{went.filter(Boolean).join(' · ')}</small>
      </div>
      <Button
        variant="text"
        disabled={isBusy}
        aria-label={t('resend_for', { name: of.person.name })}
        onClick={onResend}
      >
        {t('resend')}
      </Button>
    </li>
  );
}
