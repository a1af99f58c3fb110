import { randomUUID } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { PATHS } from '../../integrations/addresses.ts';
import { claim, deepLinkingClaim, type Launch, VERSION } from './claims.ts';
import { signForPlatform } from './keys.ts';
import type { LtiPlatform } from './refused.ts';

/** What is put into the course (LTI Deep Linking 2.0). */
export type ContentItem = Readonly<Record<string, unknown>>;

const ANSWER_S = 5 * 60;
/** Grades are told of a hundred points, as evaluations are. */
const SCORE_MAXIMUM = 100;

/** Pure: a class task as a link of the course, with a column for its grades where the platform takes one. */
export function itemOf(
  task: { readonly id: number; readonly name: string; readonly project_id: number },
  { choice }: Pick<Launch, 'choice'>,
  origin: string,
): ContentItem {
  const { id, name, project_id } = task;
  return {
    type: 'ltiResourceLink',
    title: name,
    url: `${origin}${PATHS.ltiLaunch}`,
    custom: { lets_task: String(id), lets_project: String(project_id) },
    ...(choice?.mayOpenWindow && { window: { targetName: 'lets' } }),
    ...(choice?.takesLineItem && {
      lineItem: { scoreMaximum: SCORE_MAXIMUM, label: name, resourceId: `project:${project_id}` },
    }),
  };
}

/** What the browser takes back to the platform, signed with our key. No item: nothing was chosen. */
export async function answerOf(
  deps: Pick<Deps, 'database' | 'secrets' | 'clock' | 'log'>,
  { settings }: LtiPlatform,
  { deploymentId, choice }: Launch,
  items: readonly ContentItem[],
): Promise<string> {
  const now = Math.floor(deps.clock() / 1000);
  return signForPlatform(deps, {
    iss: settings.client_id,
    aud: settings.issuer,
    iat: now,
    exp: now + ANSWER_S,
    nonce: randomUUID(),
    [claim('message_type')]: 'LtiDeepLinkingResponse',
    [claim('version')]: VERSION,
    [claim('deployment_id')]: deploymentId,
    [deepLinkingClaim('content_items')]: items,
    // Only where the platform sent some: it must come back as it was.
    ...(choice?.data !== null && { [deepLinkingClaim('data')]: choice?.data }),
  });
}
