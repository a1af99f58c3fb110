import { createStore } from '../store.ts';
import { backoff } from './backoff.ts';
import type { Autosave, AutosavePorts, AutosaveStart, Overtaken, SaveResult, SaveState } from './types.ts';

/** From the last key to the save. */
export const PAUSE_MS = 800;

/**
 * Saves a document as it is typed. Each part remembers its newest edit, and is saved only once the server has that one. One save is
 * on its way at a time, because all parts of a document share the server's revision.
 */
export function createAutosave<Part, Value, Conflict = never>(
  start: AutosaveStart,
  ports: AutosavePorts<Part, Value, Conflict>,
): Autosave<Part, Conflict> {
  return new DocumentAutosave(start, ports);
}

class DocumentAutosave<Part, Value, Conflict> implements Autosave<Part, Conflict> {
  readonly state;
  readonly #ports: AutosavePorts<Part, Value, Conflict>;
  /** Every unsaved part with the number of its newest edit. */
  readonly #unsaved = new Map<Part, number>();
  #edits = 0;
  #revision: number;
  #lost: readonly Value[] = [];
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | null = null;
  #isActive = false;
  #savedAt: number | null;
  /** The first refusal of the round. */
  #refusal: string | null = null;

  constructor({ revision, savedAt = null }: AutosaveStart, ports: AutosavePorts<Part, Value, Conflict>) {
    this.#revision = revision;
    this.#ports = ports;
    this.#savedAt = savedAt;
    this.state = createStore<SaveState<Conflict>>({ is: 'saved', at: savedAt });
  }

  readonly touch = (part: Part): void => {
    this.#unsaved.set(part, ++this.#edits);
    if (!this.#isHeld() && this.#isTakenBack()) {
      this.#setSaved();
      return;
    }
    this.#keep();
    // While nobody answers, typing does not shorten the wait for the next try.
    if (this.#isHeld() || this.#running || this.state.get().is === 'offline') return;
    this.#setUnsaved(PAUSE_MS);
  };

  readonly flush = async (): Promise<boolean> => {
    await this.#running;
    while (this.#unsaved.size > 0) if (!(await this.#round())) return false;
    return true;
  };

  readonly isUnsaved = () => this.#unsaved.size > 0;
  readonly isSaving = () => this.#running !== null;
  readonly revision = () => this.#revision;
  readonly drop = () => this.#setSaved();

  readonly retry = (): void => {
    if (this.state.get().is === 'offline') void this.#round();
  };

  readonly receive = (news: Overtaken<Conflict>): void => {
    if (news.is === 'conflict') {
      this.state.set(news);
      return;
    }
    this.#revision = news.revision;
    if (this.#isTakenBack()) this.#setSaved(Date.now());
    else if (this.isUnsaved()) this.#setUnsaved(0);
  };

  readonly resume = (revision: number): void => {
    this.#revision = revision;
    this.#lost = [];
    if (!this.isUnsaved() || this.#isTakenBack()) this.#setSaved();
    else this.#setUnsaved(0);
  };

  readonly start = (): (() => void) => {
    this.#isActive = true;
    if (this.isUnsaved() && !this.#isHeld()) this.#setUnsaved(0);
    return () => {
      void this.flush();
      this.#isActive = false;
      clearTimeout(this.#timer);
    };
  };

  #isHeld(): boolean {
    return this.state.get().is === 'conflict';
  }

  /** A change that was taken back needs no save, unless one of it is on its way or may have arrived. */
  #isTakenBack(): boolean {
    return !this.#running && this.#lost.length === 0 && (this.#ports.isSaved?.() ?? false);
  }

  #keep(): void {
    this.#ports.keep?.([...this.#unsaved.keys()], this.#revision);
  }

  #setUnsaved(ms: number): void {
    this.state.set({ is: 'unsaved' });
    this.#roundLater(ms);
  }

  #setSaved(at = this.#savedAt): void {
    clearTimeout(this.#timer);
    this.#unsaved.clear();
    this.#lost = [];
    this.#keep();
    this.#savedAt = at;
    this.state.set({ is: 'saved', at });
  }

  #roundLater(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isActive) this.#timer = setTimeout(() => void this.#round(), ms);
  }

  /** Sends every part that is unsaved now; one that is changed meanwhile waits for the next round. */
  #round(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.#running) return this.#running;
    if (this.#isHeld()) return Promise.resolve(false);
    const edits = this.#edits;
    this.#running = this.#sendAll([...this.#unsaved.keys()]).then((isDone) => {
      this.#running = null;
      return isDone && this.#finish(this.#edits > edits);
    });
    return this.#running;
  }

  /** False when nothing more can be sent now. A refused part holds none of the others back. */
  async #sendAll(parts: readonly Part[]): Promise<boolean> {
    const waiting = new Set(parts);
    this.#refusal = null;
    while (waiting.size > 0) {
      const next = this.#ports.next?.([...waiting]) ?? [...waiting].slice(0, 1);
      const result = await this.#send(next);
      if (result.is === 'refused') this.#refusal ??= result.message;
      else if (result.is !== 'saved' && result.is !== 'merged') return false;
      if (result.is !== 'merged') for (const part of next) waiting.delete(part);
      // What is unsaved here turned out to be what they saved: a save of it whose answer was lost.
      else if (this.#ports.isSaved?.()) {
        this.#unsaved.clear();
        return true;
      }
    }
    return true;
  }

  async #send(parts: readonly Part[]): Promise<SaveResult<Conflict>> {
    const sent = parts.map((part) => [part, this.#unsaved.get(part)] as const);
    const value = this.#ports.read();
    this.state.set({ is: 'saving' });
    const result = await this.#ports.save({ parts, value, revision: this.#revision, lost: this.#lost });
    if (result.is === 'saved') {
      this.#savedAt = Date.now();
      for (const [part, edit] of sent) if (this.#unsaved.get(part) === edit) this.#unsaved.delete(part);
    }
    this.#settle(result, value);
    return result;
  }

  #settle(result: SaveResult<Conflict>, value: Value): void {
    if (result.is !== 'offline') this.#failures = 0;
    if (result.is === 'offline') this.#settleOffline(value);
    else if (result.is === 'saved' || result.is === 'merged') {
      this.#revision = result.revision;
      this.#lost = [];
      this.#keep();
    } else if (result.is === 'conflict') this.state.set(result);
    else if (result.is === 'later') this.#setUnsaved(result.ms);
  }

  #settleOffline(value: Value): void {
    if (!this.#lost.includes(value)) this.#lost = [...this.#lost, value];
    this.#failures += 1;
    this.state.set({ is: 'offline' });
    this.#roundLater(backoff(this.#failures));
  }

  #finish(isChangedMeanwhile: boolean): boolean {
    if (this.#refusal !== null) {
      this.state.set({ is: 'refused', message: this.#refusal });
      if (isChangedMeanwhile) this.#roundLater(PAUSE_MS);
    } else if (this.isUnsaved()) this.#setUnsaved(PAUSE_MS);
    else this.#setSaved(Date.now());
    return this.#refusal === null;
  }
}
