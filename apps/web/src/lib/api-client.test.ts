import { experimentUpdate as act, assistantChat as chat, experimentList as read } from '@lets/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('../i18n/index.ts', () => ({ currentLanguage: () => 'en' }));

import { ApiError, call, fileUrl, NetworkError, openStream, setCallHandlers } from './api-client.ts';
import { callConnection } from './connection.ts';
import { parseUser } from './user.ts';

const doing = { scope: 'doing' } as const;
const form = { eid: 7, holders: {} };
const handlers = { showError: vi.fn(), sessionEnded: vi.fn(), systemClosed: vi.fn(), consentMissing: vi.fn() };
const fetchMock = vi.fn();
const answer = (body: unknown, status = 200) =>
  fetchMock.mockResolvedValue(new Response(JSON.stringify(body), { status }));
const sent = (): [string, RequestInit & { body?: URLSearchParams | FormData }] =>
  fetchMock.mock.calls[0] as never;

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('document', { cookie: 'lets2017_user=%7B%22id%22%3A1%2C%22identity%22%3A1%7D' });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  setCallHandlers(handlers);
});
afterEach(() => vi.unstubAllGlobals());

describe('what is sent', () => {
  it('sends a GET as a query in the language on the screen', async () => {
    answer({ c: 0, m: '', d: { total: 3 } });
    await expect(call(read, { scope: 'doing', page: 2, q: 'a b&c' })).resolves.toEqual({ total: 3 });
    const [url, init] = sent();
    expect(url).toBe('/api/experiment/list?scope=doing&page=2&q=a+b%26c');
    expect(init).toMatchObject({ method: 'GET', headers: { 'Accept-Language': 'en' } });
  });

  it('sends a POST as a form with nested values as JSON text', async () => {
    answer({ c: 0, m: '', d: { seq: 1 } });
    await call(act, { eid: 7, holders: { judge: 3, clerk: null } });
    const [url, init] = sent();
    expect(url).toBe('/api/experiment/update');
    expect(String(init.body)).toBe(
      `eid=7&holders=${encodeURIComponent('{"judge":3,"clerk":null}')}`.replaceAll('%20', '+'),
    );
  });

  it('sends a file beside its fields, the fields first', async () => {
    answer({ c: 0, m: '', d: {} });
    await call(act, { eid: 7, holders: {} }, { file: new File(['x'], '证据.txt') });
    expect([...((sent()[1].body as FormData).keys() as Iterable<string>)]).toEqual([
      'eid',
      'holders',
      'file',
    ]);
  });

  it('leaves out what is absent', () => {
    expect(fileUrl(read, { scope: 'done', q: undefined })).toBe('/api/experiment/list?scope=done');
  });
});

describe('refusals', () => {
  it('not logged in: forgets the user, says so, and asks for the login page', async () => {
    answer({ c: 10003, m: '请先登录', d: null });
    await expect(call(read, doing, { shown: 'in-place' })).rejects.toMatchObject({ code: 10003 });
    expect(handlers.showError).toHaveBeenCalledWith('请先登录');
    expect(handlers.sessionEnded).toHaveBeenCalledOnce();
    expect(document.cookie).toMatch(/^lets2017_user=; /);
    expect(document.cookie).toContain('max-age=0');
  });

  it('any other code: toasts its message and throws it with its data', async () => {
    answer({ c: 20003, m: 'ended', d: { x: 1 } });
    const refusal = await call(read, doing).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ code: 20003, message: 'ended', data: { x: 1 } });
    expect(handlers.showError).toHaveBeenCalledWith('ended');
    expect(handlers.sessionEnded).not.toHaveBeenCalled();
  });

  it('toasts nothing when the screen shows the fault itself', async () => {
    answer({ c: 10001, m: 'bad', d: { name: 'missing' } });
    await expect(call(read, doing, { shown: 'in-place' })).rejects.toMatchObject({
      data: { name: 'missing' },
    });
    expect(handlers.showError).not.toHaveBeenCalled();
  });

  it('toasts what a form has no field for, and leaves to it what is wrong with its fields', async () => {
    answer({ c: 10001, m: 'bad', d: { name: 'missing' } });
    await expect(call(act, form, { shown: 'at-fields' })).rejects.toMatchObject({ code: 10001 });
    expect(handlers.showError).not.toHaveBeenCalled();
    answer({ c: 10006, m: 'changed', d: null });
    await expect(call(act, form, { shown: 'at-fields' })).rejects.toMatchObject({ code: 10006 });
    expect(handlers.showError.mock.calls).toEqual([['changed']]);
  });

  it('says why nobody is told, where only somebody who looks for it reads it', async () => {
    const log = vi.spyOn(console, 'debug').mockImplementation(() => {});
    answer({ c: 10004, m: 'no authority', d: null });
    await expect(call(read, doing, { quiet: 'an extra' })).rejects.toMatchObject({ code: 10004 });
    expect(handlers.showError).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledWith('/experiment/list: no authority (not told: an extra)');
  });

  it('closed: goes to the closed page', async () => {
    answer({ c: 10009, m: 'closed', d: null });
    await expect(call(read, doing)).rejects.toBeInstanceOf(ApiError);
    expect(handlers.systemClosed).toHaveBeenCalledOnce();
  });

  it('too fast: sends the same again after the time that the server names, and says nothing', async () => {
    vi.useFakeTimers();
    const tooFast = { c: 10021, m: 'too fast', d: { retry_after: 1 } };
    fetchMock
      .mockResolvedValueOnce(new Response(JSON.stringify(tooFast)))
      .mockResolvedValueOnce(new Response(JSON.stringify({ c: 0, m: '', d: { total: 3 } })));
    const answered = expect(call(read, doing)).resolves.toEqual({ total: 3 });
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    await answered;
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(handlers.showError).not.toHaveBeenCalled();
  });

  it('reads the envelope of a failing status too', async () => {
    answer({ c: 50000, m: 'busy', d: { trace_id: 't' } }, 500);
    await expect(call(read, doing)).rejects.toMatchObject({ code: 50000 });
  });
});

describe('an upload that tells how far it is', () => {
  const upload = () => call(act, form, { file: new File(['x'], 'a.txt'), onProgress: () => {} });
  const answered = (text: string) =>
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        upload = {};
        responseText = text;
        onload = () => {};
        open() {}
        setRequestHeader() {}
        send() {
          this.onload();
        }
      },
    );

  it('leads to the login page when the session has ended, as every call does', async () => {
    answered(JSON.stringify({ c: 10003, m: 'log in', d: null }));
    await expect(upload()).rejects.toMatchObject({ code: 10003 });
    expect(document.cookie).toMatch(/^lets2017_user=; /);
    expect(handlers.showError.mock.calls).toEqual([['log in']]);
    expect(handlers.sessionEnded).toHaveBeenCalledOnce();
  });

  it('is toasted when it is refused', async () => {
    answered(JSON.stringify({ c: 10008, m: 'too large', d: null }));
    await expect(upload()).rejects.toMatchObject({ code: 10008 });
    expect(handlers.showError.mock.calls).toEqual([['too large']]);
  });

  it('takes words of something before the server for no answer', async () => {
    answered('<html>413</html>');
    await expect(upload()).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('no answer', () => {
  it('is logged to the console only, and noted as offline until the next answer', async () => {
    fetchMock.mockRejectedValue(new TypeError('failed'));
    await expect(call(read, doing)).rejects.toBeInstanceOf(NetworkError);
    expect(console.error).toHaveBeenCalled();
    expect(handlers.showError).not.toHaveBeenCalled();
    expect(callConnection.get()).toBe('offline');
    answer({ c: 0, m: '', d: { total: 0 } });
    await call(read, doing);
    expect(callConnection.get()).toBe('connected');
  });

  it('takes a page that is no envelope for no answer', async () => {
    fetchMock.mockResolvedValue(new Response('<html>bad gateway</html>', { status: 502 }));
    await expect(call(read, doing)).rejects.toBeInstanceOf(NetworkError);
  });

  it('stays quiet about a call that the screen gave up', async () => {
    const given = new AbortController();
    given.abort();
    fetchMock.mockRejectedValue(new DOMException('aborted', 'AbortError'));
    await expect(call(read, doing, { signal: given.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('openStream', () => {
  const question = { messages: [{ role: 'user' as const, content: '借条？' }] };
  const ask = (signal = new AbortController().signal) => openStream(chat, question, signal);

  it("gives the bytes of a stream, asked for as a form in the screen's language", async () => {
    const headers = { 'content-type': 'text/event-stream; charset=utf-8' };
    fetchMock.mockResolvedValue(new Response('data: [DONE]\n\n', { headers }));
    await expect(new Response(await ask()).text()).resolves.toBe('data: [DONE]\n\n');
    const [url, init] = sent();
    expect(url).toBe('/api/assistant/chat');
    expect(init).toMatchObject({ method: 'POST', headers: { 'Accept-Language': 'en' } });
    expect(JSON.parse(new URLSearchParams(String(init.body)).get('messages') ?? '')).toEqual(
      question.messages,
    );
  });
  it('throws a refusal before the stream, without a toast', async () => {
    answer({ c: 10011, m: 'failed', d: null });
    await expect(ask()).rejects.toMatchObject({ name: 'ApiError', code: 10011 });
    expect(handlers.showError).not.toHaveBeenCalled();
  });
  it('leads to the login page when the session ended', async () => {
    answer({ c: 10003, m: 'log in', d: null });
    await expect(ask()).rejects.toBeInstanceOf(ApiError);
    expect(handlers.sessionEnded).toHaveBeenCalledOnce();
  });
  it('takes anything else for no answer', async () => {
    fetchMock.mockResolvedValue(new Response('<html>bad gateway</html>', { status: 502 }));
    await expect(ask()).rejects.toBeInstanceOf(NetworkError);
  });
  it('takes a server that is stopping for no answer', async () => {
    answer({ c: 50002, m: 'stopping', d: null });
    await expect(ask()).rejects.toBeInstanceOf(NetworkError);
    expect(callConnection.get()).toBe('offline');
    callConnection.set('connected');
  });
  it('stays quiet about what was given up', async () => {
    const given = new AbortController();
    given.abort();
    fetchMock.mockRejectedValue(new DOMException('aborted', 'AbortError'));
    await expect(ask(given.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(callConnection.get()).toBe('connected');
  });
});

describe('parseUser', () => {
  const cookie = (value: unknown) => `a=b; lets2017_user=${encodeURIComponent(JSON.stringify(value))}; c=d`;
  it('reads the cookie among others', () => {
    expect(parseUser(cookie({ id: 5, identity: 2, name: '何静' }))).toMatchObject({ id: 5, name: '何静' });
  });
  it.each([
    ['', null],
    ['lets2017_user=', null],
    ['lets2017_user=%7Bbroken', null],
  ])('is nobody for %s', (text, user) => expect(parseUser(text)).toBe(user));
  it('is nobody for an identity that does not exist', () => {
    expect(parseUser(cookie({ id: 5, identity: 9 }))).toBeNull();
  });
});
