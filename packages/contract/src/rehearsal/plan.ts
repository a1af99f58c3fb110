import { z } from 'zod';
import { FlowId, Id } from '../core/values.ts';

/** What an author rehearses, and how. */
export const Rehearsal = z.object({
  /** The version that was copied as it stood, a draft or a published one. */
  flow_id: Id,
  /** The case whose facts and documents it is played with; null: the flow alone. */
  project_id: Id.nullable(),
  /** What the author plays, practice partners the others; null: the author plays all roles. */
  role_id: FlowId.nullable(),
  /** The section that it began in; null: at the beginning. */
  from: FlowId.nullable(),
});
export type Rehearsal = z.infer<typeof Rehearsal>;
