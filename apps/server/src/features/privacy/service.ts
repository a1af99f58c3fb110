import type {
  OutputOf,
  ParsedInputOf,
  privacyAgree,
  privacyDraft,
  privacyNotice,
  privacyPublish,
} from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { takeTurns } from '../../db/advisory-lock.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused, refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { addRequest } from '../data-request/service.ts';
import { readHosting } from './hosting.ts';
import * as repository from './repository.ts';
import { standardText } from './standard-text.ts';

type Sender = Pick<RequestContext, 'caller' | 'address'>;

export async function readNotice(
  { database }: Pick<Deps, 'database'>,
  caller: Caller | null,
): Promise<OutputOf<typeof privacyNotice>> {
  const notice = await repository.latestNotice(database);
  if (!notice || !caller) return { notice, agreed_at: null, must_agree: false };
  const agreed = await repository.agreedAt(database, caller.id, notice.version);
  return {
    notice,
    agreed_at: agreed?.getTime() ?? null,
    must_agree: !agreed && (await repository.demandedVersion(database)) !== null,
  };
}

export async function agree(
  deps: Deps,
  { caller, address }: Sender,
  version: number,
): Promise<OutputOf<typeof privacyAgree>> {
  return inTransaction(deps.database, async (tx) => {
    const notice = (await repository.latestNotice(tx)) ?? refuse('not_found');
    if (notice.version !== version) refuse('changed_meanwhile');
    const now = deps.clock();
    await repository.agree(tx, caller.id, version, new Date(now));
    await audit(tx, { caller, address }, 'consent_given', `version ${version}`);
    const at = await repository.agreedAt(tx, caller.id, version);
    return { agreed_at: at?.getTime() ?? now };
  });
}

/** What else follows from it an administrator decides: it is a request like any other. */
export async function withdraw(deps: Deps, sender: Sender): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    const count = await repository.withdraw(tx, sender.caller.id, new Date(deps.clock()));
    if (count === 0) refuse('not_found');
    await audit(tx, sender, 'consent_withdrawn', `versions ${count}`);
    try {
      await addRequest(deps, tx, sender, { kind: 'objection', text: '' });
    } catch (error) {
      // The request that waits already says it.
      if (!(error instanceof Refused) || error.code !== 'already_done') throw error;
    }
  });
}

export async function readDraft(deps: Deps): Promise<OutputOf<typeof privacyDraft>> {
  const { database } = deps;
  const notice = await repository.latestNotice(database);
  const standard = standardText(await readHosting(deps));
  const is_demanded = (await repository.demandedVersion(database)) !== null;
  return {
    notice,
    is_demanded,
    standard,
    ...(await repository.countConsents(database, notice?.version ?? 0)),
  };
}

export async function publish(
  deps: Deps,
  sender: Sender,
  { version, body, is_demanded }: ParsedInputOf<typeof privacyPublish>,
): Promise<OutputOf<typeof privacyPublish>> {
  return inTransaction(deps.database, async (tx) => {
    await takeTurns(tx, 'privacy');
    const before = (await repository.latestNotice(tx))?.version ?? 0;
    if (before !== version) refuse('changed_meanwhile');
    const next = before + 1;
    await repository.addNotice(tx, {
      version: next,
      body_zh: body.zh,
      body_en: body.en,
      published_by: sender.caller.id,
      published_at: new Date(deps.clock()),
    });
    await repository.demand(tx, is_demanded ? next : null);
    await audit(tx, sender, 'privacy_published', `version ${next}${is_demanded ? ' demanded' : ''}`);
    return { version: next };
  });
}

export async function demand(deps: Deps, sender: Sender, isDemanded: boolean): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    await takeTurns(tx, 'privacy');
    const notice = (await repository.latestNotice(tx)) ?? refuse('not_found');
    await repository.demand(tx, isDemanded ? notice.version : null);
    const detail = `version ${notice.version} ${isDemanded ? 'demanded' : 'no longer demanded'}`;
    await audit(tx, sender, 'privacy_published', detail);
  });
}

async function audit(
  tx: Transaction,
  { caller, address }: Sender,
  action: 'consent_given' | 'consent_withdrawn' | 'privacy_published',
  detail: string,
): Promise<void> {
  await recordAudit(tx, { action, actorId: caller.id, target: 'privacy_notice', detail, address });
}
