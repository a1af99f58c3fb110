import { courtOf, type SectionState } from '@lets/engine';
import { useMemo } from 'react';
import { SideText, Tag } from '../../../../components/surface/surface.tsx';
import { RecordSigners } from '../../../../domain/run/court-record/record-signers.tsx';
import styles from '../../../../domain/run/court-record/sheet.module.css';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { StageProps } from '../stage/stage-props.ts';
import { type CourtLine, courtLines, signersAt } from './court-lines.ts';
import { recordStatus } from './record-status.ts';

type SheetProps = Pick<StageProps, 'detail' | 'names' | 'timeline' | 'index' | 'state'> & {
  section: SectionState;
};

/** A hearing's record as it read at the moment of the replay. */
export function CourtSheet({ detail, names, timeline, index, state, section }: SheetProps) {
  const { t } = useTranslation(['court', 'replay']);
  const format = useFormat();
  const { record } = courtOf(section);
  const lines = useMemo(() => courtLines(timeline.events, index, section), [timeline, index, section]);
  const checks = useMemo(
    () => record && signersAt(timeline.events.slice(0, index), state, record, names.user),
    [timeline, index, state, record, names],
  );
  const roleName = (id: string) => names.knownRole(id)?.name ?? id;
  const status = recordStatus(section);
  return (
    <article className={styles.sheet} aria-label={t('record.title')}>
      <header>
        <h2>{t('record.title')}</h2>
        <p>{format.pick(detail.project.name)}</p>
        <dl>
          <Fact label={t('record.section')}>{names.nodeName(section.node_id)}</Fact>
          {record && <Fact label={t('record.closed')}>{format.moment(record.closed_at)}</Fact>}
          {record && (
            <Fact label={t('record.closed_by')}>
              {record.closed_by ? roleName(record.closed_by) : t('record.leader')}
            </Fact>
          )}
          <Fact label={t('record.state')}>
            <Tag tone={status.tone}>{t(status.text)}</Tag>
          </Fact>
        </dl>
      </header>
      <ol>
        {lines.map((line) => (
          <Line key={line.event.seq} line={line} names={names} />
        ))}
      </ol>
      {checks && <RecordSigners {...checks} roleName={roleName} />}
      {record && (
        <footer className={styles.hash}>
          {t('record.hash')} <code>{record.hash}</code>
        </footer>
      )}
    </article>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Line({ line, names }: { line: CourtLine } & Pick<StageProps, 'names'>) {
  const { t } = useTranslation('court');
  const format = useFormat();
  const { event, corrected, corrections } = line;
  const role = names.knownRole(event.role_id);
  const nameOf = (id: string | null) => names.knownRole(id)?.name ?? t('record.leader');
  return (
    <li className={styles.line}>
      <div className={styles.who}>
        <SideText side={role?.side ?? null}>{role?.name}</SideText>
        <time>{format.time(event.at)}</time>
      </div>
      <div>
        <p>
          {corrected === null ? (
            event.data.text
          ) : (
            <>
              <del>{event.data.text}</del> <ins>{corrected}</ins>
            </>
          )}
        </p>
        {corrections.map(({ id, status, role_id, answered_by, text, reason }) => (
          <p key={id} className={styles.note} data-status={status}>
            {status === 'asked' ? (
              <>
                {t('correct.asked', { who: nameOf(role_id) })} {text}
              </>
            ) : (
              t(`correct.${status}`, { who: nameOf(role_id), by: nameOf(answered_by), text })
            )}
            {reason && t('correct.because', { reason })}
          </p>
        ))}
      </div>
    </li>
  );
}
