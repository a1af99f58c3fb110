import { evaluateDetail, evaluatePublish, evaluateSave, nodeEnd } from '@lets/contract';
import { eq } from '../src/db/drizzle.ts';
import {
  classTasks,
  identities,
  integrations,
  ltiContexts,
  ltiDeployments,
  ltiLinks,
  teams,
} from '../src/db/schema/index.ts';
import { type KeptIntegration, opened } from '../src/integrations/integrations.ts';
import { rowById } from '../src/integrations/repository.ts';
import { keptForIdle } from './long-run.ts';
import { type Play, playTo } from './play.ts';
import type { TestServer } from './test-server.ts';

const AGS = 'https://purl.imsglobal.org/spec/lti-ags/scope';
export const ALL_SCOPES = [
  `${AGS}/lineitem`,
  `${AGS}/score`,
  'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
];

export const subjectOf = (account: string) => `sub-${account}`;

/** A learning platform at an address, as the settings page keeps it. */
export async function buildPlatform(
  { deps }: TestServer,
  url: string,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<KeptIntegration<'lti'>> {
  const [row] = await deps.database.db
    .insert(integrations)
    .values({
      kind: 'lti',
      name: { zh: '教学平台', en: 'Platform' },
      settings: {
        issuer: url,
        client_id: 'lets',
        auth_endpoint: `${url}/mod/lti/auth.php`,
        token_endpoint: `${url}/mod/lti/token.php`,
        jwks_uri: `${url}/mod/lti/certs.php`,
        token_audience: '',
        number_claim: '',
        makes: 'students',
        ...settings,
      },
    })
    .returning({ id: integrations.id });
  const found = row && (await rowById(deps.database, row.id));
  const kept = found && opened<'lti'>(deps, found);
  if (!kept) throw new Error('the platform was not made');
  return kept;
}

export interface ContextOptions {
  readonly classId: number;
  readonly contextId?: string;
  readonly membershipsUrl?: string;
  readonly platform?: string;
}

/** A course of a platform that stands for a class. */
export async function buildContext(
  { deps }: TestServer,
  integrationId: number,
  { classId, contextId = '2', membershipsUrl = '', platform = 'moodle' }: ContextOptions,
): Promise<number> {
  const { db } = deps.database;
  const [deployment] = await db
    .insert(ltiDeployments)
    .values({
      integration_id: integrationId,
      deployment_id: `d ${contextId}`,
      platform,
      approved_at: new Date(),
    })
    .returning({ id: ltiDeployments.id });
  const [context] = await db
    .insert(ltiContexts)
    .values({
      deployment: deployment?.id ?? 0,
      context_id: contextId,
      title: '民事诉讼法',
      class_id: classId,
      memberships_url: membershipsUrl,
    })
    .returning({ id: ltiContexts.id });
  return context?.id ?? 0;
}

/** A play's run as the task of a link there, its players being people of the platform. Answers the link's id. */
export async function linkRun(
  { deps }: TestServer,
  { settings }: KeptIntegration<'lti'>,
  contextId: number,
  { play, ...columns }: { readonly play: Play } & Partial<typeof ltiLinks.$inferInsert>,
): Promise<number> {
  const { db } = deps.database;
  const [task] = await db
    .insert(classTasks)
    .values({
      project_id: play.projectId,
      class_id: play.classId,
      creator_id: play.mentor.id,
      name: '庭审实验',
      grouping: 'random',
      size: 5,
    })
    .returning({ id: classTasks.id });
  await db
    .update(teams)
    .set({ class_task_id: task?.id ?? 0 })
    .where(eq(teams.id, play.teamId));
  const people = Object.values(play.players);
  await db.insert(identities).values(
    people.map(({ id, account }) => ({
      issuer: `lti ${settings.issuer}`,
      subject: subjectOf(account),
      user_id: id,
    })),
  );
  const [link] = await db
    .insert(ltiLinks)
    .values({
      context: contextId,
      resource_link_id: `r ${task?.id}`,
      class_task_id: task?.id ?? null,
      scopes: ALL_SCOPES,
      ...columns,
    })
    .returning({ id: ltiLinks.id });
  return link?.id ?? 0;
}

/** Somebody speaks in the hearing, and the run is ended there. */
export async function endRun(play: Play): Promise<void> {
  await playTo(play, 'hearing');
  await play.push(play.players.judge, 'hearing', { kind: 'speech', role_id: 'judge', text: '现在开庭。' });
  const { code } = await play.call(play.players.claimant, nodeEnd, {
    eid: play.eid,
    nid: 'hearing',
    role_id: 'claimant',
    option: 'terminate',
    reason: 'Settled',
  });
  if (code !== 'ok') throw new Error(`the run did not end: ${code}`);
}

/** The team's score on every goal, in force for everybody but those who are not scored. */
export async function publishScore(
  play: Play,
  score: number,
  { excluded = [], reason = '' }: { readonly excluded?: readonly number[]; readonly reason?: string } = {},
): Promise<void> {
  const { d } = await play.call(play.mentor, evaluateDetail, { eid: play.eid });
  const goals = Object.fromEntries(d.goals.map(({ id }) => [id, score]));
  const unsaid = { goals: {}, remarks: {}, moments: [] };
  const { judge } = play.players;
  const decided = (id: number) =>
    excluded.includes(id)
      ? { ...unsaid, user_id: id, comment: '', decision: { is: 'excluded' as const, reason: '全程缺席' } }
      : keptForIdle(id);
  const content = {
    team: { ...unsaid, goals, comment: '配合良好。' },
    members: [
      { ...unsaid, user_id: judge.id, comment: '主持得当。' },
      ...d.members.filter(({ id, idle }) => idle && id !== judge.id).map(({ id }) => decided(id)),
    ],
  };
  const revision = d.draft?.revision ?? 0;
  await play.call(play.mentor, evaluateSave, { eid: play.eid, revision, content });
  const { code } = await play.call(play.mentor, evaluatePublish, {
    eid: play.eid,
    revision: revision + 1,
    reason,
  });
  if (code !== 'ok') throw new Error(`the evaluation was not published: ${code}`);
}
