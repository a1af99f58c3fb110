import type { Condition, Cost } from './condition.ts';
import type { VoteOutcome } from './vote-outcome.ts';

/**
 * The flow of an experiment as the engine sees it: what may happen, by whom, and where it leads.
 * Texts, scenes and templates ride along in the contract's richer `Flow`; nothing here reads them.
 */

export const SECTION_KINDS = ['court', 'edit', 'display', 'report', 'vote', 'jump', 'experience'] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** Drawn and fired, never entered. A choice takes one of its routes by itself. */
export const ROUTING_KINDS = ['start', 'fork', 'join', 'choice'] as const;
type RoutingKind = (typeof ROUTING_KINDS)[number];

export type NodeKind = SectionKind | RoutingKind;

/** The wire's `process_type` of each kind of section (docs/requirements.md §2, docs/domain.md §2). */
export const PROCESS_TYPE: Readonly<Record<SectionKind, number>> = {
  court: 1,
  edit: 2,
  display: 3,
  report: 4,
  vote: 5,
  jump: 6,
  experience: 7,
};

/**
 * What a role may do inside a section. A `request_…` needs the host's consent where its plain twin does not.
 * `record` is keeping the court record, which the host may always; `call` is calling roles in and out; `vote` makes the role one of those entitled.
 */
export const FUNCTION_ACTIONS = [
  'speech',
  'request_speech',
  'submission',
  'request_submission',
  'display',
  'request_display',
  'meeting',
  'note',
  'signature',
  'vote',
  'call',
  'record',
] as const;
export type FunctionAction = (typeof FUNCTION_ACTIONS)[number];

/** How a role may move the experiment on. Early termination is `can_terminate` of its own. */
export const PROCESS_ACTIONS = ['end', 'back', 'restart', 'jump'] as const;
export type ProcessAction = (typeof PROCESS_ACTIONS)[number];

/** A role's place in one section. */
export interface Assignment {
  readonly role_id: string;
  /** At most one a section; without one the team's leader hosts. */
  readonly host: boolean;
  readonly can_terminate: boolean;
  readonly functions: readonly FunctionAction[];
  readonly processes: readonly ProcessAction[];
  /** A seat of the section's scene, or null where the role has no place in the picture. */
  readonly seat: string | null;
  /** False for a role that waits outside until it is called in (a witness). */
  readonly inside: boolean;
}

export const THRESHOLDS = ['majority', 'two_thirds', 'unanimous'] as const;
export type Threshold = (typeof THRESHOLDS)[number];
export type { VoteOutcome };

interface VoteOption {
  readonly id: string;
  readonly counts: 'for' | 'against' | 'abstain';
}

export interface VoteRule {
  readonly options: readonly VoteOption[];
  readonly secret: boolean;
  /** Of those entitled, not of those who voted. */
  readonly threshold: Threshold;
}

export interface TemplateRule {
  readonly id: string;
  /** The roles that may draft from it. */
  readonly role_ids: readonly string[];
}

export interface FlowNode {
  readonly id: string;
  readonly kind: NodeKind;
  readonly roles: readonly Assignment[];
  readonly templates: readonly TemplateRule[];
  readonly vote: VoteRule | null;
  /** Roles go apart to talk without asking the host first. Absent, as in flows of before, the host is asked. */
  readonly meets_freely?: boolean | undefined;
}

export interface Transition {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** A wrong option stays in its section (`to` is `from`) and the try is recorded. */
  readonly kind: 'advance' | 'wrong';
  /** Only out of a vote: the option is open when the vote came out so. */
  readonly outcome: VoteOutcome | null;
  /**
   * All of them must hold before the option is taken. Out of a choice, the first route in the flow's order whose conditions hold is
   * taken by itself, and the one without conditions (its default) where none does. Absent: none.
   */
  readonly conditions?: readonly Condition[] | undefined;
  /** Absent where the option costs nothing. */
  readonly cost?: Cost | undefined;
}

interface FlowRole {
  readonly id: string;
  /** Roles that nobody may hold together with this one: it is enough that one of two names the other. Absent, as in flows of before: none. */
  readonly incompatible?: readonly string[] | undefined;
}

export interface Flow {
  readonly nodes: readonly FlowNode[];
  readonly transitions: readonly Transition[];
  readonly roles: readonly FlowRole[];
}

/** Pure: whether documents are written in a section. */
export function isWritingSection({ kind }: Pick<FlowNode, 'kind'>): boolean {
  return kind === 'edit' || kind === 'report';
}

export function isSectionKind(kind: NodeKind): kind is SectionKind {
  return Object.hasOwn(PROCESS_TYPE, kind);
}
