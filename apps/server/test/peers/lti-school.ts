import { IDENTITY, integrationSave, ltiDeploymentApprove, ltiDeployments } from '@lets/contract';
import type { JSONWebKeySet } from 'jose';
import { identities } from '../../src/db/schema/index.ts';
import { type BuiltUser, buildClass, buildCourse, buildProject, buildUser } from '../factories.ts';
import { buildPlayer, type Player } from '../play.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import { LtiBrowser, ORIGIN, type Page } from './lti-browser.ts';
import {
  type ContentItem,
  DEEP_LINKING,
  formOf,
  LTI,
  type Message,
  openPlatform,
  type Platform,
  type PlatformOptions,
  ROLE,
} from './platform.ts';

export const DEPLOYMENT = '1';
const COURSE = 'LAW301';

/** A school whose learning platform is connected: a teacher with a course, and a case in it. */
export interface LtiSchool {
  readonly server: TestServer;
  readonly platform: Platform;
  readonly integrationId: number;
  readonly admin: Player;
  readonly courseId: number;
  readonly projectId: number;
  /** What the platform says of a link of a course, to a teacher or to a student. */
  message(
    role: 'Instructor' | 'Learner',
    link: string,
    more?: Message & { readonly course?: string },
  ): Message;
  browser(who: string): LtiBrowser;
  /** Says yes to every deployment that waits. */
  approve(): Promise<void>;
  /** Changes settings beside those that it was opened with. */
  change(settings: Readonly<Record<string, unknown>>): Promise<void>;
  close(): Promise<void>;
}

export async function openLtiSchool({
  settings = {},
  mount,
}: {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly mount?: PlatformOptions['mount'];
} = {}): Promise<LtiSchool> {
  const server = await openTestServer({ env: { PUBLIC_URL: ORIGIN } });
  const jwks = async () => (await server.app.inject('/lti/keys')).json() as JSONWebKeySet;
  const platform = await openPlatform({
    tool: { launchUrl: `${ORIGIN}/lti/launch`, jwks },
    ...(mount && { mount }),
  });
  const admin = await buildPlayer(server, { identity: IDENTITY.super_admin });
  const save = (more: Readonly<Record<string, unknown>>, id?: number) =>
    server.call(
      integrationSave,
      {
        ...(id !== undefined && { id }),
        kind: 'lti',
        name: { zh: '教学平台', en: 'Moodle' },
        is_on: true,
        settings: { ...platform.settings, ...settings, ...more },
        secrets: {},
      },
      { as: admin.token },
    );
  const { d } = await save({});
  const { database } = server.deps;
  const courseId = await buildCourse(database, { code: COURSE });
  // A case for one person, and one for groups.
  const { id: projectId } = await buildProject(database, {
    courseId,
    file: { project: { team_min: 2, team_max: 3 } },
  });
  await buildClass(database, { courseId });
  return {
    server,
    platform,
    integrationId: d.id,
    admin,
    courseId,
    projectId,
    message: (role, link, { course = COURSE, ...more } = {}) => ({
      name: `Name of ${role}`,
      [`${LTI}version`]: '1.3.0',
      [`${LTI}message_type`]: 'LtiResourceLinkRequest',
      [`${LTI}deployment_id`]: DEPLOYMENT,
      [`${LTI}target_link_uri`]: `${ORIGIN}/lti/launch`,
      [`${LTI}roles`]: [`${ROLE}${role}`],
      [`${LTI}context`]: { id: `context ${course}`, label: course, title: `Course ${course}` },
      [`${LTI}resource_link`]: { id: link, title: `Link ${link}` },
      [`${LTI}tool_platform`]: { guid: 'x', product_family_code: 'moodle' },
      ...more,
    }),
    browser: (who) => new LtiBrowser(server, platform, who),
    async change(more) {
      await save(more, d.id);
    },
    async approve() {
      const { d: found } = await server.call(ltiDeployments, { integration_id: d.id }, { as: admin.token });
      for (const { id, approved_at } of found.list)
        if (approved_at === null)
          await server.call(ltiDeploymentApprove, { id, approve: true }, { as: admin.token });
    },
    async close() {
      await platform.close();
      await server.close();
    },
  };
}

/** `teacher` of the platform has taught the course here before, and has an account linked as by its password. */
export async function linkTeacher({ server, platform, courseId }: LtiSchool): Promise<BuiltUser> {
  const { database } = server.deps;
  const teacher = await buildUser(database, { account: 'teacher', identity: IDENTITY.mentor });
  await buildClass(database, { courseId, mentorIds: [teacher.id] });
  const identity = { issuer: `lti ${platform.issuer}`, subject: 'teacher', user_id: teacher.id };
  await database.db.insert(identities).values(identity);
  return teacher;
}

/** What the platform says to who wants to put something into a course. */
export function choosing(
  { message, platform }: LtiSchool,
  {
    role = 'Instructor',
    more = {},
    settings = {},
  }: {
    readonly role?: 'Instructor' | 'Learner';
    readonly more?: Message;
    readonly settings?: Readonly<Record<string, unknown>>;
  } = {},
): Message {
  const { [`${LTI}resource_link`]: _, ...rest } = message(role, '-');
  return {
    ...rest,
    [`${LTI}message_type`]: 'LtiDeepLinkingRequest',
    [`${DEEP_LINKING}deep_linking_settings`]: {
      deep_link_return_url: `${platform.issuer}/deep-link`,
      accept_types: ['ltiResourceLink'],
      accept_presentation_document_targets: ['iframe', 'window'],
      data: 'opaque <data>',
      ...settings,
    },
    ...more,
  };
}

/** Takes the answer of the page back to the platform, as the browser does. */
export async function bringBack(
  { platform }: LtiSchool,
  { html }: Page,
): Promise<Platform['returned'][number]> {
  const { JWT = '' } = formOf(html);
  const answer = await fetch(`${platform.issuer}/deep-link`, {
    method: 'POST',
    body: new URLSearchParams({ JWT }),
  });
  const back = platform.returned.at(-1);
  if (!answer.ok || !back) throw new Error(platform.refused.at(-1) ?? html);
  return back;
}

/** The teacher chooses the case; answers what stands in the course now. */
export async function chooseCase(school: LtiSchool): Promise<ContentItem> {
  const browser = school.browser('teacher');
  const page = await browser.launch(choosing(school), { isFramed: true });
  const chosen = { act: 'choose', project_id: String(school.projectId), grouping: 'random', size: '2' };
  const [item] = (await bringBack(school, await browser.press(page, chosen, true))).items;
  if (!item) throw new Error('nothing came back');
  return item;
}
