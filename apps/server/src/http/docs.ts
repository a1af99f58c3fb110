import { ALL_CALLS, API_ROOT, type CallDeclaration, CODE, callKey, MESSAGE } from '@lets/contract';
import type { FastifyInstance } from 'fastify';
import { codesOf, openApiDocument, schemaOf } from './openapi.ts';
import { openPage } from './security-headers.ts';

const ANSWER = { file: 'The bytes, as an attachment.', stream: 'Server-sent lines.' } as const;

/** The published contract: `/api/openapi.json` for programs, `/api/docs` for people, both made from the declarations. */
export function installDocs(app: FastifyInstance): void {
  let document: string | null = null;
  let body: string | null = null;
  app.get(`${API_ROOT}/openapi.json`, (_request, reply) => {
    document ??= JSON.stringify(openApiDocument());
    return reply.type('application/json; charset=utf-8').send(document);
  });
  app.get(`${API_ROOT}/docs`, (_request, reply) => {
    body ??= bodyOf(ALL_CALLS);
    return reply.type('text/html; charset=utf-8').send(pageOf(openPage(reply), body));
  });
}

const STYLE = `body{font:15px/1.6 system-ui,sans-serif;color:#1c2434;background:#faf8f4;max-width:70rem;margin:2rem auto;padding:0 1.5rem}
h1{font-family:serif}h2{margin-top:2.5rem;border-bottom:1px solid #d8d2c4}code,pre{font:13px/1.5 ui-monospace,monospace}
details{background:#fff;border:1px solid #e4dfd3;border-radius:4px;margin:.4rem 0;padding:.4rem .8rem}summary{cursor:pointer}
summary b{display:inline-block;min-width:3.2rem}summary i{color:#5a6478;font-style:normal}pre{overflow:auto;max-height:24rem;background:#f4f1ea;padding:.8rem}
table{border-collapse:collapse}td,th{text-align:left;padding:.15rem 1.2rem .15rem 0;vertical-align:top}`;

function pageOf(nonce: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>LETS · calls</title><style nonce="${nonce}">${STYLE}</style></head><body>${body}</body></html>`;
}

function bodyOf(calls: readonly CallDeclaration[]): string {
  const areas = Map.groupBy(calls, (call) => call.path.split('/')[1] ?? '');
  const sections = [...areas].map(([area, own]) => `<h2>${toHtml(area)}</h2>${own.map(entryOf).join('')}`);
  return `<h1>LETS · ${calls.length} calls</h1>
<p>All under <code>${API_ROOT}</code>. GET takes a query string, POST form fields; structured values travel as JSON text in their field.
Every answer is <code>{c, m, d}</code> with HTTP 200; <code>c</code> 0 is success, <code>m</code> is in the language of <code>Accept-Language</code>
(zh by default). For programs: <a href="${API_ROOT}/openapi.json">openapi.json</a>.</p>${sections.join('')}`;
}

function entryOf(call: CallDeclaration): string {
  const [method, path] = callKey(call).split(' ');
  const codes = codesOf(call).map(
    (name) => `<tr><td>${CODE[name]}</td><td>${toHtml(MESSAGE[name].en || 'success')}</td></tr>`,
  );
  const { answer: kind = 'envelope' } = call;
  const answer = kind === 'envelope' ? jsonOf(call, 'output') : ANSWER[kind];
  return `<details id="${toHtml(callKey(call))}"><summary><b>${method}</b> <code>${toHtml(path ?? '')}</code> <i>· ${call.who}</i></summary>
<p>${toHtml(call.summary)}</p><h4>Input${call.body === 'multipart' ? ' (multipart, with one file in the field <code>file</code>)' : ''}</h4>${jsonOf(call, 'input')}
<h4>Answer (d)</h4>${answer}<h4>Codes</h4><table>${codes.join('')}</table></details>`;
}

function jsonOf(call: CallDeclaration, side: 'input' | 'output'): string {
  return `<pre>${toHtml(JSON.stringify(schemaOf(call[side], side), null, 2))}</pre>`;
}

function toHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
