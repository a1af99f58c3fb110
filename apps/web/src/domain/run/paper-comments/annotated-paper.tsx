import type { PaperComment } from '@lets/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  DocumentReader,
  type SelectedPassage,
} from '../../../components/document-reader/document-reader.tsx';
import styles from './annotated-paper.module.css';

interface AnnotatedProps {
  eid: number;
  documentId: string;
  version: number;
  comments: readonly PaperComment[];
  openId: string | null;
  onOpen: (id: string) => void;
  onSelect?: (passage: SelectedPassage | null) => void;
  /** What stands beside the paper. */
  children: ReactNode;
}

/** One version of a paper with the passages that are commented on, and the comments beside it. */
export function AnnotatedPaper(props: AnnotatedProps) {
  const { eid, documentId, version, comments, openId, onOpen, onSelect, children } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (openId === null) return;
    const passage = box.current?.querySelector(`[data-passage="${CSS.escape(openId)}"]`);
    passage?.scrollIntoView({ block: 'nearest' });
  }, [openId]);
  return (
    <div className={styles.annotated}>
      <div ref={box} className={styles.paper}>
        <DocumentReader
          key={version}
          isBare
          source={{ kind: 'document', eid, id: documentId, version }}
          passages={{ marked: comments, openId, onOpen, ...(onSelect && { onSelect }) }}
        />
      </div>
      <aside className={styles.comments}>{children}</aside>
    </div>
  );
}
