import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { COLLAB_PATH, SESSION_COOKIE } from '@lets/contract';
import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { FRAGMENT } from '../src/features/room/writing/rich-yjs.ts';

/** One tab in which a document is open. */
export interface Desk {
  readonly doc: Y.Doc;
  readonly provider: HocuspocusProvider;
  /** What the server told it beside the text. */
  readonly said: string[];
}

/** Opens a document as the web does, on the server that listens on a port. */
export function sitAt(
  port: number,
  who: { readonly token: string },
  name: string,
  headers: Readonly<Record<string, string>> = {},
): Desk {
  class Line extends WebSocket {
    constructor(url: string) {
      super(url, { headers: { cookie: `${SESSION_COOKIE}=${who.token}`, ...headers } });
    }
  }
  const doc = new Y.Doc();
  const said: string[] = [];
  const websocketProvider = new HocuspocusProviderWebsocket({
    url: `ws://127.0.0.1:${port}${COLLAB_PATH}`,
    WebSocketPolyfill: Line,
    delay: 50,
    minDelay: 20,
    maxDelay: 100,
    jitter: false,
  });
  const provider = new HocuspocusProvider({
    websocketProvider,
    name,
    document: doc,
    token: 'session',
    onStateless: ({ payload }) => said.push(payload),
    onAuthenticationFailed: ({ reason }) => said.push(`refused ${reason}`),
    onClose: ({ event }) => said.push(`closed ${event.reason}`),
  });
  provider.attach();
  return { doc, provider, said };
}

export function leaveDesks(desks: Desk[]): void {
  for (const { provider } of desks.splice(0)) {
    provider.destroy();
    provider.configuration.websocketProvider.destroy();
  }
}

export function type({ doc }: Desk, words: string): void {
  const paragraph = doc.getXmlFragment(FRAGMENT).get(0) as Y.XmlElement;
  const text = paragraph.get(0) as Y.XmlText;
  text.insert(text.length, words);
}

export const textOf = ({ doc }: Desk): string => doc.getXmlFragment(FRAGMENT).toString();

/** Has all that the server has. */
export const synced = (desk: Desk): Promise<void> =>
  vi.waitFor(() => expect(desk.provider.isSynced).toBe(true));

/** All it wrote is on the server's disk. */
export const settled = (desk: Desk): Promise<void> =>
  vi.waitFor(() => expect(desk.provider.hasUnsyncedChanges).toBe(false));
