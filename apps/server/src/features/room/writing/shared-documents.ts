import {
  type beforeHandleAwarenessPayload,
  type Connection,
  type Document,
  Hocuspocus,
  type onAuthenticatePayload,
} from '@hocuspocus/server';
import { TEXT_REPLACED } from '@lets/contract';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { mayReopen } from '../../../http/gate.ts';
import { findSession } from '../../../http/session.ts';
import { cutVersion } from './cut-version.ts';
import { accessTo, type DocumentAccess } from './document-access.ts';
import { parseName } from './document-name.ts';
import { SYNC, statusMessage, syncMessage } from './document-wire.ts';
import { keepEdit } from './edit-repository.ts';
import type { askOpen } from './live/live-threads.ts';
import type { Fault } from './live/replica.ts';
import { OpenDocument } from './open-document.ts';
import { Openings } from './openings.ts';
import { Relay, type ServerChannel } from './relay.ts';
import type { WriterLimits } from './writers-limits.ts';
import { readClaim } from './writing-claim.ts';

/** A version after a pause of this length, and while someone writes without one, every so often. */
const PAUSE_MS = 8_000;
const LONGEST_MS = 60_000;
const NOTHING_BYTES = 2;

const SESSION_ENDED = { code: 4401, reason: 'session_ended' };
const NO_AUTHORITY = { code: 4403, reason: 'no_authority' };
const REPLACED = { code: 4410, reason: TEXT_REPLACED };
const EDIT_REFUSED = { code: 4409, reason: 'edit_refused' };
const UNREADABLE = { code: 1003, reason: 'unreadable' };

/** Whose socket it is, and as whom they write in the document it opened. */
export interface Writer {
  readonly token: string;
  caller: Caller;
  access: DocumentAccess | null;
  readonly limits: WriterLimits;
  /** Is told when a document has been opened on this socket. */
  readonly opened: (line: Line) => void;
  /**
   * Ends the socket after a fault of ours. A client that is only refused a document, or whose line alone is closed, waits until it has heard
   * nothing for a minute before it comes back, and nothing that was written would be on disk until then.
   */
  readonly comeAgain: () => void;
}

export type Line = Connection<Writer>;

/** The documents that are open here, what may be done in them, and what is kept of it. */
export class SharedDocuments {
  readonly #deps: Deps;
  readonly #ask: typeof askOpen;
  readonly hocuspocus: Hocuspocus<Writer>;
  readonly #open = new WeakMap<Document, OpenDocument>();
  /** Lines that have sent all they had, and of the others how many edits wait for that. */
  readonly #inStep = new WeakSet<Line>();
  readonly #waiting = new WeakMap<Line, number>();
  /** To the other server processes, where there are any. */
  readonly #relay: Relay | null;
  readonly openings = new Openings();
  readonly #cuts = new Set<Promise<void>>();
  #isClosed = false;

  constructor(deps: Deps, between: ServerChannel | null, ask: typeof askOpen) {
    this.#deps = deps;
    this.#ask = ask;
    this.hocuspocus = new Hocuspocus<Writer>({
      quiet: true,
      debounce: PAUSE_MS,
      maxDebounce: LONGEST_MS,
      maxPendingDocuments: 4,
      onAuthenticate: (payload) => this.#admit(payload),
      onLoadDocument: ({ documentName, document }) => this.#lay(documentName, document),
      afterLoadDocument: async ({ document }) => this.#relay?.follow(document),
      connected: async ({ connection, context }) => {
        this.openings.end(context.comeAgain);
        await this.#renew(connection as Line);
        if (connection.document.hasConnection(connection)) context.opened(connection as Line);
      },
      beforeHandleAwareness: async (payload) => this.#showAsKnown(payload),
      beforeUnloadDocument: async ({ document }) => this.#open.get(document)?.forget(),
      onStoreDocument: async ({ documentName }) => {
        if (this.#isClosed) return;
        const cut = this.#cut(documentName);
        this.#cuts.add(cut);
        await cut.finally(() => this.#cuts.delete(cut));
      },
    });
    this.#relay =
      between && new Relay(between, this.hocuspocus, (document) => this.#open.get(document) ?? null);
    deps.documentEvents.on('replaced', this.#onReplaced);
  }

  readonly #onReplaced = (id: string, edit: Uint8Array): void => {
    for (const document of this.hocuspocus.documents.values())
      if (parseName(document.name)?.documentId === id) void this.#open.get(document)?.takeIn(edit);
    this.#relay?.edited(id, edit);
  };

  /** What someone sent about a document's text. */
  async receive(line: Line, step: number, payload: Uint8Array): Promise<void> {
    const open = this.#open.get(line.document);
    if (!open || !line.document.hasConnection(line)) return;
    try {
      await open.inTurn(() =>
        step === SYNC.step1 ? this.#greet(open, line, payload) : this.#take(open, line, step, payload),
      );
    } catch (error) {
      // What was sent is sent again when the line is back.
      this.#deps.log.warn({ err: error }, 'what was written could not be taken just now');
      await open.forget();
      line.context.comeAgain();
    }
  }

  /** Judges those again whose document belongs to a run, or all. */
  async recheck(
    isMeant: (about: { readonly eid: number; readonly userId: number }) => boolean,
  ): Promise<void> {
    const lines = this.#lines().filter((line) =>
      isMeant({ eid: parseName(line.document.name)?.eid ?? 0, userId: line.context.caller.id }),
    );
    await Promise.all(lines.map((line) => this.#renew(line)));
  }

  async close(): Promise<void> {
    this.#deps.documentEvents.off('replaced', this.#onReplaced);
    this.#isClosed = true;
    const names = [...this.hocuspocus.documents.keys()];
    this.hocuspocus.closeConnections();
    // Nothing is lost without it: the edits are on disk.
    await Promise.allSettled([...this.#cuts, ...names.map((name) => this.#cut(name))]);
    this.#relay?.close();
  }

  async #cut(documentName: string): Promise<void> {
    const name = parseName(documentName);
    if (name) await cutVersion(this.#deps, name.eid, name.documentId);
  }

  #lines(): Line[] {
    return [...this.hocuspocus.documents.values()].flatMap((document) => document.getConnections() as Line[]);
  }

  async #admit(payload: onAuthenticatePayload<Writer>): Promise<void> {
    const { documentName, context, connectionConfig, token } = payload;
    try {
      const access = await this.#judge(documentName, context, token);
      context.access = access;
      connectionConfig.readOnly = !access.mayWrite;
      this.openings.begin(documentName, context.comeAgain);
    } catch (error) {
      // A refusal says why; anything else is a fault of ours, such as a database that is away.
      if (!(error instanceof Error && 'reason' in error)) context.comeAgain();
      throw error;
    }
  }

  async #judge(documentName: string, { caller }: Writer, token: string): Promise<DocumentAccess> {
    const name = parseName(documentName);
    const claim = readClaim(token);
    // In this browser somebody else has logged in since the page was opened.
    const isOthers = claim !== null && claim.user_id !== caller.id;
    const access = name && !isOthers ? await accessTo(this.#deps, caller, name.eid, name.documentId) : null;
    // Without a message: a refusal is nothing to be logged.
    if (!access) throw Object.assign(new Error(), NO_AUTHORITY);
    const root = claim?.root_version ?? access.rootVersion;
    if (root !== access.rootVersion) throw Object.assign(new Error(), REPLACED);
    return access;
  }

  async #lay(documentName: string, document: Document): Promise<void> {
    try {
      const name = parseName(documentName);
      if (!name) throw new Error('there is no such document');
      const open = new OpenDocument(this.#deps.database, document, { ...name, ask: this.#ask });
      await open.open();
      this.#open.set(document, open);
    } catch (error) {
      this.openings.fail(documentName);
      throw error;
    }
  }

  /** Answers what someone lacks, and asks for what we lack. */
  async #greet(open: OpenDocument, line: Line, vector: Uint8Array): Promise<void> {
    const found = await open.ask('diff', { vector });
    if (!found) return line.close(UNREADABLE);
    line.send(syncMessage(line.messageAddress, SYNC.step2, found.update));
    line.send(syncMessage(line.messageAddress, SYNC.step1, found.vector));
  }

  /** An edit is tried, then kept on disk, then shown to the others; only then is its author told that it is safe. */
  async #take(open: OpenDocument, line: Line, step: number, edit: Uint8Array): Promise<void> {
    const answer = (isSafe: boolean) => line.send(statusMessage(line.messageAddress, isSafe));
    if (step !== SYNC.step2 && step !== SYNC.update) return line.close(UNREADABLE);
    if (edit.length <= NOTHING_BYTES) return this.#tellSafe(line, step);
    // Answering the first greeting, readers too send all they have: mostly what is known here.
    if (line.readOnly) return answer(step === SYNC.step2 && (await open.ask('isKnown', { edit })));
    if (this.#waiting.has(line) && step === SYNC.update) return this.#holdBack(line);
    const { caller, limits } = line.context;
    const verdict = await open.judge(edit, caller.id, () => limits.failures.take(1));
    if (verdict.kind === 'known') return this.#tellSafe(line, step);
    if (verdict.kind === 'refused') {
      const isAhead = verdict.fault === 'gap' && step === SYNC.update && !this.#inStep.has(line);
      if (!isAhead) return this.#refuse(open, line, verdict.fault);
      await open.forget();
      return this.#holdBack(line);
    }
    limits.parts.spend(verdict.work);
    const { update, clients } = verdict;
    if (!claimNames(open, line, clients)) return this.#refuse(open, line, 'foreign_client');
    const kept = { authorId: caller.id, bytes: update, clients };
    if (!(await keepEdit(this.#deps.database, open.of, kept))) {
      // Frozen in this very moment: the edit is answered as one of a reader.
      line.readOnly = true;
      await open.forget();
      return answer(false);
    }
    open.show(update);
    this.#relay?.edited(open.of.documentId, update);
    this.#tellSafe(line, step);
    this.#storeSoon(line);
  }

  /**
   * After a break a client sends what was typed meanwhile before it is asked for what we lack, and what that refers to may have been lost
   * with the old connection. Its answer to our greeting holds both.
   */
  #holdBack(line: Line): void {
    this.#waiting.set(line, (this.#waiting.get(line) ?? 0) + 1);
  }

  /** What was sent is safe; once it is the answer to our greeting, so is all that was held back. */
  #tellSafe(line: Line, step: number): void {
    const held = step === SYNC.step2 ? (this.#waiting.get(line) ?? 0) : 0;
    for (let safe = 0; safe <= held; safe++) line.send(statusMessage(line.messageAddress, true));
    if (step !== SYNC.step2) return;
    this.#inStep.add(line);
    this.#waiting.delete(line);
  }

  /** What is refused is kept nowhere; the person who sent it is told, and opens the document anew. */
  async #refuse(open: OpenDocument, line: Line, fault: Fault): Promise<void> {
    const { caller, limits } = line.context;
    this.#deps.log.warn({ ...open.of, userId: caller.id, fault }, 'an edit was refused');
    limits.refusals.spend(1);
    await open.forget();
    line.sendStateless(JSON.stringify({ type: 'refused', reason: fault }));
    line.close(EDIT_REFUSED);
  }

  #storeSoon({ document, context }: Line): void {
    void this.hocuspocus.storeDocumentHooks(document, {
      instance: this.hocuspocus,
      clientsCount: document.getConnectionsCount(),
      document,
      documentName: document.name,
      lastContext: context,
      lastTransactionOrigin: null,
    });
  }

  async #renew(line: Line): Promise<void> {
    const { context, document } = line;
    const name = parseName(document.name);
    try {
      const found = await findSession(this.#deps, context.token);
      const isShutOut = found?.isSystemClosed && !mayReopen(found.caller);
      if (!found || found.demand !== null || isShutOut || !name) return line.close(SESSION_ENDED);
      context.caller = found.caller;
      const access = await accessTo(this.#deps, found.caller, name.eid, name.documentId);
      if (!access) return line.close(NO_AUTHORITY);
      context.access = access;
      line.readOnly = !access.mayWrite;
      const standing = { may_write: access.mayWrite, root_version: access.rootVersion };
      line.sendStateless(JSON.stringify({ type: 'standing', ...standing }));
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'a writer could not be judged again');
      line.context.comeAgain();
    }
  }

  /**
   * The others see who writes as the server knows them, whatever their client says; who only looks on is not seen. A state that says nothing
   * is the library's own, under a new name with every message: it is dropped before it uses up one of the writer's names.
   */
  #showAsKnown({ states, context, connection, document }: beforeHandleAwarenessPayload<Writer>): void {
    const line = connection as Line | undefined;
    const writer = (line?.context ?? context) as Writer | undefined;
    const open = this.#open.get(document);
    for (const [id, state] of states) {
      const isSaid = state && Object.keys(state).length > 0;
      const isTheirs = isSaid && line && open && claimNames(open, line, [id]);
      if (!writer?.access?.role || !isTheirs) states.delete(id);
      else {
        const { role } = writer.access;
        const user = { id: writer.caller.id, name: writer.caller.name, role };
        states.set(id, { cursor: state.cursor, user });
      }
    }
  }
}

/** The first who uses a name has it; a person has only so many. */
function claimNames(open: OpenDocument, { context }: Line, clients: readonly number[]): boolean {
  const { caller, limits } = context;
  return clients.every((client) => {
    if (open.isNamed(client, caller.id)) return true;
    if (!open.isFree(client) || !limits.names.take(1)) return false;
    open.name(client, caller.id);
    return true;
  });
}
