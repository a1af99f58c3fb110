// @vitest-environment happy-dom
import { COME_BACK_CLOSE, TEXT_REPLACED } from '@lets/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { SharedLine } from './shared-line.ts';

const open: SharedLine[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  const Nowhere = class extends EventTarget {
    readonly close = () => {};
  };
  vi.stubGlobal('WebSocket', Nowhere);
});
afterEach(() => {
  for (const line of open.splice(0)) line.close();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const newLine = (userId = 1) => {
  const line = new SharedLine({ eid: 1, documentId: 'd', userId });
  open.push(line);
  return line;
};
/** The server lets the page in to write, at a text that began with that version. */
const admit = (line: SharedLine, root = 1, mayWrite = true) => {
  stand(line, root, mayWrite);
  line.provider.synced = true;
};
const stand = ({ provider }: SharedLine, root_version: number, may_write: boolean) =>
  provider.receiveStateless(JSON.stringify({ type: 'standing', may_write, root_version }));
const type = ({ doc }: SharedLine, words: string) =>
  doc.getXmlFragment('content').push([new Y.XmlText(words)]);
const answer = ({ provider }: SharedLine) => {
  provider.flushPendingUpdates();
  while (provider.hasUnsyncedChanges) provider.decrementUnsyncedChanges();
};
const claim = async ({ provider }: SharedLine) => JSON.parse((await provider.getToken()) ?? '');
const refuse = ({ provider }: SharedLine, reason: string) =>
  provider.configuration.onAuthenticationFailed({ reason });
/** The browser ends in the middle of things: of what the lines do as they close nothing is left. */
const crash = () => {
  const left = { ...localStorage };
  for (const line of open.splice(0)) line.close();
  localStorage.clear();
  for (const [key, text] of Object.entries(left)) localStorage.setItem(key, text);
};
const isKept = () => Object.keys(localStorage).some((key) => key.includes('writing:'));

it.each([
  { code: 1009, reason: '' },
  { code: 4409, reason: 'edit_refused' },
])('what the server closes with $code is not sent again: the page opens the document anew', (event) => {
  const line = newLine();
  line.provider.configuration.onClose({ event } as never);
  expect(line.read()).toMatchObject({ refused: 'unfit', mayWrite: false });
});

it('an ordinary break of the connection is no refusal', () => {
  const line = newLine();
  line.provider.configuration.onClose({ event: { code: 1006, reason: '' } } as never);
  expect(line.read().refused).toBe(null);
});

it('leaves a server that stops, and comes back at a time of its own within what the server says', async () => {
  const line = newLine();
  const back = vi.spyOn(line.provider, 'connect');
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  line.provider.configuration.onClose({ event: { code: COME_BACK_CLOSE, reason: '8000' } } as never);
  expect(line.provider.configuration.websocketProvider.shouldConnect).toBe(false);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(back).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(back).toHaveBeenCalledTimes(1);
  expect(line.provider.configuration.websocketProvider.shouldConnect).toBe(true);
  vi.restoreAllMocks();
});

describe('what the server does not have yet', () => {
  it('is kept over a crash while it is being typed without a pause', async () => {
    const line = newLine();
    admit(line);
    for (let letter = 0; letter < 50; letter++) {
      type(line, 'a');
      await vi.advanceTimersByTimeAsync(100);
    }
    crash();
    expect(newLine().text().length).toBeGreaterThanOrEqual(20);
  });

  it('is kept to the last letter when the page is reloaded', () => {
    const line = newLine();
    admit(line);
    type(line, 'the last word');
    dispatchEvent(new Event('pagehide'));
    crash();
    expect(newLine().text()).toBe('the last word');
  });

  it('is kept when the person leaves, and found when they are back', () => {
    const line = newLine();
    admit(line);
    type(line, 'mine');
    open.pop()?.close();
    expect(newLine().text()).toBe('mine');
    expect(newLine().read().isSafe).toBe(false);
  });

  it('is nobody else’s', () => {
    const line = newLine(1);
    admit(line);
    type(line, 'mine');
    open.pop()?.close();
    const other = newLine(2);
    admit(other);
    type(other, 'theirs');
    answer(other);
    expect(other.text()).toBe('theirs');
    expect(newLine(1).text()).toBe('mine');
  });

  it('is kept no longer once the server has it', async () => {
    const line = newLine();
    admit(line);
    type(line, 'mine');
    await vi.advanceTimersByTimeAsync(3000);
    expect(isKept()).toBe(true);
    answer(line);
    expect(isKept()).toBe(false);
    open.pop()?.close();
    expect(isKept()).toBe(false);
  });

  it('of one tab is neither dropped nor written over by another', async () => {
    const [one, two, three] = [newLine(), newLine(), newLine()];
    for (const line of [one, two, three]) admit(line);
    type(one, 'one');
    await vi.advanceTimersByTimeAsync(3000);
    type(two, 'two');
    await vi.advanceTimersByTimeAsync(3000);
    type(three, 'three');
    answer(three);
    crash();
    const next = newLine();
    expect(next.text().split('\n').sort().join()).toMatch(/onetwo|twoone/);
    admit(next);
    answer(next);
    expect(isKept()).toBe(false);
  });

  it('is found although something unreadable stands beside it', () => {
    const line = newLine();
    admit(line);
    type(line, 'mine');
    open.pop()?.close();
    const [key = ''] = Object.keys(localStorage);
    for (const [at, text] of ['{', '{"root":1,"edits":"AQ=="}', '{"root":1,"edits":"é"}', 'null'].entries())
      localStorage.setItem(key.replace(/[^:]*$/, `z${at}`), text);
    expect(newLine().text()).toBe('mine');
    expect(Object.keys(localStorage)).toEqual([key]);
  });

  it('is nothing where a reconnection was only on its way', async () => {
    const line = newLine();
    admit(line);
    await line.provider.onOpen(new Event('open'));
    expect(line.read().isSafe).toBe(false);
    open.pop()?.close();
    expect(isKept()).toBe(false);
  });
});

describe('a text that has been replaced meanwhile', () => {
  it('is not written in by edits that were kept: the page claims the text they belong to', async () => {
    const line = newLine();
    expect(await claim(line)).toEqual({ user_id: 1, root_version: null });
    admit(line, 3);
    type(line, 'before');
    open.pop()?.close();
    const later = newLine();
    expect(await claim(later)).toEqual({ user_id: 1, root_version: 3 });
    refuse(later, TEXT_REPLACED);
    expect(later.read()).toMatchObject({ refused: 'too_late', mayWrite: false, isShutOut: false });
    expect(later.text()).toBe('before');
    later.discard();
    open.pop()?.close();
    expect(newLine().text()).toBe('');
  });

  it('takes none of what waited while it was signed', () => {
    const line = newLine();
    admit(line);
    stand(line, 1, false);
    type(line, 'too late');
    stand(line, 7, true);
    expect(line.read()).toMatchObject({ refused: 'too_late', mayWrite: false });
  });

  it('is gone on with where nothing waited, or where the others restored it while it was written', async () => {
    const line = newLine();
    admit(line);
    stand(line, 1, false);
    stand(line, 7, true);
    type(line, 'in time');
    stand(line, 8, true);
    expect(line.read()).toMatchObject({ refused: null, mayWrite: true });
    expect(await claim(line)).toEqual({ user_id: 1, root_version: 8 });
  });
});
