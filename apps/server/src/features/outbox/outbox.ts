import { randomUUID } from 'node:crypto';
import type { IntegrationKind } from '@lets/contract';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { integrationById, integrationsOf, type KeptIntegration } from '../../integrations/integrations.ts';
import { OutsideFault } from '../../outside/ask.ts';
import * as repository from './repository.ts';

export type { DeliveryRow, Draft } from './repository.ts';

/** How one try went. `later` is tried again, `refused` is not: the other side has said that it never takes this. */
export type Sent =
  | { readonly result: 'delivered' }
  | { readonly result: 'later'; readonly reason: string; readonly afterMs?: number }
  | { readonly result: 'refused'; readonly reason: string };

type OutboxDeps = Pick<Deps, 'database' | 'clock' | 'log' | 'secrets' | 'env' | 'bus' | 'platformTokens'>;

/** How one kind of service is reached, and what there is to tell it. */
export interface Carrier<K extends IntegrationKind = IntegrationKind> {
  readonly kind: K;
  /** How many are taken at once. */
  readonly batch: number;
  /** Those of one key go in one message, in order; otherwise one of a key waits for the one before it. */
  readonly isTogether?: boolean;
  /** Puts what has come about since into the outbox (`put`). Called again and again; what is there already changes nothing. */
  feed(deps: OutboxDeps, integration: KeptIntegration<K>): Promise<void>;
  /** Sends a batch, all due and of distinct keys or in order; answers for each, in the same order. */
  send(
    deps: OutboxDeps,
    integration: KeptIntegration<K>,
    rows: readonly repository.DeliveryRow[],
  ): Promise<readonly Sent[]>;
}

const LOOK_MS = 2_000;
/** How long a batch is kept from the other processes when nothing is heard of this one; renewed for as long as it is being sent. */
const CLAIM_MS = 60_000;
/** Between tries; after the last gap the last one again, until it is given up. */
const GAPS_MS = [5_000, 30_000, 2 * 60_000, 10 * 60_000, 30 * 60_000, 3_600_000, 3 * 3_600_000];
/** What another side may ask us to wait: a clock that is wrong there must not end the sending. */
const LONGEST_GAP_MS = 24 * 3_600_000;
/** A platform may be down over a weekend and the days before and after it. */
const GIVE_UP_AFTER = 40;
const LONGEST_REASON = 300;

export class Outbox {
  readonly #id = randomUUID();
  readonly #deps: OutboxDeps;
  readonly #carriers: readonly Carrier[];
  readonly #serving = new Map<number, Promise<void>>();
  #feeding: Promise<void> | null = null;
  #isStopped = false;

  constructor(deps: OutboxDeps, carriers: readonly Carrier[]) {
    this.#deps = deps;
    this.#carriers = carriers;
  }

  /** Feeds, and sends to each service that is not being sent to already. Resolves when all of them have been sent what was due. */
  async look(): Promise<void> {
    if (this.#isStopped) return;
    this.#feeding ??= this.#feedAll().finally(() => {
      this.#feeding = null;
    });
    await this.#feeding;
    const { database, clock } = this.#deps;
    // Side by side, and those that are still at it go on: one that is down or slow must not hold up the others.
    for (const id of await repository.servicesWithDue(database, new Date(clock()))) this.#begin(id);
    await Promise.all(this.#serving.values());
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all([this.#feeding, ...this.#serving.values()]);
  }

  #begin(id: number): void {
    if (this.#isStopped || this.#serving.has(id)) return;
    this.#serving.set(
      id,
      this.#serve(id).finally(() => this.#serving.delete(id)),
    );
  }

  async #feedAll(): Promise<void> {
    for (const carrier of this.#carriers) await this.#feed(carrier);
  }

  async #feed(carrier: Carrier): Promise<void> {
    for (const integration of await integrationsOf(this.#deps, carrier.kind)) {
      if (this.#isStopped) return;
      try {
        await carrier.feed(this.#deps, integration);
      } catch (error) {
        this.#deps.log.warn({ err: error, integration: integration.id }, 'the outbox could not be filled');
      }
    }
  }

  async #serve(id: number): Promise<void> {
    try {
      const integration = await integrationById(this.#deps, id, ...this.#carriers.map(({ kind }) => kind));
      const carrier = this.#carriers.find(({ kind }) => kind === integration?.kind);
      while (integration && carrier && !this.#isStopped && (await this.#sendBatch(carrier, integration)));
    } catch (error) {
      this.#deps.log.warn({ err: error, integration: id }, 'the outbox could not be emptied');
    }
  }

  /** Whether there may be more. */
  async #sendBatch(carrier: Carrier, integration: KeptIntegration): Promise<boolean> {
    const { database, clock } = this.#deps;
    const now = clock();
    const claim = {
      by: this.#id,
      until: new Date(now + CLAIM_MS),
      now: new Date(now),
      limit: carrier.batch,
      isTogether: carrier.isTogether ?? false,
    };
    const rows = await inTransaction(database, (tx) => repository.claim(tx, integration.id, claim));
    if (rows.length === 0) return false;
    const sent = await this.#try(carrier, integration, rows);
    for (const [at, row] of rows.entries()) {
      const one = sent[at] ?? { result: 'later', reason: 'no answer for it' };
      await repository.settle(database, row, this.#id, outcomeOf(one, row, clock()));
    }
    return sent.some(({ result }) => result === 'delivered');
  }

  async #try(
    carrier: Carrier,
    integration: KeptIntegration,
    rows: readonly repository.DeliveryRow[],
  ): Promise<readonly Sent[]> {
    const renewing = setInterval(() => this.#renew(rows), CLAIM_MS / 3);
    try {
      return await carrier.send(this.#deps, integration, rows);
    } catch (error) {
      const isOutside = error instanceof OutsideFault;
      if (!isOutside) this.#deps.log.error({ err: error, integration: integration.id }, 'a delivery failed');
      return rows.map(() => ({
        result: 'later',
        reason: isOutside ? `${error.reason}: ${error.message}` : 'fault',
      }));
    } finally {
      clearInterval(renewing);
    }
  }

  #renew(rows: readonly repository.DeliveryRow[]): void {
    const { database, clock, log } = this.#deps;
    const ids = rows.map(({ id }) => id);
    repository
      .renew(database, ids, this.#id, new Date(clock() + CLAIM_MS))
      .catch((err) => log.warn({ err }, 'a claim of the outbox could not be renewed'));
  }
}

/** Pure: what becomes of a delivery after a try. */
export function outcomeOf(
  sent: Sent,
  { tries }: Pick<repository.DeliveryRow, 'tries'>,
  now: number,
): repository.Outcome {
  if (sent.result === 'delivered')
    return { state: 'delivered', reason: '', nextAt: new Date(now), deliveredAt: new Date(now) };
  const reason = sent.reason.slice(0, LONGEST_REASON);
  if (sent.result === 'refused' || tries + 1 >= GIVE_UP_AFTER)
    return { state: 'given_up', reason, nextAt: new Date(now), deliveredAt: null };
  const usual = GAPS_MS[Math.min(tries, GAPS_MS.length - 1)] ?? 0;
  const gap = Math.min(Math.max(sent.afterMs ?? usual, 0), LONGEST_GAP_MS);
  return { state: 'waiting', reason, nextAt: new Date(now + gap), deliveredAt: null };
}

/** Feeds and sends for as long as the server runs; answers how to stop. Every process does: a claim keeps them apart. */
export function startOutbox(deps: OutboxDeps, carriers: readonly Carrier[]): () => Promise<void> {
  const outbox = new Outbox(deps, carriers);
  const look = () =>
    void outbox.look().catch((err) => deps.log.warn({ err }, 'the outbox could not be read'));
  look();
  const timer = setInterval(look, LOOK_MS);
  return async () => {
    clearInterval(timer);
    await outbox.stop();
  };
}
