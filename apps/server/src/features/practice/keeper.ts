import { randomUUID } from 'node:crypto';
import type { Model, PracticePace, PracticePatience } from '@lets/contract';
import { knownTransitions, type Manner, Player, Session } from '@lets/players';
import type { Deps } from '../../deps.ts';
import { automaticAmong } from '../../runs/member-repository.ts';
import { nameIn } from '../../runs/people.ts';
import { keepPaper, readPapers } from './papers-repository.ts';
import { closePartnerSessions, openPartnerSession } from './partners.ts';
import * as repository from './repository.ts';

/** How soon a run that has started finds its partners, and one that has dismissed them loses them. */
const LOOK_MS = 1_500;
/** A process that died lets its runs go after this. */
const CLAIM_MS = 20_000;
/** Played by one process at once; what is beyond that waits its turn. */
const MOST_AT_ONCE = 40;
/** Players who keep giving up are not sent in for ever. */
const MOST_FAILURES = 5;
const RETRY_MS = 20_000;

/** How long a silent person is waited for before they are asked, and again before they are passed over: theirs to choose. */
const PATIENCE_MS: Readonly<Record<PracticePatience, number>> = {
  short: 60_000,
  usual: 3 * 60_000,
  long: 10 * 60_000,
};
/** How often a partner who may err takes any option. */
const ERRS = 0.25;

interface Tempo {
  /** How long a partner thinks before each act. */
  readonly pace: () => number;
  /** How long it is quiet before a section that a person might still speak in is closed. */
  readonly linger: number;
}
const TEMPO: Readonly<Record<PracticePace, Tempo>> = {
  calm: { pace: () => 1_800 + Math.random() * 2_400, linger: 12_000 },
  brisk: { pace: () => 300 + Math.random() * 500, linger: 4_000 },
};
const LOOK_AGAIN_MS = 2_000;

type KeeperDeps = Pick<Deps, 'database' | 'log' | 'clock' | 'flowCache'>;

/** What a test hurries. */
export interface Haste {
  readonly tempo?: typeof TEMPO;
  readonly patienceMs?: typeof PATIENCE_MS;
  readonly lookMs?: number;
  readonly lookAgainMs?: number;
}

/** Has practice partners play, through this server's own front door; answers how to stop. Whatever is not over goes on after a restart. */
export function startPractice(
  deps: KeeperDeps,
  url: string,
  { lookMs = LOOK_MS, ...haste }: Haste = {},
): () => Promise<void> {
  const keeper = new Keeper(deps, url, haste);
  keeper.look();
  const timer = setInterval(() => keeper.look(), lookMs);
  return async () => {
    clearInterval(timer);
    await keeper.stop();
  };
}

class Keeper {
  readonly #id = randomUUID();
  readonly #deps: KeeperDeps;
  readonly #url: string;
  readonly #tempo: typeof TEMPO;
  readonly #patienceMs: typeof PATIENCE_MS;
  readonly #lookAgainMs: number;
  /** By experiment. */
  readonly #tables = new Map<number, { readonly stop: () => void; readonly over: Promise<void> }>();
  #looking: Promise<void> | null = null;
  #isStopped = false;

  constructor(deps: KeeperDeps, url: string, haste: Haste) {
    this.#deps = deps;
    this.#url = url;
    this.#tempo = haste.tempo ?? TEMPO;
    this.#patienceMs = haste.patienceMs ?? PATIENCE_MS;
    this.#lookAgainMs = haste.lookAgainMs ?? LOOK_AGAIN_MS;
  }

  look(): void {
    if (this.#isStopped) return;
    this.#looking ??= this.#lookAround()
      .catch((error) => this.#deps.log.warn({ err: error }, 'practice could not be looked after'))
      .finally(() => {
        this.#looking = null;
      });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#looking;
    const tables = [...this.#tables.values()];
    for (const { stop } of tables) stop();
    await Promise.all(tables.map(({ over }) => over));
    await repository.releaseClaims(this.#deps.database, this.#id);
  }

  async #lookAround(): Promise<void> {
    const { database } = this.#deps;
    if (this.#tables.size > 0) {
      const mine = await repository.renewClaims(database, this.#id, CLAIM_MS);
      for (const [eid, { stop }] of this.#tables) if (!mine.includes(eid)) stop();
    }
    await repository.followLinks(database);
    const room = MOST_AT_ONCE - this.#tables.size;
    if (room <= 0) return;
    for (const practice of await repository.claimPractice(database, this.#id, room, CLAIM_MS)) {
      if (!this.#tables.has(practice.experiment_id)) this.#open(practice);
    }
  }

  #open(practice: repository.Practice): void {
    const { experiment_id: eid } = practice;
    const players: Player[] = [];
    let isOver = false;
    const stop = () => {
      isOver = true;
      for (const player of players) player.stop();
    };
    const over = this.#play(practice, players, () => isOver)
      // A server that stops refuses its own partners too: no failure of theirs.
      .catch((error) => (this.#isStopped ? undefined : this.#giveUp(practice, error)))
      .finally(() => this.#tables.delete(eid));
    this.#tables.set(eid, { stop, over });
  }

  async #play(practice: repository.Practice, players: Player[], isOver: () => boolean): Promise<void> {
    const { experiment_id: eid, lang, pace, member_ids } = practice;
    const { database, clock, flowCache } = this.#deps;
    const automatic = await automaticAmong(database, member_ids);
    const humans = new Set(member_ids.filter((id) => !automatic.has(id)));
    const tokens: string[] = [];
    try {
      for (const id of automatic) tokens.push(await openPartnerSession(database, id, clock()));
      const sessions = await Promise.all(tokens.map((token) => Session.resume(this.#url, token, lang)));
      const tempo = this.#tempo[pace];
      const flow = await flowCache.read(practice.flow_id);
      const transitions = knownTransitions(flow.transitions);
      const manner = this.#mannerOf(practice);
      // Not by a call: no player is told what a model says.
      const papers = () => readPapers(database, flowCache, eid);
      // For staff alone: nobody who plays is told how good a partner's paper is.
      const onPaper = (documentId: string, model: Model) => this.#keepPaper(eid, documentId, model);
      const known = { transitions, papers, onPaper };
      const around = { eid, humans, lang, manner, ...known, pace: tempo.pace, look_again: this.#lookAgainMs };
      for (const session of sessions) {
        const signature = nameIn({ name: session.me?.name ?? '', automatic: true }, lang);
        players.push(new Player({ session, signature, ...around }));
      }
      if (isOver()) return;
      await Promise.all(players.map((player) => player.play()));
      // A process that was stopped leaves the run to the next one that claims it.
      if (!isOver()) await repository.removePractice(database, eid);
    } finally {
      for (const player of players) player.stop();
      await closePartnerSessions(database, tokens);
    }
  }

  #mannerOf({ seed, pace, patience, may_err }: repository.Practice): Partial<Manner> {
    return {
      patience: this.#patienceMs[patience],
      linger: this.#tempo[pace].linger,
      wrong: may_err ? ERRS : 0,
      vote: 'weigh',
      experience: false,
      seed,
    };
  }

  /** A paper whose quality cannot be kept is handed in all the same. */
  async #keepPaper(eid: number, documentId: string, model: Model): Promise<void> {
    try {
      await keepPaper(this.#deps.database, eid, documentId, model);
    } catch (error) {
      this.#deps.log.warn({ err: error, eid }, 'the quality of a paper was not kept');
    }
  }

  async #giveUp({ experiment_id: eid, failures }: repository.Practice, error: unknown): Promise<void> {
    const { database, log } = this.#deps;
    log.warn({ err: error, eid }, 'practice partners gave up');
    try {
      if (failures + 1 >= MOST_FAILURES) await repository.removePractice(database, eid);
      else await repository.postpone(database, eid, this.#id, RETRY_MS);
    } catch (later) {
      // The claim lapses by itself.
      log.warn({ err: later, eid }, 'a practice could not be let go');
    }
  }
}
