import { and, asc, eq, sql } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { ltiDeployments } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

export type DeploymentRow = typeof ltiDeployments.$inferSelect;

/** Those that wait first. */
export async function deploymentsOf({ db }: Reader, integrationId: number): Promise<DeploymentRow[]> {
  return db
    .select()
    .from(ltiDeployments)
    .where(eq(ltiDeployments.integration_id, integrationId))
    .orderBy(sql`${ltiDeployments.approved_at} is not null`, asc(ltiDeployments.id));
}

export async function lockDeployment({ db }: Transaction, id: number): Promise<DeploymentRow | null> {
  const [row] = await db.select().from(ltiDeployments).where(eq(ltiDeployments.id, id)).for('update');
  return row ?? null;
}

export async function setApproved({ db }: Transaction, id: number, approvedAt: Date | null): Promise<void> {
  await db.update(ltiDeployments).set({ approved_at: approvedAt }).where(eq(ltiDeployments.id, id));
}

export interface SeenDeployment {
  readonly integration_id: number;
  readonly deployment_id: string;
  readonly platform: string;
}

/** The deployment that a launch names. One that was not known before waits, unless the platform told it when it registered. */
export async function keepDeployment(
  { db }: Reader,
  seen: SeenDeployment,
  { at, approvedAt = null }: { readonly at: Date; readonly approvedAt?: Date | null },
): Promise<DeploymentRow> {
  await db
    .insert(ltiDeployments)
    .values({ ...seen, first_seen: at, approved_at: approvedAt })
    .onConflictDoUpdate({
      target: [ltiDeployments.integration_id, ltiDeployments.deployment_id],
      set: { platform: seen.platform },
      setWhere: sql`${ltiDeployments.platform} <> ${seen.platform} and ${seen.platform} <> ''`,
    });
  const [row] = await db
    .select()
    .from(ltiDeployments)
    .where(
      and(
        eq(ltiDeployments.integration_id, seen.integration_id),
        eq(ltiDeployments.deployment_id, seen.deployment_id),
      ),
    );
  if (!row) throw new Error('the deployment of a launch is missing');
  return row;
}

export async function countDeployments({ db }: Reader, integrationId: number): Promise<number> {
  return db.$count(ltiDeployments, eq(ltiDeployments.integration_id, integrationId));
}
