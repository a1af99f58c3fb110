import type { Store } from '../store.ts';

/** What the status line of a screen says. `Conflict` is what the screen needs to ask which side stays. */
export type SaveState<Conflict> =
  /** The server has everything; `at` is when it last said so, in milliseconds, null when nothing has been saved yet. */
  | { readonly is: 'saved'; readonly at: number | null }
  | { readonly is: 'saving' | 'unsaved' | 'offline' }
  | { readonly is: 'refused'; readonly message: string }
  | { readonly is: 'conflict'; readonly conflict: Conflict };

/** One save: these parts of this value, typed over this revision. */
export interface Save<Part, Value> {
  readonly parts: readonly Part[];
  readonly value: Value;
  readonly revision: number;
  /** What was sent before and never answered: the server may have any of it. */
  readonly lost: readonly Value[];
}

/** Someone saved in between. */
export type Overtaken<Conflict> =
  /** Their version stands under what is unsaved here, which goes on top of it. */
  | { readonly is: 'merged'; readonly revision: number }
  /** Both changed the same: nothing is sent until `resume` or `drop`. */
  | { readonly is: 'conflict'; readonly conflict: Conflict };

export type SaveResult<Conflict> =
  | Overtaken<Conflict>
  | { readonly is: 'saved'; readonly revision: number }
  /** Nobody answered. */
  | { readonly is: 'offline' }
  /** The server has no room just now: come again after so many milliseconds. */
  | { readonly is: 'later'; readonly ms: number }
  | { readonly is: 'refused'; readonly message: string };

export interface AutosavePorts<Part, Value, Conflict> {
  /** The newest value; values are never changed in place. */
  read(): Value;
  /** Must not reject. */
  save(save: Save<Part, Value>): Promise<SaveResult<Conflict>>;
  /** Which of the parts that wait go together in the next save; the first one alone when left out. */
  next?(waiting: readonly Part[]): readonly Part[];
  /** Whether the value is what the server is known to have, because a change was taken back. */
  isSaved?(): boolean;
  /** Keeps the unsaved parts over a crash; an empty list: there is nothing left to keep. */
  keep?(unsaved: readonly Part[], revision: number): void;
}

export interface Autosave<Part, Conflict> {
  readonly state: Store<SaveState<Conflict>>;
  /** The part was changed: it is saved after a pause. */
  touch(part: Part): void;
  /** Saves what is unsaved at once. True when the server has everything. */
  flush(): Promise<boolean>;
  isUnsaved(): boolean;
  /** A save is on its way: its own answer will tell what another person saved. */
  isSaving(): boolean;
  /** Tries at once instead of at the end of the pause, when the last try was not answered. */
  retry(): void;
  /** Another person saved, as their news and not the answer to a save says. */
  receive(news: Overtaken<Conflict>): void;
  /** Answers a conflict: what is unsaved goes on top of that revision. */
  resume(revision: number): void;
  /** What is unsaved is given up, or kept elsewhere. */
  drop(): void;
  revision(): number;
  /** Saves by itself from now on; returns how to stop, which flushes. */
  start(): () => void;
}

export interface AutosaveStart {
  readonly revision: number;
  readonly savedAt?: number | null;
}
