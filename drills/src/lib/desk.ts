import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { eventually } from '@lets/bench';
import { COLLAB_PATH, SESSION_COOKIE } from '@lets/contract';
import { WebSocket } from 'ws';
import * as Y from 'yjs';

/** The fragment that holds a document's text. */
const FRAGMENT = 'content';
/** A busy machine may need long to read thousands of edits. */
const OPEN_PATIENCE_MS = 120_000;
/** A page waits longer; a drill that kills often would mostly wait. */
const TRIES = { delay: 50, minDelay: 20, maxDelay: 200, jitter: false };

/** One tab in which a document is open, on one of the servers. */
export class Desk {
  readonly doc = new Y.Doc();
  readonly provider: HocuspocusProvider;

  static async open(url: string, token: string, name: string): Promise<Desk> {
    const desk = new Desk(url, token, name);
    await eventually('a document opens', () => desk.provider.isSynced, OPEN_PATIENCE_MS);
    return desk;
  }

  private constructor(url: string, token: string, name: string) {
    class Line extends WebSocket {
      constructor(address: string) {
        super(address, { headers: { cookie: `${SESSION_COOKIE}=${token}`, origin: url } });
        // A server that is away is met again and again.
        this.on('error', () => {});
      }
    }
    const websocketProvider = new HocuspocusProviderWebsocket({
      url: `${url.replace('http', 'ws')}${COLLAB_PATH}`,
      WebSocketPolyfill: Line,
      ...TRIES,
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

  /** Resolves when the server has said that everything written here is on its disk, as the page's “Saved” does. */
  saved(): Promise<void> {
    const { provider } = this;
    return new Promise((resolve) => {
      const look = () => {
        if (provider.hasUnsyncedChanges) return;
        provider.off('unsyncedChanges', look);
        resolve();
      };
      provider.on('unsyncedChanges', look);
      look();
    });
  }

  close(): void {
    this.provider.destroy();
    this.provider.configuration.websocketProvider.destroy();
  }
}
