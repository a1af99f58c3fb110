import { HocuspocusProvider, type HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { COLLAB_PATH, COME_BACK_CLOSE, pickReturn, TEXT_REPLACED, type WritingClaim } from '@lets/contract';
import * as Y from 'yjs';
import { KeptEdits } from './kept-edits.ts';
import { writtenText } from './written-text.ts';

/** What is typed within this travels together. */
const GATHER_MS = 60;
/** Edits are kept at the first pause in typing that the server has not answered in, and while there is none every so often. */
const PAUSE_MS = 250;
const LONGEST_UNKEPT_MS = 2_000;
const LONGEST_WAIT_MS = 8_000;
/** A message larger than the server reads would be sent again and again, and close every new connection. */
const TOO_LONG = 1009;

export interface LineState {
  /** The document has been received; before that there is nothing to write in. */
  readonly isOpen: boolean;
  readonly isConnected: boolean;
  /** Everything on this page is on the server's disk. */
  readonly isSafe: boolean;
  /** When that last came true. */
  readonly safeAt: number | null;
  readonly mayWrite: boolean;
  /** The server shows us the document no longer. */
  readonly isShutOut: boolean;
  /** Something written here was not taken: the page and the document differ from now on, until it is opened anew. */
  readonly refused: Refused | null;
}

/** It was nothing that a document may hold, or its text has been replaced, or signed and revised, since it was written. */
export type Refused = 'unfit' | 'too_late';

const START: LineState = {
  isOpen: false,
  isConnected: false,
  isSafe: true,
  safeAt: null,
  mayWrite: false,
  isShutOut: false,
  refused: null,
};

interface Standing {
  readonly type?: string;
  readonly may_write?: boolean;
  readonly root_version?: number;
}

/** In ms: back as soon as the rest of the page; left to itself it would come to wait half a minute between tries. */
const TRIES = { delay: 400, minDelay: 400, maxDelay: 4000 } satisfies Partial<
  HocuspocusProviderWebsocket['configuration']
>;

/**
 * The line between one document on this screen and the server. What was typed and not acknowledged is kept in the browser, and merged
 * when the line is back: here, or by the next page that opens the document.
 */
export class SharedLine {
  readonly doc = new Y.Doc();
  readonly provider: HocuspocusProvider;
  readonly #kept: KeptEdits;
  readonly #listeners = new Set<() => void>();
  #state = START;
  /** Something was written, here or in a page before, that the server has not said it has. */
  #isEdited: boolean;
  /** The version with which the text began that stands here; null before the server has said. */
  #root: number | null;
  #isDiscarded = false;
  #keeping: ReturnType<typeof setTimeout> | undefined;
  #return: ReturnType<typeof setTimeout> | undefined;
  #unkeptSince: number | null = null;

  constructor({ eid, documentId, userId }: { eid: number; documentId: string; userId: number }) {
    this.#kept = new KeptEdits(userId, documentId);
    this.#root = this.#kept.takeUp(this.doc);
    this.#isEdited = this.#root !== null;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.provider = new HocuspocusProvider({
      url: `${scheme}://${location.host}${COLLAB_PATH}`,
      name: `${eid}/${documentId}`,
      document: this.doc,
      // No secret, which is in a cookie that no script reads, but whose edits and of which text would come in.
      token: () => JSON.stringify({ user_id: userId, root_version: this.#root } satisfies WritingClaim),
      flushDelay: GATHER_MS,
      ...TRIES,
      onStatus: ({ status }) => this.#set({ isConnected: status === 'connected' }),
      onSynced: ({ state }) => state && this.#opened(),
      onUnsyncedChanges: () => this.#weigh(),
      onAuthenticated: ({ scope }) => this.#set({ mayWrite: scope !== 'readonly', isShutOut: false }),
      onAuthenticationFailed: ({ reason }) => {
        if (reason === TEXT_REPLACED) this.#refuse('too_late');
        else this.#set({ isShutOut: true, mayWrite: false });
      },
      onStateless: ({ payload }) => this.#hear(payload),
      onClose: ({ event }) => {
        if (event.reason === 'no_authority') this.#set({ isShutOut: true, mayWrite: false });
        else if (event.reason === 'edit_refused' || event.code === TOO_LONG) this.#refuse('unfit');
        else this.#set({ isConnected: false });
        if (event.code === COME_BACK_CLOSE) this.#comeBackLater(Number(event.reason));
      },
    });
    if (this.#isEdited) this.#set({ isSafe: false });
    this.doc.on('update', this.#onUpdate);
    addEventListener('pagehide', this.#keep);
    document.addEventListener('visibilitychange', this.#keep);
  }

  readonly read = (): LineState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Resolves when everything typed is on disk, or false when that cannot be now. */
  flush(): Promise<boolean> {
    this.provider.flushPendingUpdates();
    if (!this.provider.hasUnsyncedChanges) return Promise.resolve(true);
    return new Promise((resolve) => {
      const end = (isSafe: boolean) => {
        clearTimeout(late);
        stop();
        resolve(isSafe);
      };
      const stop = this.subscribe(() => {
        if (!this.provider.hasUnsyncedChanges) end(true);
      });
      const late = setTimeout(() => end(false), LONGEST_WAIT_MS);
    });
  }

  /** Whoever logs out without a connection does not wait for one: what they wrote is kept here. */
  flushOnLeaving(): Promise<boolean> {
    return this.#state.isConnected ? this.flush() : Promise.resolve(!this.isEdited());
  }

  /** Something was written that the server has not said it has. */
  isEdited(): boolean {
    return this.#isEdited && !this.#isDiscarded;
  }

  /** Lets go of edits that the server will not take any more, so that the page shows what holds. */
  discard(): void {
    this.#isDiscarded = true;
    this.#kept.forget();
  }

  /** What stands on this page, to be copied from. */
  text(): string {
    return writtenText(this.doc);
  }

  close(): void {
    this.#keep();
    clearTimeout(this.#return);
    removeEventListener('pagehide', this.#keep);
    document.removeEventListener('visibilitychange', this.#keep);
    this.doc.off('update', this.#onUpdate);
    this.#listeners.clear();
    this.provider.destroy();
    this.doc.destroy();
  }

  readonly #onUpdate = (_edit: Uint8Array, origin: unknown): void => {
    if (origin === this.provider) return;
    this.#isEdited = true;
    this.#unkeptSince ??= Date.now();
    const longest = this.#unkeptSince + LONGEST_UNKEPT_MS - Date.now();
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(this.#keep, Math.min(PAUSE_MS, longest));
  };

  readonly #keep = (): void => {
    clearTimeout(this.#keeping);
    this.#unkeptSince = null;
    if (this.isEdited() && this.#state.isOpen && this.#root !== null) this.#kept.keep(this.doc, this.#root);
  };

  /** The library would be back at once, as would everybody else. */
  #comeBackLater(within_ms: number): void {
    this.provider.disconnect();
    clearTimeout(this.#return);
    this.#return = setTimeout(() => void this.provider.connect(), pickReturn(within_ms));
  }

  #opened(): void {
    this.#set({ isOpen: true });
    this.#weigh();
  }

  #weigh(): void {
    const isSafe = !this.provider.hasUnsyncedChanges;
    if (isSafe && this.#state.isOpen) {
      clearTimeout(this.#keeping);
      this.#unkeptSince = null;
      this.#isEdited = false;
      this.#kept.forget();
    }
    const isNew = isSafe && (!this.#state.isSafe || this.#state.safeAt === null);
    this.#set({ isSafe, ...(isNew && { safeAt: Date.now() }) });
  }

  #hear(payload: string): void {
    const { type, may_write, root_version } = JSON.parse(payload) as Standing;
    if (type !== 'standing' || may_write === undefined || root_version === undefined) return;
    const isRestored = may_write && !this.#state.mayWrite;
    // Signed with something waiting here, and revised: that belonged to the text before.
    const isTooLate = isRestored && this.isEdited() && this.#root !== null && this.#root !== root_version;
    if (isTooLate) {
      this.#refuse('too_late');
      return;
    }
    this.#root = root_version;
    this.#set({ mayWrite: may_write, isShutOut: false });
    // What was typed before the pen was taken away is offered once more.
    if (isRestored && this.provider.hasUnsyncedChanges) this.provider.forceSync();
  }

  #refuse(refused: Refused): void {
    this.#set({ refused, mayWrite: false });
  }

  #set(change: Partial<LineState>): void {
    const next = { ...this.#state, ...change };
    const isSame = (Object.keys(next) as (keyof LineState)[]).every((key) => next[key] === this.#state[key]);
    this.#state = next;
    if (!isSame) for (const listener of this.#listeners) listener();
  }
}
