import type { Flow } from '@lets/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addNode, setNode } from '../model/edits.ts';
import { changedHead, createSaver, type Draft, type FlowHead, type SendResult } from './saver.ts';

const EMPTY: Flow = { nodes: [], transitions: [], roles: [] };
const [BASE, NODE] = addNode(EMPTY, 'court', { x: 0, y: 0 });
const HEAD: FlowHead = { name: { zh: '甲', en: 'A' }, experiment_type: 'free' };

/** A drawing person, a server that answers as told, and what was sent to it. */
function stage() {
  let flow = BASE;
  let head = HEAD;
  /** What the server has of name and type, as it is told. */
  let stored = HEAD;
  const sent: { revision: number; draft: Draft }[] = [];
  const answers: ((result: SendResult) => void)[] = [];
  const kept: (Flow | null)[] = [];
  const saver = createSaver({ flow: BASE, head: HEAD }, 1, {
    read: () => ({ flow, head }),
    send: (revision, draft, known) => {
      sent.push({ revision, draft });
      stored = { ...stored, ...changedHead(draft.head, known) };
      return new Promise((resolve) => answers.push(resolve));
    },
    adopt: (next) => {
      flow = next;
    },
    keep: (one) => kept.push(one && flow),
  });
  saver.autosave.start();
  return {
    saver,
    sent,
    kept,
    flow: () => flow,
    draw(change: Parameters<typeof setNode>[2]) {
      flow = setNode(flow, NODE, change);
      saver.touch('flow');
    },
    choose(experiment_type: FlowHead['experiment_type']) {
      head = { ...head, experiment_type };
      saver.touch('head');
    },
    stored: () => stored,
    conflict() {
      const now = saver.state.get();
      return now.is === 'conflict' ? now.conflict : null;
    },
    async answer(result: SendResult) {
      answers.shift()?.(result);
      await vi.advanceTimersByTimeAsync(0);
    },
    pause: () => vi.advanceTimersByTimeAsync(1000),
  };
}

describe('saving as somebody draws', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 7 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('sends once after a pause, and says saved only when the server has', async () => {
    const at = stage();
    at.draw({ minutes: 1 });
    at.draw({ minutes: 2 });
    expect(at.saver.state.get().is).toBe('unsaved');
    await at.pause();
    expect(at.sent).toHaveLength(1);
    expect(at.saver.state.get().is).toBe('saving');
    await at.answer({ is: 'saved', revision: 2 });
    expect(at.saver.state.get()).toEqual({ is: 'saved', at: 1007 });
    expect(at.kept.at(-1)).toBeNull();
  });

  it('sends what was drawn while a save was under way, on top of it', async () => {
    const at = stage();
    at.draw({ minutes: 1 });
    await at.pause();
    at.draw({ minutes: 2 });
    await at.answer({ is: 'saved', revision: 2 });
    expect(at.saver.state.get().is).toBe('unsaved');
    await at.pause();
    expect(at.sent.map(({ revision }) => revision)).toEqual([1, 2]);
    expect(at.sent[1]?.draft.flow.nodes[0]?.minutes).toBe(2);
  });

  it('keeps everything while nobody answers, and tries again', async () => {
    const at = stage();
    at.draw({ minutes: 1 });
    await at.pause();
    await at.answer({ is: 'offline' });
    expect(at.saver.state.get().is).toBe('offline');
    expect(at.kept.at(-1)?.nodes[0]?.minutes).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(at.sent).toHaveLength(2);
  });

  it('merges with what somebody else saved and sends that', async () => {
    const at = stage();
    at.draw({ minutes: 1 });
    await at.pause();
    const theirs = setNode(BASE, NODE, { can_switch: false });
    await at.answer({ is: 'changed', revision: 5, flow: theirs, by: 'B' });
    expect(at.flow().nodes[0]).toMatchObject({ minutes: 1, can_switch: false });
    await at.pause();
    expect(at.sent[1]).toMatchObject({ revision: 5 });
    expect(at.sent[1]?.draft.flow.nodes[0]).toMatchObject({ minutes: 1, can_switch: false });
  });

  it('sends nothing while a conflict waits, and then what was chosen', async () => {
    const at = stage();
    at.draw({ minutes: 1 });
    await at.pause();
    const theirs = setNode(BASE, NODE, { minutes: 9 });
    await at.answer({ is: 'changed', revision: 5, flow: theirs, by: 'B' });
    const held = at.conflict();
    if (held?.is !== 'both') throw new Error('no conflict');
    at.draw({ can_switch: false });
    await at.pause();
    expect(at.sent).toHaveLength(1);
    at.saver.choose(new Set(held.merged.conflicts));
    await at.pause();
    expect(at.sent[1]).toMatchObject({ revision: 5 });
    expect(at.sent[1]?.draft.flow.nodes[0]).toMatchObject({ minutes: 1, can_switch: false });
  });

  it('takes in what others saved while nothing of mine is open', async () => {
    const at = stage();
    at.saver.receive({ revision: 3, flow: setNode(BASE, NODE, { minutes: 4 }), by: 'B' });
    expect(at.flow().nodes[0]?.minutes).toBe(4);
    expect(at.saver.state.get().is).toBe('saved');
    await at.pause();
    expect(at.sent).toHaveLength(0);
  });

  it('leaves the type at what was chosen last, when it was changed and changed back while a save was under way', async () => {
    const at = stage();
    at.choose('litigation_arbitration');
    await at.pause();
    at.choose('free');
    await at.answer({ is: 'saved', revision: 2 });
    await at.pause();
    await at.answer({ is: 'saved', revision: 3 });
    expect(at.stored().experiment_type).toBe('free');
    expect(at.saver.state.get().is).toBe('saved');
  });

  it('does not take a change that was taken back for saved while nobody answered the save of it', async () => {
    const at = stage();
    at.choose('litigation_arbitration');
    await at.pause();
    await at.answer({ is: 'offline' });
    at.choose('free');
    expect(at.saver.state.get().is).toBe('offline');
    await vi.advanceTimersByTimeAsync(1000);
    await at.answer({ is: 'saved', revision: 2 });
    expect(at.stored().experiment_type).toBe('free');
    expect(at.saver.state.get().is).toBe('saved');
  });

  it('leaves a name that somebody else gave when only the drawing was changed here', () => {
    expect(changedHead(HEAD, HEAD)).toEqual({});
    expect(changedHead({ ...HEAD, name: { zh: '', en: '' } }, HEAD)).toEqual({});
    expect(changedHead(HEAD, null)).toEqual(HEAD);
  });

  it('sends nothing after the draft was published, and says whether something had not been sent', async () => {
    const at = stage();
    expect(at.saver.receivePublished()).toBe(false);
    at.draw({ minutes: 1 });
    expect(at.saver.receivePublished()).toBe(true);
    expect(at.conflict()).toEqual({ is: 'published' });
    expect(at.saver.isUnsaved()).toBe(false);
    at.draw({ minutes: 2 });
    await at.pause();
    expect(at.sent).toEqual([]);
    expect(at.kept.at(-1)?.nodes[0]?.minutes).toBe(2);
  });

  it('keeps what a save brought too late, after the draft was published', async () => {
    const at = stage();
    at.draw({ minutes: 1 });
    await at.pause();
    await at.answer({ is: 'conflict', conflict: { is: 'published' } });
    expect(at.conflict()).toEqual({ is: 'published' });
    expect(at.kept.at(-1)?.nodes[0]?.minutes).toBe(1);
    expect(await at.saver.flush()).toBe(false);
  });
});
