import { commentsIn } from '@lets/contract';
import type { DocumentState, RunEvent } from '@lets/engine';
import { Select } from 'antd';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Face } from '../../../components/face/face.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import type { Names } from '../../../domain/run/names.ts';
import { PaperQuality, usePartnerPapers } from '../../../domain/run/partner-papers/partner-papers.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useOnChange } from '../../../lib/use-on-change.ts';
import styles from './documents-tab.module.css';
import type { Found, Marks } from './evidence.ts';
import panel from './evidence-panel.module.css';
import { PaperComments } from './paper-comments.tsx';
import { versionOf } from './quotes.tsx';
import type { Draft } from './use-draft.ts';
import type { Quoting } from './use-quoting.ts';

interface DocumentsProps {
  eid: number;
  /** Whether practice partners took part. */
  isPractice: boolean;
  documents: readonly DocumentState[];
  events: readonly RunEvent[];
  names: Names;
  marks: Marks;
  draft: Draft;
}

/** The version that what is asked for was kept in. Pure. */
function readingOf(
  found: Found | null,
  events: readonly RunEvent[],
  documents: readonly DocumentState[],
): Read | null {
  const event = found && events.find(({ seq }) => seq === found.seq);
  const kept = event ? versionOf(event) : null;
  const document = documents.find(({ id }) => id === kept?.document_id);
  return document && kept ? { document, version: kept.version } : null;
}

/** Every document with its versions and who signed it; each can be read as it was. */
export function DocumentsTab(props: DocumentsProps) {
  const { eid, isPractice, documents, events, names, marks, draft } = props;
  const { t } = useTranslation('evaluate');
  const format = useFormat();
  const { found, quoting } = marks;
  const comments = commentsIn(draft.content);
  const paperOf = usePartnerPapers(eid, { enabled: isPractice, drafted: documents.length });
  const [read, setRead] = useState(() => readingOf(found, events, documents));
  useOnChange(found, () => setRead((now) => readingOf(found, events, documents) ?? now));
  if (documents.length === 0) return <EmptyState icon="file" title={t('none.documents')} />;
  return (
    <ul className={classNames(panel.list, styles.documents)}>
      {documents.map((document) => {
        const author = names.knownRole(document.author_role);
        const writers = new Set(
          events.flatMap((event) =>
            event.type === 'document_saved' && event.data.document_id === document.id
              ? [names.user(event.actor_id)?.name ?? '']
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
                  names.nodeName(document.node_id),
                  author?.name ?? '',
                  t('document.versions', { count: document.version }),
                  writers.size > 1 ? format.list([...writers]) : '',
                ]
                  .filter(Boolean)
                  .join(t('joiner'))}
              </span>
              <p>
                {document.submitted && <Tag tone="azure">{t('document.submitted')}</Tag>}
                {comments.some(({ document_id }) => document_id === document.id) && (
                  <Tag tone="plum" icon="comment">
                    {t('paper.count', {
                      count: comments.filter(({ document_id }) => document_id === document.id).length,
                    })}
                  </Tag>
                )}
                {document.archived && <Tag>{t('document.archived')}</Tag>}
                {Object.values(document.signatures).map(({ role_id, status, reason }) => (
                  <Tag
                    key={role_id}
                    tone={status === 'signed' ? 'jade' : status === 'refused' ? 'seal' : 'gold'}
                    icon="sign"
                  >
                    {t(`document.${status}`, { role: names.knownRole(role_id)?.name ?? role_id })}
                    {reason && t('document.reason', { reason })}
                  </Tag>
                ))}
              </p>
              <PaperQuality paper={paperOf(document.id)} />
            </div>
            {quoting && (
              <PickVersion document={document} version={document.version} events={events} quoting={quoting} />
            )}
            <Button size="sm" icon="eye" onClick={() => setRead({ document, version: document.version })}>
              {t('document.read')}
            </Button>
          </li>
        );
      })}
      {read && (
        <ReadDialog
          eid={eid}
          read={read}
          events={events}
          quoting={quoting}
          draft={draft}
          onClose={() => setRead(null)}
        />
      )}
    </ul>
  );
}

interface Read {
  readonly document: DocumentState;
  readonly version: number;
}

/** Points at one version of a document, or no longer. */
function PickVersion(props: Read & { events: readonly RunEvent[]; quoting: Quoting }) {
  const { document, version, events, quoting } = props;
  const { t } = useTranslation('evaluate');
  const event = events.find((one) => {
    const kept = versionOf(one);
    return kept?.document_id === document.id && kept.version === version;
  });
  if (!event) return null;
  const isPicked = quoting.picked.has(event.seq);
  return (
    <Button
      size="sm"
      variant={isPicked ? 'soft' : 'plain'}
      icon={isPicked ? 'check' : 'link'}
      aria-pressed={isPicked}
      onClick={() => quoting.toggle(event.seq)}
    >
      {t('quote.this_version', { version })}
    </Button>
  );
}

interface ReadProps {
  eid: number;
  read: Read;
  events: readonly RunEvent[];
  quoting: Quoting | null;
  draft: Draft;
  onClose: () => void;
}

function ReadDialog({ eid, read, events, quoting, draft, onClose }: ReadProps) {
  const { document } = read;
  const { t } = useTranslation('evaluate');
  const [version, choose] = useState(read.version);
  return (
    <Dialog title={document.name} icon="file" width={1160} onClose={onClose}>
      {(document.version > 1 || quoting) && (
        <div className={styles.versions}>
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
          {quoting && <PickVersion document={document} version={version} events={events} quoting={quoting} />}
        </div>
      )}
      <PaperComments key={version} eid={eid} documentId={document.id} version={version} draft={draft} />
    </Dialog>
  );
}
