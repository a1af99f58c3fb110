import {
  docDetail,
  type ExperimentDetail,
  experienceSave,
  experimentDetail,
  experimentEvents,
  fileDisplayList,
  meetApply,
  messagePush,
  nodeEnd,
  type RichDocument,
  templateCreate,
  templateNew,
  templateSign,
  transQuery,
} from '@lets/contract';
import { type Act, GOOD_MANNERS, type Manner, nextAct } from './brain.ts';
import { CallRefused, type Session } from './session.ts';
import type { RunEvent } from './view.ts';

export interface PlayerOptions {
  readonly session: Session;
  readonly eid: number;
  /** Members played by people: their roles are theirs. */
  readonly humans?: ReadonlySet<number>;
  readonly manner?: Partial<Manner>;
  /** Milliseconds to think before each act. */
  readonly pace?: () => number;
  /** Which of the least taken options to take; the first by default. */
  readonly chooseOption?: (
    nodeId: string,
    options: readonly { id: string; label: { zh: string; en: string } }[],
  ) => number;
  readonly onAct?: (player: Player, act: Act) => void;
  /** How long to wait for a wake-up before looking again. */
  readonly look_again?: number;
}

const GIVE_UP_AFTER_REFUSALS = 25;

/** One member of a team, played automatically through the same calls that a person's browser makes. */
export class Player {
  readonly session: Session;
  readonly eid: number;
  private readonly options: PlayerOptions;
  private readonly manner: Manner;
  private record: RunEvent[] = [];
  private detail: ExperimentDetail | null = null;
  /** How often each option was taken: the least trodden way is next, so that no loop holds a case for ever. */
  private readonly taken = new Map<string, number>();
  private wake: () => void = () => {};
  private lastChange = Date.now();
  private isStopped = false;

  constructor(options: PlayerOptions) {
    this.options = options;
    this.session = options.session;
    this.eid = options.eid;
    this.manner = { ...GOOD_MANNERS, ...options.manner };
  }

  get name(): string {
    return this.session.me?.name ?? '';
  }

  /** Acts until the run has ended and everything after the end is written. Throws when the server keeps refusing. */
  async play(): Promise<void> {
    const socket = this.session.connect();
    socket.on('connect', () => socket.emit('watch', { eid: this.eid, node_id: null }, () => this.wake()));
    socket.on('event', () => this.wake());
    try {
      await this.loop();
    } finally {
      socket.disconnect();
    }
  }

  stop(): void {
    this.isStopped = true;
    this.wake();
  }

  private async loop(): Promise<void> {
    let refusals = 0;
    while (!this.isStopped) {
      await this.look();
      const act = this.decide();
      if (!act) {
        if (this.detail?.state.status === 'ended') return;
        await this.rest(this.options.look_again ?? 1000);
        continue;
      }
      await this.rest(this.options.pace?.() ?? 0);
      try {
        await this.perform(act);
        this.options.onAct?.(this, act);
        refusals = 0;
      } catch (error) {
        // Somebody moved first: look again. A player that is refused for ever has a fault of its own.
        if (!(error instanceof CallRefused) || ++refusals > GIVE_UP_AFTER_REFUSALS) throw error;
      }
    }
  }

  private decide(): Act | null {
    const { detail } = this;
    if (!detail) return null;
    return nextAct(
      {
        detail,
        state: detail.state,
        record: this.record,
        user_id: this.session.userId,
        humans: this.options.humans ?? new Set(),
        idle: Date.now() - this.lastChange,
      },
      this.manner,
    );
  }

  private async look(): Promise<void> {
    this.detail = await this.session.call(experimentDetail, { eid: this.eid });
    for (;;) {
      const since = this.record.at(-1)?.seq ?? 0;
      const page = await this.session.call(experimentEvents, { eid: this.eid, since });
      if (page.events.length > 0) this.lastChange = Date.now();
      this.record.push(...page.events);
      if (!page.has_more) return;
    }
  }

  /** Waits to be woken by an event, at most this long. */
  private rest(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private async perform(act: Act): Promise<void> {
    if (act.do === 'write_experience') {
      await this.session.call(experienceSave, { eid: this.eid, content: EXPERIENCE });
      return;
    }
    const base = { eid: this.eid, nid: act.node, ...(act.role !== null && { role_id: act.role }) };
    switch (act.do) {
      case 'speak':
        return void (await this.push({ kind: 'speech', ...base, text: act.text }));
      case 'ask':
        return void (await this.push({ kind: 'request', ...base, about: 'speech', text: act.text }));
      case 'ask_to_show':
      case 'show':
        return this.show(act);
      case 'ask_to_submit': {
        const item = { kind: 'document', id: act.document, name: act.name };
        return void (await this.push({ kind: 'request', ...base, about: 'submission', item }));
      }
      case 'submit':
        return void (await this.push({ kind: 'submit', ...base, doc_id: act.document }));
      case 'answer':
        return void (await this.push({ kind: 'answer', ...base, answer_to: act.request, agree: act.agree }));
      case 'call_in':
        return void (await this.push({ kind: 'call_in', ...base, target_role: act.target }));
      case 'draft':
        return this.draft(act);
      case 'ask_signatures':
        return this.askSignatures(act);
      case 'sign':
        return this.sign(act);
      case 'answer_meeting':
        await this.meet({ kind: 'answer', ...base, meeting_id: act.meeting, agree: true });
        return this.meet({ kind: 'close', ...base, meeting_id: act.meeting });
      case 'vote':
        return void (await this.push({ kind: 'vote', ...base, option_id: act.option }));
      case 'end_vote':
        return void (await this.push({ kind: 'end_vote', ...base }));
      case 'end':
        return this.end(act);
    }
  }

  private push(input: Record<string, unknown>) {
    return this.session.call(messagePush, input as never);
  }

  private async meet(input: Record<string, unknown>): Promise<void> {
    await this.session.call(meetApply, input as never);
  }

  private async show(act: Extract<Act, { do: 'show' | 'ask_to_show' }>): Promise<void> {
    const base = { eid: this.eid, nid: act.node, role_id: act.role };
    const { list } = await this.session.call(fileDisplayList, base);
    const choice = list[this.session.userId % Math.max(1, list.length)];
    if (!choice) return;
    const item = { kind: choice.kind, id: choice.id, name: choice.name.zh };
    await this.push(
      act.do === 'show'
        ? { kind: 'display', ...base, item }
        : { kind: 'request', ...base, about: 'display', item },
    );
  }

  private async draft(act: Extract<Act, { do: 'draft' }>): Promise<void> {
    const base = { eid: this.eid, nid: act.node, role_id: act.role, template_id: act.template };
    const draft = await this.session.call(templateNew, base);
    const content = fillOpenFields(draft.content);
    await this.session.call(templateCreate, { ...base, name: draft.name, content });
  }

  private async askSignatures(act: Extract<Act, { do: 'ask_signatures' }>): Promise<void> {
    const document = await this.session.call(docDetail, { eid: this.eid, doc_id: act.document });
    const named = signersOf(document.content).filter(
      (role) => this.detail?.state.holders[role] !== undefined,
    );
    const role_ids = named.length > 0 ? named : [act.role];
    const base = { eid: this.eid, nid: act.node, role_id: act.role };
    await this.push({ kind: 'sign_request', ...base, doc_id: act.document, role_ids });
  }

  private async sign(act: Extract<Act, { do: 'sign' }>): Promise<void> {
    const base = { eid: this.eid, nid: act.node, role_id: act.role, doc_id: act.document, hash: act.hash };
    await this.session.call(
      templateSign,
      act.agree
        ? { ...base, decision: 'signed', image: `text:${this.name}` }
        : { ...base, decision: 'refused', reason: '对文书内容有异议，暂不签名。' },
    );
  }

  private async end(act: Extract<Act, { do: 'end' }>): Promise<void> {
    const { list } = await this.session.call(transQuery, {
      flow_id: this.detail?.flow_id,
      node_id: act.node,
      eid: this.eid,
    });
    const timesTaken = (option: { id: string }) => this.taken.get(option.id) ?? 0;
    const fewest = Math.min(...list.map(timesTaken));
    const choices = list.filter((option) => timesTaken(option) === fewest);
    const choice = choices[this.options.chooseOption?.(act.node, choices) ?? 0];
    if (!choice) throw new Error(`no option leads out of ${act.node}`);
    await this.session.call(nodeEnd, {
      option: 'forward',
      eid: this.eid,
      nid: act.node,
      role_id: act.role,
      trans_id: choice.id,
    } as never);
    this.taken.set(choice.id, timesTaken(choice) + 1);
  }
}

const EXPERIENCE =
  '这次实验让我把程序走了一遍：每个环节该由谁发言、依据哪一条、留下什么文书，比读教材清楚得多。下次我会更早整理证据目录，并把争议焦点先写下来。';

/** The roles that a document's signature blocks name. */
function signersOf(node: RichDocument): string[] {
  const own = node.type === 'signature' ? [String(node.attrs?.role_id)] : [];
  return [...new Set([...own, ...(node.content ?? []).flatMap(signersOf)])];
}

/** What the case does not say is written as left open, as a careful clerk would. */
function fillOpenFields(node: RichDocument): RichDocument {
  const isOpen = node.type === 'mergeField' && !node.attrs?.value;
  return {
    ...node,
    ...(isOpen && { attrs: { ...node.attrs, value: '（庭后补正）' } }),
    ...(node.content && { content: node.content.map(fillOpenFields) }),
  };
}
