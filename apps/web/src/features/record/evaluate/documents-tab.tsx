import type { DocumentState, RunEvent } from '@lets/engine';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { DocumentReader } from '../../../components/document-reader/document-reader.tsx';
import { Face } from '../../../components/face/face.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import type { Cast } from '../cast.ts';
import styles from './evaluate.module.css';

interface DocumentsProps {
  eid: number;
  documents: readonly DocumentState[];
  events: readonly RunEvent[];
  cast: Cast;
}

/** Every document with its versions and who signed it; each can be read as it was. */
export function DocumentsTab({ eid, documents, events, cast }: DocumentsProps) {
  const { t } = useTranslation('evaluate');
  const [read, setRead] = useState<DocumentState | null>(null);
  if (documents.length === 0) return <EmptyState icon="file" title={t('none.documents')} />;
  return (
    <ul className={styles.documents}>
      {documents.map((document) => {
        const author = cast.role(document.author_role);
        const writers = new Set(
          events.flatMap((event) =>
            event.type === 'document_saved' && event.data.document_id === document.id
              ? [cast.user(event.actor_id)?.name ?? '']
              : [],
          ),
        );
        return (
          <li key={document.id}>
            {author && <Face character={author.character} side={author.side} size={34} />}
            <div>
              <b>{document.name}</b>
              <span>
                {[
                  cast.nodeName(document.node_id),
                  author?.name ?? '',
                  t('document.versions', { count: document.version }),
                  writers.size > 1 ? [...writers].join(t('list_joiner')) : '',
                ]
                  .filter(Boolean)
                  .join(t('joiner'))}
              </span>
              <p>
                {document.submitted && <Tag tone="azure">{t('document.submitted')}</Tag>}
                {document.archived && <Tag>{t('document.archived')}</Tag>}
                {Object.values(document.signatures).map(({ role_id, status, reason }) => (
                  <Tag
                    key={role_id}
                    tone={status === 'signed' ? 'jade' : status === 'refused' ? 'seal' : 'gold'}
                    icon="sign"
                  >
                    {t(`document.${status}`, { role: cast.role(role_id)?.name ?? role_id })}
                    {reason && t('document.reason', { reason })}
                  </Tag>
                ))}
              </p>
            </div>
            <Button size="sm" icon="eye" onClick={() => setRead(document)}>
              {t('document.read')}
            </Button>
          </li>
        );
      })}
      {read && <ReadDialog eid={eid} document={read} onClose={() => setRead(null)} />}
    </ul>
  );
}

function ReadDialog(props: { eid: number; document: DocumentState; onClose: () => void }) {
  const { eid, document, onClose } = props;
  const { t } = useTranslation('evaluate');
  const [version, choose] = useState(document.version);
  return (
    <Dialog title={document.name} icon="file" width={860} onClose={onClose}>
      {document.version > 1 && (
        <p className={styles.versions}>
          <Select
            size="small"
            value={version}
            onChange={choose}
            aria-label={t('document.version_label')}
            style={{ minWidth: 140 }}
            options={Array.from({ length: document.version }, (_, index) => ({
              value: document.version - index,
              label: t('document.version', { version: document.version - index }),
            }))}
          />
        </p>
      )}
      <div className={styles.reader}>
        <DocumentReader key={version} isBare source={{ kind: 'document', eid, id: document.id, version }} />
      </div>
    </Dialog>
  );
}
