import type { DossierItem } from '@lets/dossier';
import type { Localizer } from '../../../runs/localizer.ts';
import { zoneInWords } from '../../../zone.ts';
import type { Gathered } from '../gather.ts';

interface PageFacts {
  readonly gathered: Gathered;
  readonly reader: string;
  readonly items: readonly DossierItem[];
  /** The chain up to this page, which is the last item. */
  readonly link: string;
  /** Where anybody verifies it. */
  readonly verifyUrl: string;
}

/** Pure: the dossier's own first page, readable without anything but a browser. */
export function indexPage(
  { gathered, reader, items, link, verifyUrl }: PageFacts,
  localizer: Localizer,
): string {
  const { result } = gathered;
  const { project, started_at, ended_at } = result;
  const facts: readonly (readonly [string, string])[] = [
    [localizer.word('task'), result.name],
    [localizer.word('project'), localizer.pick(project.name)],
    [localizer.word('case_number'), localizer.pick(project.case_number)],
    [localizer.word('started'), localizer.dateTime(started_at)],
    [localizer.word('ended'), localizer.dateTime(ended_at)],
    [localizer.word('zone'), zoneInWords(localizer.zone, localizer.lang, [ended_at ?? started_at ?? 0])],
    [localizer.word('reader'), reader],
    [localizer.word('chain_so_far'), link],
  ];
  const title = `${result.name} · ${localizer.word('case_file')}`;
  return `<!doctype html>
<html lang="${localizer.lang === 'zh' ? 'zh-CN' : 'en'}">
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<h1>${escapeHtml(localizer.word('case_file'))}</h1>
<h2>${escapeHtml(localizer.pick(project.name))}</h2>
<dl>${facts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('\n')}</dl>
<p>${escapeHtml(localizer.word('how_to_verify'))} <a href="${escapeHtml(verifyUrl)}">${escapeHtml(verifyUrl)}</a></p>
<h2>${escapeHtml(localizer.word('index'))}</h2>
<table>
<tr><th></th><th>${escapeHtml(localizer.word('item'))}</th><th>${escapeHtml(localizer.word('size'))}</th><th>SHA-256</th></tr>
${items.map(row).join('\n')}
</table>
</html>
`;
}

function row({ n, name, path, bytes, sha256 }: DossierItem): string {
  const address = path.split('/').map(encodeURIComponent).join('/');
  return `<tr><td>${n}</td><td><a href="${escapeHtml(address)}">${escapeHtml(name)}</a><small>${escapeHtml(path)}</small></td><td>${bytes}</td><td><code>${sha256}</code></td></tr>`;
}

const STYLE = `body{max-width:1080px;margin:40px auto;padding:0 24px;color:#1f2430;background:#fff;font:15px/1.7 "Source Han Sans SC","Noto Sans SC","Microsoft YaHei",sans-serif}
h1{margin:0;font:700 28px/1.4 "Source Han Serif SC","Noto Serif SC",SimSun,serif}
h2{margin:24px 0 8px;font:700 18px/1.5 "Source Han Serif SC","Noto Serif SC",SimSun,serif}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 20px}dt{color:#6b6f7b}dd{margin:0;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse;font-size:13px}td,th{padding:6px 10px;border-bottom:1px solid #ddd6c8;text-align:left;vertical-align:top}
td:nth-child(3){text-align:right;font-variant-numeric:tabular-nums}small{display:block;color:#6b6f7b}
code{font:12px/1.5 monospace;overflow-wrap:anywhere}a{color:#1f5f8b}`;

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
