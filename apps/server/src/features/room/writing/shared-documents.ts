import {
  type beforeHandleAwarenessPayload,
  type beforeSyncPayload,
  type Connection,
  Hocuspocus,
  type onAuthenticatePayload,
} from '@hocuspocus/server';
import * as Y from 'yjs';
import type { Deps } from '../../../deps.ts';
import { mayReopen } from '../../../http/gate.ts';
import type { Caller } from '../../../http/routing.ts';
import { findSession } from '../../../http/session.ts';
import { cutVersion } from './cut-version.ts';
import { onReplaced } from './hub.ts';
import { openLive, readLive } from './live-document.ts';
import { parseName } from './names.ts';
import { type Line as BetweenServers, RELAYED, Relay } from './relay.ts';
import { keepEdit } from './repository.ts';
import { type Standing, standingOf } from './standing.ts';

/** A version after a pause of this length, and while somebody writes without one, every so often. */
const PAUSE_MS = 8_000;
const LONGEST_MS = 60_000;
/** A document is at most a megabyte; what is taken out of it leaves traces. */
const MAX_BYTES = 8 * 1024 * 1024;
const SYNC_STEP_2 = 1;
const SYNC_UPDATE = 2;
const NOTHING_BYTES = 2;

export const SESSION_ENDED = { code: 4401, reason: 'session_ended' };
export const NO_AUTHORITY = { code: 4403, reason: 'no_authority' };

/** Whose socket it is, and as whom they write in the document it opened. */
export interface Writer {
  readonly token: string;
  caller: Caller;
  standing: Standing | null;
}

type Line = Connection<Writer>;

/** The documents that are open here, what may be done in them, and what is kept of it. */
export class SharedDocuments {
  readonly #deps: Deps;
  readonly hocuspocus: Hocuspocus<Writer>;
  readonly #bytes = new WeakMap<Y.Doc, number>();
  readonly #stopListening: () => void;
  /** To the other server processes, where there are any. */
  readonly #relay: Relay | null;
  #isClosed = false;

  constructor(deps: Deps, between: BetweenServers | null) {
    this.#deps = deps;
    this.hocuspocus = new Hocuspocus<Writer>({
      quiet: true,
      debounce: PAUSE_MS,
      maxDebounce: LONGEST_MS,
      maxPendingDocuments: 4,
      onAuthenticate: (payload) => this.#admit(payload),
      onLoadDocument: async ({ documentName, document }) => {
        Y.applyUpdate(document, await this.#open(documentName, document));
      },
      afterLoadDocument: async ({ document }) => this.#relay?.follow(document),
      connected: async ({ connection }) => this.#renew(connection as Line),
      beforeSync: (payload) => this.#keep(payload),
      beforeHandleAwareness: async (payload) => showAsKnown(payload),
      onStoreDocument: async ({ documentName }) => {
        const name = parseName(documentName);
        if (name && !this.#isClosed) await cutVersion(deps, name.eid, name.documentId);
      },
    });
    this.#relay = between && new Relay(between, this.hocuspocus, (document) => this.#readAgain(document));
    this.#stopListening = onReplaced(deps.database.pool, (id, edit) => {
      this.#takeIn(id, edit);
      this.#relay?.edited(id, edit);
    });
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
    this.#stopListening();
    this.#isClosed = true;
    const names = [...this.hocuspocus.documents.keys()].flatMap((name) => parseName(name) ?? []);
    this.hocuspocus.closeConnections();
    // Nothing is lost without it: the edits are on disk.
    await Promise.allSettled(names.map(({ eid, documentId }) => cutVersion(this.#deps, eid, documentId)));
    this.#relay?.close();
  }

  #lines(): Line[] {
    return [...this.hocuspocus.documents.values()].flatMap((document) => document.getConnections() as Line[]);
  }

  async #admit({ documentName, context, connectionConfig }: onAuthenticatePayload<Writer>): Promise<void> {
    const name = parseName(documentName);
    const standing = name && (await standingOf(this.#deps, context.caller, name.eid, name.documentId));
    // Without a message: a refusal is nothing to be logged.
    if (!standing) throw Object.assign(new Error(), NO_AUTHORITY);
    context.standing = standing;
    connectionConfig.readOnly = !standing.mayWrite;
  }

  async #open(documentName: string, document: Y.Doc): Promise<Uint8Array> {
    const { pool } = this.#deps.database;
    const name = parseName(documentName);
    const { rows } = await pool.query<{ version: number }>({
      name: 'version-of-document',
      text: `SELECT max(version) AS version FROM document_versions WHERE experiment_id = $1 AND document_id = $2`,
      values: [name?.eid, name?.documentId],
    });
    const live = name && (await openLive(pool, { ...name, version: rows[0]?.version ?? 0 }));
    if (!live) throw new Error('there is no such document');
    const state = Y.encodeStateAsUpdate(live.doc);
    this.#bytes.set(document, state.length);
    return state;
  }

  /** What other processes may have written unheard. */
  async #readAgain(document: Y.Doc & { readonly name: string }): Promise<void> {
    const live = await readLive(this.#deps.database.pool, parseName(document.name)?.documentId ?? '');
    if (live) Y.applyUpdate(document, Y.encodeStateAsUpdate(live.doc), RELAYED);
  }

  /** Before an edit is taken in, and so before its author is told that it is safe, it is on disk. */
  async #keep({
    type,
    payload,
    connection,
    document,
    documentName,
    context,
  }: beforeSyncPayload<Writer>): Promise<void> {
    const isEdit = type === SYNC_STEP_2 || type === SYNC_UPDATE;
    if (!isEdit || connection.readOnly || payload.length <= NOTHING_BYTES) return;
    const name = parseName(documentName);
    const bytes = (this.#bytes.get(document) ?? 0) + payload.length;
    if (!name || bytes > MAX_BYTES)
      throw Object.assign(new Error('too large'), { code: 1009, reason: 'too_large' });
    // Answering the first greeting, clients send all they have: mostly what is known here.
    if (type === SYNC_STEP_2 && Y.snapshotContainsUpdate(Y.snapshot(document), payload)) return;
    Y.decodeUpdate(payload);
    const isKept = await keepEdit(this.#deps.database.pool, name, {
      authorId: context.caller.id,
      bytes: payload,
    });
    if (isKept) this.#bytes.set(document, bytes);
    // Frozen in this very moment: the edit is answered as one of a reader.
    else connection.readOnly = true;
  }

  async #renew(line: Line): Promise<void> {
    const { context, document } = line;
    const name = parseName(document.name);
    try {
      const found = await findSession(this.#deps, context.token);
      const isShutOut = found?.isSystemClosed && !mayReopen(found.caller);
      if (!found || isShutOut || !name) return line.close(SESSION_ENDED);
      context.caller = found.caller;
      const standing = await standingOf(this.#deps, found.caller, name.eid, name.documentId);
      if (!standing) return line.close(NO_AUTHORITY);
      context.standing = standing;
      line.readOnly = !standing.mayWrite;
      line.sendStateless(JSON.stringify({ type: 'standing', may_write: standing.mayWrite }));
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'a writer could not be judged again');
      line.close();
    }
  }

  #takeIn(documentId: string, edit: Uint8Array): void {
    for (const document of this.hocuspocus.documents.values()) {
      if (parseName(document.name)?.documentId !== documentId) continue;
      Y.applyUpdate(document, edit, RELAYED);
    }
  }
}

/** The others see who writes as the server knows them, whatever their client says; who only looks on is not seen. */
function showAsKnown({ states, context, connection }: beforeHandleAwarenessPayload<Writer>): void {
  const writer = (connection?.context ?? context) as Writer | undefined;
  for (const [id, state] of states) {
    if (!writer?.standing?.role || !state) states.delete(id);
    else {
      const { role } = writer.standing;
      states.set(id, {
        cursor: state.cursor,
        user: { id: writer.caller.id, name: writer.caller.name, role },
      });
    }
  }
}
