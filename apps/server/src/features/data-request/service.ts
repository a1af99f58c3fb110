import type {
  dataRequestAnswer,
  dataRequestAsk,
  dataRequestList,
  dataRequestOwn,
  ManagedDataRequest,
  OutputOf,
  ParsedInputOf,
} from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { takeTurns } from '../../db/advisory-lock.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { schoolZone } from '../../settings.ts';
import { throttle } from '../../throttle.ts';
import { tell } from '../message/service.ts';
import { keptIdentities } from '../people/service.ts';
import { wordsAnswered } from './letters.ts';
import * as repository from './repository.ts';
import { termOf } from './term.ts';

type Sender = Pick<RequestContext, 'caller' | 'address'>;

export async function listOwn(
  { database, clock }: Deps,
  caller: Caller,
  { page, size }: ParsedInputOf<typeof dataRequestOwn>,
): Promise<OutputOf<typeof dataRequestOwn>> {
  const slice = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await repository.requestsOf(database, caller.id, slice);
  return { total, page, size, list: rows.map((row) => repository.shown(row, clock())) };
}

export async function ask(
  deps: Deps,
  sender: Sender,
  draft: ParsedInputOf<typeof dataRequestAsk>,
): Promise<OutputOf<typeof dataRequestAsk>> {
  await throttle(deps, `data-request:${sender.caller.id}`, SERVER_LIMITS.rates.data_requests);
  return inTransaction(deps.database, async (tx) =>
    repository.shown(await addRequest(deps, tx, sender, draft), deps.clock()),
  );
}

/** A request in its person's name: their own act, or what comes of one. */
export async function addRequest(
  deps: Pick<Deps, 'clock'>,
  tx: Transaction,
  { caller, address }: Sender,
  { kind, text }: ParsedInputOf<typeof dataRequestAsk>,
): Promise<repository.RequestRow> {
  await takeTurns(tx, `data-request:${caller.id}`);
  if (await repository.hasPending(tx, caller.id, kind)) refuse('already_done');
  const now = deps.clock();
  const due_at = new Date(termOf(now, await schoolZone(tx)));
  const row = await repository.addRequest(tx, {
    user_id: caller.id,
    kind,
    text,
    asked_at: new Date(now),
    due_at,
  });
  await audit(tx, { caller, address }, 'data_request_asked', row);
  return row;
}

export async function withdraw(
  deps: Deps,
  sender: Sender,
  id: number,
): Promise<OutputOf<typeof dataRequestAsk>> {
  return inTransaction(deps.database, async (tx) => {
    const row = await repository.lockRequest(tx, id);
    if (row?.user_id !== sender.caller.id) refuse('not_found');
    if (!repository.isPending(row)) refuse('already_done');
    const after = await repository.changeRequest(tx, row, { state: 'withdrawn' });
    await audit(tx, sender, 'data_request_withdrawn', after);
    return repository.shown(after, deps.clock());
  });
}

export async function listManaged(
  { database, clock }: Deps,
  caller: Caller,
  wanted: ParsedInputOf<typeof dataRequestList>,
): Promise<OutputOf<typeof dataRequestList>> {
  const identities = keptIdentities(caller);
  const found = await repository.listManaged(database, wanted, { identities, now: clock() });
  return { ...found, page: wanted.page, size: wanted.size };
}

/** Nobody answers what they asked themselves. */
export async function answer(
  deps: Deps,
  sender: Sender,
  { id, revision, state, answer: words }: ParsedInputOf<typeof dataRequestAnswer>,
): Promise<ManagedDataRequest> {
  const { caller } = sender;
  const identities = keptIdentities(caller);
  return inTransaction(deps.database, async (tx) => {
    const row = (await repository.lockRequest(tx, id)) ?? refuse('not_found');
    const before = await repository.managedById(tx, id, deps.clock());
    if (!before || !identities.includes(before.user.identity)) refuse('not_found');
    if (row.user_id === caller.id) refuse('no_authority');
    if (row.revision !== revision) refuse('changed_meanwhile', before);
    if (!repository.isPending(row)) refuse('already_done');
    const isAnswered = state !== 'in_progress';
    await repository.changeRequest(tx, row, {
      state,
      ...(words !== '' && { answer: words }),
      answered_by: caller.id,
      answered_at: isAnswered ? new Date(deps.clock()) : null,
    });
    await audit(tx, sender, 'data_request_answered', { ...row, state });
    await tell(deps, tx, caller.id, [{ to: row.user_id, words: wordsAnswered(row.kind, state, words) }]);
    return (await repository.managedById(tx, id, deps.clock())) ?? refuse('not_found');
  });
}

async function audit(
  tx: Transaction,
  { caller, address }: Sender,
  action: 'data_request_asked' | 'data_request_withdrawn' | 'data_request_answered',
  { id, kind, state }: Pick<repository.RequestRow, 'id' | 'kind' | 'state'>,
): Promise<void> {
  const target = `data request ${id}`;
  await recordAudit(tx, { action, actorId: caller.id, target, detail: `${kind} ${state}`, address });
}
