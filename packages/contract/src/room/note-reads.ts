import { z } from 'zod';
import { FlowId, Time } from '../core/values.ts';
import { declareRead, InRun } from './declare.ts';

export const Note = z.object({
  node_id: FlowId,
  text: z.string(),
  updated_at: Time,
  current: z.boolean(),
  shared: z.boolean(),
});
export type Note = z.infer<typeof Note>;

export const noteList = declareRead(
  '/experiment/note/list',
  "The caller's own notes, one a section.",
  InRun,
  z.object({ list: z.array(Note) }),
);

export const Experience = z.object({
  content: z.string(),
  create_time: Time,
  created_by: z.object({ username: z.string(), name: z.string() }),
  status: z.number().int(),
});
export type Experience = z.infer<typeof Experience>;

export const experienceList = declareRead(
  '/experiment/experience/list',
  'Experience notes whose status is 2.',
  InRun,
  z.object({
    /** `mine`: the caller wrote it. */
    list: z.array(Experience.extend({ mine: z.boolean() })),
    mine: z.boolean(),
  }),
);
