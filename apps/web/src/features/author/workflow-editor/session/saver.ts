import type { Bilingual, ExperimentType, Flow } from '@lets/contract';
import { type Conflict, type Merged, mergeFlows, resolve } from '../../../../domain/flow/draft/merge.ts';
import { isSame } from '../../../../domain/flow/draft/patch.ts';
import { createStore, type Store } from '../../../../lib/store.ts';

/** What belongs to the workflow and not to the drawing. */
export interface FlowHead {
  readonly name: Bilingual;
  readonly experiment_type: ExperimentType;
}

export interface Draft {
  readonly flow: Flow;
  readonly head: FlowHead;
}

export type SendResult =
  | { readonly is: 'saved'; readonly revision: number }
  /** Somebody saved in between: their flow. */
  | { readonly is: 'changed'; readonly revision: number; readonly flow: Flow; readonly by: string | null }
  /** Nobody answered. */
  | { readonly is: 'offline' }
  /** Somebody published it in between: it takes no changes any more. */
  | { readonly is: 'published' }
  | { readonly is: 'refused'; readonly message: string };

export type SaveState =
  | { readonly is: 'saved'; readonly at: number | null }
  | { readonly is: 'waiting' | 'saving' | 'offline' | 'published' }
  | { readonly is: 'refused'; readonly message: string }
  | { readonly is: 'conflict'; readonly merged: Merged; readonly mine: Flow; readonly by: string | null };

export interface SaverPorts {
  read(): Draft;
  /** `known` is the head that the server is sure to have; null after a save whose answer was lost. */
  send(revision: number, draft: Draft, known: FlowHead | null): Promise<SendResult>;
  /** Puts what others changed on the canvas. */
  adopt(flow: Flow, by: string | null): void;
  /** Keeps what is not on the server yet, or forgets it. */
  keep(kept: { readonly revision: number; readonly base: Flow; readonly flow: Flow } | null): void;
  now(): number;
}

export interface Saver {
  readonly state: Store<SaveState>;
  /** Something may have changed: it is sent after a pause. */
  touch(): void;
  /** Sends what is not sent yet, at once. True when the server has everything. */
  flush(): Promise<boolean>;
  /** Somebody else saved: their flow is taken in. */
  receive(revision: number, flow: Flow, by: string | null): void;
  /** Somebody published it: nothing is sent any more. True when something had not been sent. */
  receivePublished(): boolean;
  /** The answer to a conflict: where mine is kept. */
  choose(mine: ReadonlySet<Conflict>): void;
  revision(): number;
  stop(): void;
}

/** Pure: of name and type, what the server does not have yet. */
export function changedHead(head: FlowHead, known: FlowHead | null): Partial<FlowHead> {
  const { name, experiment_type } = head;
  const isRenamed = name.zh.trim() !== '' && !isSame(name, known?.name);
  return {
    ...(isRenamed && { name }),
    ...(experiment_type !== known?.experiment_type && { experiment_type }),
  };
}

const PAUSE = 800;
const RETRY = 4000;

/**
 * Saves as somebody draws: after a pause, one save at a time, "saved" only when the server said so. A flow that somebody
 * else saved meanwhile is merged field by field; what both changed differently waits for a choice, and nothing is sent until then.
 */
export function createSaver(base: Draft, firstRevision: number, ports: SaverPorts): Saver {
  const state = createStore<SaveState>({ is: 'saved', at: null });
  let saved = base;
  let revision = firstRevision;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let isStopped = false;
  /** A save that nobody answered may have arrived all the same: until the next answer it is unknown what the server has. */
  let isUnanswered = false;

  const isClean = (draft: Draft) =>
    !isUnanswered && isSame(draft.flow, saved.flow) && isSame(draft.head, saved.head);
  const later = (delay: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), delay);
  };

  function touch(): void {
    const now = state.get();
    const draft = ports.read();
    if (isClean(draft)) {
      ports.keep(null);
      if (now.is === 'waiting' || now.is === 'offline') state.set({ is: 'saved', at: null });
      return;
    }
    ports.keep({ revision, base: saved.flow, flow: draft.flow });
    if (now.is === 'conflict' || now.is === 'published') return;
    if (now.is !== 'saving' && now.is !== 'offline') state.set({ is: 'waiting' });
    later(PAUSE);
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (running) {
      await running;
      return isClean(ports.read()) || flush();
    }
    const draft = ports.read();
    if (state.get().is === 'conflict' || state.get().is === 'published') return false;
    if (isClean(draft)) return true;
    running = sendOnce(draft).finally(() => {
      running = null;
    });
    return running;
  }

  async function sendOnce(draft: Draft): Promise<boolean> {
    state.set({ is: 'saving' });
    const result = await ports.send(revision, draft, isUnanswered ? null : saved.head);
    if (result.is === 'saved') return finish(draft, result.revision);
    if (result.is === 'changed') {
      takeIn(result.revision, result.flow, result.by);
      return false;
    }
    state.set(result);
    if (result.is === 'offline') {
      isUnanswered = true;
      later(RETRY);
    }
    return false;
  }

  function finish(draft: Draft, next: number): boolean {
    saved = draft;
    revision = next;
    isUnanswered = false;
    if (isClean(ports.read())) {
      ports.keep(null);
      state.set({ is: 'saved', at: ports.now() });
      return true;
    }
    state.set({ is: 'waiting' });
    later(PAUSE);
    return false;
  }

  function takeIn(nextRevision: number, theirs: Flow, by: string | null): void {
    const mine = ports.read().flow;
    const merged = mergeFlows(saved.flow, mine, theirs);
    saved = { ...saved, flow: theirs };
    revision = nextRevision;
    if (merged.conflicts.length > 0) state.set({ is: 'conflict', merged, mine, by });
    else settle(merged.flow, by);
  }

  function settle(flow: Flow, by: string | null): void {
    ports.adopt(flow, by);
    if (isClean(ports.read())) {
      ports.keep(null);
      state.set({ is: 'saved', at: ports.now() });
    } else {
      state.set({ is: 'waiting' });
      later(0);
    }
  }

  return {
    state,
    touch,
    flush,
    receive(next, flow, by) {
      // While a save is under way its own refusal will bring the same flow.
      if (next > revision && !running && state.get().is !== 'conflict') takeIn(next, flow, by);
    },
    receivePublished() {
      clearTimeout(timer);
      if (isClean(ports.read())) return false;
      state.set({ is: 'published' });
      return true;
    },
    choose(chosen) {
      const now = state.get();
      if (now.is !== 'conflict') return;
      state.set({ is: 'waiting' });
      // What was drawn while the question stood comes on top of the answer.
      const answered = resolve(now.merged, now.mine, chosen);
      settle(mergeFlows(now.mine, ports.read().flow, answered).flow, now.by);
    },
    revision: () => revision,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
