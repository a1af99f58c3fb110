import {
  experimentDetail,
  experimentStart,
  experimentUpdate,
  integrationSave,
  ltiDeploymentApprove,
  ltiDeployments,
  SESSION_COOKIE,
} from '@lets/contract';
import { Session } from '@lets/players';
import { type BrowserContext, expect } from '@playwright/test';
import {
  createLtiServices,
  LINE_ITEMS_PATH,
  MEMBERS_PATH,
  onPlatform,
} from '../../apps/server/test/peers/lti-services.ts';
import {
  DEEP_LINKING,
  LTI,
  type Message,
  openPlatform,
  type Platform,
  ROLE,
} from '../../apps/server/test/peers/platform.ts';
import { test } from './journey.ts';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { bi, caseOf, node, place, transition } from './small-cases.ts';
import { textOf } from './texts.ts';

/**
 * A learning platform and LETS, from the teacher's choice of a case to the marks in the platform's gradebook: its class of thirty is read,
 * two students launch, play and are graded while the platform is down, and the marks arrive when it is back.
 */

/** Of the school's first course by its code: its mentor may give the cases of it. */
const COURSE = { id: 'course-2', label: 'LAW3021', title: '平台课程' };
const DEPLOYMENT = '1';
const HEARING = caseOf(
  'platform-hearing',
  bi('平台庭审', 'Hearing from the platform'),
  {
    roles: [
      { id: 'chair', type: 'judge', side: 'bench', name: bi('主持人', 'Chair'), character: 'presiding' },
      {
        id: 'claimant',
        type: 'lawyer',
        side: 'claimant',
        name: bi('申请人', 'Claimant'),
        character: 'lawyer1',
      },
    ],
    nodes: [
      node('start', 'start', bi('开始', 'Start')),
      node('hearing', 'court', bi('听取意见', 'Hearing'), {
        roles: [
          place('chair', {
            host: true,
            can_terminate: true,
            functions: ['speech'],
            processes: ['end'],
            seat: 'presiding',
          }),
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
  product = await startProduct();
  await product.install(HEARING);
  platform = await openPlatform({
    tool: {
      launchUrl: `${product.url}/lti/launch`,
      jwks: async () => (await fetch(`${product.url}/lti/keys`)).json(),
    },
    mount(app, about) {
      onPlatform(services)(app, about);
      // As Moodle shows what is put into a course: in a frame of its own page.
      app.get('/frame', ({ query }, response) => {
        const src = (query.src ?? '').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
        response.type('html').send(`<!doctype html><iframe width="1000" height="760" src="${src}"></iframe>`);
      });
    },
  });
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
  const custom = await test.step('the teacher chooses a case in a frame of the platform', () =>
    choose(teacher));
  await test.step('thirty members are read', () => readMembers(teacher, custom));
  const eid = await test.step('two students launch, and play together', () => play(students, custom));
  await test.step('graded while the platform is down, the marks arrive when it is back', () =>
    grade(teacher, eid));
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
    // The school fills it in: the teacher has an account here already.
    ...(role === 'Instructor' && { [`${LTI}lis`]: { person_sourcedid: 'mentor01' } }),
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
  const admin = await Session.open(product.url, 'super01', product.passwordOf('super01'));
  const { id: integration_id } = await admin.call(integrationSave, {
    kind: 'lti',
    name: { zh: '教学平台', en: 'Moodle' },
    is_on: true,
    settings: { ...platform.settings, number_claim: 'lis.person_sourcedid' },
    secrets: {},
  });
  await launch(teacher, launchOf('Instructor'));
  await expect(teacher.page.getByText('等待管理员')).toBeVisible();
  const { list } = await admin.call(ltiDeployments, { integration_id });
  await admin.call(ltiDeploymentApprove, { id: list[0]?.id ?? 0, approve: true });
  // The page that says so is a refusal.
  expect(teacher.faults.splice(0)).toEqual([expect.stringContaining('403')]);
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
  await frame.getByRole('button', { name: '放入课程' }).click();
  await expect(frame.getByText('Content selected')).toBeVisible();
  expect(platform.refused).toEqual([]);
  const item = platform.returned.at(-1)?.items[0];
  return { [`${LTI}custom`]: item?.custom };
}

/** Thirty students stand in the platform's course; the teacher takes them into the class from the class task's form. */
async function readMembers(teacher: Person, custom: Message): Promise<void> {
  services.members = Array.from({ length: 30 }, (_, at) => ({
    user_id: `student-${at + 1}`,
    roles: [`${ROLE}Learner`],
    name: `学生${at + 1}`,
  }));
  await launch(teacher, launchOf('Instructor', custom));
  await teacher.page.waitForURL(/\/mentor\/tasks\?open=\d+/);
  await teacher.page.goto('/mentor/tasks/create');
  await teacher.page.getByLabel(/^班级/).click();
  await teacher.page.getByTitle(new RegExp(COURSE.title)).click();
  await teacher.press(textOf('zh', 'platform-members:read'));
  await expect(teacher.dialog).toContainText('30');
  await expect(teacher.dialog).toContainText(
    textOf('zh', 'platform-members:made', { enrolled: 30, made: 30 }),
  );
  await teacher.shoot('platform-members');
  await teacher.dialog.getByText(textOf('zh', 'common:act.close'), { exact: true }).click();
}

/** Both come from the platform, and the one who leads begins. Answers the run. */
async function play(students: readonly [Person, Person], custom: Message): Promise<number> {
  for (const student of students) {
    await launch(student, launchOf('Learner', custom));
    await student.page.waitForURL(/\/experiment\/prepare\/edit\/\d+/);
  }
  const [chair, claimant] = students;
  const eid = Number(/\d+$/.exec(new URL(chair.page.url()).pathname)?.[0]);
  const lead = await sessionOf(chair);
  const other = await sessionOf(claimant);
  const holders = { chair: lead.userId, claimant: other.userId };
  await lead.call(experimentUpdate, { eid, name: 'Moot trial', holders });
  await lead.call(experimentStart, { eid });
  for (const student of students) await student.isTakenTo('court', 'hearing');
  await claimant.say('我方请求确认调解协议。');
  await chair.hears('我方请求确认调解协议。');
  await chair.endsSection('听取完毕');
  for (const student of students) await student.page.waitForURL(/\/experiment\/(meta\/experience|done)/);
  const { status } = await lead.call(experimentDetail, { eid });
  expect(status).toBe('ended');
  return eid;
}

/** The platform is down when the marks are published; the teacher sees it, and that they have arrived later. */
async function grade(teacher: Person, eid: number): Promise<void> {
  await expect
    .poll(() => services.scores.map(({ gradingProgress }) => gradingProgress))
    .toContain('PendingManual');
  services.fault = { status: 503, body: { reason: 'maintenance' } };
  const { page } = teacher;
  await page.goto(`/mentor/evaluate/page/${eid}`);
  await page.getByLabel('口头表达', { exact: true }).fill('88');
  await expect(page.getByText(/^已保存/)).toBeVisible();
  await teacher.press(textOf('zh', 'evaluate:publish.act'));
  await teacher.settle(textOf('zh', 'evaluate:publish.act'));
  await teacher.press(textOf('zh', 'deliveries:open'));
  const marks = page.getByRole('listitem').filter({ hasText: textOf('zh', 'deliveries:stage.scored') });
  await expect(marks.filter({ hasText: '503' })).toHaveCount(2);
  await teacher.shoot('platform-down');
  expect(services.marks.size).toBe(0);
  services.fault = null;
  for (const one of await marks.all()) await teacher.press(/^重新投递/, one);
  await expect(marks.filter({ hasText: textOf('zh', 'outbox:state.delivered') })).toHaveCount(2);
  expect(Object.fromEntries(services.marks)).toEqual({ 'student-1': 88, 'student-2': 88 });
  await teacher.shoot('platform-marks');
}
