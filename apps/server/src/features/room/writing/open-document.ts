import { randomUUID } from 'node:crypto';
import type { Document } from '@hocuspocus/server';
import type { Reader } from '../../../db/reader.ts';
import { latestVersion } from '../document-repository.ts';
import { SYNC, syncMessage } from './document-wire.ts';
import { clientsOf } from './edit-repository.ts';
import type { Verdict } from './live/judge-edit.ts';
import { type LiveTasks, MISSING } from './live/live-tasks.ts';
import { type askOpen, LiveFailed } from './live/live-threads.ts';
import { backToVersion, leaveOut, type OfDocument, openKept, readKept } from './live-document.ts';

type AboutOpen = 'judge' | 'take' | 'diff' | 'isKnown';
const NOTHING_BYTES = 2;

/**
 * A document that is open here. Its text is held by a thread, in which edits are tried: the event loop only carries bytes between
 * sockets, thread and database.
 */
export class OpenDocument {
  readonly of: OfDocument;
  readonly #reader: Reader;
  readonly #document: Document;
  readonly #askThread: typeof askOpen;
  /** Of this opening: nothing that an earlier one left in the thread is taken for it. */
  readonly #key = randomUUID();
  readonly #owners = new Map<number, number>();
  #line: Promise<unknown> = Promise.resolve();

  constructor(
    reader: Reader,
    document: Document,
    { ask, eid, documentId }: OfDocument & { readonly ask: typeof askOpen },
  ) {
    this.#reader = reader;
    this.#document = document;
    this.of = { eid, documentId };
    this.#askThread = ask;
  }

  /** One thing after the other: nobody is shown what may yet be refused. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#line.then(work);
    this.#line = done.catch(() => null);
    return done;
  }

  /** Lays the text in the thread, from what the database has. */
  async open(): Promise<void> {
    const version = await latestVersion(this.#reader, this.of.eid, this.of.documentId);
    const kept = await openKept(this.#reader, { ...this.of, version });
    if (!kept) throw new Error('there is no such document');
    const laid = await this.#askThread('open', { key: this.#key, kept });
    if (laid === MISSING || laid === null) {
      await backToVersion(this.#reader, this.of, kept);
      return this.open();
    }
    await leaveOut(this.#reader, kept, laid.refused);
    for (const { client_id, user_id } of await clientsOf(this.#reader, this.of.documentId))
      this.#owners.set(client_id, user_id);
  }

  /**
   * Tries an edit of a person's, and again when a thread failed over it and `mayTryAgain`: a busy machine is late with good edits too. Where
   * it refers to what is not known here, another server may have told the database of it.
   */
  async judge(edit: Uint8Array, userId: number, mayTryAgain: () => boolean): Promise<Verdict> {
    const foreign = [...this.#owners].flatMap(([id, owner]) => (owner === userId ? [] : [id]));
    try {
      const verdict = await this.ask('judge', { edit, foreign });
      const isGap = verdict.kind === 'refused' && verdict.fault === 'gap';
      return isGap ? await this.ask('judge', { edit, foreign }) : verdict;
    } catch (error) {
      if (!(error instanceof LiveFailed)) throw error;
      if (mayTryAgain()) return this.judge(edit, userId, mayTryAgain);
      // A thread that did not start, or did not lay the document, has not even seen the edit.
      if (error.task !== 'judge') throw error;
      return { kind: 'refused', fault: 'too_much' };
    }
  }

  async ask<T extends AboutOpen>(
    task: T,
    about: Omit<LiveTasks[T]['asked'], 'key'>,
  ): Promise<LiveTasks[T]['answer']> {
    const asked = { ...about, key: this.#key } as LiveTasks[T]['asked'];
    const first = await this.#askThread(task, asked);
    if (first !== MISSING) return first;
    await this.open();
    const second = await this.#askThread(task, asked);
    if (second === MISSING) throw new LiveFailed('the document was forgotten at once', 'open');
    return second;
  }

  /** Of two who name themselves the same the first does: everybody sees the names of the others. */
  isNamed(client: number, userId: number): boolean {
    return this.#owners.get(client) === userId;
  }

  isFree(client: number): boolean {
    return !this.#owners.has(client);
  }

  name(client: number, userId: number): void {
    this.#owners.set(client, userId);
  }

  /** Takes what was judged and kept elsewhere, and shows it to those who have the document open here. */
  takeIn(edit: Uint8Array): Promise<void> {
    return this.inTurn(async () => {
      // Where it is not open in the thread, the database has it when it is opened.
      await this.#askThread('take', { key: this.#key, edit }).catch(() => this.forget());
      this.show(edit);
    });
  }

  /** Takes what the database has meanwhile and nobody told here. */
  catchUp(): Promise<void> {
    return this.inTurn(async () => {
      const kept = await readKept(this.#reader, this.of.documentId);
      const caught = kept && (await this.#askThread('catchUp', { key: this.#key, kept }));
      if (!caught || caught === MISSING || !caught.missed) return;
      if (caught.missed.length > NOTHING_BYTES) this.show(caught.missed);
    });
  }

  show(edit: Uint8Array): void {
    for (const line of this.#document.getConnections())
      line.send(syncMessage(line.messageAddress, SYNC.update, edit));
  }

  /** What the thread has may be ahead of what was kept. */
  async forget(): Promise<void> {
    await this.#askThread('forget', { key: this.#key }).catch(() => null);
  }
}
