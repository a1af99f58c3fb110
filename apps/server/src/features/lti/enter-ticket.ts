import type { Deps } from '../../deps.ts';
import { giveTicket, type TicketKind, takeTicket } from '../../integrations/tickets.ts';
import type { Launch } from './claims.ts';
import type { LtiPlatform } from './refused.ts';

/** A launch whose token was verified, of a deployment that an administrator has said yes to. */
export interface Verified {
  readonly platform: LtiPlatform;
  readonly launch: Launch;
  /** The row of `lti_deployments`. */
  readonly deployment: number;
}

/** Waits in the frame of the platform until a window is opened. */
const ENTER: TicketKind<Pick<Verified, 'launch' | 'deployment'>> = { purpose: 'lti_enter', seconds: 10 * 60 };

export function giveEnterTicket(deps: Deps, { launch, deployment, platform }: Verified): Promise<string> {
  return giveTicket(deps, ENTER, { launch, deployment }, { integrationId: platform.id });
}

export const takeEnterTicket = (deps: Deps, ticket: string) => takeTicket(deps, ENTER, ticket);

/** Waits while the person says which account is theirs; as long as they may take for that. */
const RESUME: TicketKind<Pick<Verified, 'launch' | 'deployment'>> = {
  purpose: 'lti_resume',
  seconds: 10 * 60,
};

export function giveResumeTicket(deps: Deps, { launch, deployment, platform }: Verified): Promise<string> {
  return giveTicket(deps, RESUME, { launch, deployment }, { integrationId: platform.id });
}

export const takeResumeTicket = (deps: Deps, ticket: string) => takeTicket(deps, RESUME, ticket);
