import { type CaseDocumentRow, type DocumentRow, nodeRoleDocs } from '@lets/contract';
import { checkOf, type RunState } from '@lets/engine';
import type { ReactNode } from 'react';
import type { IconName } from '../../../../art/icon-names.ts';
import { Icon } from '../../../../components/icon/icon.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../../components/states/states.tsx';
import { Tag } from '../../../../components/surface/surface.tsx';
import { sectionsBefore } from '../../../../domain/flow/opens-after.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useCall } from '../../../../lib/query.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { recordsOf } from '../court-record/records.ts';
import { PartnersPaper } from '../documents/partners-paper.tsx';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './documents-tab.module.css';
import { Uploads } from './uploads.tsx';

const CASE_GROUPS = ['material', 'evidence', 'law', 'reference'] as const;
const CASE_ICON: Record<CaseDocumentRow['kind'], IconName> = {
  material: 'file',
  evidence: 'stamp',
  law: 'book',
  reference: 'template',
};

/** Everything on paper that my role may read here: what the team wrote, and the case file. */
export function DocumentsTab() {
  const { t } = useTranslation('room');
  const { eid, nodeId, currentRole, me, node } = useRoom(only('eid', 'nodeId', 'currentRole', 'me', 'node'));
  const revision = useRoom(({ state }) => revisionOfAll(state.documents));
  const records = useRoom(({ state }) => recordsOf(state).length);
  // Staff read as the section's first role does; who has no part has no desk.
  const roleId = currentRole ?? me.roleIds[0] ?? (me.isStaff ? node.roles[0]?.role_id : undefined) ?? '';
  const read = useCall(
    nodeRoleDocs,
    { eid, nid: nodeId, role_id: roleId },
    { enabled: roleId !== '', revision },
  );
  if (roleId === '') {
    return (
      <>
        <RecordRows />
        <Uploads />
        <EmptyState title={t('documents.no_part')} text={t('documents.no_part_text')} />
      </>
    );
  }
  if (read.isError) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <SkeletonRows count={5} height={60} />;
  const { cur_doc_list, pre_doc_list, case_doc_list } = read.data;
  const count = cur_doc_list.length + pre_doc_list.length + case_doc_list.length;
  if (count + records === 0) {
    return (
      <>
        <EmptyState title={t('documents.none')} text={t('documents.none_text')} />
        <Uploads />
      </>
    );
  }
  return (
    <div>
      <Group
        title={t('documents.current')}
        rows={cur_doc_list.map((row) => <RunRow key={row.id} row={row} />)}
      />
      <Group
        title={t('documents.previous')}
        rows={pre_doc_list.map((row) => <RunRow key={row.id} row={row} />)}
      />
      <RecordRows />
      <Uploads />
      {CASE_GROUPS.map((kind) => (
        <Group
          key={kind}
          title={t(`documents.${kind}`)}
          rows={case_doc_list
            .filter((row) => row.kind === kind)
            .map((row) => <CaseRow key={row.id} row={row} />)}
        />
      ))}
    </div>
  );
}

function revisionOfAll(documents: RunState['documents']): string {
  return Object.values(documents)
    .map((one) => [one.id, one.version, one.submitted, one.archived, JSON.stringify(one.signatures)].join())
    .join(';');
}

function Group({ title, rows }: { title: string; rows: readonly ReactNode[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className={styles.group}>
        {title}
        <small>{rows.length}</small>
      </h3>
      <ul>{rows}</ul>
    </section>
  );
}

/** The court records of this path, to be read in every later section. */
function RecordRows() {
  const { t } = useTranslation('court');
  const { openRecord, reading } = useRoom(only('openRecord', 'reading'));
  const records = useRoom(({ state }) => recordsOf(state));
  const names = useNames();
  const rows = records.map(({ section, record }) => {
    const checks = record.signers.map((id) => checkOf(record, id)?.decision);
    const signed = checks.filter((decision) => decision === 'signed').length;
    const refused = checks.filter((decision) => decision === 'refused').length;
    const isOpen =
      reading?.kind === 'record' && reading.id === section.node_id && reading.visit === section.opened_seq;
    return (
      <li key={section.opened_seq}>
        <button
          type="button"
          className={classNames(styles.row, isOpen && styles.open)}
          onClick={() => openRecord(section.node_id, section.opened_seq)}
        >
          <Icon name="record" size={17} />
          <span className={styles.name}>
            <b>{names.nodeName(section.node_id)}</b>
            <small>{t('list.lines', { count: record.lines.length })}</small>
          </span>
          {refused > 0 && <Tag tone="seal">{t('list.refused', { count: refused })}</Tag>}
          <Tag tone={signed === checks.length ? 'jade' : 'gold'} icon="sign">
            {t('list.signed', { signed, all: checks.length })}
          </Tag>
        </button>
      </li>
    );
  });
  return <Group title={t('list.title')} rows={rows} />;
}

function RunRow({ row }: { row: DocumentRow }) {
  const { t } = useTranslation('room');
  const { openDocument, me, reading } = useRoom(only('openDocument', 'me', 'reading'));
  const document = useRoom(({ state }) => state.documents[row.id]);
  const names = useNames();
  const format = useFormat();
  const signatures = Object.values(document?.signatures ?? {});
  const isAwaited = signatures.some((one) => one.status === 'asked' && me.roleIds.includes(one.role_id));
  const signed = signatures.filter((one) => one.status === 'signed').length;
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.row, reading?.id === row.id && styles.open)}
        onClick={() => openDocument(row.id)}
      >
        <Icon name="file" size={17} />
        <span className={styles.name}>
          <b>{row.name}</b>
          <small>
            {t('documents.meta', {
              role: names.roleName(row.author_role),
              version: row.version,
              time: format.moment(row.updated_at),
            })}
          </small>
        </span>
        {isAwaited ? (
          <Tag tone="seal" icon="sign">
            {t('documents.sign_awaited')}
          </Tag>
        ) : signed > 0 ? (
          <Tag tone="jade" icon="sign">
            {t('documents.signed', { count: signed })}
          </Tag>
        ) : row.submitted ? (
          <Tag tone="ink">{t('documents.submitted')}</Tag>
        ) : null}
      </button>
      <PartnersPaper documentId={row.id} />
    </li>
  );
}

/** When a closed document opens: by the names of sections that everybody sees on the path anyway. */
function useOpeningWords({ node_id, opens_after }: CaseDocumentRow): string {
  const { t } = useTranslation('room');
  const format = useFormat();
  const flow = useRoom(({ detail }) => detail.flow);
  const names = useNames();
  if (opens_after) {
    const quoted = (id: string) => t('documents.section_quoted', { section: names.nodeName(id) });
    const points = sectionsBefore(flow, opens_after).map((ids) => {
      const sections = format.list(ids.map(quoted));
      return ids.length > 1 ? t('documents.joined', { sections }) : sections;
    });
    if (points.length === 0) return t('documents.locked');
    return t('documents.opens_after', { sections: format.choice(points) });
  }
  const section = names.nodeName(node_id);
  return section ? t('documents.locked_until', { section }) : t('documents.locked');
}

function CaseRow({ row }: { row: CaseDocumentRow }) {
  const { openMaterial, reading } = useRoom(only('openMaterial', 'reading'));
  const { pick } = useFormat();
  const opening = useOpeningWords(row);
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.row, reading?.id === row.id && styles.open)}
        disabled={!row.readable}
        onClick={() => openMaterial(row.id)}
      >
        <Icon name={row.readable ? CASE_ICON[row.kind] : 'lock'} size={17} />
        <span className={styles.name}>
          <b>{pick(row.name)}</b>
          {!row.readable && <small>{opening}</small>}
        </span>
      </button>
    </li>
  );
}
