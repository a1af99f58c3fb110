import { HocuspocusProvider, type HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { COLLAB_PATH } from '@lets/contract';
import * as Y from 'yjs';
import { forgetEdits, keepEdits, takeUpEdits } from './kept-edits.ts';
import { writtenText } from './written-text.ts';

/** What is typed within this travels together. */
const GATHER_MS = 60;
const KEEP_MS = 250;
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
  readonly isRefused: boolean;
}

const START: LineState = {
  isOpen: false,
  isConnected: false,
  isSafe: true,
  safeAt: null,
  mayWrite: false,
  isShutOut: false,
  isRefused: false,
};

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
  readonly #userId: number;
  readonly #documentId: string;
  readonly #listeners = new Set<() => void>();
  #state = START;
  #isDiscarded = false;
  #keeping: ReturnType<typeof setTimeout> | undefined;

  constructor({ eid, documentId, userId }: { eid: number; documentId: string; userId: number }) {
    this.#userId = userId;
    this.#documentId = documentId;
    const hadEdits = takeUpEdits(userId, documentId, this.doc);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.provider = new HocuspocusProvider({
      url: `${scheme}://${location.host}${COLLAB_PATH}`,
      name: `${eid}/${documentId}`,
      document: this.doc,
      // The session is in a cookie that no script reads; the word only asks for admission.
      token: 'session',
      flushDelay: GATHER_MS,
      ...TRIES,
      onStatus: ({ status }) => this.#set({ isConnected: status === 'connected' }),
      onSynced: ({ state }) => state && this.#opened(),
      onUnsyncedChanges: () => this.#weigh(),
      onAuthenticated: ({ scope }) => this.#set({ mayWrite: scope !== 'readonly', isShutOut: false }),
      onAuthenticationFailed: () => this.#set({ isShutOut: true, mayWrite: false }),
      onStateless: ({ payload }) => this.#hear(payload),
      onClose: ({ event }) => {
        if (event.reason === 'no_authority') this.#set({ isShutOut: true, mayWrite: false });
        else if (event.reason === 'edit_refused' || event.code === TOO_LONG)
          this.#set({ isRefused: true, mayWrite: false });
        else this.#set({ isConnected: false });
      },
    });
    if (hadEdits) this.#set({ isSafe: false });
    this.doc.on('update', this.#onUpdate);
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

  /** Lets go of edits that the server will not take any more, so that the page shows what holds. */
  discard(): void {
    this.#isDiscarded = true;
    forgetEdits(this.#userId, this.#documentId);
  }

  /** What stands on this page, to be copied from. */
  text(): string {
    return writtenText(this.doc);
  }

  close(): void {
    clearTimeout(this.#keeping);
    if (this.provider.hasUnsyncedChanges && this.#state.isOpen && !this.#isDiscarded)
      keepEdits(this.#userId, this.#documentId, this.doc);
    this.doc.off('update', this.#onUpdate);
    this.#listeners.clear();
    this.provider.destroy();
    this.doc.destroy();
  }

  readonly #onUpdate = (_edit: Uint8Array, origin: unknown): void => {
    if (origin === this.provider) return;
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => {
      if (this.provider.hasUnsyncedChanges) keepEdits(this.#userId, this.#documentId, this.doc);
    }, KEEP_MS);
  };

  #opened(): void {
    this.#set({ isOpen: true });
    this.#weigh();
  }

  #weigh(): void {
    const isSafe = !this.provider.hasUnsyncedChanges;
    if (isSafe && this.#state.isOpen) {
      clearTimeout(this.#keeping);
      forgetEdits(this.#userId, this.#documentId);
    }
    const isNew = isSafe && (!this.#state.isSafe || this.#state.safeAt === null);
    this.#set({ isSafe, ...(isNew && { safeAt: Date.now() }) });
  }

  #hear(payload: string): void {
    const { type, may_write } = JSON.parse(payload) as { type?: string; may_write?: boolean };
    if (type !== 'standing' || may_write === undefined) return;
    const isRestored = may_write && !this.#state.mayWrite;
    this.#set({ mayWrite: may_write, isShutOut: false });
    // What was typed before the pen was taken away is offered once more.
    if (isRestored && this.provider.hasUnsyncedChanges) this.provider.forceSync();
  }

  #set(change: Partial<LineState>): void {
    const next = { ...this.#state, ...change };
    const isSame = (Object.keys(next) as (keyof LineState)[]).every((key) => next[key] === this.#state[key]);
    this.#state = next;
    if (!isSame) for (const listener of this.#listeners) listener();
  }
}
