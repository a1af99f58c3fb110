import { randomUUID } from 'node:crypto';
import type { Document, Hocuspocus } from '@hocuspocus/server';
import { applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness';
import type { Deps } from '../../../deps.ts';
import { parseName } from './document-name.ts';
import type { OpenDocument } from './open-document.ts';

/** Carries what is written from each server process to the others. */
export interface ServerChannel {
  send(message: string): void;
  /** `catchUp` is called when messages may have been missed. */
  receive(take: (message: string) => void, catchUp: () => void): void;
  close(): void;
}

const CHANNEL = 'lets:documents';

/** The channel over Redis; null for a process that is alone. */
export async function openServerChannel({ redis }: Pick<Deps, 'redis'>): Promise<ServerChannel | null> {
  if (!redis) return null;
  const { publisher, subscriber } = redis;
  await subscriber.subscribe(CHANNEL);
  return {
    send(message) {
      publisher.publish(CHANNEL, message).catch(() => {});
    },
    receive(take, catchUp) {
      subscriber.on('message', (channel, message) => {
        if (channel === CHANNEL) take(message);
      });
      redis.onMissed(catchUp);
    },
    close() {},
  };
}

/** An edit of the text, where a person's cursor is, or the question where all cursors are. */
type Kind = 'edit' | 'cursors' | 'ask';
type Message = readonly [from: string, kind: Kind, documentId: string, bytes: string];

/** Marks what came from another process: it goes to the sockets here and not out again. */
const RELAYED = { source: 'redis' } as const;

type Opened = Pick<Hocuspocus, 'documents' | 'loadingDocuments'>;
type Text = Pick<OpenDocument, 'takeIn' | 'catchUp'>;

/**
 * Joins the open documents of this process with the same ones of the others. The database holds every edit before it is sent, so a
 * message that is lost costs nobody their words: it is read there.
 */
export class Relay {
  readonly #channel: ServerChannel;
  readonly #hocuspocus: Opened;
  readonly #self = randomUUID();

  readonly #textOf: (document: Document) => Text | null;

  constructor(channel: ServerChannel, hocuspocus: Opened, textOf: (document: Document) => Text | null) {
    this.#channel = channel;
    this.#hocuspocus = hocuspocus;
    this.#textOf = textOf;
    channel.receive(
      (message) => this.#take(JSON.parse(message) as Message),
      () => {
        for (const document of hocuspocus.documents.values())
          void textOf(document)
            ?.catchUp()
            .catch(() => {});
      },
    );
  }

  /** From now on, whose cursor is where in this document here is told to the others. */
  follow(document: Document): void {
    const documentId = parseName(document.name)?.documentId ?? '';
    document.awareness.on('update', ({ added, updated, removed }: CursorChange, origin: unknown) => {
      if (origin !== RELAYED) this.#tellCursors(document, documentId, [...added, ...updated, ...removed]);
    });
    this.#tell('ask', documentId);
  }

  edited(documentId: string, edit: Uint8Array): void {
    this.#tell('edit', documentId, edit);
  }

  close(): void {
    this.#channel.close();
  }

  #tell(kind: Kind, documentId: string, bytes: Uint8Array = new Uint8Array()): void {
    const message: Message = [this.#self, kind, documentId, Buffer.from(bytes).toString('base64')];
    this.#channel.send(JSON.stringify(message));
  }

  #tellCursors({ awareness }: Document, documentId: string, clients: number[]): void {
    if (clients.length > 0) this.#tell('cursors', documentId, encodeAwarenessUpdate(awareness, clients));
  }

  #take([from, kind, documentId, base64]: Message): void {
    if (from === this.#self) return;
    const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
    this.#withDocument(documentId, (document) => {
      if (kind === 'edit') void this.#textOf(document)?.takeIn(bytes);
      else if (kind === 'cursors') applyAwarenessUpdate(document.awareness, bytes, RELAYED);
      else this.#tellCursors(document, documentId, [...document.awareness.getStates().keys()]);
    });
  }

  /** Also where it is just being opened: what was read for it may be older than the message. */
  #withDocument(documentId: string, use: (document: Document) => void): void {
    const isMeant = ([name]: readonly [string, unknown]) => parseName(name)?.documentId === documentId;
    for (const [, document] of [...this.#hocuspocus.documents].filter(isMeant)) use(document);
    for (const [name, opening] of [...this.#hocuspocus.loadingDocuments].filter(isMeant))
      if (!this.#hocuspocus.documents.has(name)) void opening.then(use, () => {});
  }
}

interface CursorChange {
  readonly added: number[];
  readonly updated: number[];
  readonly removed: number[];
}
