import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A third party's service, simulated in the test, which records what it was asked. */
export interface StandIn<Heard> {
  readonly url: string;
  readonly heard: Heard[];
  close(): Promise<void>;
}

type Handler = (request: IncomingMessage, body: string, response: ServerResponse) => void;

async function open<Heard>(heard: Heard[], handle: Handler): Promise<StandIn<Heard>> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => handle(request, Buffer.concat(chunks).toString('utf8'), response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

interface AskedModel {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly temperature: number;
    readonly max_tokens: number;
    readonly stream: boolean;
  };
}

export interface ModelStandIn extends StandIn<AskedModel> {
  /** How the next question is answered: whole, with a broken chunk in it, cut off, refused, or not to the end until told. */
  next: 'answer' | 'break' | 'cut' | 'refuse' | 'stall';
  /** Ends the answer that stalls. */
  finish: () => void;
  /** Resolves when the last client that asked has gone away. */
  left: Promise<void>;
}

const chunk = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\r\n\r\n`;

/** An OpenAI-compatible service. Its answer names the question's number and is cut inside a character. */
export async function openModel(): Promise<ModelStandIn> {
  const heard: AskedModel[] = [];
  const opened = await open(heard, (request, body, response) => {
    heard.push({
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(body) as AskedModel['body'],
    });
    stand.left = new Promise((resolve) => response.on('close', resolve));
    if (stand.next === 'refuse') {
      response.writeHead(503).end('{"error":{"message":"overloaded"}}');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const words = Buffer.from(chunk(`**第${heard.length}次回答**：`) + chunk('借条可以证明借贷合意。'));
    response.write(words.subarray(0, 61));
    response.write(words.subarray(61));
    if (stand.next === 'break') response.write(`data: {"choices":[{"delta":{"con\n\n${chunk('坏块之后')}`);
    if (stand.next === 'stall') {
      stand.finish = () => response.end('data: [DONE]\n\n');
      return;
    }
    if (stand.next === 'cut') response.end();
    else response.end('data: [DONE]\n\n');
  });
  const stand: ModelStandIn = Object.assign(opened, {
    next: 'answer' as const,
    finish: () => {},
    left: Promise.resolve(),
  });
  return stand;
}

/** WeChat: its own page sends the browser straight back, as if someone had scanned and agreed. */
export function openWechat(nickname: string): Promise<StandIn<string>> {
  const heard: string[] = [];
  return open(heard, (request, _body, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://wechat');
    heard.push(pathname);
    if (pathname === '/connect/qrconnect') {
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', `code-${heard.length}`);
      back.searchParams.set('state', searchParams.get('state') ?? '');
      response.writeHead(302, { location: back.href }).end();
      return;
    }
    const answer =
      pathname === '/sns/userinfo'
        ? { openid: 'o-1', nickname }
        : { access_token: 'token', openid: 'o-1', scope: 'snsapi_login' };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
}
