import type { Integration } from '@lets/contract';
import { Link } from 'react-router';
import { LinkButton } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { ActTable } from '../../../components/list-tools/act-table.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './integrations.module.css';
import { ADMITTING, KIND_ICON, SENDING } from './kinds.ts';
import { SwitchButton } from './switch-button.tsx';

/** Each service with its state, who comes in by it and what waits for it. */
export function IntegrationTable({ list }: { list: readonly Integration[] }) {
  const { t } = useTranslation('integrations');
  return (
    <ActTable
      className={styles.table}
      heads={(['name', 'state', 'people', 'outbox'] as const).map((key) => t(`column.${key}`))}
      acts={t('column.acts')}
    >
      {list.map((integration) => (
        <Row key={integration.id} integration={integration} />
      ))}
    </ActTable>
  );
}

function Row({ integration }: { integration: Integration }) {
  const { t } = useTranslation('integrations');
  const format = useFormat();
  const { id, kind, name, is_on, in_environment, people, changed_at } = integration;
  const page = `/manager/user/integrations/${id}`;
  return (
    <tr>
      <td>
        <span className={styles.name}>
          <Icon name={KIND_ICON[kind]} size={18} />
          <span>
            <Link to={page}>{format.pick(name)}</Link>
            <small>{t(`kind.${kind}`)}</small>
          </span>
        </span>
      </td>
      <td>
        <Tag tone={is_on ? 'jade' : 'quiet'}>{t(is_on ? 'state.is_on' : 'state.is_off')}</Tag>
        {in_environment && <Tag tone="line">{t('environment')}</Tag>}
        <small>{t('changed', { time: format.moment(changed_at) })}</small>
      </td>
      <td>{ADMITTING.includes(kind) ? t('people', { count: people }) : '–'}</td>
      <td>{SENDING.includes(kind) ? <Outbox integration={integration} /> : '–'}</td>
      <td>
        <span className={styles.acts}>
          {!in_environment && <SwitchButton integration={integration} />}
          <LinkButton variant="text" to={page}>
            {t('open')}
          </LinkButton>
        </span>
      </td>
    </tr>
  );
}

function Outbox({ integration }: { integration: Integration }) {
  const { t } = useTranslation('integrations');
  const { id, waiting, given_up } = integration;
  const to = (state: string) => `/manager/user/integrations/outbox?integration=${id}&state=${state}`;
  if (waiting === 0 && given_up === 0) return t('all_sent');
  return (
    <span className={styles.counts}>
      {waiting > 0 && <Link to={to('waiting')}>{t('waiting', { count: waiting })}</Link>}
      {given_up > 0 && (
        <Link to={to('given_up')} className={styles.bad}>
          {t('given_up', { count: given_up })}
        </Link>
      )}
    </span>
  );
}
