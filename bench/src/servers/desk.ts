import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { COLLAB_PATH, SESSION_COOKIE } from '@lets/contract';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { eventually } from '../lib/eventually.ts';

/** The fragment that holds a document's text. */
const FRAGMENT = 'content';

/** One tab in which a document is open, on one of the servers. */
export class Desk {
  readonly doc = new Y.Doc();
  readonly provider: HocuspocusProvider;

  static async open(url: string, token: string, name: string): Promise<Desk> {
    const desk = new Desk(url, token, name);
    await eventually('a document opens', () => desk.provider.isSynced);
    return desk;
  }

  private constructor(url: string, token: string, name: string) {
    class Line extends WebSocket {
      constructor(address: string) {
        super(address, { headers: { cookie: `${SESSION_COOKIE}=${token}`, origin: url } });
      }
    }
    const websocketProvider = new HocuspocusProviderWebsocket({
      url: `${url.replace('http', 'ws')}${COLLAB_PATH}`,
      WebSocketPolyfill: Line,
    });
    this.provider = new HocuspocusProvider({ websocketProvider, name, document: this.doc, token: 'session' });
    this.provider.attach();
  }

  get text(): string {
    return this.doc.getXmlFragment(FRAGMENT).toString();
  }

  /** A paragraph of its own at the end. */
  write(words: string): void {
    const paragraph = new Y.XmlElement('paragraph');
    paragraph.insert(0, [new Y.XmlText(words)]);
    const all = this.doc.getXmlFragment(FRAGMENT);
    all.insert(all.length, [paragraph]);
  }

  close(): void {
    this.provider.destroy();
    this.provider.configuration.websocketProvider.destroy();
  }
}
