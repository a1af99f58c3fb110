import type { ReactNode } from 'react';
import { SideText } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { RunRole } from '../names.ts';
import styles from './sheet.module.css';

interface SheetProps {
  readonly caseName: string;
  readonly section: string;
  /** When and by whom it was closed; null while more is taken down. */
  readonly closed: { readonly at: number; readonly by: string } | null;
  readonly state: ReactNode;
  readonly signers: ReactNode;
  readonly hash: string | undefined;
  /** Its lines. */
  readonly children: ReactNode;
}

/** A court record as a sheet of paper. */
export function Sheet({ caseName, section, closed, state, signers, hash, children }: SheetProps) {
  const { t } = useTranslation('court');
  const format = useFormat();
  return (
    <article className={styles.sheet} aria-label={t('record.title')}>
      <header>
        <h2>{t('record.title')}</h2>
        <p>{caseName}</p>
        <dl>
          <Fact label={t('record.section')}>{section}</Fact>
          {closed && <Fact label={t('record.closed')}>{format.moment(closed.at)}</Fact>}
          {closed && <Fact label={t('record.closed_by')}>{closed.by || t('record.leader')}</Fact>}
          <Fact label={t('record.state')}>{state}</Fact>
        </dl>
      </header>
      <ol>{children}</ol>
      {signers}
      {hash !== undefined && (
        <footer className={styles.hash}>
          {t('record.hash')} <code>{hash}</code>
        </footer>
      )}
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface SheetLineProps {
  readonly role: RunRole | null;
  readonly at: number;
  readonly text: string;
  /** What stands in its place since a correction was granted. */
  readonly corrected: string | null;
  /** Below the words: what was asked and answered about them. */
  readonly children?: ReactNode;
  readonly end?: ReactNode;
}

/** One speech of the record: as it was said, struck where a correction stands instead. */
export function SheetLine({ role, at, text, corrected, children, end }: SheetLineProps) {
  const format = useFormat();
  return (
    <li className={styles.line}>
      <div className={styles.who}>
        <SideText side={role?.side ?? null}>{role?.name}</SideText>
        <time>{format.time(at)}</time>
      </div>
      <div>
        <p>
          {corrected === null ? (
            text
          ) : (
            <>
              <del>{text}</del> <ins>{corrected}</ins>
            </>
          )}
        </p>
        {children}
      </div>
      {end}
    </li>
  );
}

interface NoteProps {
  readonly status: 'asked' | 'accepted' | 'declined';
  readonly who: string;
  /** Empty for the leader. */
  readonly by: string;
  readonly text: string;
  readonly reason: string | null;
}

/** A wish to correct and what came of it. What was granted is in the line; here is who asked for it and who granted it. */
export function CorrectionNote({ status, who, by, text, reason }: NoteProps) {
  const { t } = useTranslation('court');
  return (
    <p className={styles.note} data-status={status}>
      {status === 'asked'
        ? `${t('correct.asked', { who })} ${text}`
        : t(`correct.${status}`, { who, by: by || t('record.leader'), text })}
      {reason && t('correct.because', { reason })}
    </p>
  );
}
