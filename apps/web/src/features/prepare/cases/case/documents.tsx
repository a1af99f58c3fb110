import type { CaseDocumentRow, ProjectDetail } from '@lets/contract';
import type { IconName } from '../../../../art/icon-names.ts';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { EmptyState } from '../../../../components/states/states.tsx';
import { sectionsBefore } from '../../../../domain/flow/opens-after.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { documentLock } from './document-lock.ts';
import styles from './documents.module.css';

const ICONS: Readonly<Record<CaseDocumentRow['kind'], IconName>> = {
  material: 'file',
  evidence: 'attach',
  law: 'book',
  reference: 'target',
};

interface DocumentsProps {
  project: ProjectDetail;
  onRead: (id: string) => void;
}

const SHOWN = 8;

/** Beside the case: what can be read now first, and what opens later with the reason. */
export function DocumentsCard({ onAll, ...props }: DocumentsProps & { onAll: () => void }) {
  const { project } = props;
  const { t } = useTranslation('prepare');
  const readable = project.documents.filter((document) => document.readable);
  const locked = project.documents.filter((document) => !document.readable);
  return (
    <section className={styles.documents} aria-labelledby="documents-card">
      <h2 id="documents-card">
        {t('documents.title')}
        <small>{t('documents.count', { count: readable.length, all: project.documents.length })}</small>
      </h2>
      <ul>
        {[...readable, ...locked].slice(0, SHOWN).map((document) => (
          <DocumentLine key={document.id} document={document} {...props} />
        ))}
      </ul>
      {project.documents.length > SHOWN && (
        <Button variant="text" size="sm" className={styles.allDocuments ?? ''} onClick={onAll}>
          {t('documents.all', { count: project.documents.length })}
        </Button>
      )}
    </section>
  );
}

const KINDS = ['material', 'evidence', 'law', 'reference'] as const;

/** All documents by kind. */
export function DocumentsTab(props: DocumentsProps) {
  const { t } = useTranslation('prepare');
  const { documents } = props.project;
  if (documents.length === 0) return <EmptyState title={t('documents.empty')} />;
  return KINDS.map((kind) => {
    const some = documents.filter((document) => document.kind === kind);
    if (some.length === 0) return null;
    return (
      <section key={kind} className={styles.documentKind}>
        <h2>
          {t(`documents.kind.${kind}`)}
          <small>{t('count', { count: some.length })}</small>
        </h2>
        <ul>
          {some.map((document) => (
            <DocumentLine key={document.id} document={document} isSorted {...props} />
          ))}
        </ul>
      </section>
    );
  });
}

type LineProps = DocumentsProps & {
  document: CaseDocumentRow;
  /** Under its kind's own heading. */
  isSorted?: boolean;
};

function DocumentLine({ document, project, isSorted = false, onRead }: LineProps) {
  const { t } = useTranslation('prepare');
  const format = useFormat();
  const why = useLockWords(document, project);
  const name = format.pick(document.name);
  if (!document.readable) {
    return (
      <li className={styles.locked}>
        <Icon name="lock" size={17} />
        <span>{name}</span>
        <i>{why}</i>
      </li>
    );
  }
  return (
    <li>
      <button type="button" onClick={() => onRead(document.id)}>
        <Icon name={ICONS[document.kind]} size={17} />
        <span>{name}</span>
        {!isSorted && <i>{t(`documents.kind.${document.kind}`)}</i>}
      </button>
    </li>
  );
}

function useLockWords(document: CaseDocumentRow, project: ProjectDetail): string {
  const { t } = useTranslation('prepare');
  const format = useFormat();
  const lock = documentLock(document, project.reference_release);
  if (!lock) return '';
  if (lock.why === 'role') {
    const roles = project.flow.roles.filter((role) => lock.roleIds.includes(role.id));
    const names = format.list(roles.map((role) => format.pick(role.name)));
    return t('documents.lock.role', { roles: names });
  }
  const sectionName = (nodeId: string) =>
    format.pick(project.flow.nodes.find(({ id }) => id === nodeId)?.name);
  if (lock.why === 'released') {
    const quoted = (id: string) => t('documents.section_quoted', { section: sectionName(id) });
    const points = sectionsBefore(project.flow, lock.nodeIds).map((ids) => {
      const sections = format.list(ids.map(quoted));
      return ids.length > 1 ? t('documents.joined', { sections }) : sections;
    });
    if (points.length === 0) return t('documents.lock.in_run');
    return t('documents.lock.released', { sections: format.choice(points) });
  }
  if (lock.why === 'entered' || lock.why === 'passed') {
    return t(`documents.lock.${lock.why}`, { section: sectionName(lock.nodeId) });
  }
  return t(`documents.lock.${lock.why}`);
}
