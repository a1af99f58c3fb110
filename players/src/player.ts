import { randomUUID } from 'node:crypto';
import {
  CODE,
  type ExperimentDetail,
  experimentDetail,
  experimentEvents,
  type Language,
  type Model,
} from '@lets/contract';
import { evolve, viewFor } from '@lets/engine';
import { type Act, isAtOnce, reminderKey } from './act.ts';
import { nextAct } from './brain.ts';
import { chanceOf } from './chance.ts';
import type { KnownTransitions } from './closing.ts';
import { Deciding } from './deciding.ts';
import { Exhibits } from './exhibits.ts';
import { isToldByFetch } from './fetching.ts';
import { languageAmong } from './language.ts';
import { Line } from './line.ts';
import { GOOD_MANNERS, type Manner } from './manner.ts';
import type { Option } from './option.ts';
import { type PaperSource, PaperTeller } from './paper-telling.ts';
import { perform } from './perform.ts';
import { lastSaidIn, readFromTalk, readToward } from './reading.ts';
import { MOST_REFUSALS, pauseAfter } from './refusals.ts';
import { type ScriptSource, withScript } from './scripted.ts';
import { CallRefused, type Session } from './session.ts';
import type { RunEvent } from './view.ts';

export interface PlayerOptions {
  readonly session: Session;
  readonly eid: number;
  /** Members played by people: their roles are theirs. */
  readonly humans?: ReadonlySet<number>;
  readonly manner?: Partial<Manner>;
  /** What it speaks until people have spoken. */
  readonly lang?: Language;
  /** What it signs with; the name of its account by default. */
  readonly signature?: string;
  /** Milliseconds to think before each act. */
  readonly pace?: () => number;
  /** Which of the least taken options to take; the first by default. */
  readonly chooseOption?: (nodeId: string, options: readonly Option[]) => number;
  /** Which options are right, where it is to know: it then chooses a wrong one only when it slips. */
  readonly transitions?: KnownTransitions;
  /** What the case has beyond a player's calls: the models of its papers. */
  readonly papers?: PaperSource;
  /** What its roles say, where the server does not tell. */
  readonly script?: ScriptSource;
  /** Hears which model a document was written from; again by each program that takes the player up. */
  readonly onPaper?: (documentId: string, model: Model) => Promise<void>;
  readonly onAct?: (player: Player, act: Act) => void;
  /** Someone has gone on to a linked case. */
  readonly onJumped?: (eid: number) => void;
  /** How long to wait for a wake-up before looking again. */
  readonly look_again?: number;
}

/** A server that starts again, or a line that is down, is waited for this often. */
const GIVE_UP_AFTER_FAILURES = 40;
const LEADS_INTO_NO_CASE = new Set<number>([CODE.jump_not_configured, CODE.jump_leads_nowhere]);
const WAIT_FOR_SERVER_MS = 1500;
/** An act's own answer may come before what others did shortly before it: that is on the line, and is asked for only when it stays away. */
const WAIT_FOR_LINE_MS = 300;
/** Nothing is missed on a line that stands; it is looked all the same, now and then. */
const LOOK_AFTER_MS = 30_000;

/** One member of a team, played automatically through the same calls that a person's browser makes. */
export class Player {
  readonly session: Session;
  readonly eid: number;
  private readonly options: PlayerOptions;
  private manner: Manner;
  private readonly lang: Language;
  private record: RunEvent[] = [];
  private detail: ExperimentDetail | null = null;
  /** Events that have come over the line and are not folded in yet. */
  private readonly arrived: RunEvent[] = [];
  private isToFetch = true;
  private isOutOfDate = false;
  private readonly deciding: Deciding;
  private readonly exhibits = new Exhibits();
  private readonly reminded = new Set<string>();
  private readonly unsigned = new Set<string>();
  private readonly papers: PaperTeller;
  private acts = 0;
  private wake: () => void = () => {};
  private hasNews = false;
  private lastChange = Date.now();
  private lookedAt = 0;
  private line: Line | null = null;
  private isStopped = false;

  constructor(options: PlayerOptions) {
    this.options = options;
    this.session = options.session;
    this.eid = options.eid;
    this.manner = { ...GOOD_MANNERS, ...options.manner };
    this.papers = new PaperTeller({ ...options, manner: this.manner });
    this.deciding = new Deciding({
      manner: this.manner,
      transitions: options.transitions,
      prefer: (nodeId, choices) => this.prefer(nodeId, choices),
    });
    this.lang = options.lang ?? 'zh';
    this.session.lang = this.lang;
  }

  get name(): string {
    return this.session.me?.name ?? '';
  }

  /** The run as this player knows it; null before the first look. */
  get run(): ExperimentDetail | null {
    return this.detail;
  }

  /** Acts until the run has ended and everything after the end is written. Throws when the server keeps refusing. */
  async play(): Promise<void> {
    this.line = new Line(this.session, this.eid, {
      onGap: () => this.lookAgain(),
      onEvent: (event) => {
        this.arrived.push(event);
        this.hear();
      },
      onFlowCorrected: () => {
        this.isToFetch = true;
        this.lookAgain();
      },
    });
    try {
      await this.loop();
    } finally {
      this.isStopped = true;
      this.line.close();
    }
  }

  stop(): void {
    this.isStopped = true;
    this.hear();
  }

  private lookAgain(): void {
    this.isOutOfDate = true;
    this.hear();
  }

  private hear(): void {
    this.hasNews = true;
    this.wake();
  }

  private async loop(): Promise<void> {
    let refusals = 0;
    let failures = 0;
    while (!this.isStopped) {
      try {
        this.hasNews = false;
        await this.look();
        if (this.detail) await this.papers.tell(this.detail, this.record, this.session.userId);
        const act = this.decide();
        if (act && this.isSilenceUnsure()) {
          await this.catchUp();
          continue;
        }
        if (!act && this.detail?.state.status === 'ended') return;
        if (!act || !(await this.think(act))) {
          if (!act) await this.restUntilNews();
          continue;
        }
        await this.act(act);
        refusals = 0;
        failures = 0;
      } catch (error) {
        if (this.isStopped) return;
        // Someone moved first: look again. A player that is refused for ever has a fault of its own.
        if (error instanceof CallRefused) {
          if (LEADS_INTO_NO_CASE.has(error.code)) this.manner = { ...this.manner, jump: false };
          // What every option here still asks for may be a person's to do.
          const isHeld = error.code === CODE.conditions_unmet;
          if (isHeld) await this.pause(WAIT_FOR_SERVER_MS);
          const isPersonsToMend = isHeld && (this.options.humans?.size ?? 0) > 0;
          if (!isPersonsToMend) {
            if (++refusals > MOST_REFUSALS) throw error;
            await this.pause(pauseAfter(refusals));
          }
        } else {
          if (++failures > GIVE_UP_AFTER_FAILURES) throw error;
          await this.pause(WAIT_FOR_SERVER_MS);
        }
        if (this.detail === null) this.isToFetch = true;
        this.isOutOfDate = true;
      }
    }
  }

  /** What is done because nobody has said anything for a while is done only once the server has been asked whether that is so: the line may be late. */
  private isSilenceUnsure(): boolean {
    return Date.now() - this.lastChange >= this.manner.patience && this.lookedAt <= this.lastChange;
  }

  /** Takes its time over an act; answers whether it is still to be done then. */
  private async think(act: Act): Promise<boolean> {
    const time = this.options.pace?.() ?? 0;
    if (time <= 0 || isAtOnce(act)) return true;
    await this.pause(time);
    if (this.isStopped) return false;
    await this.look();
    return JSON.stringify(this.decide()) === JSON.stringify(act);
  }

  private decide(): Act | null {
    const view = this.view();
    return view && nextAct(view, this.manner);
  }

  private view() {
    const { humans = new Set<number>(), script } = this.options;
    if (!this.detail) return null;
    const heard = { record: this.record, isPerson: (id: number) => humans.has(id) };
    const detail = withScript(this.detail, script?.(this.detail) ?? null, heard);
    return {
      detail,
      state: detail.state,
      record: this.record,
      user_id: this.session.userId,
      humans,
      present: this.line?.present ?? null,
      idle: Date.now() - this.lastChange,
      exhibits: this.exhibits.known,
      reminded: this.reminded,
      unsigned: this.unsigned,
      decided: this.deciding.decided,
      lang: languageAmong(detail, this.record, humans, this.lang),
    };
  }

  /** Brings what it knows up to date: from what came over the line, and by asking where that has a gap. */
  private async look(): Promise<void> {
    await this.fetchIfNeeded();
    await this.foldArrived();
    if (this.isOutOfDate) await this.catchUp();
    await this.fetchIfNeeded();
    if (this.detail) await this.exhibits.learn(this.session, this.detail);
  }

  private async foldArrived(): Promise<void> {
    const until = Date.now() + WAIT_FOR_LINE_MS;
    for (;;) {
      this.fold(this.arrived.splice(0));
      const left = until - Date.now();
      const isBehind = this.arrived.length > 0;
      if (isBehind && (left <= 0 || !this.line?.isOnline)) this.isOutOfDate = true;
      if (!isBehind || this.isOutOfDate || this.isStopped) return;
      await this.wait(left, () => true);
    }
  }

  private async catchUp(): Promise<void> {
    this.isOutOfDate = false;
    this.lookedAt = Date.now();
    for (;;) {
      const since = this.detail?.state.seq ?? 0;
      const page = await this.session.call(experimentEvents, { eid: this.eid, since });
      this.fold(page.events);
      if (!page.has_more) break;
    }
    this.fold(this.arrived.splice(0));
  }

  private async fetchIfNeeded(): Promise<void> {
    while (this.isToFetch) await this.fetchRun();
  }

  private async fetchRun(): Promise<void> {
    this.isToFetch = false;
    const detail = await this.session.call(experimentDetail, { eid: this.eid });
    const record: RunEvent[] = [];
    for (;;) {
      const since = record.at(-1)?.seq ?? 0;
      const page = await this.session.call(experimentEvents, { eid: this.eid, since });
      record.push(...page.events);
      if (!page.has_more) break;
    }
    this.record = record.filter(({ seq }) => seq <= detail.state.seq);
    this.detail = detail;
    this.fold(record);
  }

  /** In their order; what comes after a gap is kept until that is filled. */
  private fold(events: readonly RunEvent[]): void {
    for (const event of events.toSorted((a, b) => a.seq - b.seq)) {
      const { detail } = this;
      if (!detail || event.seq <= detail.state.seq) continue;
      if (event.seq > detail.state.seq + 1) {
        this.arrived.push(event);
        continue;
      }
      if (isToldByFetch(event, detail.state)) this.isToFetch = true;
      const { user_id, is_staff } = detail.me;
      const state = viewFor(evolve(detail.state, event), detail.flow, user_id, is_staff);
      this.detail = { ...detail, state };
      this.record.push(event);
      this.lastChange = Date.now();
      if (event.type === 'jumped') this.options.onJumped?.(event.data.target_eid);
    }
  }

  private async act(act: Act): Promise<void> {
    const view = this.view();
    if (!view) return;
    this.acts += 1;
    // What is drafted from a template comes in this language as well.
    this.session.lang = view.lang;
    if (act.do === 'remind') this.reminded.add(reminderKey(act));
    const stage = {
      session: this.session,
      view,
      request_id: randomUUID(),
      signature: this.options.signature ?? this.name,
      manner: this.manner,
      papers: () => this.papers.of(view.detail),
      chooseOption: (nodeId: string, options: readonly Option[]) =>
        this.deciding.choose(nodeId, options, view.state, this.acts),
      decide: (visit: string, nodeId: string, options: readonly Option[]) =>
        this.deciding.decide(visit, nodeId, options, view.state),
      knownWrong: this.deciding.knownWrong,
      unsigned: this.unsigned,
    };
    const isCut = chanceOf(this.manner.seed, 'drop', this.session.userId, this.acts) < this.manner.drop;
    const isRepeatable = act.do !== 'end' && act.do !== 'draft';
    if (isCut) {
      this.line?.cut();
      // The answer is lost: the same act is sent again and is done once.
      if (isRepeatable) await perform(stage, act);
    }
    this.fold(await perform(stage, act));
    this.options.onAct?.(this, act);
    if (act.do === 'write_experience' || isCut) this.isOutOfDate = true;
  }

  /** Toward the linked case, where one is to be come to; else as someone chooses for it, or as was said last. */
  private prefer(nodeId: string, choices: readonly Option[]): Option | undefined {
    const { detail, manner, options } = this;
    const hasJumped = Object.values(detail?.state.sections ?? {}).some(({ jumped_to }) => jumped_to !== null);
    const toward = detail && manner.jump && !hasJumped ? readToward(detail.flow, nodeId, choices) : undefined;
    if (toward) return toward;
    if (options.chooseOption) return choices[options.chooseOption(nodeId, choices)];
    const section = detail?.state.sections[nodeId];
    const said = section ? lastSaidIn(this.record, section) : [];
    return readFromTalk(said, choices, this.view()?.lang ?? this.lang);
  }

  /** Waits for whatever is heard, or was since the last look, and looks by itself after a while. */
  private async restUntilNews(): Promise<void> {
    if (this.hasNews || this.isStopped) return;
    await this.wait(this.options.look_again ?? 1000, () => true);
    const isLate = Date.now() - this.lookedAt > LOOK_AFTER_MS;
    if (!this.hasNews && (isLate || !this.line?.isOnline)) this.isOutOfDate = true;
  }

  /** Waits whatever is heard, unless it is to stop. */
  private pause(milliseconds: number): Promise<void> {
    return this.wait(milliseconds, () => this.isStopped);
  }

  private wait(milliseconds: number, isOver: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        if (!isOver()) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
