import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import type { OutsideAnswer } from '../../http/outside.ts';
import type { KeptIntegration } from '../../integrations/integrations.ts';
import type { Fault } from './pages/words.ts';

export type LtiPlatform = KeptIntegration<'lti'>;

/** Why somebody who comes from a platform does not get in. `detail` is for the audit log, and holds no token. */
export class LtiRefused extends Error {
  override readonly name = 'LtiRefused';
  readonly fault: Fault;
  /** What the person should tell their administrator, shown as it is: the id of a deployment. */
  readonly shown: string;
  /** What is shown in place of the words of the fault. */
  readonly answer: (() => OutsideAnswer) | null;
  /** Nobody honest sends this: it counts like a wrong password for its address. */
  readonly isForged: boolean;

  constructor(
    fault: Fault,
    detail: string,
    {
      shown = '',
      isForged = false,
      answer = null,
    }: {
      readonly shown?: string;
      readonly isForged?: boolean;
      readonly answer?: (() => OutsideAnswer) | null;
    } = {},
  ) {
    super(detail);
    this.fault = fault;
    this.shown = shown;
    this.isForged = isForged;
    this.answer = answer;
  }
}

/** Whatever cannot be verified. */
export const forged = (detail: string, fault: Fault = 'invalid') =>
  new LtiRefused(fault, detail, { isForged: true });

export function auditRefusal(
  { database }: Pick<Deps, 'database'>,
  platform: LtiPlatform | null,
  { message, address }: { readonly message: string; readonly address: string },
): Promise<void> {
  const target = platform ? `integration ${platform.id} ${platform.settings.issuer}` : 'lti';
  return recordAudit(database, { action: 'lti_refused', actorId: null, target, detail: message, address });
}
