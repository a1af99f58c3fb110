import type { Flow } from '@lets/contract';
import { eq } from '../db/drizzle.ts';
import type { Reader } from '../db/reader.ts';
import { flows } from '../db/schema/index.ts';

export async function flowById({ db }: Reader, flowId: number): Promise<Flow | null> {
  const [row] = await db.select({ flow: flows.flow }).from(flows).where(eq(flows.id, flowId));
  return row?.flow ?? null;
}

/** How often a flow has been saved; null where there is none. */
export async function flowRevision({ db }: Reader, flowId: number): Promise<number | null> {
  const [row] = await db.select({ revision: flows.revision }).from(flows).where(eq(flows.id, flowId));
  return row?.revision ?? null;
}
