import type { CaseDocumentRow, ProjectDetail } from '@lets/contract';
import type { IconName } from '../../../../art/icon-names.ts';
import { Icon } from '../../../../components/icon/icon.tsx';
import { EmptyState } from '../../../../components/states/states.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { documentState } from '../document-state.ts';
import styles from './reader.module.css';

const KINDS = ['material', 'evidence', 'law', 'reference'] as const;
const ICONS: Readonly<Record<CaseDocumentRow['kind'], IconName>> = {
  material: 'file',
  evidence: 'attach',
  law: 'book',
  reference: 'target',
};

interface Reading {
  onRead: (docId: string) => void;
}

/** All documents by kind. */
export function DocumentsTab({ project, onRead }: Reading & { project: ProjectDetail }) {
  const { t } = useTranslation('flow');
  if (project.documents.length === 0) return <EmptyState title={t('reader.no_documents')} />;
  return KINDS.map((kind) => {
    const some = project.documents.filter((document) => document.kind === kind);
    if (some.length === 0) return null;
    return (
      <section key={kind} className={styles.kind}>
        <h2>{t(`reader.kind.${kind}`)}</h2>
        <DocumentRows documents={some} onRead={onRead} />
      </section>
    );
  });
}

/** Documents one below the other; those that cannot be read yet say when. */
export function DocumentRows({ documents, onRead }: Reading & { documents: readonly CaseDocumentRow[] }) {
  const { t } = useTranslation('flow');
  const format = useFormat();
  return (
    <ul className={styles.rows}>
      {documents.map((document) => {
        const state = documentState(document);
        const name = <span>{format.pick(document.name)}</span>;
        return (
          <li key={document.id}>
            {state === 'readable' ? (
              <button type="button" className={styles.row} onClick={() => onRead(document.id)}>
                <Icon name={ICONS[document.kind]} size={18} />
                {name}
                <Icon name="cr" size={15} />
              </button>
            ) : (
              <div className={`${styles.row} ${styles.locked}`}>
                <Icon name="lock" size={18} />
                {name}
                <i>{t(`reader.opens.${state}`)}</i>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
