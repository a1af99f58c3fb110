import { IDENTITY, INTEGRATION_SETTINGS, LIMITS } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { OutsideAnswer, OutsideVisit } from '../../http/outside.ts';
import { integrationsOf } from '../../integrations/integrations.ts';
import { addRow } from '../../integrations/repository.ts';
import { readTicket, takeTicket } from '../../integrations/tickets.ts';
import { byId } from '../account/service.ts';
import { keepDeployment } from './deployment-repository.ts';
import { confirmPage, registeredPage } from './pages/register.ts';
import { forged, LtiRefused } from './refused.ts';
import { type Offer, type Registered, readOffer, register } from './registering.ts';
import { REGISTRATION_CODE } from './registration-code.ts';
import { counted } from './trying.ts';

/** An administrator of the platform has opened our address there: who registers is shown first. */
export async function offerRegistration(deps: Deps, visit: OutsideVisit): Promise<OutsideAnswer> {
  const { code = '', openid_configuration = '', registration_token } = visit.query;
  await counted(deps, visit, () => administratorOf(deps, code));
  const offer = await readOffer(openid_configuration, registration_token);
  const fields = { code, openid_configuration, ...(registration_token && { registration_token }) };
  return confirmPage(visit.lang, { offer, fields, framers: framersOf(openid_configuration) });
}

/** The page has been confirmed. The code is spent only by a registration that came about. */
export async function confirmRegistration(deps: Deps, visit: OutsideVisit): Promise<OutsideAnswer> {
  const { code = '', openid_configuration = '', registration_token } = visit.body;
  const by = await counted(deps, visit, () => administratorOf(deps, code));
  const offer = await readOffer(openid_configuration, registration_token);
  const registered = await register(offer, registration_token, visit.origin);
  await assertNew(deps, registered);
  await inTransaction(deps.database, (tx) => keep(deps, tx, { offer, registered, by, code, visit }));
  return registeredPage(visit.lang, {
    isWaiting: registered.deploymentId === null,
    framers: framersOf(openid_configuration),
  });
}

/** Whose code it is: somebody who may still connect services. */
async function administratorOf(deps: Deps, code: string): Promise<number> {
  const read = await readTicket(deps, REGISTRATION_CODE, code);
  const user = read && (await byId(deps.database, read.kept.by));
  if (!user || user.disabled || user.identity !== IDENTITY.super_admin)
    throw forged('registration code unknown, used or over', 'code');
  return user.id;
}

async function assertNew(deps: Deps, { settings }: Registered): Promise<void> {
  const { issuer, client_id } = settings;
  const platforms = await integrationsOf(deps, 'lti');
  if (platforms.some(({ settings: one }) => one.issuer === issuer && one.client_id === client_id))
    throw new LtiRefused('registered', `registered already: ${issuer} ${client_id}`);
}

interface Keeping {
  readonly offer: Offer;
  readonly registered: Registered;
  readonly by: number;
  readonly code: string;
  readonly visit: OutsideVisit;
}

/** A deployment that the platform names here is the one that the administrator has let in. */
async function keep(
  deps: Deps,
  tx: Transaction,
  { offer, registered, by, code, visit }: Keeping,
): Promise<void> {
  if (!(await takeTicket({ ...deps, database: tx }, REGISTRATION_CODE, code)))
    throw forged('registration code used', 'code');
  const at = new Date(deps.clock());
  const name = [...offer.name].slice(0, LIMITS.integration_name).join('');
  const settings = INTEGRATION_SETTINGS.lti.parse(registered.settings);
  const kept = {
    kind: 'lti',
    name: { zh: name, en: name },
    is_on: true,
    settings,
    secrets: '',
    changed_at: at,
  } as const;
  const { id } = await addRow(tx, kept, null);
  const { deploymentId } = registered;
  if (deploymentId !== null) {
    const seen = { integration_id: id, deployment_id: deploymentId, platform: offer.family };
    await keepDeployment(tx, seen, { at, approvedAt: at });
  }
  await recordAudit(tx, {
    action: 'lti_registered',
    actorId: by,
    target: `integration ${id} (lti) ${name}`,
    detail: `${settings.issuer} ${settings.client_id}${deploymentId === null ? '' : ` deployment ${deploymentId}`}`,
    address: visit.address,
  });
}

/** Pure: the platform shows our page in a frame of its own, or in a window. */
function framersOf(configurationUrl: string): string[] {
  return URL.canParse(configurationUrl) ? [new URL(configurationUrl).origin] : [];
}
