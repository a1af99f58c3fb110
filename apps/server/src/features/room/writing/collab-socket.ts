import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Hocuspocus } from '@hocuspocus/server';
import { LIMITS } from '@lets/contract';
import type { WebSocket } from 'ws';
import { SERVER_LIMITS } from '../../../limits.ts';
import { Allowance } from './allowance.ts';
import { type Envelope, MESSAGE, openEnvelope } from './document-wire.ts';
import type { Line, SharedDocuments, Writer } from './shared-documents.ts';
import type { WriterLimits } from './writers-limits.ts';

/** A person with a session, who has not opened a document yet. */
export type Admitted = Pick<Writer, 'token' | 'caller'>;

/** To open a document asks the database several times. */
const OPENING_COSTS = 5;
const TOO_MUCH = { code: 1008, reason: 'too_much' };
/** In the registry of RFC 6455: a fault of ours that is over soon. */
const TRY_AGAIN_LATER = 1013;
const TOO_LONG = 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH';

/**
 * One socket of a person who writes. Messages are taken one after the other and no faster than is allowed: a person who sends more is not
 * read meanwhile, so that nothing heaps up here.
 */
export class CollabSocket {
  readonly #documents: SharedDocuments;
  readonly #line: WebSocket;
  readonly #limits: WriterLimits;
  readonly #client: ReturnType<Hocuspocus['handleConnection']>;
  readonly #messages = new Allowance(LIMITS.writing_socket_messages);
  /** By address: the open documents, and those that are being opened with what came for them meanwhile. */
  readonly #open = new Map<string, Line | Envelope[]>();
  readonly #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  #isBusy = false;

  constructor(
    documents: SharedDocuments,
    line: WebSocket,
    request: IncomingMessage,
    { limits, ...who }: Admitted & { readonly limits: WriterLimits },
  ) {
    this.#documents = documents;
    this.#line = line;
    this.#limits = limits;
    const comeAgain = () => line.close(TRY_AGAIN_LATER);
    const writer: Writer = {
      ...who,
      limits,
      access: null,
      opened: (opened) => this.#opened(opened),
      comeAgain,
    };
    const address = new URL(request.url ?? '/', 'http://collab');
    this.#client = documents.hocuspocus.handleConnection(line, new Request(address), writer);
    line.on('message', (data: Buffer) => this.#receive(data));
    line.on('close', (code, reason) => {
      documents.openings.end(comeAgain);
      this.#client.handleClose({ code, reason: reason.toString() });
    });
    // The socket closes itself and says why: 1009 for a message that is too long.
    line.on('error', (error) => {
      if ((error as NodeJS.ErrnoException).code === TOO_LONG) limits.refusals.spend(1);
    });
  }

  #receive(data: Buffer): void {
    this.#waiting.push(new Uint8Array(data));
    this.#waitingBytes += data.length;
    if (
      this.#waiting.length >= SERVER_LIMITS.writing.waiting.messages ||
      this.#waitingBytes >= SERVER_LIMITS.writing.waiting.bytes
    )
      this.#line.pause();
    if (!this.#isBusy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    for (let data = this.#waiting.shift(); data; data = this.#waiting.shift()) {
      this.#waitingBytes -= data.length;
      await this.#untilAllowed();
      if (this.#line.readyState !== this.#line.OPEN) break;
      await this.#take(data);
    }
    this.#waiting.length = 0;
    this.#waitingBytes = 0;
    this.#isBusy = false;
    this.#line.resume();
  }

  async #untilAllowed(): Promise<void> {
    const { messages, parts } = this.#limits;
    const all = [this.#messages, messages, parts];
    for (let ms = longest(all); ms > 0; ms = longest(all)) await wait(ms, undefined, { ref: false });
    this.#messages.spend(1);
    messages.spend(1);
  }

  async #take(data: Uint8Array): Promise<void> {
    const envelope = openEnvelope(data);
    if (!envelope) return this.#line.close(TOO_MUCH.code, 'unreadable');
    const { address, type, sync } = envelope;
    if (!this.#open.has(address)) {
      if (this.#open.size >= SERVER_LIMITS.writing.documents)
        return this.#line.close(TOO_MUCH.code, TOO_MUCH.reason);
      this.#open.set(address, []);
    }
    if (sync) return this.#sync(envelope);
    if (type === MESSAGE.auth) this.#messages.spend(OPENING_COSTS);
    if (type === MESSAGE.awareness && data.length > SERVER_LIMITS.writing.cursor_bytes) return;
    // The others are for servers to send.
    const isForClients = [MESSAGE.auth, MESSAGE.awareness, MESSAGE.queryAwareness, MESSAGE.close] as number[];
    if (isForClients.includes(type)) this.#client.handleMessage(data);
  }

  async #sync(envelope: Envelope): Promise<void> {
    const { address, sync } = envelope;
    const open = this.#open.get(address);
    if (!open || !sync) return;
    if (Array.isArray(open)) {
      if (open.length >= SERVER_LIMITS.writing.held) return this.#line.close(TOO_MUCH.code, TOO_MUCH.reason);
      open.push(envelope);
      return;
    }
    // A sign of life: a person who only writes is not idle.
    this.#client.lastMessageReceivedAt = Date.now();
    await this.#documents.receive(open, sync.step, sync.payload);
    if (this.#limits.refusals.waitMs() > 0) this.#line.close(TOO_MUCH.code, TOO_MUCH.reason);
  }

  #opened(line: Line): void {
    const address = line.messageAddress;
    const held = this.#open.get(address);
    this.#open.set(address, line);
    line.onClose(() => this.#open.delete(address));
    if (!Array.isArray(held)) return;
    // In the order in which they came; what comes meanwhile waits in the document's own turn.
    for (const { sync } of held) if (sync) void this.#documents.receive(line, sync.step, sync.payload);
  }
}

function longest(allowances: readonly Allowance[]): number {
  return Math.max(...allowances.map((allowance) => allowance.waitMs()));
}
