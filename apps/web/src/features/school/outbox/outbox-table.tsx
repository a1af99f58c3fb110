import type { Delivery } from '@lets/contract';
import { Link } from 'react-router';
import { Button } from '../../../components/button/button.tsx';
import { type Column, ManageTable } from '../../../components/manage-table/manage-table.tsx';
import { DeliveryReason, DeliveryTag } from '../../../domain/delivery/delivery-words.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { recordPath } from '../../../lib/paths.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Selection } from '../../../lib/use-selection.ts';
import styles from './outbox.module.css';

interface OutboxTableProps {
  list: readonly Delivery[];
  selection: Selection;
  isBusy: boolean;
  onResend: (id: number) => void;
  onResendRun: (eid: number) => void;
}

/** Each delivery: whom it is about, where it goes, how far it is and why. */
export function OutboxTable({ list, selection, isBusy, onResend, onResendRun }: OutboxTableProps) {
  const { t } = useTranslation('outbox');
  return (
    <ManageTable
      label={t('title')}
      columns={useColumns()}
      rows={list}
      selection={selection}
      nameOf={({ id, person }) => person || String(id)}
      acts={({ id, state, topic, eid }) => (
        <>
          {topic === 'xapi_statement' && eid !== null && (
            <Button variant="text" disabled={isBusy} onClick={() => onResendRun(eid)}>
              {t('resend_run')}
            </Button>
          )}
          {state !== 'delivered' && (
            <Button variant="text" disabled={isBusy} onClick={() => onResend(id)}>
              {t('resend')}
            </Button>
          )}
        </>
      )}
    />
  );
}

function useColumns(): readonly Column<Delivery, never>[] {
  const { t } = useTranslation('outbox');
  const format = useFormat();
  return [
    {
      key: 'what',
      head: t('column.what'),
      cell: ({ topic, person, eid }) => (
        <>
          {person || t('nobody')}
          <small>
            {t(`topic.${topic}`)}
            {eid !== null && (
              <>
                {' · '}
                <Link to={recordPath(eid)}>{t('experiment', { eid })}</Link>
              </>
            )}
          </small>
        </>
      ),
    },
    { key: 'service', head: t('column.service'), cell: ({ integration }) => format.pick(integration.name) },
    {
      key: 'state',
      head: t('column.state'),
      look: 'whole',
      cell: ({ state, tries }) => (
        <>
          <DeliveryTag state={state} />
          {tries > 0 && <small>{t('tries', { count: tries })}</small>}
        </>
      ),
    },
    {
      key: 'reason',
      head: t('column.reason'),
      className: styles.reason,
      cell: ({ reason }) => <DeliveryReason reason={reason} />,
    },
    {
      key: 'time',
      head: t('column.time'),
      look: 'whole',
      cell: ({ created_at, next_at, delivered_at }) => (
        <>
          {format.dateTime(created_at)}
          {delivered_at !== null && <small>{t('delivered_at', { time: format.moment(delivered_at) })}</small>}
          {next_at !== null && <small>{t('next_at', { time: format.moment(next_at) })}</small>}
        </>
      ),
    },
  ];
}
