import type { Bilingual } from '@lets/contract';

/** Why somebody who comes from a learning platform does not get in, or cannot go on. */
export const FAULTS = {
  invalid: {
    title: { zh: '未能确认您的身份', en: 'Your identity could not be confirmed' },
    text: {
      zh: '教学平台传来的信息无效或已过期。请回到课程页面，重新打开这个活动；如果仍然不行，请联系管理员。',
      en: 'What the learning platform sent is not valid, or is out of date. Go back to the course page and open this activity again. If that does not help, ask your administrator.',
    },
  },
  state: {
    title: { zh: '请重新打开这个活动', en: 'Please open this activity again' },
    text: {
      zh: '这次打开已经超时或已经用过，或者浏览器没有保存所需的信息。请回到课程页面再点一次。',
      en: 'This attempt has timed out or was used already, or your browser did not keep what it needs. Go back to the course page and click once more.',
    },
  },
  over: {
    title: { zh: '请重新打开这个活动', en: 'Please open this activity again' },
    text: {
      zh: '这个页面已经超时，或已经用过。请回到课程页面再打开一次。',
      en: 'This page has timed out, or was used already. Go back to the course page and open it again.',
    },
  },
  not_lti: {
    title: { zh: '无法识别这个请求', en: 'This request was not understood' },
    text: {
      zh: '教学平台传来的信息不完整。请管理员检查平台中的工具设置。',
      en: 'What the learning platform sent is not complete. An administrator should check how the tool is set up there.',
    },
  },
  unreachable: {
    title: { zh: '教学平台没有响应', en: 'The learning platform does not answer' },
    text: {
      zh: '暂时无法向教学平台核实您的身份。请稍后重新打开这个活动。',
      en: 'Your identity cannot be checked with the learning platform at the moment. Open this activity again later.',
    },
  },
  platform: {
    title: { zh: '这个教学平台尚未对接', en: 'This learning platform is not connected' },
    text: {
      zh: '请把下面的信息告诉本平台的管理员。',
      en: 'Please tell an administrator of this site what stands below.',
    },
  },
  platform_said: {
    title: { zh: '教学平台没有确认您的身份', en: 'The learning platform did not confirm who you are' },
    text: {
      zh: '请在教学平台上重新登录，再打开这个活动。',
      en: 'Log in to the learning platform again, then open this activity.',
    },
  },
  deployment: {
    title: { zh: '等待管理员同意', en: 'Waiting for an administrator' },
    text: {
      zh: '这个教学平台的接入还需要本平台的管理员同意一次。请把下面的部署编号告诉管理员，同意之后重新打开这个活动。',
      en: 'An administrator of this site must first say yes to this deployment of the learning platform. Tell them the id below, and open this activity again once they have.',
    },
  },
  anonymous: {
    title: { zh: '教学平台没有说明您是谁', en: 'The learning platform does not say who you are' },
    text: {
      zh: '实验要记在个人名下，所以不能匿名进入。请管理员在平台的工具设置中允许传递用户信息。',
      en: 'Experiments are kept for each person, so nobody can come in without a name. An administrator can let the platform send it, in the settings of the tool.',
    },
  },
  role: {
    title: { zh: '您不在这门课程中', en: 'You have no part in this course' },
    text: {
      zh: '教学平台没有把您列为这门课程的教师或学生。',
      en: 'The learning platform names you neither as a teacher nor as a student of this course.',
    },
  },
  no_course: {
    title: { zh: '请从课程中打开', en: 'Please open this from a course' },
    text: {
      zh: '教学平台没有说明这是哪门课程的活动。',
      en: 'The learning platform does not say which course this activity belongs to.',
    },
  },
  course_new: {
    title: { zh: '老师还没有打开过这门课程', en: 'Your teacher has not opened this course yet' },
    text: {
      zh: '任课教师从教学平台进入一次之后，同学们就可以进入了。请稍后再试。',
      en: 'You can come in once your teacher has come here from the learning platform. Please try again later.',
    },
  },
  task_new: {
    title: { zh: '这个活动还没有实验', en: 'There is no experiment here yet' },
    text: {
      zh: '这个活动还没有对应的实验，或者实验已被删除。请任课教师打开一次这个活动，或重新选择案件。',
      en: 'No experiment belongs to this activity, or it was deleted. Your teacher can open the activity once, or choose a case again.',
    },
  },
  student_account: {
    title: { zh: '您的账号是学生账号', en: 'Your account is a student’s' },
    text: {
      zh: '您在教学平台上是这门课程的教师，但在本平台的账号是学生。请联系管理员。',
      en: 'You teach this course on the learning platform, but your account here is a student’s. Please ask an administrator.',
    },
  },
  teacher_account: {
    title: { zh: '您的账号不是学生账号', en: 'Your account is not a student’s' },
    text: {
      zh: '您在教学平台上是这门课程的学生，但在本平台的账号不是学生。请联系管理员。',
      en: 'You are a student of this course on the learning platform, but your account here is not a student’s. Please ask an administrator.',
    },
  },
  no_account: {
    title: { zh: '您还没有关联账号', en: 'No account is linked to you yet' },
    text: {
      zh: '请在新窗口中用本平台的账号和密码关联一次，然后回到课程页面，重新打开这个活动。',
      en: 'Link your account here once, with its password, in a window of its own. Then go back to the course page and open this activity again.',
    },
  },
  account: {
    title: { zh: '无法为您建立账号', en: 'No account can be made for you' },
    text: {
      zh: '教学平台传来的学号或工号不能作为账号。请联系管理员。',
      en: 'The number that the learning platform sent for you cannot be an account. Please ask an administrator.',
    },
  },
  disabled: {
    title: { zh: '您的账号已停用', en: 'Your account is disabled' },
    text: { zh: '请联系管理员。', en: 'Please ask an administrator.' },
  },
  closed: {
    title: { zh: '系统已关闭', en: 'The system is closed' },
    text: { zh: '请稍后再试。', en: 'Please try again later.' },
  },
  busy: {
    title: { zh: '现在进入的人太多', en: 'Too many people are coming in' },
    text: {
      zh: '请过一会儿再打开这个活动。',
      en: 'Please open this activity again in a moment.',
    },
  },
  not_teacher: {
    title: { zh: '只有教师可以选择案件', en: 'Only teachers choose cases' },
    text: {
      zh: '教学平台没有把您列为这门课程的教师。',
      en: 'The learning platform does not name you as a teacher of this course.',
    },
  },
  no_links: {
    title: { zh: '这里不能放入案件', en: 'No case can be put here' },
    text: {
      zh: '教学平台在这个位置不接受指向外部工具的链接。',
      en: 'The learning platform takes no links to tools at this place.',
    },
  },
  code: {
    title: { zh: '这个登记链接已失效', en: 'This registration link is no longer valid' },
    text: {
      zh: '登记链接只能用一次，并且一小时内有效。请在本平台的对接页面重新生成。',
      en: 'A registration link works once, within an hour. Make a new one on the integrations page of this site.',
    },
  },
  configuration: {
    title: { zh: '无法登记这个教学平台', en: 'This learning platform cannot be registered' },
    text: {
      zh: '读不到平台的配置，或配置不可信。请把下面的信息告诉管理员。',
      en: 'Its configuration cannot be read, or is not to be trusted. Please tell an administrator what stands below.',
    },
  },
  registration: {
    title: { zh: '教学平台拒绝了登记', en: 'The learning platform refused the registration' },
    text: {
      zh: '请把下面的信息告诉平台管理员，或在平台上重新开始登记。',
      en: 'Tell an administrator of the platform what stands below, or begin the registration there again.',
    },
  },
  registered: {
    title: { zh: '这个教学平台已经登记过', en: 'This learning platform is registered already' },
    text: {
      zh: '如需重新登记，请先在本平台的对接页面删除原来的一条。',
      en: 'To register it anew, first remove it on the integrations page of this site.',
    },
  },
} as const satisfies Readonly<Record<string, { readonly title: Bilingual; readonly text: Bilingual }>>;
export type Fault = keyof typeof FAULTS;

export const WORDS = {
  product: { zh: '虚拟法律实验教学平台', en: 'Law Experiment Teaching System' },
  going_on: { zh: '正在打开…', en: 'Opening…' },
  go_on: { zh: '继续', en: 'Continue' },
  window_title: { zh: '在新窗口中打开', en: 'Open in a window' },
  window_cookies: {
    zh: '浏览器不允许在这个页面里登录。请在新窗口中打开，登录信息会从教学平台带过来。',
    en: 'Your browser does not allow logging in inside this page. Open it in a window of its own; the learning platform logs you in there.',
  },
  window_wide: {
    zh: '实验界面较宽，在单独的窗口中使用更方便。您已通过教学平台登录，不需要密码。',
    en: 'Experiments need a wide screen and open in a window of their own. The learning platform has logged you in: no password is needed.',
  },
  window_open: { zh: '打开实验平台', en: 'Open the experiment' },
  window_link: { zh: '关联账号', en: 'Link my account' },
  window_opened: {
    zh: '已在新窗口中打开。要再次打开，请刷新课程页面。',
    en: 'It is open in another window. To open it once more, reload the course page.',
  },
  choose_title: { zh: '选择案件', en: 'Choose a case' },
  choose_text: {
    zh: '选定的案件会成为班级“{class}”的班级任务，学生从课程页面进入。',
    en: 'The case becomes a class task of “{class}”, which students open from the course page.',
  },
  choose_find: { zh: '按名称查找', en: 'Find by name' },
  choose_none: {
    zh: '现在没有可以布置给这个班级的案件。案件属于课程，这个班级属于课程“{course}”（{code}）：请管理员把案件归入这门课程。',
    en: 'No case can be given to this class now. Cases belong to courses, and this class to “{course}” ({code}): an administrator can put cases into that course.',
  },
  choose_cases: { zh: '案件', en: 'Cases' },
  choose_single: { zh: '单人', en: 'One person' },
  choose_team: { zh: '小组', en: 'Groups' },
  choose_minutes: { zh: '约 {minutes} 分钟', en: 'About {minutes} minutes' },
  choose_roles: { zh: '{count} 个角色', en: '{count} roles' },
  choose_grouping: { zh: '分组方式', en: 'Groups' },
  choose_random: {
    zh: '自动分组：现有学生随机分组，之后进入的学生补入人数不足的小组',
    en: 'Drawn: the students of today by lot; who comes later joins a group that has room',
  },
  choose_self: { zh: '学生自由组队', en: 'Students form groups themselves' },
  choose_size: { zh: '每组人数', en: 'Members of a group' },
  choose_size_hint: { zh: '不填则用案件的建议人数', en: 'Left empty, what suits the case' },
  choose_alone: {
    zh: '单人案件不分组，每个学生各做一份。',
    en: 'A case for one person needs no groups: every student has an experiment of their own.',
  },
  choose_submit: { zh: '放入课程', en: 'Put it into the course' },
  choose_cancel: { zh: '取消', en: 'Cancel' },
  choose_missing: { zh: '请先选择一个案件。', en: 'Choose a case first.' },
  returning: { zh: '正在返回教学平台…', en: 'Going back to the learning platform…' },
  register_title: { zh: '登记教学平台', en: 'Register this learning platform' },
  register_text: {
    zh: '登记之后，这个教学平台的师生可以从课程页面进入实验，成绩可以传回课程。',
    en: 'Once it is registered, its teachers and students can open experiments from their courses, and grades can go back there.',
  },
  register_platform: { zh: '平台', en: 'Platform' },
  register_issuer: { zh: '发布者', en: 'Issuer' },
  register_submit: { zh: '登记', en: 'Register' },
  registered_title: { zh: '登记完成', en: 'Registered' },
  registered_text: {
    zh: '教学平台已加入对接列表。请在教学平台上启用这个工具，然后关闭本页面。',
    en: 'The platform now stands among the integrations. Activate the tool on the platform, then close this page.',
  },
  registered_wait: {
    zh: '教学平台没有给出部署编号：第一次有人进入时，请在对接页面同意那个部署。',
    en: 'The platform has named no deployment yet: when somebody first comes in, say yes to it on the integrations page.',
  },
  close: { zh: '关闭', en: 'Close' },
} as const satisfies Readonly<Record<string, Bilingual>>;
