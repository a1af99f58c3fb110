// @vitest-environment happy-dom
import { USER_COOKIE } from '@lets/contract';
import { afterEach, expect, test } from 'vitest';
import { keptText } from './kept-text.ts';
import { endSession } from './session.ts';

const logIn = (id: number) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `${USER_COOKIE}=${JSON.stringify({ id, identity: 2 })}; path=/`;
};
/** The page is loaded anew; nothing but storage is left of the one before. */
const reload = (id = 1) => {
  endSession();
  logIn(id);
};
afterEach(() => {
  endSession();
  localStorage.clear();
});

test('what was typed outlives a reload and a log-out, and is shown to nobody else', () => {
  logIn(1);
  keptText('guidance:5').write('Read the statute.');
  reload(2);
  expect(keptText('guidance:5').text.get()).toBe('');
  reload(1);
  expect(keptText('guidance:5').text.get()).toBe('Read the statute.');
  expect(keptText('guidance:6').text.get()).toBe('');
});

test('the same words go out under one name until they have arrived, over a reload too', () => {
  logIn(1);
  const first = keptText('guidance:5').requestId('Read it.');
  reload();
  const kept = keptText('guidance:5');
  expect(kept.requestId('Read it.')).toBe(first);
  expect(kept.requestId('Read it all.')).not.toBe(first);
  const last = kept.requestId('Read it.');
  kept.arrived('Read it.');
  expect(kept.requestId('Read it.')).not.toBe(last);
});

test('what was typed while the words were on their way stays, and nothing is left once all have arrived', () => {
  logIn(1);
  const kept = keptText('guidance:5');
  kept.write('First. Second.');
  kept.requestId('First.');
  kept.arrived('First.');
  expect(kept.text.get()).toBe('Second.');
  kept.requestId('Second.');
  kept.arrived('Second.');
  expect(localStorage.length).toBe(0);
});

test('what somebody else wrote into storage is no name', () => {
  logIn(1);
  localStorage.setItem('lets2017_draft:guidance:5:1:sent', '{"id":7,"words":"x"}');
  expect(keptText('guidance:5').requestId('x')).toMatch(/^[0-9a-f]{32}$/);
});
