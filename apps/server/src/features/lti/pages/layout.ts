import type { Language } from '@lets/contract';
import { WORDS } from './words.ts';

/** Pure: text as it stands in a page, between tags or in an attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Pure: hidden fields of a form. */
export function hidden(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');
}

/** Pure: a word with its values, escaped. */
export function told(
  word: { readonly zh: string; readonly en: string },
  lang: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return escaped(word[lang].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')));
}

/** The colours and faces of the product (`apps/web/src/theme/tokens.css`), for pages that must fit a frame of a platform and a phone. */
const STYLE = `
@font-face{font-family:"Latin Punctuation";src:local("Segoe UI"),local("Helvetica Neue"),local("Arial"),local("Liberation Sans"),local("DejaVu Sans");unicode-range:U+B7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026}
*{box-sizing:border-box}
body{margin:0;background:#f6f3eb;color:#1a2233;font:15px/1.6 "PingFang SC","HarmonyOS Sans SC","Microsoft YaHei","Noto Sans CJK SC","Source Han Sans SC",system-ui,sans-serif}
body:lang(en){font-family:"Inter","Segoe UI","Helvetica Neue","Latin Punctuation","Noto Sans CJK SC",system-ui,sans-serif}
main{max-width:560px;margin:0 auto;padding:32px 20px}
main.wide{max-width:880px}
.card{background:#fff;border:1px solid #e2daca;border-radius:10px;padding:28px}
h1{font:700 22px/1.35 "Source Han Serif SC","Noto Serif CJK SC","Songti SC","STSong","SimSun",Georgia,serif;margin:0 0 12px}
h2,legend{font-size:15px;font-weight:600;margin:0 0 8px;padding:0}
p{margin:0 0 16px;color:#454f63}
.card>:last-child{margin-bottom:0}
.brand{font-size:13px;color:#5f687b;margin:0 0 12px}
.shown{font-family:"SF Mono","Cascadia Mono","Noto Sans Mono CJK SC",monospace;background:#f6f3eb;border-radius:6px;padding:8px 12px;word-break:break-all;color:#1a2233}
.fault{color:#b4352a}
button,.button{font:inherit;min-height:44px;padding:8px 24px;border-radius:6px;border:1px solid #cfc4ae;background:#fff;color:#24365a;cursor:pointer;text-decoration:none;display:inline-block}
button.main,.button.main{background:#24365a;border-color:#24365a;color:#fff}
button:hover{border-color:#55678c}
button.main:hover{background:#33497a}
:focus-visible{outline:2px solid #33497a;outline-offset:2px}
.acts{display:flex;flex-wrap:wrap;gap:12px;margin-top:20px}
fieldset{border:0;margin:0 0 20px;padding:0;min-width:0}
input[type=search],input[type=number]{font:inherit;min-height:40px;padding:6px 12px;border:1px solid #8f8672;border-radius:6px;background:#fff;width:100%}
input[type=number]{width:120px}
.cases{list-style:none;margin:12px 0 0;padding:0;max-height:300px;overflow:auto;border:1px solid #e2daca;border-radius:6px}
.cases li+li{border-top:1px solid #e2daca}
.cases label,.choice{display:grid;grid-template-columns:20px 1fr;gap:2px 12px;padding:12px 14px;cursor:pointer}
.choice{padding:4px 0}
.cases label:hover{background:#fcfbf7}
.cases label:has(:checked){background:#f1f4f8}
.cases input,.choice input{margin:5px 0 0;width:16px;height:16px;accent-color:#24365a}
.cases b{font-family:"Source Han Serif SC","Noto Serif CJK SC","Songti SC","STSong","SimSun",Georgia,serif}
.meta{grid-column:2;font-size:13px;color:#5f687b}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 16px}
dt{color:#5f687b}dd{margin:0;word-break:break-all}
[hidden]{display:none!important}
@media(max-width:600px){main{padding:16px 12px}.card{padding:20px 16px}.acts>*{flex:1 1 100%;text-align:center}}
`;

export interface PageParts {
  readonly lang: Language;
  readonly title: string;
  /** Below the title, as HTML. */
  readonly body: string;
  readonly script?: string;
  readonly isWide?: boolean;
}

/** Pure: a whole page. */
export function layout({ lang, title, body, script, isWide = false }: PageParts): (nonce: string) => string {
  const tag = lang === 'zh' ? 'zh-CN' : 'en';
  return (nonce) => `<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main${isWide ? ' class="wide"' : ''}><p class="brand">${escaped(WORDS.product[lang])}</p>
<div class="card"><h1>${escaped(title)}</h1>
${body}</div></main>${script ? `<script nonce="${nonce}">${script}</script>` : ''}</body></html>`;
}

/** Pure: a value inside a script: neither the end of it nor a comment can stand there. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
