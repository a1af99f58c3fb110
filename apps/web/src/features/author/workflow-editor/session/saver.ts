import type { Bilingual, ExperimentType, Flow } from '@lets/contract';
import { type Conflict, type Merged, mergeFlows, resolve } from '../../../../domain/flow/draft/merge.ts';
import { isSame } from '../../../../domain/flow/draft/patch.ts';
import { createAutosave } from '../../../../lib/autosave/autosave.ts';
import type { Autosave, Overtaken, SaveResult } from '../../../../lib/autosave/types.ts';

/** What belongs to the workflow and not to the drawing. */
export interface FlowHead {
  readonly name: Bilingual;
  readonly experiment_type: ExperimentType;
}

export interface Draft {
  readonly flow: Flow;
  readonly head: FlowHead;
}
type DraftPart = keyof Draft;

/** Why nothing can be saved without an answer by the author. */
export type DraftConflict =
  /** Two people changed the same; everything else of both is merged. */
  | { readonly is: 'both'; readonly merged: Merged; readonly mine: Flow; readonly by: string | null }
  /** It takes no changes any more. */
  | { readonly is: 'published' };

/** Someone saved in between: their flow. */
export interface Changed {
  readonly is: 'changed';
  readonly revision: number;
  readonly flow: Flow;
  readonly by: string | null;
}
export type SendResult = SaveResult<DraftConflict> | Changed;

export interface SaverPorts {
  read(): Draft;
  /** `known` is the head that the server is sure to have; null after a save whose answer was lost. */
  send(revision: number, draft: Draft, known: FlowHead | null): Promise<SendResult>;
  /** Puts what others changed on the canvas. */
  adopt(flow: Flow, by: string | null): void;
  /** Keeps what is not on the server yet with what it was drawn on, or forgets it. */
  keep(kept: { readonly base: Flow } | null): void;
}

export interface Saver
  extends Pick<Autosave<DraftPart, DraftConflict>, 'state' | 'touch' | 'flush' | 'revision'> {
  readonly autosave: Autosave<DraftPart, DraftConflict>;
  /** Something is unsaved that leaving would leave behind; what came too late for a publication is asked about by itself. */
  isUnsaved(): boolean;
  /** Another person saved: their flow is taken in. */
  receive(changed: Omit<Changed, 'is'>): void;
  /** Someone published it: nothing is sent any more. True when something had not been sent. */
  receivePublished(): boolean;
  /** The answer to a conflict: where mine is kept. */
  choose(mine: ReadonlySet<Conflict>): void;
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

/**
 * Saves as someone draws. A flow that another person saved meanwhile is merged field by field; what both changed differently waits for
 * a choice, and nothing is sent until then.
 */
export function createSaver(base: Draft, firstRevision: number, ports: SaverPorts): Saver {
  /** What the server has. */
  let saved = base;
  let theirRevision = firstRevision;

  const autosave = createAutosave<DraftPart, Draft, DraftConflict>(
    { revision: firstRevision },
    {
      read: ports.read,
      async save({ value, revision, lost }) {
        const result = await ports.send(revision, value, lost.length > 0 ? null : saved.head);
        if (result.is === 'saved') saved = value;
        return result.is === 'changed' ? takeIn(result) : result;
      },
      next: (waiting) => waiting,
      isSaved: () => isSame(ports.read(), saved),
      keep: (unsaved) => ports.keep(unsaved.length > 0 ? { base: saved.flow } : null),
    },
  );

  function takeIn({ revision, flow: theirs, by }: Omit<Changed, 'is'>): Overtaken<DraftConflict> {
    const mine = ports.read().flow;
    const merged = mergeFlows(saved.flow, mine, theirs);
    saved = { ...saved, flow: theirs };
    theirRevision = revision;
    if (merged.conflicts.length > 0) return { is: 'conflict', conflict: { is: 'both', merged, mine, by } };
    ports.adopt(merged.flow, by);
    return { is: 'merged', revision };
  }

  const conflict = () => {
    const now = autosave.state.get();
    return now.is === 'conflict' ? now.conflict : null;
  };
  const { state, touch, flush, revision } = autosave;
  return {
    autosave,
    state,
    touch,
    flush,
    revision,
    isUnsaved: () => autosave.isUnsaved() && conflict()?.is !== 'published',
    receive(changed) {
      // While a save is on its way its own refusal will bring the same flow.
      if (changed.revision <= revision() || autosave.isSaving() || conflict()) return;
      autosave.receive(takeIn(changed));
    },
    receivePublished() {
      if (!autosave.isUnsaved()) return false;
      autosave.receive({ is: 'conflict', conflict: { is: 'published' } });
      return true;
    },
    choose(chosen) {
      const now = conflict();
      if (now?.is !== 'both') return;
      // What was drawn while the question stood comes on top of the answer.
      const answered = resolve(now.merged, now.mine, chosen);
      ports.adopt(mergeFlows(now.mine, ports.read().flow, answered).flow, now.by);
      autosave.resume(theirRevision);
    },
  };
}
