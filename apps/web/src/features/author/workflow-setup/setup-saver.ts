import { type Flow, SETUP_STEPS, type SetupStep } from '@lets/contract';
import { createStore, type Store } from '../../../lib/store.ts';

export type SaveState =
  | { readonly is: 'saved'; readonly at: number | null }
  | { readonly is: 'saving' }
  | { readonly is: 'waiting' }
  | { readonly is: 'failed'; readonly message: string }
  /** Somebody else saved in between. */
  | { readonly is: 'conflict'; readonly by: string | null }
  /** Somebody else published it in between: it takes no changes any more. */
  | { readonly is: 'published' };

export type SendResult =
  | { readonly is: 'saved'; readonly revision: number }
  /** Nobody answered. */
  | { readonly is: 'offline' }
  | { readonly is: 'refused'; readonly message: string }
  | Extract<SaveState, { is: 'conflict' | 'published' }>;

export interface SetupSaverPorts {
  read(): Flow;
  send(step: SetupStep, revision: number, flow: Flow): Promise<SendResult>;
  now(): number;
}

export interface SetupSaver {
  readonly state: Store<SaveState>;
  /** A step was changed: it is sent after a pause. */
  touch(step: SetupStep): void;
  /** Sends what is not sent yet, at once. True when the server has everything. */
  flush(): Promise<boolean>;
  isDirty(): boolean;
  /** What was not sent has gone elsewhere: there is nothing left to save. */
  drop(): void;
  stop(): void;
}

const PAUSE = 700;
const RETRY = 4000;

/**
 * Saves the setup as it is typed: after a pause, one step after the other, "saved" only when the server has every step
 * that was changed. A step that could not be sent stays to be sent, whichever step is on the screen by then.
 */
export function createSetupSaver(firstRevision: number, ports: SetupSaverPorts): SetupSaver {
  const state = createStore<SaveState>({ is: 'saved', at: null });
  const dirty = new Set<SetupStep>();
  let revision = firstRevision;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let isStopped = false;

  const isSettled = () => ['conflict', 'published'].includes(state.get().is);
  const later = (delay: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), delay);
  };

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (running) {
      await running;
      return dirty.size === 0 || flush();
    }
    if (dirty.size === 0) return true;
    if (isSettled()) return false;
    running = sendAll().finally(() => {
      running = null;
    });
    return running;
  }

  /** In the order of the steps, because the server refuses a step while one before it is incomplete. */
  async function sendAll(): Promise<boolean> {
    state.set({ is: 'saving' });
    let refusal: SaveState | null = null;
    for (const step of SETUP_STEPS.filter((one) => dirty.has(one))) {
      dirty.delete(step);
      const result = await ports.send(step, revision, ports.read());
      if (result.is === 'saved') {
        revision = result.revision;
        continue;
      }
      dirty.add(step);
      if (result.is === 'offline') later(RETRY);
      // A refused step holds none of the others back. Where nobody answers, or the flow has changed, nothing else can be sent.
      if (result.is !== 'refused') return settle(toState(result));
      refusal ??= toState(result);
    }
    return settle(refusal);
  }

  function settle(refusal: SaveState | null): boolean {
    if (refusal) state.set(refusal);
    else if (dirty.size === 0) state.set({ is: 'saved', at: ports.now() });
    // Changed again while it was on its way.
    else {
      state.set({ is: 'waiting' });
      later(PAUSE);
    }
    return !refusal && dirty.size === 0;
  }

  return {
    state,
    touch(step) {
      dirty.add(step);
      if (isSettled()) return;
      if (state.get().is !== 'saving') state.set({ is: 'waiting' });
      later(PAUSE);
    },
    flush,
    isDirty: () => dirty.size > 0 || running !== null,
    drop: () => dirty.clear(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function toState(result: Exclude<SendResult, { is: 'saved' }>): SaveState {
  if (result.is === 'offline') return { is: 'failed', message: '' };
  return result.is === 'refused' ? { is: 'failed', message: result.message } : result;
}
