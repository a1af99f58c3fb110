import type { Flow } from '@lets/contract';
import type { Reader } from '../db/reader.ts';
import { flowById } from './flow-repository.ts';

/** A hundred flows of a few hundred kilobytes: what a busy school plays at once. */
const MAX_FLOWS = 100;
/** A process that missed being told about a correction finds it by itself within this. */
const FRESH_MS = 60_000;

interface Known {
  readonly flow: Promise<Flow>;
  readonly until: number;
}

/**
 * Published flows. Only their words ever change, and then every process is told; so each is read seldom. The least recently used one
 * makes room.
 */
export class FlowCache {
  readonly #reader: Reader;
  readonly #known = new Map<number, Known>();

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /** Inside a transaction `reader` is that transaction: waiting for a second connection while all are held would wait for ever. */
  read(flowId: number, reader: Reader = this.#reader): Promise<Flow> {
    const now = performance.now();
    const kept = this.#known.get(flowId);
    const known =
      kept && now < kept.until ? kept : { flow: this.#load(reader, flowId), until: now + FRESH_MS };
    this.#known.delete(flowId);
    this.#known.set(flowId, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MAX_FLOWS && oldest !== undefined) this.#known.delete(oldest);
    return known.flow;
  }

  /** The next reader reads it anew. */
  forget(flowId: number): void {
    this.#known.delete(flowId);
  }

  /** A process that may have missed corrections reads all anew. */
  clear(): void {
    this.#known.clear();
  }

  async #load(reader: Reader, flowId: number): Promise<Flow> {
    try {
      const flow = await flowById(reader, flowId);
      if (!flow) throw new Error(`there is no flow ${flowId}`);
      return flow;
    } catch (error) {
      this.#known.delete(flowId);
      throw error;
    }
  }
}
