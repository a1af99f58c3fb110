import {
  evaluateDetail,
  evaluatePublish,
  evaluateSave,
  experimentStart,
  experimentUpdate,
  ltiDeploymentApprove,
  ltiDeployments,
  SESSION_COOKIE,
} from '@lets/contract';
import { Session } from '@lets/players';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { createLtiServices, LINE_ITEMS_PATH, MEMBERS_PATH } from '../../peers/src/lti-services.ts';
import { DEEP_LINKING, LTI, type Message, openPlatform, type Platform, ROLE } from '../../peers/src/platform.ts';
import { test } from './journey.ts';
import { Person } from './people.ts';
import { findFreePort, type Product, startProduct } from './product.ts';
import { bi, caseOf, node, place, transition } from './small-cases.ts';
import { textOf } from './texts.ts';

/**
 * A learning platform and LETS, from the teacher's choice of a case to the marks in the platform's gradebook: its class of thirty is read,
 * two students launch, play and are graded while the platform is down, and the marks arrive when it is back.
 */

const COURSE = { id: 'course-2', label: 'LAW2026', title: '民事诉讼法' };
const DEPLOYMENT = '1';
const HEARING = caseOf(
  'platform-hearing',
  bi('平台庭审', 'Hearing from the platform'),
  {
    roles: [
      { id: 'chair', type: 'judge', side: 'bench', name: bi('主持人', 'Chair'), character: 'presiding' },
      { id: 'claimant', type: 'lawyer', side: 'claimant', name: bi('申请人', 'Claimant'), character: 'lawyer1' },
    ],
    nodes: [
      node('start', 'start', bi('开始', 'Start')),
      node('hearing', 'court', bi('听取意见', 'Hearing'), {
        roles: [
          place('chair', { host: true, can_terminate: true, functions: ['speech'], processes: ['end'], seat: 'presiding' }),
          place('claimant', { functions: ['speech'], seat: 'claimant_1' }),
        ],
      }),
      node('end', 'experience', bi('心得', 'What we learnt')),
    ],
    transitions: [
      transition('s', 'start', 'hearing', bi('继续', 'Go on')),
      transition('close', 'hearing', 'end', bi('听取完毕', 'All has been heard')),
    ],
  },
  {
    team_min: 2,
    team_max: 2,
    competency_goals: [{ id: 'speech', name: bi('口头表达', 'Speech'), weight: 1 }],
  },
);

const services = createLtiServices();
let platform: Platform;
let product: Product;

test.beforeAll(async () => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  platform = await openPlatform({
    tool: { launchUrl: `${url}/lti/launch`, jwksUri: `${url}/lti/keys` },
    mount: services.mount,
  });
  const integration = {
    key: 'moodle',
    kind: 'lti',
    name: { zh: '教学平台', en: 'Moodle' },
    settings: platform.settings,
  };
  product = await startProduct({ port, env: { INTEGRATIONS: JSON.stringify([integration]) } });
  await product.install(HEARING);
});
test.afterAll(async () => {
  await product?.stop();
  await platform?.close();
});

test('from the platform’s course to the marks in its gradebook', async ({ browser }) => {
  const teacher = await Person.sitDown(browser, product, 'teacher');
  const students = [
    await Person.sitDown(browser, product, 'student-1'),
    await Person.sitDown(browser, product, 'student-2'),
  ] as const;
  await test.step('an administrator says yes to the deployment', () => approve(teacher));
  const custom = await test.step('the teacher chooses a case in a frame of the platform', () => choose(teacher));
  await test.step('thirty members are read', () => readMembers(teacher, custom));
  const eid = await test.step('two students launch, and play together', () => play(students, custom));
  await test.step('graded while the platform is down, the marks arrive when it is back', () => grade(teacher, eid));
  for (const person of [teacher, ...students]) {
    expect(person.faults).toEqual([]);
    await person.leave();
  }
});

/** What the platform says of somebody at a link of its course. */
function launchOf(role: 'Instructor' | 'Learner', more: Message = {}): Message {
  return {
    name: role === 'Instructor' ? '周老师' : '学生',
    [`${LTI}version`]: '1.3.0',
    [`${LTI}message_type`]: 'LtiResourceLinkRequest',
    [`${LTI}deployment_id`]: DEPLOYMENT,
    [`${LTI}target_link_uri`]: `${product.url}/lti/launch`,
    [`${LTI}roles`]: [`${ROLE}${role}`],
    [`${LTI}context`]: COURSE,
    [`${LTI}resource_link`]: { id: 'link-7', title: HEARING.project.name.zh },
    [`${LTI}tool_platform`]: { guid: 'x', product_family_code: 'moodle' },
    [`${LTI}launch_presentation`]: { locale: 'zh-CN' },
    'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
      scope: ['lineitem', 'score'].map((name) => `https://purl.imsglobal.org/spec/lti-ags/scope/${name}`),
      lineitems: `${platform.issuer}${LINE_ITEMS_PATH}`,
    },
    'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': {
      context_memberships_url: `${platform.issuer}${MEMBERS_PATH}`,
      service_versions: ['2.0'],
    },
    ...more,
  };
}

/** The person's browser is logged in at the platform and follows a link of its course. */
async function launch(person: Person, message: Message): Promise<void> {
  await logInAtPlatform(person.context, person.account);
  const query = new URLSearchParams(platform.begin(person.account, message));
  await person.page.goto(`${product.url}/lti/login?${query}`);
}

async function logInAtPlatform(context: BrowserContext, who: string): Promise<void> {
  const cookies = await platform.cookiesOf(who);
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: platform.issuer })));
}

async function sessionOf({ context }: Person): Promise<Session> {
  const cookies = await context.cookies(product.url);
  const token = cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
  return Session.resume(product.url, token);
}

async function approve(teacher: Person): Promise<void> {
  await launch(teacher, launchOf('Instructor'));
  await expect(teacher.page.getByText('等待管理员')).toBeVisible();
  const admin = await Session.open(product.url, 'super01', product.passwordOf('super01'));
  const [integration] = (await admin.call(integrationList, {})).list;
  const { list } = await admin.call(ltiDeployments, { integration_id: integration?.id ?? 0 });
  await admin.call(ltiDeploymentApprove, { id: list[0]?.id ?? 0, approve: true });
  await launch(teacher, launchOf('Instructor'));
  await teacher.page.waitForURL('**/mentor/tasks');
}

/** Answers what the platform keeps with the link: the class task that was made of the choice. */
async function choose(teacher: Person): Promise<Message> {
  const { [`${LTI}resource_link`]: _, ...rest } = launchOf('Instructor');
  const message = {
    ...rest,
    [`${LTI}message_type`]: 'LtiDeepLinkingRequest',
    [`${DEEP_LINKING}deep_linking_settings`]: {
      deep_link_return_url: `${platform.issuer}/deep-link`,
      accept_types: ['ltiResourceLink'],
      accept_presentation_document_targets: ['iframe', 'window'],
    },
  };
  const login = `${product.url}/lti/login?${new URLSearchParams(platform.begin(teacher.account, message))}`;
  await teacher.page.goto(`${platform.issuer}/frame?${new URLSearchParams({ src: login })}`);
  const frame = teacher.page.frameLocator('iframe');
  await frame.getByRole('radio', { name: new RegExp(HEARING.project.name.zh) }).check();
  await teacher.shoot('platform-choose');
  await frame.getByRole('button', { name: '选用' }).click();
  await expect(frame.getByText('Content selected')).toBeVisible();
  expect(platform.refused).toEqual([]);
  const item = platform.returned.at(-1)?.items[0];
  return { [`${LTI}custom`]: item?.custom };
}
