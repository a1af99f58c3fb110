import type { SignOnFault } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import type { OutsideAnswer } from '../../http/outside.ts';
import { faultPage } from '../../http/outside.ts';
import type { KeptIntegration } from '../../integrations/integrations.ts';
import { issuerOf } from '../../integrations/integrations.ts';

/** Tells a person why they did not get in, and by which door. */
export function toFault(
  fault: SignOnFault,
  doorId: number | null,
  more: Readonly<Record<string, string | null>> = {},
): OutsideAnswer {
  const told = Object.entries(more).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  const about = { ...(doorId !== null && { door: String(doorId) }), ...Object.fromEntries(told) };
  return { redirect: faultPage(fault, about), status: 303 };
}

/** For the audit log. The reason holds no ticket or token. */
export function auditRefusal(
  { database }: Pick<Deps, 'database'>,
  door: Pick<KeptIntegration, 'kind' | 'settings'>,
  about: {
    readonly reason: string;
    readonly address: string;
    readonly subject?: string;
    readonly actorId?: number | null;
  },
): Promise<void> {
  const { reason, address, subject = '', actorId = null } = about;
  const target = `${issuerOf(door)} ${subject}`.trimEnd();
  return recordAudit(database, { action: 'sign_on_refused', actorId, target, detail: reason, address });
}
