import type { Language } from '@lets/contract';
import { createLocalizer, type Localizer } from '../../runs/localizer.ts';
import { type Cell, type Chapter, columnsOf, type DataPage, titleOf } from './sheet.ts';
import { PAGE_WORDS } from './words.ts';

export interface PageTask {
  readonly page: DataPage;
  readonly lang: Language;
  readonly zone: string;
  /** Of the first page alone: the others. */
  readonly contents?: readonly { readonly path: string; readonly title: string }[];
  readonly madeAt: number;
}

export interface MadePage {
  readonly html: Uint8Array;
  readonly json: Uint8Array;
}

/** Pure: a page and its JSON. */
export function makePage(task: PageTask): MadePage {
  return { html: Buffer.from(htmlOf(task)), json: Buffer.from(jsonOf(task)) };
}

function jsonOf({ page }: PageTask): string {
  const parts = Object.fromEntries(page.chapters.map(({ key, rows }) => [key, rows]));
  return `${JSON.stringify({ title: page.title, ...parts }, null, 2)}\n`;
}

function htmlOf({ page, lang, zone, contents, madeAt }: PageTask): string {
  const localizer = createLocalizer(lang, zone);
  const word = (key: keyof typeof PAGE_WORDS) => escapeHtml(PAGE_WORDS[key][lang]);
  // Links from a folder lead out of it.
  const root = '../'.repeat(page.path.split('/').length - 1);
  const jsonName = page.path.split('/').at(-1) ?? '';
  const head = contents
    ? `<p>${word('explained')}</p><p>${word('left_out')}</p>`
    : `<p><a href="${root}index.html">${word('back')}</a></p>`;
  return `<!doctype html>
<html lang="${lang === 'zh' ? 'zh-CN' : 'en'}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(page.title)}</title>
<style>${STYLE}</style>
<h1>${escapeHtml(page.title)}</h1>
${head}
<p class="made">${word('made')} ${escapeHtml(localizer.dateTime(madeAt))} · <a href="${address(jsonName)}.json">${word('json')}</a></p>
${contents ? listOf(contents, lang) : ''}
${page.chapters.map((one) => chapterHtml(one, localizer)).join('\n')}
</html>
`;
}

function listOf(contents: NonNullable<PageTask['contents']>, lang: Language): string {
  const items = contents.map(
    ({ path, title }) => `<li><a href="${address(path)}.html">${escapeHtml(title)}</a></li>`,
  );
  return `<h2>${escapeHtml(PAGE_WORDS.contents[lang])}</h2><ol>${items.join('\n')}</ol>`;
}

function chapterHtml({ key, rows }: Chapter, localizer: Localizer): string {
  const { lang } = localizer;
  const title = `<h2>${escapeHtml(titleOf(key, lang))}</h2>`;
  if (rows.length === 0) return `${title}<p>${escapeHtml(PAGE_WORDS.nothing[lang])}</p>`;
  const columns = columnsOf(key);
  const head = columns.map(([, words]) => `<th scope="col">${escapeHtml(words[lang])}</th>`).join('');
  const body = rows.map(
    (row) =>
      `<tr>${columns.map(([name]) => `<td>${cellHtml(row[name] ?? null, localizer)}</td>`).join('')}</tr>`,
  );
  return `${title}<table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table>`;
}

function cellHtml(cell: Cell, localizer: Localizer): string {
  if (cell === null) return '';
  if (cell instanceof Date) return escapeHtml(localizer.dateTime(cell.getTime()));
  if (typeof cell === 'boolean') return escapeHtml(PAGE_WORDS[cell ? 'yes' : 'no'][localizer.lang]);
  return escapeHtml(String(cell));
}

/** Pure: a path as an address on the same machine. */
const address = (path: string) => escapeHtml(path.split('/').map(encodeURIComponent).join('/'));

const STYLE = `body{max-width:1080px;margin:40px auto;padding:0 24px;color:#1f2430;background:#fff;font:15px/1.7 "Source Han Sans SC","Noto Sans SC","Microsoft YaHei",sans-serif}
h1{margin:0;font:700 28px/1.4 "Source Han Serif SC","Noto Serif SC",SimSun,serif}
h2{margin:28px 0 8px;font:700 18px/1.5 "Source Han Serif SC","Noto Serif SC",SimSun,serif}
table{width:100%;border-collapse:collapse;font-size:13px}td,th{padding:6px 10px;border-bottom:1px solid #ddd6c8;text-align:left;vertical-align:top;overflow-wrap:anywhere;white-space:pre-wrap}
th{white-space:nowrap}.made{color:#6b6f7b}a{color:#1f5f8b}`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}
