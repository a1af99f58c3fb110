import { eventually } from '@lets/bench';
import { type ActAnswer, messagePush, nodeEnd } from '@lets/contract';
import type { Session } from '@lets/players';
import { type Answered, actOnce, isClearNo } from './act.ts';
import { HEARING, PANEL, type RoleName, TALLY } from './cases.ts';
import { Desk } from './desk.ts';
import type { Ledger } from './ledger.ts';
import { beginPaper, type DrillRun } from './runs.ts';

/** The product is there: what has not been answered by then never will be. */
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
  /** Those who have not been answered to the last thing they do. */
  #busy = 0;
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
    const talkers = Object.entries(people) as [RoleName, Session][];
    this.#repeat(
      ...talkers.map(
        ([role, session]) =>
          (i: number) =>
            this.#speak(run, role, session, i),
      ),
    );
    this.#repeat(() => this.#vote(run));
    this.#repeat(
      ...writers.map((desk, at) => (i: number) => this.#write(desk, { eid, id, mark: `[w${at}-${i}]` })),
    );
  }

  /** Resolves when everybody has been answered to the last thing they did; who is not answered at all is a fault. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await eventually('everybody is answered', () => this.#busy === 0, LAST_ANSWER_MS).catch(() =>
      this.#options.faults.push(`${this.#busy} people were never answered to the last thing they did`),
    );
    for (const desk of this.#desks) desk.close();
  }

  #repeat(...turns: ((i: number) => Promise<void>)[]): void {
    for (const turn of turns) {
      this.#busy += 1;
      void this.#go(turn).finally(() => {
        this.#busy -= 1;
      });
    }
  }

  async #go(turn: (i: number) => Promise<void>): Promise<void> {
    const { ledger, faults } = this.#options;
    for (let i = 0; !this.#isStopped; i += 1) {
      try {
        await turn(i);
      } catch (error) {
        if (isClearNo(error)) ledger.refused += 1;
        faults.push(error instanceof Error ? error.message : String(error));
        return;
      }
    }
  }

  async #speak({ eid }: DrillRun, role: RoleName, session: Session, i: number): Promise<void> {
    const text = `${role} ${i}`;
    const answer = await actOnce(session, messagePush, {
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
      const answer = await actOnce(session, messagePush, { ...vote, role_id: role });
      this.#acknowledge(eid, `vote of ${role} in run ${eid}`, answer);
    });
    await Promise.all(cast);
    const { chair } = people;
    const ended = await actOnce(chair, messagePush, {
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
      const left = await actOnce(chair, nodeEnd, { option: 'forward', eid, nid, role_id: 'chair', trans_id });
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
