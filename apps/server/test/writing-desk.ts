import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { COLLAB_PATH, SESSION_COOKIE, type WritingClaim } from '@lets/contract';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { FRAGMENT } from '../src/features/room/writing/rich-yjs.ts';
import { eventually } from './eventually.ts';
import { draft, openPlay } from './play.ts';
import type { TestServer } from './test-server.ts';

/** One tab in which a document is open. */
export interface Desk {
  readonly doc: Y.Doc;
  readonly provider: HocuspocusProvider;
  /** What the server told it beside the text. */
  readonly said: string[];
}

/** Opens a document as the web does, on the server that listens on a port. */
function sitAt(
  port: number,
  who: { readonly token: string },
  name: string,
  headers: Readonly<Record<string, string>> = {},
  claim: WritingClaim | null = null,
): Desk {
  class Line extends WebSocket {
    constructor(url: string) {
      super(url, { headers: { cookie: `${SESSION_COOKIE}=${who.token}`, ...headers } });
      // A desk may be left while its line is being opened.
      this.on('error', () => {});
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
    token: claim ? JSON.stringify(claim) : 'session',
    onStateless: ({ payload }) => said.push(payload),
    onAuthenticationFailed: ({ reason }) => said.push(`refused ${reason}`),
    onClose: ({ event }) => said.push(`closed ${event.reason}`),
  });
  provider.attach();
  return { doc, provider, said };
}

/** The desks of a test, which are left when it is over. */
export class Desks {
  readonly #taken: Desk[] = [];

  sit(...at: Parameters<typeof sitAt>): Desk {
    const desk = sitAt(...at);
    this.#taken.push(desk);
    return desk;
  }

  /** Sits down and waits until the document is there. */
  async sitDown(...at: Parameters<typeof sitAt>): Promise<Desk> {
    const desk = this.sit(...at);
    await synced(desk);
    return desk;
  }

  leave(): void {
    for (const desk of this.#taken.splice(0)) leaveDesk(desk);
  }
}

export function leaveDesk({ provider }: Desk): void {
  provider.destroy();
  provider.configuration.websocketProvider.destroy();
}

/** A complaint of the claimant, who shares it with the witness where the case says so. */
export async function openComplaint(server: TestServer) {
  const play = await openPlay(server);
  const { document } = await draft(play, 'claimant', 'complaint', 'complaint_form');
  return { play, name: `${play.eid}/${document.id}`, doc_id: document.id };
}

export function type({ doc }: Desk, words: string): void {
  const paragraph = doc.getXmlFragment(FRAGMENT).get(0) as Y.XmlElement;
  const text = paragraph.get(0) as Y.XmlText;
  text.insert(text.length, words);
}

export const textOf = ({ doc }: Desk): string => doc.getXmlFragment(FRAGMENT).toString();

/** Has all that the server has; the first document waits for a thread to start. */
export const synced = (desk: Desk): Promise<void> =>
  eventually(() => expect(desk.provider.isSynced).toBe(true));

/** All it wrote is on the server's disk. */
export const settled = (desk: Desk): Promise<void> =>
  eventually(() => expect(desk.provider.hasUnsyncedChanges).toBe(false));
