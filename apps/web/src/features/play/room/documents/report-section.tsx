import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Face } from '../../../../components/face/face.tsx';
import { ReadFault } from '../../../../components/states/states.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { only, useRoom } from '../room-context.tsx';
import { DocumentDesk } from './document-desk.tsx';
import styles from './documents.module.css';
import { ReportsBeside } from './reports-beside.tsx';
import { useDesk } from './use-desk.ts';
import { useReports } from './use-reports.ts';

/** A report section: each role writes its own, and reads the others' once they are handed in, side by side if wanted. */
export function ReportSection() {
  const desk = useDesk();
  const [isBeside, setBeside] = useState(false);
  const above = <RoleReports isBeside={isBeside} onBeside={setBeside} />;
  return isBeside ? <ReportsBeside above={above} /> : <DocumentDesk desk={desk} above={above} />;
}

/** Everybody's report in one line of faces: missing, being written, handed in. */
function RoleReports(props: { isBeside: boolean; onBeside: (isBeside: boolean) => void }) {
  const { t } = useTranslation(['documents', 'room-report']);
  const format = useFormat();
  const { detail, openDocument } = useRoom(only('detail', 'openDocument'));
  const { rows, read } = useReports();
  return (
    <section className={styles.roleReports} aria-label={t('reports.title')}>
      <b>{t('reports.title')}</b>
      <ReadFault of={read} />
      <ul>
        {rows.map((row) => {
          const role = detail.flow.roles.find((one) => one.id === row.role_id);
          const face = detail.roles.find((one) => one.role_id === row.role_id)?.character ?? role?.character;
          const { document } = row;
          const begun = document?.submitted ? 'submitted' : 'writing';
          const standingOf = document ? begun : row.readable ? 'missing' : 'closed';
          return (
            <li key={row.role_id}>
              <button
                type="button"
                disabled={!row.readable || !document}
                title={t(`reports.${standingOf}`)}
                onClick={() => document && openDocument(document.id)}
              >
                <Face character={face ?? 'd1'} side={role?.side ?? null} size={26} dimmed={!document} />
                <span>{format.pick(row.role_name)}</span>
                <i data-standing={standingOf}>{t(`reports.${standingOf}`)}</i>
              </button>
            </li>
          );
        })}
      </ul>
      <Button
        size="sm"
        variant={props.isBeside ? 'soft' : 'text'}
        icon="layout"
        className={styles.beside ?? ''}
        aria-pressed={props.isBeside}
        onClick={() => props.onBeside(!props.isBeside)}
      >
        {t(props.isBeside ? 'room-report:alone' : 'room-report:beside')}
      </Button>
    </section>
  );
}
