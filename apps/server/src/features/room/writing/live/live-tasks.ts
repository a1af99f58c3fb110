import type { RichNode } from '@lets/contract';
import type { Verdict } from './judge-edit.ts';

/** What the database has of a document: the ground, and the edits since in their order. */
export interface Kept {
  readonly state: Uint8Array;
  readonly edits: readonly { readonly id: number; readonly edit: Uint8Array }[];
}

/** What is asked of the threads; those with a `key` are about a document that is open. */
export interface LiveTasks {
  /** Lays an open document. */
  open: { asked: { key: string; kept: Kept }; answer: { refused: number[] } | null };
  /** Lays it once more from what the database has meanwhile; answers what was missing. */
  catchUp: { asked: { key: string; kept: Kept }; answer: { missed: Uint8Array | null } | null };
  judge: { asked: { key: string; edit: Uint8Array; foreign: readonly number[] }; answer: Verdict };
  /** Takes what was judged elsewhere. */
  take: { asked: { key: string; edit: Uint8Array }; answer: boolean };
  /** What someone lacks, and what we have. */
  diff: {
    asked: { key: string; vector: Uint8Array };
    answer: { update: Uint8Array; vector: Uint8Array } | null;
  };
  /** Whether an edit holds nothing new. */
  isKnown: { asked: { key: string; edit: Uint8Array }; answer: boolean };
  forget: { asked: { key: string }; answer: null };
  /** What a document says that need not be open. */
  read: {
    asked: { kept: Kept };
    answer: { content: RichNode; state: Uint8Array; refused: number[] } | null;
  };
  /** Makes it say something else: the edit that does, and what it comes to. */
  replace: {
    asked: { kept: Kept; content: RichNode };
    answer: { edit: Uint8Array; state: Uint8Array } | null;
  };
  /** The ground of a document that says this. */
  lay: { asked: { content: RichNode }; answer: Uint8Array };
}
export type LiveTask = keyof LiveTasks;

/** The thread has no such document open. */
export const MISSING = 'missing';

export interface LiveQuestion {
  readonly id: number;
  readonly task: LiveTask;
  readonly asked: unknown;
}

export interface LiveAnswer {
  readonly id: number;
  readonly answer?: unknown;
  readonly fault?: string;
}
