import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Where an `<a>` may lead by itself: to a file, a picture or another site. */
const ELSEWHERE: readonly string[] = [
  'components/file-link/file-link.tsx',
  'components/guide-text/guide-text.tsx',
  'features/play/assistant/answer.tsx',
  'features/public/account/doors/doors.tsx',
  'features/public/pages/download-page.tsx',
];
/** Who may send the whole window away or load it anew: for another site's log-in and log-out, and for the code of an update. */
const LEAVING: readonly string[] = [
  'app/crash-page.tsx',
  'app/idle-watch.tsx',
  'components/leave/log-out.ts',
  'components/own-account/identity-dialogs.tsx',
  'features/public/account/doors/doors.tsx',
  'features/public/account/sign-on/sign-on-page.tsx',
  'features/public/account/wechat/use-wechat.ts',
];

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const filesWith = (found: (text: string) => boolean) =>
  sources.filter(({ text }) => found(text)).map(({ file }) => file);

it('links within the app are links of the router: an <a> would load it anew, past the leave guard', () => {
  const anchors = filesWith((text) =>
    [...text.matchAll(/<a\b[^>]*?\bhref=(["'{][^\s>]*)/gs)].some(([, href = '']) => !/^"#/.test(href)),
  );
  expect(anchors.sort()).toEqual([...ELSEWHERE].sort());
});

it('the window is sent away by nobody else', () => {
  const leaving = filesWith((text) =>
    /\blocation\.(assign|replace|reload)\(|\blocation(\.href)?\s*=[^=]|\bwindow\.open\(/.test(text),
  );
  expect(leaving.sort()).toEqual([...LEAVING].sort());
});
