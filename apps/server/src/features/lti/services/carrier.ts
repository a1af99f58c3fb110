import { type EvaluationContent, LIMITS } from '@lets/contract';
import { issuerOf } from '../../../integrations/integrations.ts';
import { OutsideFault } from '../../../outside/ask.ts';
import { type Carrier, type DeliveryRow, type Draft, put, type Sent } from '../../outbox/service.ts';
import { askService, SCOPES, withPath } from './ask-service.ts';
import { columnOf, NoColumn } from './columns.ts';
import { reasonOf } from './reasons.ts';
import { isCanvasColumn, momentAfter, type ScorePayload, scoreMessage, timestampOf } from './score.ts';
import {
  contentsOf,
  type LinkRow,
  linksOf,
  scoreKey,
  type UntoldRow,
  untold,
} from './services-repository.ts';
import { type Platform, type ServiceDeps, TokenRefused } from './tokens.ts';

const SCORE = 'application/vnd.ims.lis.v1.score+json';
/** How often all marks of a platform are compared with what it was told: a join over its class tasks. */
const COMPARE_MS = 10_000;
const TOLD_TOGETHER = 500;

/** Scores to the gradebooks of learning platforms (AGS 2.0): for each person and link the newest state, until it has arrived. */
export function scoreCarrier(compareMs = COMPARE_MS): Carrier<'lti'> {
  const compared = new Map<number, number>();
  return {
    kind: 'lti',
    batch: 10,
    async feed(deps, platform) {
      const now = deps.clock();
      const before = compared.get(platform.id);
      // A clock that was put back must not end the comparing.
      if (before !== undefined && Math.abs(now - before) < compareMs) return;
      compared.set(platform.id, now);
      await tell(deps, platform);
    },
    async send(deps, platform, rows) {
      const ids = rows.map(({ payload }) => (payload as ScorePayload).link_id);
      const links = new Map((await linksOf(deps.database, ids)).map((link) => [link.id, link]));
      const columns = new Map<number, Promise<string>>();
      const columnFor = (link: LinkRow) => {
        const column = columns.get(link.id) ?? columnOf(deps, platform, link);
        columns.set(link.id, column);
        return column;
      };
      return Promise.all(
        rows.map((row) =>
          sendScore(deps, platform, row, {
            columnFor,
            link: links.get((row.payload as ScorePayload).link_id),
          }),
        ),
      );
    },
  };
}

/** Puts into the outbox whatever a platform was told differently from how it stands. */
async function tell(deps: ServiceDeps, platform: Platform): Promise<void> {
  const rows = await untold(deps.database, {
    integrationId: platform.id,
    issuer: issuerOf(platform),
    scoreScope: SCOPES.score,
    lineItemScope: SCOPES.lineitem,
    limit: TOLD_TOGETHER,
  });
  if (rows.length === 0) return;
  const contents = await contentsOf(
    deps.database,
    rows.filter(({ stage }) => stage === 'scored' || stage === 'not_scored'),
  );
  const now = deps.clock();
  const drafts = rows.map((row) =>
    draftOf(row, { integrationId: platform.id, now, content: contents.get(`${row.eid} ${row.version}`) }),
  );
  await put(deps.database, drafts, new Date(now));
}

function draftOf(
  row: UntoldRow,
  about: {
    readonly integrationId: number;
    readonly now: number;
    readonly content: EvaluationContent | undefined;
  },
): Draft {
  const key = scoreKey(row.link_id, row.user_id);
  const payload: ScorePayload = {
    link_id: row.link_id,
    subject: row.subject,
    stage: row.stage,
    score: row.score,
    comment: about.content ? commentFor(about.content, row.user_id) : '',
    begun_at: row.begun_at?.getTime() ?? null,
    ended_at: row.ended_at?.getTime() ?? null,
    at: momentAfter(row.told_at, about.now),
  };
  return {
    integration_id: about.integrationId,
    topic: 'lti_score',
    order_key: key,
    item_key: key,
    mark: row.mark,
    payload,
    user_id: row.user_id,
    experiment_id: row.eid,
  };
}

/** Pure: what an evaluation says to one member as a whole: of the team and of them, and why they have no score. Nothing of the others. */
export function commentFor({ team, members }: EvaluationContent, userId: number): string {
  const own = members.find(({ user_id }) => user_id === userId);
  const said = [
    team.comment,
    own?.comment ?? '',
    own?.decision?.is === 'excluded' ? own.decision.reason : '',
  ];
  return said
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n')
    .slice(0, LIMITS.evaluation_comment);
}

async function sendScore(
  deps: ServiceDeps,
  platform: Platform,
  { payload, tries }: DeliveryRow,
  about: {
    readonly link: LinkRow | undefined;
    readonly columnFor: (link: LinkRow) => Promise<string>;
  },
): Promise<Sent> {
  if (!about.link) return { result: 'refused', reason: '404: the link is gone' };
  const score = payload as ScorePayload;
  try {
    const column = await about.columnFor(about.link);
    const answer = await askService(deps, platform, {
      url: withPath(column, '/scores'),
      scope: SCOPES.score,
      method: 'POST',
      contentType: SCORE,
      body: scoreMessage(score, {
        sentAt: timestampOf(score, tries, deps.clock()),
        isCanvas: isCanvasColumn(about.link.platform, column),
      }),
    });
    if (answer.status >= 200 && answer.status < 300) return { result: 'delivered' };
    return outcome(answer.status, reasonOf(answer), answer.headers['retry-after']);
  } catch (error) {
    if (error instanceof TokenRefused || error instanceof NoColumn)
      return outcome(error.status, error.message);
    if (error instanceof OutsideFault)
      return { result: 'later', reason: `${error.reason}: ${error.message}` };
    throw error;
  }
}

/** What will not be otherwise tomorrow: the message, the person or the column is none for the platform. */
const FOR_GOOD: ReadonlySet<number> = new Set([400, 403, 404, 405, 406, 410, 415, 422]);

/**
 * Pure: what becomes of a score that was not taken. A platform that has one of the same time or a later one (409) gets the next try with a
 * time of its own; one that gives no token may have lost our key for a while.
 */
export function outcome(status: number, reason: string, retryAfter?: string): Sent {
  if (FOR_GOOD.has(status) && !reason.startsWith('token:')) return { result: 'refused', reason };
  const seconds = Number(retryAfter);
  return { result: 'later', reason, ...(seconds > 0 && { afterMs: seconds * 1000 }) };
}
