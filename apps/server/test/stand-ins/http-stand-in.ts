import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Heard {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<IncomingMessage['headers']>;
  readonly body: string;
}

export type Reply = (heard: Heard, response: ServerResponse) => void;

export interface HttpStandIn {
  readonly url: string;
  /** All that was asked, in order. */
  readonly heard: Heard[];
  /** How many of those who asked have hung up before the answer was complete. */
  readonly hungUp: () => number;
  close(): Promise<void>;
}

/** A third party's service, on this machine: it records what it is asked and answers as the test says. */
export async function openStandIn(reply: Reply): Promise<HttpStandIn> {
  const heard: Heard[] = [];
  let hungUp = 0;
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) hungUp += 1;
    });
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const { method = '', url = '', headers } = request;
    const one = { method, url, headers, body };
    heard.push(one);
    reply(one, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    hungUp: () => hungUp,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
