import { randomUUID } from 'node:crypto';
import { type AuthoredCase, type Language, papersOfCase, promptIn } from '@lets/contract';
import { type Act, reminderKey } from '../act.ts';
import { nextAct } from '../brain.ts';
import { chanceOf } from '../chance.ts';
import { knownTransitions } from '../closing.ts';
import { Deciding } from '../deciding.ts';
import { GOOD_MANNERS, type Manner } from '../manner.ts';
import type { Option } from '../option.ts';
import { perform } from '../perform.ts';
import { lastSaidIn, readFromTalk } from '../reading.ts';
import { CallRefused } from '../session.ts';
import type { View } from '../view.ts';
import { StandIn } from './stand-in.ts';
import { Table } from './table.ts';

export interface Rehearsal {
  readonly file: AuthoredCase;
  readonly lang: Language;
  readonly manner: Partial<Manner>;
  /** A role that a slow person plays, who acts when they have been asked; or who never does. */
  readonly learner?: { readonly role: string; readonly isSilent: boolean } | undefined;
}

/** One play of a case, as it went. */
export interface Play extends Rehearsal {
  readonly manner: Manner;
  readonly table: Table;
  /** Where it stood still; null when it came to its end. */
  readonly stuck: string | null;
}

/** Long enough that nobody runs out of patience between two players' acts. */
const TICK_MS = 5_000;
/** Stillness after which nothing will happen any more: a person's writing is waited for this many times anybody's patience. */
const STILL_FOR = 20;
/** A learner who has been asked acts after this much of anybody's patience; where nobody asks, after that much. */
const ONCE_ASKED = 0.5;
const UNASKED = 1.5;
const MOST_ACTS = 5_000;
/** How much of what comes to a vote is rejected, where players reject. */
const REJECTED = 0.6;
/** How often players go another way than was talked of. */
const ELSEWHERE = 0.25;

/** Plays a case to its end in this process. */
export async function rehearse(options: Rehearsal): Promise<Play> {
  const table = new Table(options.file, options.lang, options.learner?.role);
  const manner: Manner = { ...GOOD_MANNERS, linger: 0, ...options.manner };
  const stage = new Stage(table, manner, options);
  const stuck = await stage.play();
  return { ...options, manner, table, stuck };
}

class Stage {
  readonly #table: Table;
  readonly #manner: Manner;
  readonly #learner: number | null;
  readonly #isSilent: boolean;
  readonly #deciding = new Map<number, Deciding>();
  readonly #reminded = new Set<string>();
  readonly #unsigned = new Set<string>();
  #changedAt: number;

  constructor(table: Table, manner: Manner, { learner }: Rehearsal) {
    this.#table = table;
    this.#manner = manner;
    this.#learner = learner ? (table.state.holders[learner.role] ?? null) : null;
    this.#isSilent = learner?.isSilent === true;
    this.#changedAt = table.now;
  }

  /** Answers where it stood still, or null. */
  async play(): Promise<string | null> {
    const { members } = this.#table;
    let first = 0;
    for (let acts = 0; acts < MOST_ACTS; ) {
      const turned = [...members.slice(first), ...members.slice(0, first)];
      const moved = await this.#oneOf(turned);
      if (moved !== undefined) {
        acts += 1;
        first = members.indexOf(this.#lastToAct() ?? moved);
        this.#table.now += 1_000;
        this.#changedAt = this.#table.now;
      } else if (this.#table.state.status === 'ended') return null;
      else if (this.#idle >= this.#manner.patience * STILL_FOR) return this.#where();
      else this.#table.now += TICK_MS;
    }
    return this.#where();
  }

  /** A role that was granted something goes on with it. */
  #lastToAct(): number | undefined {
    const role = this.#table.events.at(-1)?.role_id;
    return role ? this.#table.state.holders[role] : undefined;
  }

  get #idle(): number {
    return this.#table.now - this.#changedAt;
  }

  #where(): string {
    const open = Object.values(this.#table.state.sections).filter(({ status }) => status === 'open');
    const said = this.#table.refused.at(-1);
    return `${open.map(({ node_id }) => node_id).join(', ')}${said ? ` (${said.command}: ${said.reason})` : ''}`;
  }

  /** The first who has something to do does it. */
  async #oneOf(users: readonly number[]): Promise<number | undefined> {
    for (const user of users) {
      if (user === this.#learner && !this.#isLearnersTurn()) continue;
      const view = this.#viewOf(user);
      const act = nextAct(view, this.#mannerNow());
      if (act && (await this.#does(user, view, act))) return user;
    }
    return undefined;
  }

  /** Who rejects what is voted on does so by the dice, and not again when it comes back: some play is to go each way. */
  #mannerNow(): Manner {
    const { sections, past_visits } = this.#table.state;
    const voting = Object.values(sections).find(
      ({ node_id, status }) => status === 'open' && this.#table.isVote(node_id),
    );
    if (!voting || this.#manner.vote !== 'against') return this.#manner;
    const isBack = past_visits.some(({ node_id }) => node_id === voting.node_id);
    const isRejected = chanceOf(this.#manner.seed, 'rejects', voting.node_id) < REJECTED;
    return { ...this.#manner, vote: isRejected && !isBack ? 'against' : 'for' };
  }

  #isLearnersTurn(): boolean {
    const isOver = this.#table.state.status === 'ended';
    const share = this.#isLearnerAsked() ? ONCE_ASKED : UNASKED;
    return isOver || (!this.#isSilent && this.#idle >= this.#manner.patience * share);
  }

  #isLearnerAsked(): boolean {
    const last = this.#table.events.at(-1);
    const role = this.#table.file.flow.roles.find(
      ({ id }) => this.#table.state.holders[id] === this.#learner,
    );
    return last?.type === 'spoke' && role !== undefined && promptIn(last.data.text, role.name) !== undefined;
  }

  async #does(user: number, view: View, act: Act): Promise<boolean> {
    const { file } = this.#table;
    const deciding = this.#decidingOf(user);
    const before = this.#table.events.length;
    const unsigned = this.#unsigned.size;
    // Reminders leave no trace in a run, and no other act follows from one.
    if (act.do === 'remind') {
      this.#reminded.add(reminderKey(act));
      return false;
    }
    try {
      await perform(
        {
          session: new StandIn({ table: this.#table, user, view }),
          view,
          request_id: randomUUID(),
          signature: this.#table.nameOf(user),
          manner: this.#manner,
          papers: async () => papersOfCase(file),
          chooseOption: (nodeId, list) => deciding.choose(nodeId, list, this.#table.state, before),
          decide: (visit, nodeId, list) => deciding.decide(visit, nodeId, list, this.#table.state),
          knownWrong: deciding.knownWrong,
          unsigned: this.#unsigned,
        },
        act,
      );
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
    }
    return this.#table.events.length > before || this.#unsigned.size > unsigned;
  }

  /** As the server's partners do: the right ones, unless they err; of several right ones any. */
  #decidingOf(user: number): Deciding {
    const transitions = knownTransitions(this.#table.file.flow.transitions);
    const prefer = (nodeId: string, open: readonly Option[]) => this.#prefer(nodeId, open);
    const known = this.#deciding.get(user) ?? new Deciding({ manner: this.#manner, transitions, prefer });
    this.#deciding.set(user, known);
    return known;
  }

  #prefer(nodeId: string, open: readonly Option[]): Option | undefined {
    const { seed } = this.#manner;
    const { events, lang, state } = this.#table;
    const section = state.sections[nodeId];
    const said = section ? lastSaidIn(events, section) : [];
    // So that every section is come to, now and then.
    const isElsewhere = chanceOf(seed, 'elsewhere', nodeId) < ELSEWHERE;
    const dice = () => open.at(Math.floor(chanceOf(seed, 'way', nodeId, events.length) * open.length));
    return isElsewhere ? dice() : (readFromTalk(said, open, lang) ?? dice());
  }

  #viewOf(user: number): View {
    const { detail, record } = this.#table.told(user);
    const isLearner = user === this.#learner;
    return {
      detail,
      state: detail.state,
      record,
      user_id: user,
      humans: new Set(this.#learner === null || isLearner ? [] : [this.#learner]),
      present: new Set(this.#table.members),
      // A learner is no player who passes others over.
      idle: isLearner ? 0 : this.#idle,
      exhibits: this.#table.exhibits(user),
      reminded: this.#reminded,
      unsigned: this.#unsigned,
      decided: this.#decidingOf(user).decided,
      lang: this.#table.lang,
    };
  }
}
