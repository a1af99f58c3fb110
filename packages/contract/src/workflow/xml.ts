import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Counter, ExperimentType, Id, json } from '../core/values.ts';
import { WorkflowName } from './authored-flow.ts';

export const workflowXml = declareCall({
  method: 'GET',
  path: '/workflow/xml',
  summary: 'A version as a BPMN 2.0 file, with everything of ours in extension elements.',
  who: 'admin',
  answer: 'file',
  input: z.object({ flow_id: Id }),
  output: z.unknown(),
  codes: ['not_found'],
});

/** What of a BPMN file an import speaks of. */
export const IMPORT_THINGS = [
  ...['start_event', 'end_event', 'intermediate_event', 'boundary_event'],
  ...['task', 'user_task', 'manual_task', 'send_task', 'receive_task', 'service_task', 'script_task'],
  ...['rule_task', 'call', 'sub_process', 'transaction', 'ad_hoc', 'event_sub_process', 'compensation_task'],
  ...['parallel', 'exclusive', 'event_gateway', 'inclusive', 'complex'],
  ...['question', 'condition', 'way', 'process', 'lane', 'pool', 'message_flow', 'message'],
  ...['timer', 'message_event', 'signal_event', 'error_event', 'escalation_event', 'compensation_event'],
  ...['conditional_event', 'link_event', 'cancel_event', 'terminate_event', 'loop', 'multi_instance'],
  ...['data_object', 'data_store', 'data_flow', 'annotation', 'association', 'group', 'documentation'],
  ...['performer', 'conversation', 'choreography', 'global_task', 'vendor', 'technical'],
  /** What the file itself has wrong: a name for nothing that is there, something that is no BPMN, or a part of ours that was changed. */
  ...['broken_reference', 'unreadable', 'own_data'],
] as const;
export const ImportThing = z.enum(IMPORT_THINGS);
export type ImportThing = z.infer<typeof ImportThing>;

/** What such a thing has become. */
export const IMPORT_RESULTS = [
  ...['start', 'experience', 'edit', 'display', 'jump', 'fork', 'join'],
  /** Options of the section before; a section in which someone decides; ways that meet. */
  ...['options', 'decision', 'merged'],
  /** Options of which one is taken, where the file might take several, or wait. */
  'one_of',
  /** The way runs on through it. */
  'passed',
  /** What was inside stands in the flow itself. */
  'inside',
  ...['role', 'note', 'label', 'title'],
] as const;
export const ImportResult = z.enum(IMPORT_RESULTS);
export type ImportResult = z.infer<typeof ImportResult>;

/** One thing of the file, by names. */
export const ImportExample = z.object({
  name: z.string(),
  /** What it belongs to, where it has no name of its own or stands on something. */
  at: z.string().optional(),
  /** Between what it runs. */
  ends: z.tuple([z.string(), z.string()]).optional(),
});
export type ImportExample = z.infer<typeof ImportExample>;

/** Things of one kind that came to the same. */
export const ImportLine = z.object({
  what: ImportThing,
  /** Null: it could not be kept. */
  became: ImportResult.nullable(),
  count: z.number().int(),
  /** The first of them, as far as they have a name or stand at something that has one. */
  examples: z.array(ImportExample),
});
export type ImportLine = z.infer<typeof ImportLine>;

export const workflowXmlImport = declareCall({
  method: 'POST',
  path: '/workflow/xml/import',
  summary: 'Reads a BPMN 2.0 file into a draft, in place of what is drawn there, or into a new workflow.',
  who: 'admin',
  body: 'multipart',
  input: z.object({
    flow_id: Id.optional(),
    /** Of the draft that is replaced. */
    revision: Counter.optional(),
    /** Of the new workflow; the file's own name where none is given. */
    name: json(WorkflowName).optional(),
    /** The type that the file names where none is given. */
    experiment_type: ExperimentType.optional(),
  }),
  output: z.object({
    flow_id: Id,
    revision: z.number().int(),
    /** What became of each thing that another tool drew; of a flow of ours nothing is said. */
    report: z.array(ImportLine),
    /** The file drew no places, or not all of them. */
    laid_out: z.boolean(),
  }),
  codes: ['not_found', 'changed_meanwhile', 'published', 'file_refused'],
});
