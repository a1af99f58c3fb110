import { commentsIn, type EvaluationDetail, type PaperComment } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { AnnotatedPaper } from '../../../domain/run/paper-comments/annotated-paper.tsx';
import { PaperCard } from '../../../domain/run/paper-comments/paper-card.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import styles from './papers-of-evaluation.module.css';

interface PapersProps {
  eid: number;
  published: NonNullable<EvaluationDetail['published']>;
}

interface Paper {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly comments: readonly PaperComment[];
}

/** What the mentor wrote into the papers that one wrote or signed. */
export function PapersOfEvaluation({ eid, published }: PapersProps) {
  const { t } = useTranslation('runs');
  const [open, setOpen] = useState<{ paper: Paper; id: string | null } | null>(null);
  const papers = papersOf(published);
  if (papers.length === 0) return null;
  return (
    <section className={styles.papers} aria-label={t('papers.title')}>
      <b>{t('papers.title')}</b>
      {papers.map((paper) => (
        <div key={`${paper.id} ${paper.version}`}>
          <header>
            <span>{t('papers.of', { name: paper.name, version: paper.version })}</span>
            <Button size="sm" icon="eye" onClick={() => setOpen({ paper, id: null })}>
              {t('papers.read')}
            </Button>
          </header>
          <Comments comments={paper.comments} openId={null} onOpen={(id) => setOpen({ paper, id })} />
        </div>
      ))}
      {open && (
        <Dialog title={open.paper.name} icon="file" width={1160} isReading onClose={() => setOpen(null)}>
          <AnnotatedPaper
            eid={eid}
            documentId={open.paper.id}
            version={open.paper.version}
            comments={open.paper.comments}
            openId={open.id}
            onOpen={(id) => setOpen({ ...open, id })}
          >
            <Comments
              comments={open.paper.comments}
              openId={open.id}
              onOpen={(id) => setOpen({ ...open, id })}
            />
          </AnnotatedPaper>
        </Dialog>
      )}
    </section>
  );
}

function Comments(props: {
  comments: readonly PaperComment[];
  openId: string | null;
  onOpen: (id: string) => void;
}) {
  const { comments, openId, onOpen } = props;
  return (
    <ul>
      {comments.map((comment) => (
        <PaperCard key={comment.id} comment={comment} isOpen={comment.id === openId} onOpen={onOpen}>
          <p>{comment.text}</p>
        </PaperCard>
      ))}
    </ul>
  );
}

/** Pure: comments by the paper and the version they stand in. */
function papersOf({ content, documents }: PapersProps['published']): Paper[] {
  const comments = commentsIn(content);
  return documents.flatMap(({ id, name }) => {
    const own = comments.filter(({ document_id }) => document_id === id);
    return [...new Set(own.map(({ version }) => version))].map((version) => ({
      id,
      name,
      version,
      comments: own.filter((one) => one.version === version),
    }));
  });
}
