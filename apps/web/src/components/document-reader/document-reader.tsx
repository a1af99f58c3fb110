import {
  type CaseAttachment,
  type DocumentSignature,
  docDetail,
  type Passage,
  projectDocDetail,
  type RichDocument,
  shownText,
} from '@lets/contract';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { useCall } from '../../lib/query.ts';
import { useFormat } from '../../lib/use-format.ts';
import { FileLink } from '../file-link/file-link.tsx';
import { Icon } from '../icon/icon.tsx';
import { type Passages, passageOf } from '../rich-text/passages.tsx';
import { RichText, Sheet } from '../rich-text/rich-text.tsx';
import type { SlotSignature } from '../rich-text/signature-slot.tsx';
import { ErrorState, type FallibleRead } from '../states/states.tsx';
import { bodyFor } from './body-for.ts';
import styles from './document-reader.module.css';

/** A document that a team wrote, or one that came with the case. */
type DocumentSource =
  | { kind: 'document'; eid: number; id: string; version?: number }
  | { kind: 'material'; project_id: number; id: string; eid?: number };

export interface DocumentReaderProps {
  source: DocumentSource;
  /** Changes whenever the document did: it is then fetched again. */
  revision?: string | number;
  /** Acts beside the title. */
  actions?: ReactNode;
  /** Without the title line, where the frame around it has one. */
  isBare?: boolean;
  /** In a replay: the roles that had signed or refused by then; what others did later is left out. */
  answered?: readonly string[];
  /** Passages that are spoken of, and what is told of one that is selected; null when the words selected are none of the document's. */
  passages?: Passages & { readonly onSelect?: (passage: SelectedPassage | null) => void };
}

export interface SelectedPassage extends Passage {
  readonly quote: string;
}

/** Reads one document on its sheet. */
export function DocumentReader(props: DocumentReaderProps) {
  return props.source.kind === 'document' ? (
    <RunDocument {...props} source={props.source} />
  ) : (
    <CaseMaterial {...props} source={props.source} />
  );
}

type Of<K extends DocumentSource['kind']> = DocumentReaderProps & {
  source: Extract<DocumentSource, { kind: K }>;
};

function RunDocument({ source, revision, actions, isBare = false, answered, passages }: Of<'document'>) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const { eid, id, version } = source;
  const read = useCall(
    docDetail,
    { eid, doc_id: id, ...(version !== undefined && { version }) },
    { revision },
  );
  if (!read.data) return <Unread read={read} />;
  const document = read.data;
  const meta = [
    t('reader.version', { version: document.shown_version }),
    format.moment(document.updated_at),
    document.frozen ? t('reader.frozen') : '',
    document.submitted ? t('reader.submitted') : '',
  ];
  return (
    <Reading
      title={isBare ? null : document.name}
      meta={meta.filter(Boolean).join(t('reader.separator'))}
      hash={document.frozen ? document.hash : null}
      content={document.content}
      signatures={slotsOf(document.signatures.filter(({ role_id }) => answered?.includes(role_id) ?? true))}
      actions={actions}
      passages={passages}
    />
  );
}

function CaseMaterial({ source, revision, actions, isBare = false }: Of<'material'>) {
  const format = useFormat();
  const { t } = useTranslation('documents');
  const { project_id, id, eid } = source;
  const read = useCall(
    projectDocDetail,
    { project_id, doc_id: id, ...(eid !== undefined && { eid }) },
    { revision },
  );
  if (!read.data) return <Unread read={read} />;
  return (
    <Reading
      title={isBare ? null : format.pick(read.data.name)}
      meta={t(`kind.${read.data.kind}`)}
      hash={null}
      content={bodyFor(read.data.body, format.language)}
      signatures={{}}
      actions={actions}
      files={read.data.files ?? []}
    />
  );
}

/** Signatures as their blocks show them, by role. */
export function slotsOf(signatures: readonly DocumentSignature[]): Record<string, SlotSignature> {
  return Object.fromEntries(
    signatures.map(({ role_id, status, image, reason, user }) => [
      role_id,
      { status, image, reason, signer: user?.name ?? '' },
    ]),
  );
}

interface ReadingProps {
  title: string | null;
  meta: string;
  hash: string | null;
  content: RichDocument;
  signatures: Record<string, SlotSignature>;
  actions: ReactNode;
  files?: readonly CaseAttachment[];
  passages?: DocumentReaderProps['passages'];
}

function Reading(props: ReadingProps) {
  const { title, meta, hash, content, signatures, actions, files = [], passages } = props;
  const { t } = useTranslation('documents');
  const desk = useRef<HTMLDivElement>(null);
  useSelectedPassage(desk, content, passages?.onSelect);
  return (
    <div className={styles.reader}>
      {title !== null && (
        <header className={styles.head}>
          <b>{title}</b>
          <span>{meta}</span>
          {hash && (
            <span className={styles.hash} title={hash}>
              <Icon name="lock" size={13} />
              {t('reader.hash', { hash: hash.slice(0, 12) })}
            </span>
          )}
          <div className={styles.actions}>{actions}</div>
        </header>
      )}
      {files.length > 0 && <Attached files={files} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reached by the keyboard */}
      <div ref={desk} className={styles.desk} tabIndex={0}>
        <Sheet>
          <RichText
            document={content}
            signatures={signatures}
            {...(passages && { passages })}
            unfilledLabel={(label) => t('field.to_fill', { label })}
          />
        </Sheet>
      </div>
    </div>
  );
}

/** Tells which of a document's words are selected, by mouse, finger or keyboard. What is selected elsewhere changes nothing. */
function useSelectedPassage(
  desk: RefObject<HTMLElement | null>,
  content: RichDocument,
  onSelect: ((passage: SelectedPassage | null) => void) | undefined,
): void {
  useEffect(() => {
    if (!onSelect) return;
    const look = () => {
      const selection = document.getSelection();
      const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
      if (!range || !desk.current?.contains(range.commonAncestorContainer)) return;
      const passage = range.collapsed ? null : passageOf(desk.current, range);
      onSelect(passage && { ...passage, quote: shownText(content).slice(passage.from, passage.to) });
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [desk, content, onSelect]);
}

/** The files that lie with a case's document. */
function Attached({ files }: { files: readonly CaseAttachment[] }) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  return (
    <ul className={styles.files} aria-label={t('reader.files')}>
      {files.map(({ file_id, name, size }) => (
        <li key={file_id}>
          <Icon name="attach" size={14} />
          <FileLink fileId={file_id} name={name}>
            {name}
          </FileLink>
          <small>{format.fileSize(size)}</small>
        </li>
      ))}
    </ul>
  );
}

function Unread({ read }: { read: FallibleRead }) {
  const { t } = useTranslation('documents');
  if (read.isError) {
    return (
      <ErrorState
        title={t('reader.unreadable')}
        error={read.error}
        onRetry={() => void read.refetch()}
        className={styles.failed ?? ''}
      />
    );
  }
  return (
    <div className={styles.desk} aria-busy="true">
      <div className={styles.skeleton} />
    </div>
  );
}
