import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_ROOT } from '@lets/contract';
import { languageOf } from './context.ts';
import { envelopeOf } from './envelope.ts';
import type { Phase } from './front-door.ts';

/** How soon a page, and a client that obeys `Retry-After`, comes again. */
const AGAIN_S = 3;

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;font:16px/1.7 system-ui,sans-serif;color:#1f2a37;background:#f5f7fa}
h1{margin:0;font-size:22px;font-weight:600}p{margin:4px 0 20px;color:#5b6675}`;
const PAGE = `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${AGAIN_S}">
<title>正在启动 · Starting</title>
<style>${STYLE}</style>
<h1>服务器正在启动</h1>
<p>请稍候，本页会自动刷新。</p>
<div lang="en"><h1>The server is starting</h1>
<p>Please wait. This page reloads by itself.</p></div>
</html>
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Answers while the server starts, and `/readyz` while it drains: alive, not ready, and everything else is to come again. */
export function answerBeforeServing(request: IncomingMessage, response: ServerResponse, phase: Phase) {
  const path = request.url?.split('?', 1)[0] ?? '';
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  // What stands behind is another server soon, and a body that nobody reads must not keep the connection.
  response.setHeader('connection', 'close');
  if (path === '/healthz') return sendJson(response, 200, { status: phase });
  if (path === '/readyz') return sendJson(response, 503, { status: phase });
  response.setHeader('retry-after', String(AGAIN_S));
  if (isPage(request, path)) return sendPage(response);
  return sendJson(response, 503, envelopeOf('stopping', null, languageOf(request)));
}

function isPage({ method, headers }: IncomingMessage, path: string): boolean {
  const isCall = path === API_ROOT || path.startsWith(`${API_ROOT}/`);
  return method === 'GET' && !isCall && (headers.accept ?? '').includes('text/html');
}

function sendPage(response: ServerResponse) {
  response.setHeader('content-security-policy', `default-src 'none'; style-src 'sha256-${STYLE_HASH}'`);
  return response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
}

function sendJson(response: ServerResponse, status: number, body: object) {
  return response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(body));
}
