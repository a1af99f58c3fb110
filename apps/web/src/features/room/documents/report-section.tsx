import { roleReportList } from '@lets/contract';
import { useTranslation } from 'react-i18next';
import { Face } from '../../../components/face/face.tsx';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useRefetchOn } from '../../../lib/use-refetch-on.ts';
import { useRoomContext } from '../room-context.tsx';
import { DocumentDesk } from './document-desk.tsx';
import styles from './documents.module.css';
import { useDesk } from './use-desk.ts';

/** A report section: each role writes its own, and reads another's once it is handed in. */
export function ReportSection() {
  const desk = useDesk();
  return <DocumentDesk desk={desk} above={<RoleReports />} />;
}

/** Everybody's report in one line of faces: missing, being written, handed in. */
function RoleReports() {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const { eid, nid, detail, state, openDocument } = useRoomContext();
  const read = useCall(roleReportList, { eid, nid }, { silent: true });
  const standing = Object.values(state.documents).filter((document) => document.node_id === nid);
  useRefetchOn(standing.map((one) => `${one.id}${one.submitted}${one.archived}`).join(), read.refetch);
  const rows = read.data?.list ?? [];
  return (
    <section className={styles.roleReports} aria-label={t('reports.title')}>
      <b>{t('reports.title')}</b>
      <ul>
        {rows.map((row) => {
          const role = detail.flow.roles.find((one) => one.id === row.role_id);
          const face = detail.roles.find((one) => one.role_id === row.role_id)?.character ?? role?.character;
          const { document } = row;
          const standingOf = document ? (document.submitted ? 'submitted' : 'writing') : 'missing';
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
    </section>
  );
}
