import { describe, expect, it } from 'vitest';
import { canTakeTheirs, type DraftStep, hasUnsavedEdits, openDraft, shouldSave, stepDraft } from './draft.ts';

const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const after = (...steps: DraftStep[]) => steps.reduce(stepDraft, openDraft(words('a'), 3, null));
const typed: DraftStep = { type: 'edited', content: words('b') };

describe('a document being written', () => {
  it('is saved from the version it grew from', () => {
    const draft = after(typed, { type: 'save_started' }, { type: 'saved', version: 4, edits: 1, at: 9 });
    expect(draft).toMatchObject({ base_version: 4, status: 'saved', saved_at: 9 });
    expect(hasUnsavedEdits(draft)).toBe(false);
  });

  it('keeps what was typed while a save was on its way', () => {
    const draft = after(typed, { type: 'save_started' }, typed, {
      type: 'saved',
      version: 4,
      edits: 1,
      at: 9,
    });
    expect(draft.status).toBe('dirty');
    expect(shouldSave(draft)).toBe(true);
  });

  it('sends one save at a time', () => {
    expect(shouldSave(after(typed, { type: 'save_started' }, typed))).toBe(false);
  });

  it('tries again after a lost connection', () => {
    const draft = after(typed, { type: 'save_started' }, { type: 'save_failed' });
    expect(shouldSave(draft)).toBe(true);
    expect(draft.content).toEqual(words('b'));
  });

  it('shows a conflict and stops saving until somebody settles it', () => {
    const draft = after(typed, { type: 'save_started' }, { type: 'overtaken', version: 5 }, typed);
    expect(draft).toMatchObject({ status: 'conflict', their_version: 5, base_version: 3 });
    expect(shouldSave(draft)).toBe(false);
    expect(shouldSave(stepDraft(draft, { type: 'kept_mine', version: 5 }))).toBe(true);
  });

  it('takes a newer version only over a page without edits', () => {
    expect(canTakeTheirs(after(), 4)).toBe(true);
    expect(canTakeTheirs(after(), 3)).toBe(false);
    expect(canTakeTheirs(after(typed), 4)).toBe(false);
  });
});
