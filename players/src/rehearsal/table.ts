import {
  type AuthoredCase,
  CODE,
  type ExperimentDetail,
  flowNow,
  flowViewOf,
  type Language,
  REFUSAL_CODE,
  type RichDocument,
  speakingOrder,
} from '@lets/contract';
import {
  type Command,
  decide,
  eventFor,
  evolve,
  initialState,
  type RunEvent,
  type RunState,
  rolesOfUser,
  viewFor,
} from '@lets/engine';
import type { Exhibit } from '../exhibit.ts';
import { CallRefused } from '../session.ts';
import { exhibitKey, mayShow } from '../showing.ts';

/** What the engine said no to. */
export interface Refused {
  readonly command: Command['type'];
  readonly role_id: string | null;
  readonly reason: string;
}

/** What one member knows, brought up to date when it is asked for. */
interface Seat {
  readonly record: RunEvent[];
  detail: ExperimentDetail | null;
}

const FIRST_DAY = Date.UTC(2025, 4, 13, 1);
const EID = 1;

/** A run of a case in this process: the engine judges, nothing is stored, and time passes when it is told to. One member a role. */
export class Table {
  readonly file: AuthoredCase;
  readonly lang: Language;
  readonly events: RunEvent[] = [];
  readonly refused: Refused[] = [];
  /** Every version of every document, by its id. */
  readonly papers = new Map<string, RichDocument[]>();
  readonly members: readonly number[];
  now = FIRST_DAY;
  #state: RunState;
  readonly #seats = new Map<number, Seat>();
  readonly #learner: string | undefined;

  constructor(file: AuthoredCase, lang: Language, learner?: string) {
    this.#learner = learner;
    this.file = file;
    this.lang = lang;
    this.members = file.flow.roles.map((_, i) => i + 1);
    const holders = Object.fromEntries(file.flow.roles.map(({ id }, i) => [id, i + 1]));
    this.#state = initialState({ leader_id: 1, member_ids: this.members, holders });
    this.act(1, { type: 'start' });
  }

  get state(): RunState {
    return this.#state;
  }

  /** Judges and does; throws what a server would answer. */
  act(user_id: number, command: Command): readonly RunEvent[] {
    const context = { actor: { user_id, is_staff: false }, at: this.now };
    const decision = decide(this.file.flow, this.#state, command, context);
    if (!decision.ok) {
      const { reason, unmet } = decision.refusal;
      const role_id = 'role_id' in command ? command.role_id : null;
      this.refused.push({ command: command.type, role_id, reason });
      const d = unmet ? { unmet: unmet.conditions, visit: unmet.visit } : null;
      throw new CallRefused(command.type, { c: CODE[REFUSAL_CODE[reason]], m: reason, d });
    }
    this.#state = decision.events.reduce(evolve, this.#state);
    this.events.push(...decision.events);
    return decision.events.map((event) => eventFor(event, user_id, false));
  }

  isVote(nodeId: string): boolean {
    return this.file.flow.nodes.some(({ id, kind }) => id === nodeId && kind === 'vote');
  }

  /** Keeps a version of a document's text. */
  keep(documentId: string, content: RichDocument): void {
    this.papers.set(documentId, [...(this.papers.get(documentId) ?? []), content]);
  }

  /** The run as a member is told it. */
  told(userId: number): { readonly detail: ExperimentDetail; readonly record: readonly RunEvent[] } {
    const seat = this.#seats.get(userId) ?? { record: [], detail: null };
    this.#seats.set(userId, seat);
    for (const event of this.events.slice(seat.record.length))
      seat.record.push(eventFor(event, userId, false));
    if (seat.detail?.state.seq !== this.#state.seq) seat.detail = this.#detailFor(userId);
    return { detail: seat.detail, record: seat.record };
  }

  /** What a member's roles may put on the common screen, by section and role. */
  exhibits(userId: number): Record<string, readonly Exhibit[]> {
    const { flow, project } = this.file;
    const { sections } = this.#state;
    const evidence = project.documents.filter(({ kind }) => kind === 'evidence');
    const own = new Set(rolesOfUser(flow, this.#state, userId));
    return Object.fromEntries(
      flow.nodes
        .filter(({ id }) => sections[id] !== undefined)
        .flatMap((node) =>
          node.roles
            .filter(({ role_id }) => own.has(role_id) && mayShow(node as never, role_id))
            .map(({ role_id }) => [
              exhibitKey(node.id, role_id),
              evidence.filter(
                ({ node_id, role_ids }) =>
                  (role_ids.length === 0 || role_ids.includes(role_id)) &&
                  (node_id === null || sections[node_id] !== undefined),
              ),
            ]),
        ),
    );
  }

  #detailFor(userId: number): ExperimentDetail {
    const { project, code, experiment_type } = this.file;
    const { sections, holders } = this.#state;
    const isPerson = (id: number) => id === holders[this.#learner ?? ''];
    const flow = flowNow(this.file.flow, this.#state, {
      events: this.events,
      roles: project.roles,
      isPerson,
    });
    const roleIds = rolesOfUser(flow, this.#state, userId);
    // The little of an answer that a player reads.
    const detail: Partial<ExperimentDetail> = {
      eid: EID,
      flow_id: 1,
      project: { id: 1, code, name: project.name, experiment_type } as ExperimentDetail['project'],
      members: this.members.map(
        (id) => ({ id, name: this.nameOf(id) }) as ExperimentDetail['members'][number],
      ),
      roles: project.roles.map(({ brief: _, ...role }) => role),
      briefs: project.roles.filter(({ role_id }) => roleIds.includes(role_id)),
      flow: flowViewOf(flow, { isStaff: false, isPartner: true, roleIds, sections }),
      speaking_order: speakingOrder(flow, sections),
      state: viewFor(this.#state, flow, userId, false),
    };
    return detail as ExperimentDetail;
  }

  nameOf(userId: number): string {
    const [id = ''] = rolesOfUser(this.file.flow, this.#state, userId);
    const person = this.file.project.roles.find(({ role_id }) => role_id === id)?.name[this.lang];
    return person || (this.file.flow.roles.find((role) => role.id === id)?.name[this.lang] ?? id);
  }
}
