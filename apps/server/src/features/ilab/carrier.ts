import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { OutsideFault } from '../../outside/ask.ts';
import { readStays } from '../../runs/attendance-repository.ts';
import { flowById } from '../../runs/flow-repository.ts';
import { readProject } from '../experiment/service.ts';
import { type Carrier, type DeliveryRow, type Draft, put, type Sent } from '../outbox/service.ts';
import { type Ilab, IlabRefused, refreshToken, upload } from './api.ts';
import { ILAB_X, written } from './dialect.ts';
import { recordOf } from './record.ts';
import * as repository from './repository.ts';
import { type EndedRun, factsOf, recordId, STEP_EVENTS } from './run-facts.ts';
import { openTokens, sealTokens } from './tokens.ts';

type CarrierDeps = Pick<Deps, 'database' | 'clock' | 'log' | 'secrets'>;

const LOOK_MS = 10_000;
const TOGETHER = 20;
/** A token is refreshed so long before its end. */
const SOON_MS = 2 * 3_600_000;
/** More than that ilab-x does not do for one arrival. */
const REFRESHES = 2;
/** What it refuses is tried so often: which of its numbers mean that it will never take a record it does not say. */
const TRIES = 3;
/** What the outbox tells of a result whose person has no token any more. */
export const TOKEN_OVER = 'token_over';

/** Results of experiments to ilab-x, one for each member who has come from there. What it has taken it is not sent again by itself. */
export function ilabCarrier(lookMs = LOOK_MS): Carrier<'ilab'> {
  const looked = new Map<number, number>();
  return {
    kind: 'ilab',
    batch: 5,
    async feed(deps, ilab) {
      const now = deps.clock();
      const before = looked.get(ilab.id);
      if (before !== undefined && Math.abs(now - before) < lookMs) return;
      looked.set(ilab.id, now);
      await refreshEnding(deps, ilab);
      await putResults(deps, ilab);
    },
    async send(deps, ilab, rows) {
      const userIds = rows.flatMap(({ user_id }) => user_id ?? []);
      const arrivals = await repository.arrivalsOf(deps.database, ilab.id, userIds);
      return Promise.all(
        rows.map((row) =>
          sendResult(
            deps,
            ilab,
            row,
            arrivals.find(({ user_id }) => user_id === row.user_id),
          ),
        ),
      );
    },
  };
}

async function refreshEnding(deps: CarrierDeps, ilab: Ilab): Promise<void> {
  const now = deps.clock();
  const rows = await inTransaction(deps.database, (tx) =>
    repository.takeEnding(tx, {
      integrationId: ilab.id,
      projectId: ilab.settings.project_id,
      now: new Date(now),
      soon: new Date(now + SOON_MS),
      refreshesMost: REFRESHES,
      limit: TOGETHER,
    }),
  );
  await Promise.all(rows.map((row) => refresh(deps, ilab, row)));
}

/** By the first token: one that was got by refreshing refreshes nothing. */
async function refresh(deps: CarrierDeps, ilab: Ilab, row: repository.ArrivalRow): Promise<void> {
  const tokens = openTokens(deps, row);
  if (tokens === null) return;
  try {
    const { token, expiresAt } = await refreshToken(ilab, tokens.first, deps.clock());
    const of = { integrationId: ilab.id, userId: row.user_id };
    await repository.keepRefreshed(deps.database, row, {
      access_token: sealTokens(deps, of, { ...tokens, newest: token }),
      expires_at: expiresAt,
    });
  } catch (error) {
    if (!(error instanceof IlabRefused) && !(error instanceof OutsideFault)) throw error;
    deps.log.warn(
      { integration: ilab.id, reason: error.message },
      'a token of ilab-x could not be refreshed',
    );
  }
}

async function putResults(deps: CarrierDeps, ilab: Ilab): Promise<void> {
  const due = await repository.dueResults(deps.database, {
    integrationId: ilab.id,
    projectId: ilab.settings.project_id,
    isAfterEvaluation: ilab.settings.when === 'evaluated',
    limit: TOGETHER,
  });
  if (due.length === 0) return;
  const arrivals = await repository.arrivalsOf(
    deps.database,
    ilab.id,
    due.map(({ user_id }) => user_id),
  );
  const drafts: Draft[] = [];
  for (const row of due) {
    const account = arrivals.find(({ user_id }) => user_id === row.user_id)?.username ?? '';
    const run = await readEnded(deps, row);
    if (run) drafts.push(draftOf(ilab, run, account));
  }
  await put(deps.database, drafts, new Date(deps.clock()));
}

async function readEnded({ database }: CarrierDeps, due: repository.DueRow): Promise<EndedRun | null> {
  const run = await repository.endedRun(database, due.eid);
  const flow = run && (await flowById(database, run.flow_id));
  if (!run?.started_at || !run.ended_at || !flow) return null;
  const [project, members, events, stays] = await Promise.all([
    readProject(database, run.project_id),
    repository.playersOf(database, run.id),
    repository.eventsOfTypes(database, run.id, STEP_EVENTS),
    readStays(database, [run.id]),
  ]);
  return {
    eid: run.id,
    userId: due.user_id,
    caseName: project.name,
    minutes: project.minutes,
    flow,
    state: run.state,
    from: run.started_at.getTime(),
    until: run.ended_at.getTime(),
    teamName: run.team ?? run.name,
    members,
    stays: stays.size > 0 ? (stays.get(`${run.id} ${due.user_id}`) ?? []) : null,
    events,
    evaluated: due.score,
  };
}

function draftOf({ id, settings }: Ilab, run: EndedRun, account: string): Draft {
  const key = recordId(run.eid, run.userId);
  return {
    integration_id: id,
    topic: 'ilab_result',
    order_key: key,
    item_key: key,
    // Told once: whether ilab-x replaces a record of the same id is not known.
    mark: 'told',
    payload: written(recordOf(factsOf(run)), ILAB_X, { account, appid: settings.appid }),
    user_id: run.userId,
    experiment_id: run.eid,
  };
}

async function sendResult(
  deps: CarrierDeps,
  ilab: Ilab,
  { payload, tries }: DeliveryRow,
  arrival: repository.ArrivalRow | undefined,
): Promise<Sent> {
  const tokens = arrival && openTokens(deps, arrival);
  if (!tokens || arrival.expires_at.getTime() <= deps.clock())
    return { result: 'refused', reason: TOKEN_OVER };
  try {
    await upload(ilab, tokens.newest, payload);
    return { result: 'delivered' };
  } catch (error) {
    if (error instanceof OutsideFault)
      return { result: 'later', reason: `${error.reason}: ${error.message}` };
    if (!(error instanceof IlabRefused)) throw error;
    const isLast = !error.isPassing && tries + 1 >= TRIES;
    return { result: isLast ? 'refused' : 'later', reason: error.message };
  }
}
