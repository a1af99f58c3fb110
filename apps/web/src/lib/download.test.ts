import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as contract from '@lets/contract';
import { type CallDeclaration, CODE, projectExport, reportGenerate } from '@lets/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let language: 'zh' | 'en' = 'en';
vi.mock('../i18n/index.ts', () => ({ currentLanguage: () => language }));

import { setCallHandlers } from './api-client.ts';
import { download } from './download.ts';

const handlers = { showError: vi.fn(), sessionEnded: vi.fn(), systemClosed: vi.fn() };
const fetchMock = vi.fn();
const link = { href: '', download: '', click: vi.fn() };
const page = { cookie: 'lets2017_user=%7B%22id%22%3A1%7D', createElement: () => link };
const report = () => download(reportGenerate, { eid: 7, format: 'pdf' });

beforeEach(() => {
  vi.clearAllMocks();
  language = 'en';
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('document', page);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL() {} }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  setCallHandlers(handlers);
});
afterEach(() => vi.unstubAllGlobals());

const refused = (c: number, m: string) =>
  fetchMock.mockResolvedValue(
    new Response(JSON.stringify({ c, m, d: null }), { headers: { 'content-type': 'application/json' } }),
  );

describe('a download', () => {
  it('is saved under the name that the server gives', async () => {
    const headers = { 'content-disposition': "attachment; filename*=UTF-8''%E6%A1%88%20v1.zip" };
    fetchMock.mockResolvedValue(new Response('x', { headers }));
    await download(projectExport, { project_id: 7 });
    expect(link).toMatchObject({ href: 'blob:1', download: '案 v1.zip' });
    expect(link.click).toHaveBeenCalledOnce();
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ headers: { 'Accept-Language': 'en' } });
    expect(handlers.showError).not.toHaveBeenCalled();
  });

  it('leads to the login when the session has ended: the cookie goes, and only that is told', async () => {
    refused(CODE.not_logged_in, 'Please log in');
    await report();
    expect(page.cookie).toMatch(/^lets2017_user=;/);
    expect(handlers.showError.mock.calls).toEqual([['Please log in']]);
    expect(handlers.sessionEnded).toHaveBeenCalledOnce();
    expect(link.click).not.toHaveBeenCalled();
  });

  it.each([
    ['nobody answers', () => fetchMock.mockRejectedValue(new TypeError('down'))],
    ['something else answers', () => fetchMock.mockResolvedValue(new Response('<html>', { status: 502 }))],
    ['a page is answered as if it were the file', () => fetchMock.mockResolvedValue(new Response('<html>'))],
    ['the server is stopping', () => refused(CODE.stopping, 'The server is stopping')],
    ['the making failed', () => refused(CODE.export_failed, 'Export failed')],
  ])('says so when %s', async (_, given) => {
    given();
    await report();
    expect(handlers.showError.mock.calls).toEqual([['Export failed']]);
    language = 'zh';
    given();
    if (_ !== 'the making failed') {
      await report();
      expect(handlers.showError).toHaveBeenLastCalledWith('导出失败');
    }
    expect(link.click).not.toHaveBeenCalled();
  });

  it('waits and asks again when it came too fast', async () => {
    vi.useFakeTimers();
    const tooFast = JSON.stringify({ c: CODE.too_fast, m: 'too fast', d: { retry_after: 1 } });
    const headers = { 'content-disposition': "attachment; filename*=UTF-8''a.pdf" };
    fetchMock
      .mockResolvedValueOnce(new Response(tooFast))
      .mockResolvedValueOnce(new Response('x', { headers }));
    const saved = report();
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    await saved;
    expect(link.click).toHaveBeenCalledOnce();
    expect(handlers.showError).not.toHaveBeenCalled();
  });

  it('says why it was refused', async () => {
    refused(CODE.too_many_tries, 'Try again in 20 seconds');
    await report();
    expect(handlers.showError.mock.calls).toEqual([['Export failed: Try again in 20 seconds']]);
  });
});

describe('the pages', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({
      file: relative(root, join(root, file)),
      text: readFileSync(join(root, file), 'utf8'),
    }));
  const names = Object.entries(contract)
    .filter(([, value]) => (value as Partial<CallDeclaration>)?.answer === 'file')
    .map(([name]) => name);

  it('download every kind of file by the one helper', () => {
    for (const name of names.filter((one) => one !== 'fileMedia')) {
      const isDownloaded = sources.some(({ text }) =>
        new RegExp(`\\b(download|save|saveFrom|makeFile)\\(\\s*${name}\\b`).test(text),
      );
      expect(isDownloaded, name).toBe(true);
    }
    expect(names).toContain('reportGenerate');
  });

  it('link to no file around it: an address of a file is for what is shown in place', () => {
    const shown = [
      // What is larger than memory, after a call that told its refusals.
      'lib/download.ts',
      'components/file-link/file-link.tsx',
      'components/shown-file/shown-file.tsx',
      'features/play/room/side/uploads.tsx',
    ];
    const strays = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/fileUrl\(\s*(\w+)/g)]
        .filter(([, name]) => file !== 'lib/api-client.ts' && name !== 'fileMedia')
        .filter(() => !shown.includes(file))
        .map(([found]) => `${file}: ${found}`),
    );
    expect(strays).toEqual([]);
    const leaving = sources.filter(({ text }) =>
      /window\.open\(|location\.(assign|replace)\(\s*fileUrl|location\.href\s*=/.test(text),
    );
    expect(leaving.map(({ file }) => file)).toEqual([]);
  });

  it('ask the server nowhere but in the client', () => {
    const asking = sources.filter(
      ({ file, text }) =>
        /(?<![\w.])fetch\(/.test(text) && !file.startsWith('lib/') && !file.startsWith('art/'),
    );
    expect(asking.map(({ file }) => file)).toEqual([]);
  });
});
