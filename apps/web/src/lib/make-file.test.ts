// @vitest-environment happy-dom
import { CODE, type FileMaking, reportGenerate } from '@lets/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { mountsComponents } from '../testing/mount.tsx';

const heard = new Set<(making: FileMaking) => void>();
vi.mock('./socket.ts', async (original) => ({
  ...(await original<object>()),
  getSocket: () => ({
    on: (_: string, listener: (making: FileMaking) => void) => heard.add(listener),
    off: (_: string, listener: (making: FileMaking) => void) => heard.delete(listener),
  }),
}));

import { setCallHandlers } from './api-client.ts';
import { makeFile } from './make-file.ts';
import { makings } from './makings.ts';

mountsComponents();
const showError = vi.fn();
/** Calls that have gone out, each with its answer to give. */
let sent: { job: string; answer: (response: Response) => void; signal: AbortSignal | null | undefined }[] =
  [];
beforeEach(() => {
  sent = [];
  showError.mockClear();
  setCallHandlers({ showError, sessionEnded: vi.fn(), systemClosed: vi.fn() , consentMissing: vi.fn() });
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const job = new URL(address, 'http://localhost').searchParams.get('job') ?? '';
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    sent.push({ job, answer: resolve, signal: init?.signal });
    return promise;
  });
});

const ask = (eid: number) =>
  makeFile(reportGenerate, { eid, format: 'pdf' }, { key: `${eid}`, title: `report ${eid}` });
const file = () =>
  new Response('x', { headers: { 'content-disposition': "attachment; filename*=UTF-8''r.pdf" } });
const say = (making: FileMaking) => heard.forEach((listener) => void listener(making));
const turn = () => new Promise((resolve) => setTimeout(resolve));

it('follows what the server says of this file, and is gone when the file is here', async () => {
  const made = ask(1);
  await turn();
  const [call] = sent;
  say({ job: 'another', step: 'setting', ahead: 0, percent: 90 });
  expect(makings.get()).toMatchObject([{ key: '1', step: null, percent: 0 }]);
  say({ job: call?.job ?? '', step: 'composing', ahead: 0, percent: 15 });
  expect(makings.get()).toMatchObject([{ step: 'composing', percent: 15 }]);
  call?.answer(file());
  await made;
  expect(makings.get()).toEqual([]);
  expect(heard.size).toBe(0);
});

it('makes a second file after the first, for the server makes one at a time', async () => {
  const both = [ask(1), ask(2)];
  await turn();
  expect(sent).toHaveLength(1);
  expect(makings.get().map(({ key }) => key)).toEqual(['1', '2']);
  sent[0]?.answer(Response.json({ c: CODE.exports_busy, m: 'busy', d: null }));
  await both[0];
  await turn();
  expect(showError).toHaveBeenCalledOnce();
  sent[1]?.answer(file());
  await both[1];
  expect(makings.get()).toEqual([]);
});

it('is given up without a word, before it is asked for and after', async () => {
  const both = [ask(1), ask(2)];
  await turn();
  for (const { stop } of makings.get()) stop();
  await Promise.all(both);
  expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true]);
  expect(makings.get()).toEqual([]);
  expect(showError).not.toHaveBeenCalled();
});
