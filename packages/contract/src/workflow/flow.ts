import { FUNCTION_ACTIONS, PROCESS_ACTIONS, ROUTING_KINDS, SECTION_KINDS, THRESHOLDS } from '@lets/engine';
import { z } from 'zod';
import { LIMITS } from '../core/limits.ts';
import { Bilingual, FlowId, RoleType, Side } from '../core/values.ts';
import { Model } from '../papers/model.ts';
import { TextPictures } from '../text/pictured.ts';
import { BilingualDocument } from '../text/rich-text.ts';
import { Condition, Cost, VoteOutcome } from './condition.ts';
import { SCENES } from './scenes.ts';

/** The whole flow as authored and shown: the engine's flow with its texts, scenes, guides and templates. */

export const NodeKind = z.enum([...SECTION_KINDS, ...ROUTING_KINDS]);

export const SceneKey = z.enum(SCENES);
export type SceneKey = z.infer<typeof SceneKey>;

export const Assignment = z.object({
  role_id: FlowId,
  host: z.boolean(),
  can_terminate: z.boolean(),
  functions: z.array(z.enum(FUNCTION_ACTIONS)),
  processes: z.array(z.enum(PROCESS_ACTIONS)),
  seat: z.string().nullable(),
  inside: z.boolean(),
});
export type Assignment = z.infer<typeof Assignment>;

export const Guide = z.object({
  /** Null: for everybody in the section. */
  role_id: FlowId.nullable(),
  text: Bilingual,
  pictures: TextPictures.optional(),
});
export type Guide = z.infer<typeof Guide>;

/** One of these votes came out so. */
export const OnlyAfter = z
  .array(z.object({ node_id: FlowId, outcome: VoteOutcome }))
  .min(1)
  .max(20);
export type OnlyAfter = z.infer<typeof OnlyAfter>;

/** What is drafted from in place of a template where a vote came out otherwise than usual. */
export const TemplateVariant = z.object({
  only_after: OnlyAfter,
  name: Bilingual,
  body: BilingualDocument,
});
export type TemplateVariant = z.infer<typeof TemplateVariant>;

/** One thing that a complete document of a kind holds. */
export const PaperElement = Bilingual.extend({
  /**
   * The heading, label, field, row or head of a table that it stands under, or words of the line it is in, where its own words do not say
   * so. Several are parted by semicolons.
   */
  part: Bilingual.optional(),
  /** It is a matter of quality and has no place in the document: the writer checks it. */
  self_check: z.boolean().optional(),
});
export type PaperElement = z.infer<typeof PaperElement>;

export const Template = z.object({
  id: FlowId,
  name: Bilingual,
  role_ids: z.array(FlowId),
  body: BilingualDocument,
  /** What a complete document of this kind holds, shown as a checklist beside it. */
  elements: z.array(PaperElement),
  /** The first that fits what was voted is drafted from. */
  variants: z.array(TemplateVariant).max(LIMITS.template_variants).optional(),
  /** What practice partners hand in; nobody who plays is told any of it. */
  models: z.array(Model).max(LIMITS.template_models).optional(),
});
export type Template = z.infer<typeof Template>;

/** A template as it is listed, without its texts. */
export const TemplateRow = Template.omit({ body: true, variants: true, models: true });
export type TemplateRow = z.infer<typeof TemplateRow>;

/**
 * Pure: a template without its texts: what follows a vote would tell how it may come out, and a model is an answer. An element that nobody
 * has written yet is none.
 */
export function templateRow({ body: _, variants: __, models: ___, ...row }: Template): TemplateRow {
  return { ...row, elements: row.elements.filter(({ zh, en }) => (zh.trim() || en.trim()) !== '') };
}

/** A formula of the procedure that is offered above the composer. It tells nothing of the case. */
export const Phrase = z.object({
  /** Null: for everybody who may speak in the section. */
  role_id: FlowId.nullable(),
  text: Bilingual,
});
export type Phrase = z.infer<typeof Phrase>;

/** What a practice partner says in its role. Nobody who plays is sent it. */
export const Line = z.object({
  role_id: FlowId,
  text: Bilingual,
  /** In a vote: what the role says instead where it is going to vote against. */
  against: Bilingual.optional(),
  /** Given, it fits only where one of these votes came out so. */
  only_after: OnlyAfter.optional(),
  /** The role whose last line before it in the section's script it answers. Left out, it answers the line before it. */
  answers: FlowId.optional(),
  /** Case documents that are shown with it, by their ids in the case. */
  shows: z.array(z.string().min(1).max(64)).max(LIMITS.line_exhibits).optional(),
  /** Said in a private talk, not to the room; `answers` then says with whom. */
  apart: z.boolean().optional(),
});
export type Line = z.infer<typeof Line>;

/** Sections by id, as far as a vote in them has a result. */
export type Voted = Readonly<
  Record<string, { readonly vote: { readonly result: { readonly outcome: VoteOutcome } | null } }>
>;

const hasComeOut = (only_after: OnlyAfter, sections: Voted) =>
  only_after.some(({ node_id, outcome }) => sections[node_id]?.vote.result?.outcome === outcome);

/** Pure: the lines that fit what has been voted; one that nobody has written yet fits nowhere. */
export function fittingLines(lines: readonly Line[], sections: Voted): Line[] {
  return lines.filter(
    ({ text, only_after }) =>
      (text.zh.trim() || text.en.trim()) !== '' &&
      (only_after === undefined || hasComeOut(only_after, sections)),
  );
}

/** Pure: whether a text is this line, in either language and whichever way the role is going to vote. */
export function isLine({ text, against }: Line, said: string | null): boolean {
  return said !== null && [text.zh, text.en, against?.zh, against?.en].includes(said);
}

/** Pure: of a template's wordings the one for what has been voted; null where the usual one fits. */
export function fittingVariant(template: Template, sections: Voted): TemplateVariant | null {
  return template.variants?.find(({ only_after }) => hasComeOut(only_after, sections)) ?? null;
}

/** Of a hundred partners so many vote for what is put to the vote, where its author says nothing else. */
export const USUAL_TENDENCY = 70;

export const VoteSetup = z.object({
  question: Bilingual,
  options: z.array(
    z.object({
      id: FlowId,
      label: Bilingual,
      hint: Bilingual.nullable(),
      counts: z.enum(['for', 'against', 'abstain']),
    }),
  ),
  secret: z.boolean(),
  threshold: z.enum(THRESHOLDS),
  /** Of a hundred practice partners so many would vote for it. Left out: `USUAL_TENDENCY`. Nobody who plays is sent it. */
  tendency: z.number().int().min(1).max(99).optional(),
});
export type VoteSetup = z.infer<typeof VoteSetup>;

const SeatName = z.object({
  zh: z.string().trim().max(LIMITS.seat_name),
  en: z
    .string()
    .trim()
    .max(LIMITS.seat_name * 2),
});

/** What seats of a scene are called in a section, by seat. */
export const SeatNames = z
  .record(z.string().min(1).max(40), SeatName)
  .refine((names) => Object.keys(names).length <= LIMITS.seat_names);
export type SeatNames = z.infer<typeof SeatNames>;

export const FlowNode = z.object({
  id: FlowId,
  kind: NodeKind,
  name: Bilingual,
  introduction: Bilingual,
  /** Suggested length. */
  minutes: z.number().int().positive().nullable(),
  can_switch: z.boolean(),
  scene: SceneKey.nullable(),
  /** An uploaded opening video. */
  video: z.uuid().nullable(),
  roles: z.array(Assignment),
  guides: z.array(Guide),
  /** What students are offered. */
  phrases: z.array(Phrase),
  /** What practice partners say, in the order of the section. */
  lines: z.array(Line),
  templates: z.array(Template),
  vote: VoteSetup.nullable(),
  /** Left out, and for a seat that is not named: as the scene calls it. */
  seat_names: SeatNames.optional(),
  /** Roles go apart to talk without the host's consent. Left out, the host is asked. */
  meets_freely: z.boolean().optional(),
  /** Drawing only. */
  position: z.object({ x: z.number(), y: z.number() }),
});
export type FlowNode = z.infer<typeof FlowNode>;

export const Transition = z.object({
  id: FlowId,
  from: FlowId,
  to: FlowId,
  kind: z.enum(['advance', 'wrong']),
  label: Bilingual,
  /** Shown after a wrong option. */
  feedback: Bilingual.nullable(),
  outcome: VoteOutcome.nullable(),
  /** What must be true before it is taken. Left out: nothing. */
  conditions: z.array(Condition).max(LIMITS.option_conditions).optional(),
  /** Lawful, but it costs something later. */
  cost: Cost.optional(),
});
export type Transition = z.infer<typeof Transition>;

export const FlowRole = z.object({
  id: FlowId,
  type: RoleType,
  side: Side,
  name: Bilingual,
  /** One of the drawn characters (art/characters), or the id of an uploaded picture. */
  character: z.string(),
  /** Roles that nobody may hold together with this one. Left out, as in flows of before: none. */
  incompatible: z.array(FlowId).max(LIMITS.flow_roles).optional(),
});
export type FlowRole = z.infer<typeof FlowRole>;

/** What authors remark on the drawing, for one another. Nobody who plays is sent it. */
export const FlowNote = z.object({
  id: FlowId,
  text: z.string().max(LIMITS.flow_note),
  /** The node that it is stuck to; `position` is then counted from the node's. Null: it lies on the canvas. */
  node_id: FlowId.nullable(),
  position: z.object({ x: z.number(), y: z.number() }),
});
export type FlowNote = z.infer<typeof FlowNote>;

export const Flow = z.object({
  nodes: z.array(FlowNode),
  transitions: z.array(Transition),
  roles: z.array(FlowRole),
  notes: z.array(FlowNote).max(LIMITS.flow_notes).optional(),
});
export type Flow = z.infer<typeof Flow>;
