import { type SystemStatus, statusRead } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { PageHeader } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../../components/states/states.tsx';
import { Card } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ErrorsCard } from './errors-card.tsx';
import { LogCard } from './log-card.tsx';
import styles from './status.module.css';
import { type Section, useSections } from './use-sections.ts';

const REFRESH_MS = 10_000;

/** /manager/user/status: how the server is doing, for the super administrator. */
export function Component() {
  const { t } = useTranslation('status');
  usePageTitle(t('title'));
  const read = useCall(statusRead, {}, { refetchInterval: REFRESH_MS });
  return (
    <QueryView<SystemStatus> query={read} skeleton={<SkeletonRows count={4} height={160} />}>
      {(status) => <Status status={status} />}
    </QueryView>
  );
}

function Status({ status }: { status: SystemStatus }) {
  const { t } = useTranslation('status');
  const format = useFormat();
  const sections = useSections(status);
  return (
    <>
      <PageHeader
        title={t('title')}
        count={t('as_of', { time: format.timeWithSeconds(status.at) })}
        actions={<CopyButton status={status} sections={sections} />}
      />
      <Alarms alarms={status.alarms} />
      <div className={styles.grid}>
        {sections.map((section) => (
          <SectionCard key={section.key} section={section} />
        ))}
        <LogCard log={status.log} />
      </div>
      <ErrorsCard errors={status.errors} />
      <p className={styles.note}>{t('note')}</p>
    </>
  );
}

function Alarms({ alarms }: Pick<SystemStatus, 'alarms'>) {
  const { t } = useTranslation('status');
  const format = useFormat();
  if (alarms.length === 0)
    return (
      <p className={styles.calm}>
        <Icon name="checkc" size={17} />
        {t('alarms.none')}
      </p>
    );
  return (
    <ul className={styles.alarms} role="alert">
      {alarms.map(({ kind, detail, since }) => (
        <li key={kind}>
          <Icon name="alert" size={17} />
          <b>{t(`alarms.kinds.${kind}`)}</b>
          <span>{detail}</span>
          <small>{t('alarms.since', { time: format.moment(since) })}</small>
        </li>
      ))}
    </ul>
  );
}

function SectionCard({ section }: { section: Section }) {
  return (
    <Card className={styles.card ?? ''}>
      <h2>{section.title}</h2>
      <dl className={styles.facts}>
        {section.facts.map(({ label, value, isBad }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={classNames(isBad && styles.bad)}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Everything on the page as text: for a message to those who help. */
function CopyButton({ status, sections }: { status: SystemStatus; sections: readonly Section[] }) {
  const { t } = useTranslation('status');
  async function copy() {
    const isCopied = await copyText(textOf(status, sections));
    toast(t(isCopied ? 'copied' : 'not_copied'), { type: isCopied ? 'success' : 'error' });
  }
  return (
    <Button icon="copy" onClick={() => void copy()}>
      {t('copy')}
    </Button>
  );
}

function textOf({ at, alarms, errors, log }: SystemStatus, sections: readonly Section[]): string {
  return [
    `LETS ${new Date(at).toISOString()}`,
    ...sections.flatMap(({ title, facts }) => [
      '',
      title,
      ...facts.map(({ label, value }) => `  ${label}: ${value}`),
    ]),
    '',
    `log: ${log.level}`,
    ...alarms.map(({ kind, detail, since }) => `alarm: ${kind} ${detail} ${new Date(since).toISOString()}`),
    ...errors.map(
      ({ message, count, last_at, trace }) =>
        `error: ${count} × ${message} ${new Date(last_at).toISOString()} ${trace ?? ''}`,
    ),
  ].join('\n');
}
