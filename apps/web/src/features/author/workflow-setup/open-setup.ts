import {
  type ChangedMeanwhile,
  CODE,
  Flow,
  SETUP_STEPS,
  type SetupStep,
  setAction,
  setAnime,
  setAssign,
  setDoc,
  setNode,
  setRole,
  setSeat,
  type WorkflowDetail,
  withLinesApart,
} from '@lets/contract';
import { mergeFlows } from '../../../domain/flow/draft/merge.ts';
import { isSame } from '../../../domain/flow/draft/patch.ts';
import { call } from '../../../lib/api-client.ts';
import { createAutosave } from '../../../lib/autosave/autosave.ts';
import { resultOf } from '../../../lib/autosave/call-result.ts';
import { type KeptCopy, keptCopy } from '../../../lib/autosave/kept-copy.ts';
import type { Autosave, Save, SaveResult } from '../../../lib/autosave/types.ts';
import { createStore, type Store } from '../../../lib/store.ts';
import { dataOf } from './model.ts';

/** Why nothing can be saved any more without an answer by the author. */
export type Meanwhile =
  | { readonly is: 'changed'; readonly by: string | null }
  /** It takes no changes any more. */
  | { readonly is: 'published' };

/** The flow on the screen, and the one that it was made of. */
export interface SetupDraft {
  readonly base: Flow;
  readonly flow: Flow;
}

export interface OpenSetup {
  readonly draft: Store<SetupDraft>;
  readonly autosave: Autosave<SetupStep, Meanwhile>;
  /** Something of an earlier visit that the server does not have is on the screen again. */
  readonly isRecovered: boolean;
}

const CALLS = {
  node: setNode,
  doc: setDoc,
  role: setRole,
  assign: setAssign,
  action: setAction,
  anime: setAnime,
  seat: setSeat,
} as const;

/** Opens a draft for its setup: what an earlier visit left unsaved is laid over what the server has. */
export function openSetup(detail: WorkflowDetail): OpenSetup {
  const copy = keptCopy(`setup:${detail.flow_id}`, parseDraft);
  const kept = detail.editable ? copy.read() : null;
  const draft = createStore<SetupDraft>({ base: detail.flow, flow: detail.flow });
  const autosave = createAutosave<SetupStep, SetupDraft, Meanwhile>(
    { revision: detail.revision },
    {
      read: draft.get,
      save: (save) => sendStep(detail.flow_id, save),
      // In the order of the steps, because the server refuses a step while one before it is incomplete.
      next: (waiting) => SETUP_STEPS.filter((step) => waiting.includes(step)).slice(0, 1),
      keep: (unsaved, revision) => keep(copy, draft, unsaved, revision),
    },
  );
  if (kept) recover(kept.value, detail.flow, draft, autosave);
  return { draft, autosave, isRecovered: kept !== null };
}

function parseDraft(value: unknown): SetupDraft {
  const { base, flow } = value as Partial<Record<keyof SetupDraft, unknown>>;
  return { base: Flow.parse(withLinesApart(base)), flow: Flow.parse(withLinesApart(flow)) };
}

function keep(
  copy: KeptCopy<SetupDraft>,
  draft: Store<SetupDraft>,
  parts: readonly SetupStep[],
  revision: number,
): void {
  copy.write(parts.length > 0 ? { parts, revision, value: draft.get() } : null);
  // The server has it all: what is typed from now on is typed over this.
  if (parts.length === 0) draft.set(({ flow }) => ({ base: flow, flow }));
}

function recover(
  kept: SetupDraft,
  theirs: Flow,
  draft: Store<SetupDraft>,
  autosave: Autosave<SetupStep, Meanwhile>,
): void {
  const { flow, conflicts } = mergeFlows(kept.base, kept.flow, theirs);
  const isConflict = conflicts.length > 0;
  draft.set(isConflict ? kept : { base: theirs, flow });
  const changed = draft.get().flow;
  const differ = SETUP_STEPS.filter((step) => !isSame(dataOf(step, changed), dataOf(step, theirs)));
  // Where nothing but seats differs the scenes' step carries them; the seats' own might be refused yet.
  const isCarried = differ.includes('anime') && isSame(leadingIn(changed), leadingIn(theirs));
  for (const step of differ) if (step !== 'seat' || !isCarried) autosave.touch(step);
  if (isConflict) autosave.receive({ is: 'conflict', conflict: { is: 'changed', by: null } });
}

/** Who leads where, and who may end the experiment: what the last step alone saves. */
function leadingIn({ nodes }: Flow): unknown {
  return nodes.map(({ roles }) =>
    roles.map(({ role_id, host, can_terminate }) => [role_id, host, can_terminate]),
  );
}

function sendStep(
  flow_id: number,
  { parts: [step = 'node'], value, revision, lost }: Save<SetupStep, SetupDraft>,
): Promise<SaveResult<Meanwhile>> {
  return resultOf<Meanwhile>(
    async () => {
      const input = {
        flow_id,
        revision,
        data: dataOf(step, value.flow),
        // A role that a template needed was made beside it.
        ...(step === 'doc' && { roles: value.flow.roles }),
      };
      const saved = await call(CALLS[step], input as never, { shown: 'in-place' });
      return { is: 'saved', revision: saved.revision };
    },
    ({ code, data }) => {
      if (code === CODE.published) return { is: 'conflict', conflict: { is: 'published' } };
      if (code !== CODE.changed_meanwhile) return null;
      const now = data as ChangedMeanwhile;
      // A save whose answer was lost is not another person's.
      const isMine = [...lost, value].some((mine) => addsNothing(now.flow, mine));
      if (isMine) return { is: 'merged', revision: now.revision };
      return { is: 'conflict', conflict: { is: 'changed', by: now.saved_by?.name ?? null } };
    },
  );
}

/** Whether everything in their flow is in mine too, or was there before. */
function addsNothing(theirs: Flow, { base, flow }: SetupDraft): boolean {
  const merged = mergeFlows(base, flow, theirs);
  return merged.conflicts.length === 0 && isSame(merged.flow, flow);
}
