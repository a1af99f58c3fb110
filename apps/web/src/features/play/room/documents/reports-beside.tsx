import type { ReportRow } from '@lets/contract';
import type { ReactNode } from 'react';
import { DocumentReader } from '../../../../components/document-reader/document-reader.tsx';
import { Face } from '../../../../components/face/face.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { ReadFault } from '../../../../components/states/states.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { DockActs } from '../frame/dock-acts.tsx';
import { SectionFrame } from '../frame/section-frame.tsx';
import { useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './reports-beside.module.css';
import { revisionOf } from './section-documents.ts';
import { useReports } from './use-reports.ts';

/** The roles' reports next to each other: one column a role, in the order of the case. */
export function ReportsBeside({ above }: { above: ReactNode }) {
  const { t } = useTranslation('room-report');
  const { rows, read } = useReports();
  return (
    <SectionFrame
      railFolded
      center={
        <div className={styles.desk}>
          {above}
          <ReadFault of={read} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: many columns are scrolled by the keyboard too */}
          <section className={styles.columns} tabIndex={0} aria-label={t('beside')}>
            {rows.map((row) => (
              <Column key={row.role_id} row={row} />
            ))}
          </section>
        </div>
      }
      dock={<DockActs />}
    />
  );
}

function Column({ row }: { row: ReportRow }) {
  const { t } = useTranslation(['room-report', 'documents']);
  const eid = useRoom(({ eid }) => eid);
  const role = useNames().role(row.role_id);
  const document = useRoom(({ state }) => row.document && state.documents[row.document.id]);
  const begun = document?.submitted ? 'submitted' : 'writing';
  const standing = document ? begun : row.readable ? 'missing' : 'closed';
  return (
    <article className={styles.column} aria-label={role.name}>
      <header>
        <Face character={role.character} side={role.side} size={32} dimmed={!document} />
        <div>
          <b>{role.name}</b>
          <span>{role.user?.name}</span>
        </div>
        <i data-standing={standing}>{t(`documents:reports.${standing}`)}</i>
      </header>
      {document && row.readable ? (
        <DocumentReader
          isBare
          source={{ kind: 'document', eid, id: document.id }}
          revision={revisionOf(document)}
        />
      ) : (
        <p className={styles.closed}>
          <Icon name={standing === 'missing' ? 'hourglass' : 'lock'} size={26} />
          {t(standing === 'missing' ? 'not_begun' : 'not_yet')}
        </p>
      )}
    </article>
  );
}
