import type { Bilingual, KEEP_RANGES, ServiceSettings } from '@lets/contract';

const b = (zh: string, en: string): Bilingual => ({ zh, en });

/** How long something is kept: by a setting in days, or by what ends it. */
type Kept = { readonly setting: keyof typeof KEEP_RANGES } | { readonly until: Bilingual };

/** One activity of processing personal data. */
export interface Activity {
  readonly name: Bilingual;
  readonly data: Bilingual;
  readonly purpose: Bilingual;
  readonly ground: Bilingual;
  readonly readers: Bilingual;
  readonly kept: Kept;
  /** Sent to the assistant's service, beside the school's own server. */
  readonly goesToAssistant?: true;
  /** Where it is kept; a table stands under one activity. */
  readonly tables: readonly string[];
}

const TEACHING = b(
  '履行教学管理职责所必需；学校与学生的约定',
  'Necessary for the school’s teaching duties and its agreement with students',
);
const LAW = b('履行网络安全、个人信息保护等法定义务', 'Legal duties of network security and data protection');
const CONSENT = b('本人同意', 'Consent of the person');
const ACCOUNT_END = b(
  '账号存续期间；删除账号时以化名替换',
  'As long as the account; a pseudonym replaces it on erasure',
);
const RECORD = b(
  '学业记录，由学校依规定保存；删除个人信息后只留化名',
  'An academic record, kept by the school’s rules; under a pseudonym after erasure',
);

/** What is done with personal data, in one table: the register's sheet and the notice's standard text are made from it. */
export const ACTIVITIES: readonly Activity[] = [
  {
    name: b('账号管理', 'Accounts'),
    data: b(
      '账号、姓名、身份、学号或工号、性别、邮箱、电话、密码摘要',
      'Account, name, identity, student or staff number, gender, email, phone, digest of the password',
    ),
    purpose: b('识别用户、登录、联系', 'To know people, let them log in and reach them'),
    ground: TEACHING,
    readers: b(
      '本人、任课教师、有“用户”或“课程”权限的管理员',
      'The person, their teachers, administrators of users or courses',
    ),
    kept: { until: ACCOUNT_END },
    tables: ['users', 'phrases', 'hidden_suggestions', 'notice_reads'],
  },
  {
    name: b('登录与会话', 'Log-ins and sessions'),
    data: b(
      '会话标识摘要、登录时间、登录失败次数、网络地址；两步验证的密钥（加密）、通行密钥的名称与公钥、恢复码与旧密码的摘要',
      'Digest of the session, times of log-ins, failed tries, network addresses; the second factor’s secret (encrypted), names and public keys of passkeys, digests of recovery codes and former passwords',
    ),
    purpose: b('保持登录、防止猜测密码', 'To keep people logged in and stop the guessing of passwords'),
    ground: LAW,
    readers: b('系统自动处理', 'Nobody: the server alone'),
    kept: {
      until: b(
        '登录到期即删除；登录失败记录 1 小时；两步验证与旧密码至本人移除或账号删除',
        'Until the log-in ends; failed tries for an hour; second factor and former passwords until the person removes them or the account is deleted',
      ),
    },
    tables: [
      'sessions',
      'login_failures',
      'rate_hits',
      'totp_factors',
      'passkeys',
      'passkey_challenges',
      'recovery_codes',
      'half_sessions',
      'former_passwords',
    ],
  },
  {
    name: b('微信登录', 'WeChat log-in'),
    data: b('微信 OpenID、昵称', 'WeChat OpenID and nickname'),
    purpose: b('用微信登录', 'To log in by WeChat'),
    ground: CONSENT,
    readers: b('本人', 'The person'),
    kept: { until: b('解除绑定时删除', 'Until the binding is undone') },
    tables: ['wechat_bindings', 'wechat_tickets'],
  },
  {
    name: b('统一登录与教学平台', 'Sign-on and learning platforms'),
    data: b(
      '学校统一身份认证或教学平台给出的标识、账号与姓名；由此产生的会话',
      'Identifier, account and name that the school’s sign-on server or learning platform gives; the sessions that come of it',
    ),
    purpose: b(
      '用学校账号登录、从课程页面进入',
      'To log in by the school’s account and to come in from a course page',
    ),
    ground: TEACHING,
    readers: b('本人、超级管理员', 'The person, super administrators'),
    kept: { until: b('取消关联或删除账号时删除', 'Until it is unlinked or the account is erased') },
    tables: ['identities', 'session_origins', 'integration_tickets'],
  },
  {
    name: b('向其他平台报送', 'Reports to other platforms'),
    data: b(
      '成绩、实验结果与学习经历记录，及接收平台的账号',
      'Scores, results and statements of experience, and the account at the platform that receives them',
    ),
    purpose: b(
      '回传成绩、上传实验结果、向学习记录库报送学习经历',
      'To return grades, upload results and tell a record store what was done',
    ),
    ground: TEACHING,
    readers: b('任课教师、超级管理员、接收平台', 'Teachers, super administrators, the receiving platform'),
    kept: {
      until: b(
        '随对接或账号一同删除；已送达的学习经历记录三十天后删除',
        'As long as the integration and the account; delivered statements for thirty days',
      ),
    },
    tables: ['deliveries', 'ilab_arrivals'],
  },
  {
    name: b('课程、班级与小组', 'Courses, classes and teams'),
    data: b('选课、任课、小组成员、邀请、任务', 'Enrolments, teaching, members of teams, invitations, tasks'),
    purpose: b('组织教学', 'To organise teaching'),
    ground: TEACHING,
    readers: b('同班同学、任课教师、有相应权限的管理员', 'Class mates, teachers, administrators of courses'),
    kept: { until: RECORD },
    tables: [
      'enrolments',
      'class_mentors',
      'course_mentors',
      'teams',
      'team_members',
      'team_invitations',
      'class_tasks',
      'project_students',
    ],
  },
  {
    name: b('名单导入', 'Imports of people'),
    data: b('导入的名单、变更前后的字段', 'What sheets of people made and changed'),
    purpose: b('批量建立账号，可在一天内撤销', 'To make accounts together, and to undo that for a day'),
    ground: TEACHING,
    readers: b('有“用户”或“课程”权限的管理员', 'Administrators of users or courses'),
    kept: { setting: 'keep_imports_days' },
    tables: ['people_imports', 'people_import_rows'],
  },
  {
    name: b('实验过程', 'Experiments'),
    data: b(
      '发言、操作、投票、文书及版本、签名、批注、笔记、心得、上传的文件',
      'Speeches, acts, votes, documents with versions, signatures, remarks, notes, what was learnt, uploaded files',
    ),
    purpose: b(
      '开展、指导和回放实验，形成电子卷宗',
      'To play, supervise and replay experiments, and to make dossiers',
    ),
    ground: TEACHING,
    readers: b(
      '同组成员（按角色可知范围）、任课教师、有“实验”权限的管理员',
      'Members of the team as far as their roles may know, teachers, administrators of experiments',
    ),
    kept: { until: RECORD },
    tables: [
      'experiments',
      'experiment_members',
      'experiment_events',
      'document_versions',
      'document_live',
      'document_edits',
      'document_clients',
      'document_comments',
      'signatures',
      'notes',
      'experiences',
      'files',
      'refused_endings',
      'practice_runs',
      'act_requests',
      'case_files',
    ],
  },
  {
    name: b('出勤', 'Attendance'),
    data: b('进入和离开实验的时间', 'When people entered and left experiments'),
    purpose: b('记录参与情况', 'To know who took part'),
    ground: TEACHING,
    readers: b('本人、任课教师、有“实验”权限的管理员', 'The person, teachers, administrators of experiments'),
    kept: { setting: 'keep_attendance_days' },
    tables: ['presence_spans'],
  },
  {
    name: b('评价与成绩', 'Evaluations and grades'),
    data: b('评分、评语、教师备注、成绩册', 'Scores, remarks, private notes of staff, gradebooks'),
    purpose: b('评定学习成果', 'To judge what was learnt'),
    ground: TEACHING,
    readers: b(
      '本人（已发布的评价）、任课教师、有“实验”权限的管理员',
      'The person (what is published), teachers, administrators of experiments',
    ),
    kept: { until: RECORD },
    tables: [
      'evaluations',
      'evaluation_versions',
      'evaluation_notes',
      'evaluation_scores',
      'gradebooks',
      'gradebook_entries',
      'course_rubrics',
    ],
  },
  {
    name: b('消息', 'Messages'),
    data: b('私信、群发消息', 'Private messages and announcements'),
    purpose: b('师生沟通', 'So that teachers and students can write to each other'),
    ground: TEACHING,
    readers: b('发件人、收件人', 'Sender and recipients'),
    kept: { setting: 'keep_messages_days' },
    tables: ['messages', 'conversations', 'announcements'],
  },
  {
    name: b('法律助手与译文', 'Assistant and draft translations'),
    data: b(
      '提问、最近几轮对话、待译文本（平台不保存）',
      'Questions, the last messages, texts to translate (not kept here)',
    ),
    purpose: b('回答法律问题、起草译文', 'To answer questions about law and draft translations'),
    ground: CONSENT,
    readers: b('受托的模型服务', 'The service that runs the model'),
    kept: { until: b('平台不保存；服务方按其约定处理', 'Not kept here; by its own terms at the service') },
    goesToAssistant: true,
    tables: ['assistant_streams'],
  },
  {
    name: b('案件与流程编写', 'Authoring of cases and workflows'),
    data: b('作者、修改时间、更正记录', 'Authors, times of changes, corrections'),
    purpose: b('协作编写、追溯修改', 'To write together and trace changes'),
    ground: TEACHING,
    readers: b('作者、有相应权限的管理员', 'Authors, administrators of cases and workflows'),
    kept: { until: b('与案件、流程一并保存', 'As long as the case or workflow') },
    tables: ['projects', 'workflows', 'flows', 'flow_corrections'],
  },
  {
    name: b('操作日志', 'Audit log'),
    data: b('操作人、时间、操作、对象、网络地址', 'Who did what to what, when, from which address'),
    purpose: b('安全审计、追责', 'Security and accountability'),
    ground: LAW,
    readers: b('有“日志”权限的管理员', 'Administrators of the log'),
    kept: { until: b('不少于 180 天', 'At least 180 days') },
    tables: ['audit_log', 'approvals'],
  },
  {
    name: b('个人信息请求与同意', 'Data requests and consents'),
    data: b('请求、答复、同意的版本和时间', 'Requests, answers, versions and times of consent'),
    purpose: b('保障个人权利、证明已履行义务', 'To serve people’s rights and show that it was done'),
    ground: LAW,
    readers: b('本人、有“用户”权限的管理员', 'The person, administrators of users'),
    kept: { until: b('学校存续期间', 'As long as the school runs the product') },
    tables: ['data_requests', 'privacy_consents', 'privacy_notices'],
  },
];

/** Tables in which there is nothing about a person. */
export const IMPERSONAL = [
  'courses',
  'classes',
  'system_params',
  'audit_seals',
  'audit_forwards',
  'notices',
  'project_classes',
  'gradebook_tasks',
  'practice_papers',
  'wechat_states',
  'integrations',
  'spent_tokens',
  'lti_keys',
  'lti_deployments',
  'lti_contexts',
  'lti_links',
  'xapi_cursors',
  'server_processes',
] as const;

/** Pure: how long, in words. */
export function keptInWords(kept: Kept, settings: ServiceSettings): Bilingual {
  if ('until' in kept) return kept.until;
  const days = settings[kept.setting];
  if (days === 0) return b('未设期限', 'No limit set');
  return b(`${days} 天`, `${days} days`);
}
