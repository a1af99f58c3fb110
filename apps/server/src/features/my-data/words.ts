import type { Bilingual } from '@lets/contract';

const b = (zh: string, en: string): Bilingual => ({ zh, en });

const AT = b('时间', 'Time');
const NAME = b('名称', 'Name');
const SECTION = b('环节', 'Section');
const TEXT = b('内容', 'Text');

/** What a copy of somebody's data has chapters of, and the columns of each by the names that its JSON uses. */
export const CHAPTERS = {
  account: {
    title: b('账号', 'Account'),
    columns: {
      account: b('账号', 'Account'),
      name: b('姓名', 'Name'),
      identity: b('身份', 'Identity'),
      student_id: b('学号', 'Student number'),
      gender: b('性别', 'Gender'),
      email: b('邮箱', 'Email'),
      contact: b('联系方式', 'Contact'),
      outside: b('校外', 'From outside'),
      modules: b('管理模块', 'Management modules'),
      created_at: b('建立时间', 'Made'),
    },
  },
  identities: {
    title: b('关联的外部身份', 'Linked identities'),
    columns: {
      issuer: b('来自', 'From'),
      subject: b('标识', 'Identifier'),
      label: b('账号', 'Account'),
      first_seen: b('关联时间', 'Linked'),
      last_seen: b('最近使用', 'Last used'),
    },
  },
  wechat: {
    title: b('微信绑定', 'WeChat'),
    columns: {
      openid: b('OpenID', 'OpenID'),
      nickname: b('昵称', 'Nickname'),
      bound_at: b('绑定时间', 'Bound'),
    },
  },
  factors: {
    title: b('两步验证', 'Second factor'),
    columns: {
      kind: b('方式', 'Kind'),
      name: b('名称', 'Name'),
      created_at: b('添加时间', 'Added'),
      used_at: b('最近使用', 'Last used'),
    },
  },
  sessions: {
    title: b('当前登录', 'Logged in now'),
    columns: {
      created_at: b('登录时间', 'Logged in'),
      last_seen_at: b('最近使用', 'Last used'),
      expires_at: b('到期', 'Ends'),
    },
  },
  failures: { title: b('近期登录失败', 'Recent failed log-ins'), columns: { at: AT } },
  classes: {
    title: b('课程与班级', 'Courses and classes'),
    columns: { course: b('课程', 'Course'), class: b('班级', 'Class'), as: b('身份', 'As') },
  },
  teams: {
    title: b('小组', 'Teams'),
    columns: {
      name: NAME,
      project: b('实验项目', 'Project'),
      joined_at: b('加入时间', 'Joined'),
      invited_at: b('受邀时间', 'Invited'),
    },
  },
  authored: {
    title: b('编写的流程、案件与布置的任务', 'Workflows, cases and class tasks of yours'),
    columns: { kind: b('种类', 'Kind'), name: NAME, created_at: b('建立时间', 'Made') },
  },
  phrases: {
    title: b('常用语', 'Your phrases'),
    columns: { kind: b('种类', 'Kind'), text: TEXT, created_at: AT },
  },
  announcements: {
    title: b('发出的群发消息', 'Announcements you sent'),
    columns: { at: AT, to: b('发给', 'To'), text: TEXT },
  },
  notices: { title: b('已读公告', 'Notices you read'), columns: { title: b('标题', 'Title'), read_at: AT } },
  requests: {
    title: b('个人信息请求', 'Data requests'),
    columns: {
      at: AT,
      kind: b('种类', 'Kind'),
      text: TEXT,
      state: b('状态', 'State'),
      answer: b('答复', 'Answer'),
    },
  },
  consents: {
    title: b('对隐私政策的同意', 'Consent to the privacy notice'),
    columns: {
      version: b('版本', 'Version'),
      agreed_at: b('同意时间', 'Agreed'),
      withdrawn_at: b('撤回时间', 'Withdrawn'),
    },
  },
  files: {
    title: b('上传的文件', 'Files you uploaded'),
    columns: {
      name: NAME,
      mime: b('类型', 'Type'),
      size: b('字节', 'Bytes'),
      created_at: AT,
      path: b('在压缩包中', 'In the archive'),
    },
  },
  messages: {
    title: b('消息', 'Messages'),
    columns: {
      at: AT,
      from: b('发件人', 'From'),
      to: b('收件人', 'To'),
      text: TEXT,
      read_at: b('已读', 'Read'),
    },
  },
  log: {
    title: b('登录与操作日志', 'Log-ins and audit entries'),
    columns: {
      at: AT,
      action: b('操作', 'Action'),
      target: b('对象', 'Target'),
      detail: b('说明', 'Detail'),
      address: b('网络地址', 'Address'),
      by: b('由谁', 'By'),
    },
  },
  run: {
    title: b('实验', 'Experiment'),
    columns: {
      name: NAME,
      project: b('实验项目', 'Project'),
      status: b('状态', 'Status'),
      roles: b('角色', 'Roles'),
      started_at: b('开始', 'Started'),
      ended_at: b('结束', 'Ended'),
    },
  },
  attendance: {
    title: b('出勤', 'Attendance'),
    columns: { from_at: b('进入', 'From'), until_at: b('离开', 'Until') },
  },
  acts: {
    title: b('发言与操作（含本人投票）', 'Speeches and acts, your own votes among them'),
    columns: {
      at: AT,
      section: SECTION,
      role: b('角色', 'Role'),
      type: b('操作', 'Act'),
      data: TEXT,
    },
  },
  notes: {
    title: b('笔记', 'Notes'),
    columns: { at: AT, section: SECTION, text: TEXT, shared: b('对教师公开', 'Shown to staff') },
  },
  experiences: { title: b('实验心得', 'What was learnt'), columns: { at: AT, text: TEXT } },
  signatures: {
    title: b('签名', 'Signatures'),
    columns: {
      at: AT,
      document: b('文书', 'Document'),
      version: b('版本', 'Version'),
      decision: b('决定', 'Decision'),
      reason: b('理由', 'Reason'),
      image: b('签名图样', 'Signature'),
    },
  },
  remarks: {
    title: b('文书批注', 'Remarks on drafts'),
    columns: { at: AT, document: b('文书', 'Document'), quote: b('原文', 'Passage'), text: TEXT },
  },
  evaluation: {
    title: b('已发布的评价', 'Published evaluation'),
    columns: {
      goal: b('能力目标', 'Goal'),
      score: b('得分', 'Score'),
      team_score: b('小组得分', 'Score of the team'),
      remark: b('评语', 'Remark'),
      team_remark: b('对小组的评语', 'Remark to the team'),
    },
  },
  document: {
    title: b('文书', 'Document'),
    columns: {
      version: b('版本', 'Version'),
      saved_at: b('保存时间', 'Saved'),
      hash: b('SHA-256', 'SHA-256'),
      text: TEXT,
    },
  },
} as const satisfies Readonly<
  Record<string, { readonly title: Bilingual; readonly columns: Readonly<Record<string, Bilingual>> }>
>;

export const PAGE_WORDS = {
  title: b('我的数据', 'My data'),
  made: b('制作时间', 'Made'),
  contents: b('目录', 'Contents'),
  nothing: b('没有记录', 'Nothing is kept'),
  json: b('同一内容的 JSON 文件', 'The same as JSON'),
  back: b('返回目录', 'Back to the contents'),
  yes: b('是', 'Yes'),
  no: b('否', 'No'),
  you: b('本人', 'You'),
  another: b('他人', 'Somebody else'),
  student: b('学生', 'Student'),
  passkey: b('通行密钥', 'Passkey'),
  authenticator: b('验证器', 'Authenticator app'),
  teacher: b('教师', 'Teacher'),
  workflow: b('流程', 'Workflow'),
  case: b('实验项目', 'Case'),
  class_task: b('班级任务', 'Class task'),
  overall: b('总体', 'On the whole'),
  explained: b(
    '这里是学校在本平台上保存的、您本人可以知晓的全部个人信息。网页供阅读，JSON 文件供其他程序使用。',
    'This is all personal data about you that the school keeps here and that you may know. The pages are for reading; the JSON files are for other programs.',
  ),
  left_out: b(
    '未列入：密码（只存有无法还原的摘要）；他人写的文书与发言；教师之间的备注和尚未发布的评价；正在进行的实验中您的角色尚不能知晓的内容。',
    'Not included: your password, of which only a digest is kept; what others wrote and said; what teachers note among themselves and evaluations that are not published; and what your role may not know yet in an experiment under way.',
  ),
} as const satisfies Readonly<Record<string, Bilingual>>;

export const IDENTITY_NAMES: Readonly<Record<number, Bilingual>> = {
  1: b('学生', 'Student'),
  2: b('指导教师', 'Mentor'),
  3: b('管理员', 'Administrator'),
  4: b('超级管理员', 'Super administrator'),
};
