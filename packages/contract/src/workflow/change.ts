import { z } from 'zod';
import { Bilingual, FlowId } from '../core/values.ts';

/** What differs between two versions, piece by piece. */
export const FlowChange = z.object({
  what: z.enum(['node', 'transition', 'role']),
  id: FlowId,
  /** The piece's name or label, of the newer version where it is still there. */
  name: Bilingual,
  change: z.enum(['added', 'removed', 'changed']),
  /** Fields of a changed piece; a text shows both its sides, anything else only that it differs. */
  fields: z.array(
    z.object({
      field: z.string(),
      from: z.union([Bilingual, z.string(), z.number(), z.boolean(), z.null()]),
      to: z.union([Bilingual, z.string(), z.number(), z.boolean(), z.null()]),
    }),
  ),
});
export type FlowChange = z.infer<typeof FlowChange>;
