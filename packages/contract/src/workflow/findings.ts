import { FINDING_CODES } from '@lets/engine';
import { z } from 'zod';
import { FlowId } from '../core/values.ts';
import { VoteOutcome } from './condition.ts';

/** What the flow check says beyond the engine's findings: faults of the texts. */
export const TEXT_FINDING_CODES = [
  'no_feedback',
  'no_label',
  'section_unnamed',
  'role_unnamed',
  'template_unnamed',
  'english_missing',
] as const;
/** What it says of the seats of hearings. */
export const SEAT_FINDING_CODES = ['seat_missing', 'seat_taken'] as const;
/** What it says of prepared lines, which only partners and those who look for words would miss. */
export const LINE_FINDING_CODES = [
  'line_role_absent',
  'line_answers_nobody',
  'line_apart_alone',
  'line_apart_barred',
  'line_shows_barred',
  'line_against_no_vote',
] as const;
export const FlowFindingCode = z.enum([
  ...FINDING_CODES,
  ...TEXT_FINDING_CODES,
  ...SEAT_FINDING_CODES,
  ...LINE_FINDING_CODES,
]);
export type FlowFindingCode = z.infer<typeof FlowFindingCode>;

/** A way to mend a fault that a machine can take; `applyMend` takes it. */
export const Mend = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add_start') }),
  z.object({ kind: z.literal('add_end') }),
  z.object({ kind: z.literal('remove_node'), node_id: FlowId }),
  /** Taken out; what leads into it leads to where it leads. */
  z.object({ kind: z.literal('dissolve'), node_id: FlowId }),
  /** Named by its kind until someone writes better. */
  z.object({ kind: z.literal('name_node'), node_id: FlowId }),
  z.object({ kind: z.literal('name_role'), role_id: FlowId }),
  z.object({ kind: z.literal('name_template'), node_id: FlowId, template_id: FlowId }),
  /** The words that an option or its feedback usually has, where it has none. */
  z.object({ kind: z.literal('usual_words'), transition_id: FlowId }),
  /** Everything of that id but the first; ways get ids of their own. */
  z.object({ kind: z.literal('settle_id'), id: z.string() }),
  z.object({ kind: z.literal('remove_transition'), transition_id: FlowId }),
  z.object({ kind: z.literal('remove_role'), role_id: FlowId }),
  z.object({ kind: z.literal('remove_assignment'), node_id: FlowId, role_id: FlowId }),
  z.object({ kind: z.literal('connect'), from: FlowId, to: FlowId }),
  z.object({ kind: z.literal('reconnect'), transition_id: FlowId, to: FlowId }),
  /** Into a way: what led on there leads to it, and whatever ends with it leads on from there. */
  z.object({ kind: z.literal('insert'), node_id: FlowId, transition_id: FlowId }),
  /** Ways of one branch come together before the join, which waits for one token of it. */
  z.object({ kind: z.literal('merge'), node_id: FlowId, from: z.array(FlowId).min(2) }),
  /** Two tokens that meet wait for each other instead. */
  z.object({ kind: z.literal('insert_join'), node_id: FlowId }),
  /** A wrong option stays in its section. */
  z.object({ kind: z.literal('stay'), transition_id: FlowId }),
  z.object({ kind: z.literal('clear_outcome'), transition_id: FlowId }),
  /** The outcome gets an option of its own; the other outcomes keep theirs. To the vote itself: it is held again. */
  z.object({ kind: z.literal('route_outcome'), node_id: FlowId, outcome: VoteOutcome, to: FlowId }),
  z.object({ kind: z.literal('single_host'), node_id: FlowId, role_id: FlowId }),
  z.object({
    kind: z.literal('grant'),
    node_id: FlowId,
    role_id: FlowId,
    action: z.enum(['end', 'jump', 'vote', 'speech', 'display', 'submission', 'signature', 'meeting']),
  }),
  z.object({ kind: z.literal('assign'), node_id: FlowId, role_ids: z.array(FlowId).min(1) }),
  z.object({ kind: z.literal('let_vote'), node_id: FlowId, role_ids: z.array(FlowId).min(2) }),
  /** Whoever has no seat of their own gets one of their side. */
  z.object({ kind: z.literal('seat_all'), node_id: FlowId }),
  z.object({ kind: z.literal('tidy_incompatible') }),
  z.object({ kind: z.literal('set_vote'), node_id: FlowId }),
  z.object({ kind: z.literal('give_template'), node_id: FlowId, template_id: FlowId, role_id: FlowId }),
  /** One condition fewer, by its place among the option's. */
  z.object({ kind: z.literal('drop_condition'), transition_id: FlowId, at: z.number().int().min(0) }),
  z.object({ kind: z.literal('clear_conditions'), transition_id: FlowId }),
  /** An option without conditions beside those that ask for something. */
  z.object({ kind: z.literal('open_option'), node_id: FlowId, to: FlowId }),
  /** Before the other routes of its choice. */
  z.object({ kind: z.literal('raise_route'), transition_id: FlowId }),
  z.object({ kind: z.literal('strike_at'), transition_id: FlowId, to: FlowId }),
  z.object({ kind: z.literal('drop_cost'), transition_id: FlowId }),
  /** A prepared line is taken out, or what is amiss with it is. `line` counts from 1. */
  z.object({
    kind: z.literal('change_line'),
    node_id: FlowId,
    line: z.number().int().min(1),
    drop: z.enum(['line', 'answers', 'apart', 'shows', 'against']),
  }),
  /** A template to draft on, for all who are there, with the section's name for a title. */
  z.object({ kind: z.literal('add_template'), node_id: FlowId }),
  /** To a section where papers are written, for those of its roles who are there. */
  z.object({ kind: z.literal('move_template'), node_id: FlowId, template_id: FlowId, to: FlowId }),
]);
export type Mend = z.infer<typeof Mend>;

export const FlowFinding = z.object({
  code: FlowFindingCode,
  /** An error bars publishing. */
  severity: z.enum(['error', 'warning']),
  node_id: z.string().nullable(),
  transition_id: z.string().nullable(),
  role_id: z.string().nullable(),
  /** What a sentence about it names beside these: ids, numbers. */
  values: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  mend: Mend.nullable(),
  /** Other ways to mend it, after `mend`. */
  others: z.array(Mend).optional(),
});
export type FlowFinding = z.infer<typeof FlowFinding>;

export const FlowCheck = z.object({
  findings: z.array(FlowFinding),
  /** False: too large to be decided; nothing was found, and nothing is promised. */
  proved: z.boolean(),
  /** Markings that were looked at. */
  explored: z.number().int(),
});
export type FlowCheck = z.infer<typeof FlowCheck>;
