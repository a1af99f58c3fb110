import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SharedLine } from './shared-line.ts';

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://127.0.0.1/'));
  const Nowhere = class extends EventTarget {
    readonly close = () => {};
  };
  vi.stubGlobal('WebSocket', Nowhere);
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  { code: 1009, reason: '' },
  { code: 4409, reason: 'edit_refused' },
])('what the server closes with $code is not sent again: the page opens the document anew', (event) => {
  const line = new SharedLine({ eid: 1, documentId: 'd', userId: 1 });
  line.provider.configuration.onClose({ event } as never);
  expect(line.read()).toMatchObject({ isRefused: true, mayWrite: false });
  line.close();
});

it('an ordinary break of the connection is no refusal', () => {
  const line = new SharedLine({ eid: 1, documentId: 'd', userId: 1 });
  line.provider.configuration.onClose({ event: { code: 1006, reason: '' } } as never);
  expect(line.read().isRefused).toBe(false);
  line.close();
});
