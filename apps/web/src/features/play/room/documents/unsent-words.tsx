import { plainText, type RichDocument } from '@lets/contract';
import { useEffect, useState } from 'react';
import * as Y from 'yjs';
import { only, useRoom } from '../room-context.tsx';
import { KeptEdits } from './kept-edits.ts';
import { RefusedBanner } from './refused-banner.tsx';
import { writtenText } from './written-text.ts';

export interface UnsentWordsProps {
  documentId: string;
  /** The document as it stands on the server. */
  saved: RichDocument;
}

/** The section has ended, and something that was written here may not have reached the server: it can be copied before it is dropped. */
export function UnsentWords({ documentId, saved }: UnsentWordsProps) {
  const { me, isOpen, isPaused } = useRoom(only('me', 'isOpen', 'isPaused'));
  const [{ kept, text }] = useState(() => readKept(me.userId, documentId));
  const [isClosed, setClosed] = useState(false);
  // In a paused section it is sent once the pause is over.
  const isOver = !isOpen && !isPaused && text !== '';
  const isSaved = isOver && holds(plainText(saved), text);
  useEffect(() => {
    if (isSaved) kept.forget();
  }, [isSaved, kept]);
  if (!isOver || isSaved || isClosed) return null;
  const close = () => {
    kept.forget();
    setClosed(true);
  };
  return <RefusedBanner why="unsent" text={text} onClose={close} />;
}

function readKept(userId: number, documentId: string): { readonly kept: KeptEdits; readonly text: string } {
  const kept = new KeptEdits(userId, documentId);
  const doc = new Y.Doc();
  kept.takeUp(doc);
  return { kept, text: writtenText(doc) };
}

/** Pure: whether every line stands in a text, wherever its spaces and breaks are. */
function holds(text: string, lines: string): boolean {
  const whole = text.replace(/\s/g, '');
  return lines.split('\n').every((line) => whole.includes(line.replace(/\s/g, '')));
}
