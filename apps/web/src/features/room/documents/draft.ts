import type { RichDocument } from '@lets/contract';

/**
 * A document being written, and how what is on the screen stands to what the server holds. Pure: the hook around it
 * starts saves and feeds back what came of them.
 */
export interface Draft {
  readonly content: RichDocument;
  /** The version that this content grew from. */
  readonly base_version: number;
  /** Counts edits, so that an answer knows whether more has been typed since it was sent. */
  readonly edits: number;
  readonly saved_edits: number;
  readonly status: 'saved' | 'dirty' | 'saving' | 'failed' | 'conflict';
  readonly saved_at: number | null;
  /** Somebody else's newer version, while ours has edits of its own. */
  readonly their_version: number | null;
}

export type DraftStep =
  | { readonly type: 'edited'; readonly content: RichDocument }
  | { readonly type: 'save_started' }
  | { readonly type: 'saved'; readonly version: number; readonly edits: number; readonly at: number }
  | { readonly type: 'save_failed' }
  | { readonly type: 'overtaken'; readonly version: number }
  | { readonly type: 'kept_mine'; readonly version: number };

export function openDraft(content: RichDocument, version: number, saved_at: number | null): Draft {
  return {
    content,
    base_version: version,
    edits: 0,
    saved_edits: 0,
    status: 'saved',
    saved_at,
    their_version: null,
  };
}

export function hasUnsavedEdits(draft: Draft): boolean {
  return draft.edits > draft.saved_edits;
}

/** Whether a save should go out now: never two at once, never over a conflict that nobody has settled. */
export function shouldSave(draft: Draft): boolean {
  return hasUnsavedEdits(draft) && (draft.status === 'dirty' || draft.status === 'failed');
}

/** Whether a newer version by somebody else may simply be shown. */
export function canTakeTheirs(draft: Draft, version: number): boolean {
  return version > draft.base_version && !hasUnsavedEdits(draft) && draft.status !== 'saving';
}

export function stepDraft(draft: Draft, step: DraftStep): Draft {
  switch (step.type) {
    case 'edited': {
      const status = draft.status === 'saving' || draft.status === 'conflict' ? draft.status : 'dirty';
      return { ...draft, content: step.content, edits: draft.edits + 1, status };
    }
    case 'save_started':
      return { ...draft, status: 'saving' };
    case 'saved': {
      const isBehind = draft.edits > step.edits;
      return {
        ...draft,
        base_version: step.version,
        saved_edits: step.edits,
        status: isBehind ? 'dirty' : 'saved',
        saved_at: step.at,
        their_version: null,
      };
    }
    case 'save_failed':
      return { ...draft, status: 'failed' };
    case 'overtaken':
      return step.version <= draft.base_version
        ? draft
        : { ...draft, status: 'conflict', their_version: step.version };
    case 'kept_mine':
      return { ...draft, base_version: step.version, status: 'dirty', their_version: null };
  }
}
