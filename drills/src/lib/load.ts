import { eventually } from '@lets/bench';
import { type ActAnswer, type CallDeclaration, messagePush, nodeEnd, type OutputOf } from '@lets/contract';
import type { Session } from '@lets/players';
import { type Answered, actOnce, isClearNo } from './act.ts';
import { HEARING, PANEL, type RoleName, TALLY } from './cases.ts';
import { Desk } from './desk.ts';
import type { Ledger } from './ledger.ts';
import { beginPaper, type DrillRun } from './runs.ts';

/** The product is there: what is not answered while nobody is answered for so long never will be. */
const LAST_ANSWER_MS = 120_000;

export interface LoadOptions {
  /** Where the sockets of documents lead. */
  readonly url: string;
  readonly ledger: Ledger;
  /** Anything that went otherwise than it should, in words. */
  readonly faults: string[];
}

/** People of several runs who speak, vote and write together, without a pause, until they are told to stop. */
export class Load {
  readonly #options: LoadOptions;
  /** What each who has not been answered yet is doing. */
  readonly #busy = new Map<Promise<void>, string>();
  readonly #desks: Desk[] = [];
  #isStopped = false;

  constructor(options: LoadOptions) {
    this.#options = options;
  }

  async join(run: DrillRun): Promise<void> {
    const { eid, people } = run;
    const { id } = await beginPaper(run);
    const writers = await Promise.all(
      [people.claimant, people.respondent].map(({ token }) =>
        Desk.open(this.#options.url, token, `${eid}/${id}`),
      ),
    );
    this.#desks.push(...writers);
    for (const [role, session] of Object.entries(people) as [RoleName, Session][])
      this.#repeat(`speech of ${role} in run ${eid}`, (i) => this.#speak(run, role, session, i));
    this.#repeat(`votes in run ${eid}`, () => this.#vote(run));
    for (const [at, desk] of writers.entries())
      this.#repeat(`writer ${at} in run ${eid}`, (i) =>
        this.#write(desk, { eid, id, mark: `[w${at}-${i}]` }),
      );
  }

  /** Resolves when everybody who is waiting for an answer now has had it; tells who waited longest. */
  async answered(): Promise<{ readonly last: string; readonly ms: number }> {
    const since = performance.now();
    let slowest = { last: 'nobody', ms: 0 };
    const left = new Set(this.#busy.values());
    for (const [turn, who] of this.#busy)
      void turn.then(() => {
        left.delete(who);
        slowest = { last: who, ms: performance.now() - since };
      });
    await eventually('everybody is answered', () => left.size === 0, LAST_ANSWER_MS).catch(() => {
      slowest = { last: [...left].join(', '), ms: LAST_ANSWER_MS };
    });
    return slowest;
  }

  /** Resolves when everybody has been answered to the last thing they did; who is not answered at all is a fault. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    const { ledger, faults } = this.#options;
    await ledger
      .whileMoving('everybody is answered', () => this.#busy.size === 0, LAST_ANSWER_MS)
      .catch(() =>
        faults.push(`never answered to the last thing they did: ${[...this.#busy.values()].join(', ')}`),
      );
    for (const desk of this.#desks) desk.close();
  }

  #repeat(who: string, turn: (i: number) => Promise<void>): void {
    const next = (i: number): void => {
      if (this.#isStopped) return;
      const taken = this.#take(() => turn(i)).then((goesOn) => {
        this.#busy.delete(taken);
        if (goesOn) next(i + 1);
      });
      this.#busy.set(taken, who);
    };
    next(0);
  }

  /** Answers whether that person goes on. */
  async #take(turn: () => Promise<void>): Promise<boolean> {
    const { ledger, faults } = this.#options;
    try {
      await turn();
      return true;
    } catch (error) {
      if (isClearNo(error)) ledger.refused += 1;
      faults.push(error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  #do<C extends CallDeclaration>(session: Session, call: C, input: object): Promise<Answered<OutputOf<C>>> {
    return actOnce(session, call, input, () => this.#options.ledger.isStill);
  }

  async #speak({ eid }: DrillRun, role: RoleName, session: Session, i: number): Promise<void> {
    const text = `${role} ${i}`;
    const answer = await this.#do(session, messagePush, {
      kind: 'speech',
      eid,
      nid: HEARING.node,
      role_id: role,
      text,
    });
    this.#acknowledge(eid, `speech “${text}” in run ${eid}`, answer);
  }

  /** Everybody votes, the vote is ended, and its section is left and entered again. */
  async #vote({ eid, people }: DrillRun): Promise<void> {
    const vote = { kind: 'vote', eid, nid: PANEL.node, option_id: 'for' };
    const voters = Object.entries(people) as [RoleName, Session][];
    const cast = voters.map(async ([role, session]) => {
      const answer = await this.#do(session, messagePush, { ...vote, role_id: role });
      this.#acknowledge(eid, `vote of ${role} in run ${eid}`, answer);
    });
    await Promise.all(cast);
    const { chair } = people;
    const ended = await this.#do(chair, messagePush, {
      kind: 'end_vote',
      eid,
      nid: PANEL.node,
      role_id: 'chair',
    });
    this.#acknowledge(eid, `end of a vote in run ${eid}`, ended);
    for (const [nid, trans_id] of [
      [PANEL.node, PANEL.carried],
      [TALLY.node, TALLY.again],
    ]) {
      const left = await this.#do(chair, nodeEnd, {
        option: 'forward',
        eid,
        nid,
        role_id: 'chair',
        trans_id,
      });
      this.#acknowledge(eid, `end of the section ${nid} in run ${eid}`, left);
    }
  }

  async #write(desk: Desk, { eid, id, mark }: { eid: number; id: string; mark: string }): Promise<void> {
    desk.write(mark);
    await desk.saved();
    this.#options.ledger.write({ eid, documentId: id, mark });
  }

  #acknowledge(eid: number, what: string, answered: Answered<ActAnswer>): void {
    const { events } = answered.answer;
    this.#options.ledger.act({ eid, what, events });
    this.#options.ledger.retries.note(answered, events[0]?.at ?? answered.sentAt);
  }
}
