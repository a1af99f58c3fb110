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
import { ProcessesCard, useProcessWords } from './processes-card.tsx';
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
      <Alarms alarms={status.alarms} processes={status.processes} />
      <ProcessesCard at={status.at} processes={status.processes} />
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

/** Of every server that is there: the one that answered knows its own best. */
function Alarms({ alarms, processes }: Pick<SystemStatus, 'alarms' | 'processes'>) {
  const { t } = useTranslation('status');
  const format = useFormat();
  const words = useProcessWords();
  const own = alarms.map((alarm) => ({ ...alarm, server: null }));
  const others = processes
    .filter(({ is_this, is_gone }) => !is_this && !is_gone)
    .flatMap((process) =>
      (process.told?.alarms ?? []).map((alarm) => ({ ...alarm, server: words(process).name })),
    );
  const all = [...own, ...others];
  if (all.length === 0)
    return (
      <p className={styles.calm}>
        <Icon name="checkc" size={17} />
        {t('alarms.none')}
      </p>
    );
  return (
    <ul className={styles.alarms} role="alert">
      {all.map(({ kind, detail, since, server }) => (
        <li key={`${server} ${kind}`}>
          <Icon name="alert" size={17} />
          <b>
            {server === null
              ? t(`alarms.kinds.${kind}`)
              : t('alarms.at', { alarm: t(`alarms.kinds.${kind}`), server })}
          </b>
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
  const words = useProcessWords();
  async function copy() {
    const isCopied = await copyText(textOf(status, sections, words));
    toast(t(isCopied ? 'copied' : 'not_copied'), { type: isCopied ? 'success' : 'error' });
  }
  return (
    <Button icon="copy" onClick={() => void copy()}>
      {t('copy')}
    </Button>
  );
}

function textOf(
  { at, alarms, errors, log, processes }: SystemStatus,
  sections: readonly Section[],
  wordsOf: ReturnType<typeof useProcessWords>,
): string {
  return [
    `LETS ${new Date(at).toISOString()}`,
    ...sections.flatMap(({ title, facts }) => [
      '',
      title,
      ...facts.map(({ label, value }) => `  ${label}: ${value}`),
    ]),
    '',
    `log: ${log.level}`,
    ...processes.map((process) => {
      const { name, loop, seen, backup } = wordsOf(process);
      const parts = [name, process.lets, loop, seen, backup];
      return `server: ${parts.filter(Boolean).join('; ')}`;
    }),
    ...alarms.map(({ kind, detail, since }) => `alarm: ${kind} ${detail} ${new Date(since).toISOString()}`),
    ...errors.map(
      ({ message, count, last_at, trace }) =>
        `error: ${count} × ${message} ${new Date(last_at).toISOString()} ${trace ?? ''}`,
    ),
  ].join('\n');
}
