import { LIMITS, type PaperComment } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import type { SelectedPassage } from '../../../components/document-reader/document-reader.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextArea } from '../../../components/field/inputs.tsx';
import { AnnotatedPaper } from '../../../domain/run/paper-comments/annotated-paper.tsx';
import { PaperCard } from '../../../domain/run/paper-comments/paper-card.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import styles from './paper-comments.module.css';
import { withComment, withoutComment } from './scoring.ts';
import type { Draft } from './use-draft.ts';

interface PaperProps {
  eid: number;
  documentId: string;
  version: number;
  draft: Draft;
}

/** A version of a paper with the comments in it: a passage is selected, and commented on. They are kept with the draft of the evaluation. */
export function PaperComments({ eid, documentId, version, draft }: PaperProps) {
  const { t } = useTranslation('evaluate');
  const [openId, open] = useState<string | null>(null);
  const [selected, select] = useState<SelectedPassage | null>(null);
  const [removed, setRemoved] = useState<PaperComment | null>(null);
  const all = draft.content.papers ?? [];
  const comments = all
    .filter((one) => one.document_id === documentId && one.version === version)
    .sort((a, b) => a.from - b.from);
  const isFull = all.length >= LIMITS.paper_comments;
  const write = (comment: PaperComment) => draft.alter((content) => withComment(content, comment));
  const remove = (comment: PaperComment) => {
    draft.alter((content) => withoutComment(content, comment.id));
    setRemoved(comment);
  };
  return (
    <AnnotatedPaper
      eid={eid}
      documentId={documentId}
      version={version}
      comments={comments}
      openId={openId}
      onOpen={open}
      onSelect={select}
    >
      <p className={styles.hint}>
        {t(isFull ? 'paper.full' : 'paper.hint', { count: LIMITS.paper_comments })}
      </p>
      {selected && !isFull && (
        <NewComment
          key={`${selected.from} ${selected.to}`}
          passage={selected}
          onAdd={(text) => {
            const id = newRequestId();
            const { from, to, quote } = selected;
            write({ id, document_id: documentId, version, from, to, quote, text });
            select(null);
            open(id);
          }}
        />
      )}
      <ul aria-label={t('paper.list')}>
        {comments.map((comment) => (
          <PaperCard key={comment.id} comment={comment} isOpen={comment.id === openId} onOpen={open}>
            <TextArea
              rows={3}
              maxLength={LIMITS.comment}
              aria-label={t('paper.comment', { quote: comment.quote })}
              value={comment.text}
              onChange={(event) => write({ ...comment, text: event.target.value })}
            />
            <div className={styles.acts}>
              {comment.text.trim() === '' && <span>{t('paper.empty')}</span>}
              <Button size="sm" variant="ghost" icon="trash" onClick={() => remove(comment)}>
                {t('paper.remove')}
              </Button>
            </div>
          </PaperCard>
        ))}
      </ul>
      {removed && (
        <p className={styles.hint} role="status">
          {t('paper.removed')}
          <Button
            size="sm"
            variant="text"
            onClick={() => {
              write(removed);
              setRemoved(null);
            }}
          >
            {t('paper.restore')}
          </Button>
        </p>
      )}
    </AnnotatedPaper>
  );
}

function NewComment({ passage, onAdd }: { passage: SelectedPassage; onAdd: (text: string) => void }) {
  const { t } = useTranslation('evaluate');
  const [text, setText] = useState('');
  const isLong = passage.quote.length > LIMITS.paper_quote;
  return (
    <section className={styles.fresh} aria-label={t('paper.new')}>
      <blockquote>{passage.quote}</blockquote>
      <Field
        label={t('paper.new')}
        count={{ value: text, max: LIMITS.comment }}
        error={isLong ? t('paper.long', { count: LIMITS.paper_quote }) : null}
      >
        {(field) => (
          <TextArea {...field} rows={3} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      <Button
        size="sm"
        variant="primary"
        disabled={isLong || text.trim() === '' || [...text].length > LIMITS.comment}
        onClick={() => onAdd(text.trim())}
      >
        {t('paper.add')}
      </Button>
    </section>
  );
}
