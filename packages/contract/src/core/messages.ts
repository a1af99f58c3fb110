import type { CodeName } from './codes.ts';
import { FILE_REFUSALS, overLimit } from './file-refusals.ts';
import type { Bilingual } from './values.ts';

/** The specification's words where it gives them, with a fitting translation in the other language. */
export const MESSAGE: Readonly<Record<CodeName, Bilingual>> = {
  ok: { zh: '', en: '' },
  bad_parameter: { zh: '参数错误', en: 'Something in the form is missing or wrong' },
  bad_credentials: { zh: '账号或密码错误', en: 'Wrong account or password' },
  not_logged_in: { zh: '请先登录', en: 'Please log in first' },
  no_authority: { zh: '没有权限', en: 'You do not have the authority to do this' },
  not_found: { zh: '数据不存在', en: 'This does not exist' },
  changed_meanwhile: { zh: '数据已变化，请刷新', en: 'Somebody changed this meanwhile. Please reload' },
  too_many_tries: {
    zh: '操作过于频繁，请稍后再试',
    en: 'Too many tries. Please wait a moment and try again',
  },
  file_refused: {
    zh: '文件超过 20M 或类型不被接受',
    en: 'The file is over 20M or of a type that is not accepted',
  },
  system_closed: { zh: '系统已关闭', en: 'The system is closed' },
  not_configured: {
    zh: '管理员尚未配置这项功能',
    en: 'The administrator has not configured this yet',
  },
  assistant_unavailable: { zh: '请求失败，请稍后再试', en: 'The request failed. Please try again later' },
  wechat_unavailable: {
    zh: '暂时连不上微信，请稍后再试',
    en: 'WeChat cannot be reached at the moment. Please try again later',
  },
  wechat_off: {
    zh: '微信登录已停用，请用账号和密码登录',
    en: 'WeChat log-in is switched off. Please use your account and password',
  },
  come_again: {
    zh: '现在登录的人很多，请稍候再登录',
    en: 'Many people are logging in right now. Please log in again in a moment',
  },
  too_fast: {
    zh: '操作过快，请稍候片刻',
    en: 'That was too fast. Please wait a moment',
  },
  factor_needed: {
    zh: '此账号已启用两步验证，请完成第二步',
    en: 'This account has a second factor. Please complete the second step',
  },
  factor_missing: {
    zh: '学校要求您的账号启用两步验证，设置后才能继续使用',
    en: 'Your school requires a second factor for your account. Set one up to go on',
  },
  password_due: { zh: '请先修改密码', en: 'Please change your password first' },
  wrong_code: {
    zh: '验证码不正确，或已经用过',
    en: 'The code is wrong, or has been used already',
  },
  second_step_over: {
    zh: '验证已超时，请重新登录',
    en: 'The second step has timed out. Please log in again',
  },
  factor_stands: {
    zh: '已设置动态口令。如要更换，请先移除现有的',
    en: 'There is an authenticator app already. Remove it first to set up another',
  },
  passkeys_off: {
    zh: '通行密钥在这个地址不能使用',
    en: 'Passkeys cannot be used at this address',
  },
  passkey_refused: {
    zh: '通行密钥未通过验证，请重试或换一种方式',
    en: 'The passkey could not be verified. Try again, or use another way',
  },
  too_many_passkeys: {
    zh: '通行密钥已达 10 个。请先移除不用的',
    en: 'You have 10 passkeys, which is the limit. Remove one that you no longer use first',
  },
  integration_fixed: {
    zh: '这项对接由服务器的启动设置给出，请在那里修改',
    en: 'The server was started with this integration. Change it there',
  },
  only_way_in: {
    zh: '这是您唯一的登录方式。请先设置密码或关联其他身份',
    en: 'This is your only way to log in. Set a password or link another identity first',
  },
  no_password: {
    zh: '此账号没有密码。请退出后从学校的统一身份认证重新登录，并在十分钟内完成这项操作；如需密码，请联系管理员设置',
    en: "This account has no password. Log out, log in through the school's sign-on again, and do this within ten minutes; or ask an administrator for a password",
  },
  log_in_first: {
    zh: '此账号已启用两步验证，请登录后再修改密码',
    en: 'This account has a second factor. Please log in before changing the password',
  },
  in_use: {
    zh: '仍有实验、小组或项目与之相关，不能删除',
    en: 'Experiments, groups or projects still depend on it, so it cannot be deleted',
  },
  rows_refused: {
    zh: '表格中有需要修改的行，未导入任何数据',
    en: 'Some rows of the sheet need to be corrected; nothing was imported',
  },
  no_second_administrator: {
    zh: '这项操作需要另一名管理员复核，但目前没有其他管理员可以复核。你建立的账号，或最近由你授权、重置密码的账号，不能复核你的申请。可在服务器上用 npm run admin:create 另建一名超级管理员',
    en: 'A second administrator has to approve this, and there is nobody else who could. An account that you made, or that you lately gave permissions or a new password, cannot approve your requests. On the server, npm run admin:create makes another super administrator',
  },
  own_request: {
    zh: '不能复核自己的申请，请由另一名管理员复核',
    en: 'You asked for this yourself. Another administrator has to approve it',
  },
  not_independent: {
    zh: '提出人与你的账号之间有建立、授权或重置密码的关系，请由其他管理员复核',
    en: 'One of you made the account of the other, or lately gave it permissions or a new password. Another administrator has to decide this',
  },
  approval_over: {
    zh: '这项申请已处理、撤回或过期',
    en: 'This request has already been decided, withdrawn or has lapsed',
  },
  duty_held: {
    zh: '该账号担任三员之一，请先在“三员分立”中更换人选',
    en: 'This account holds one of the three duties. Give the duty to somebody else first',
  },
  duties_mixed: {
    zh: '三员分立时，一名管理员的模块不能同时属于两种职责，请先调整权限',
    en: 'While duties are separated, an administrator may not have modules of two duties. Change the permissions first',
  },
  not_leader: {
    zh: '您不是组长，不能开始实验',
    en: 'You are not the group leader and cannot start the experiment',
  },
  not_registered: {
    zh: '有成员未在班级登记，不能进入实验',
    en: 'A member is not registered in the class, so the experiment cannot be entered',
  },
  ended_cannot_enter: { zh: '实验已结束，不能进入', en: 'The experiment has ended and cannot be entered' },
  ended_cannot_restart: {
    zh: '实验已结束，不能重新开始',
    en: 'The experiment has ended and cannot be restarted',
  },
  may_not_edit_task: {
    zh: '您没有权限编辑该实验任务',
    en: 'You do not have the authority to edit this experimental task',
  },
  may_not_delete_task: {
    zh: '您不是组长或创建者，没有权限删除该实验任务',
    en: 'You are neither the group leader nor the creator and have no authority to delete this experimental task',
  },
  paused: { zh: '实验已被指导教师暂停', en: 'Your mentor has paused this experiment' },
  no_templates: { zh: '该角色未配置模板', en: 'No templates are configured for this role' },
  file_name_missing: { zh: '请输入文件名称', en: 'Please enter the file name' },
  jump_not_configured: {
    zh: '目标项目的角色尚未配置，不能跳转',
    en: 'The roles of the target project have not been configured, so the jump is not possible',
  },
  jump_leads_nowhere: {
    zh: '按本实验的结果，没有可以跳转的关联实验',
    en: 'No linked experiment follows from this result',
  },
  not_authorised_here: {
    zh: '您目前没有权限参与该环节',
    en: 'You are currently not authorized to participate in this section',
  },
  roles_not_all_assigned: { zh: '角色尚未全部分配', en: 'Not every role has been assigned yet' },
  already_done: { zh: '您已经操作过了', en: 'This has already been done' },
  not_current_section: { zh: '该环节不是当前环节', en: 'This is not the current section' },
  vote_not_ended: {
    zh: '表决尚未结束，不能离开该环节',
    en: 'The vote has not been ended yet, so the section cannot be left',
  },
  conditions_unmet: {
    zh: '这一选项的条件尚未满足，请先补齐',
    en: 'What this option asks for is not there yet',
  },
  incompatible_roles: {
    zh: '这两个角色不得由同一人担任',
    en: 'One person may not hold these two roles together',
  },
  hand_over_stands: {
    zh: '这次移交已不能撤销',
    en: 'This change of hands can no longer be undone',
  },
  help_answered: {
    zh: '这次求助已经有人答复了',
    en: 'This call for help has been answered already',
  },
  help_gone: {
    zh: '这名成员已重新提问，请看新的问题',
    en: 'This call for help has been replaced by a newer question',
  },
  no_previous_section: {
    zh: '这是第一个环节，不能再后退',
    en: 'This is the first section; there is no step back',
  },
  not_open: { zh: '该项目目前未对您开放', en: 'This project is not open to you at present' },
  role_taken: { zh: '该角色已被他人选择', en: 'Somebody else has taken this role' },
  roles_for_others: {
    zh: '请把角色留给还没有角色的组员',
    en: 'Please leave this role to a member who has none yet',
  },
  no_tasks_selected: {
    zh: '您还没有选择任何实验任务',
    en: 'You have not selected any experimental tasks',
  },
  record_closed: {
    zh: '笔录正在核对，暂停发言',
    en: 'The record is being checked: speaking is paused',
  },
  too_many_documents: {
    zh: '该实验的文书数量已达上限，不能再新建',
    en: 'This experiment holds as many documents as it may, so no more can be made',
  },
  no_partners: {
    zh: '自动陪练暂时都在忙，请先结束一场练习或稍后再试',
    en: 'All practice partners are busy. End another practice first, or try again later',
  },
  not_ended: {
    zh: '实验尚未结束，不能评价',
    en: 'The experiment has not ended yet, so it cannot be evaluated',
  },
  export_failed: { zh: '导出失败', en: 'Export failed' },
  export_under_way: {
    zh: '您的上一个文件还在处理，请等它完成',
    en: 'Your last file is still being prepared. Please wait until it is done',
  },
  exports_busy: {
    zh: '正在处理的文件较多，请过一会儿再试',
    en: 'Many files are being prepared just now. Please try again in a minute',
  },
  import_under_way: {
    zh: '学校正在导入另一份名单，请等它完成后再试',
    en: 'Another sheet of people is being imported. Please try again when it is done',
  },
  import_not_done: {
    zh: '这次导入没有完成，或已经撤销',
    en: 'This import was not completed, or is undone already',
  },
  import_too_old: {
    zh: '导入已超过 24 小时，不能再撤销',
    en: 'More than 24 hours have passed since this import, so it cannot be undone',
  },
  backup_under_way: {
    zh: '正在生成或试恢复备份，请等它完成后再试',
    en: 'A backup is being made or tried. Please try again when it is done',
  },
  backup_password: { zh: '密码不正确', en: 'The password is wrong' },
  compare_busy: {
    zh: '比对正在进行，请过一会儿再试',
    en: 'Papers are being compared just now. Please try again in a moment',
  },
  compare_failed: {
    zh: '这次比对没有完成，请重试',
    en: 'The papers could not be compared. Please try again',
  },
  not_rehearsable: {
    zh: '流程有错误，还不能预演，请先按流程检查的结果修改',
    en: 'The flow has errors and cannot be rehearsed yet. Mend what the flow check finds first',
  },
  section_not_reached: {
    zh: '从头走不到这个环节，请检查通向它的去向和条件，或从别的环节开始预演',
    en: 'No play comes to this section. Check the options that lead to it and what they ask for, or begin elsewhere',
  },
  task_graded: {
    zh: '成绩册中已有这项任务的权重或教师录入的成绩，请先清除，再撤回任务',
    en: 'The gradebook has a weight or scores entered by hand for this task. Clear them before you take it back',
  },
  too_many_phrases: {
    zh: '常用语已达上限，请先删去一些',
    en: 'Your bank of phrases is full. Delete some first',
  },
  no_timer: { zh: '这一组现在没有计时', en: 'No timer is set in this team' },
  phrase_exists: { zh: '这句常用语已经有了', en: 'You have this phrase already' },
  nothing_to_publish: {
    zh: '评价与已发布的相同，没有需要发布的修改',
    en: 'The evaluation is as published: there is nothing new to publish',
  },
  nothing_to_withdraw: {
    zh: '没有已发布的评价可以撤回',
    en: 'There is no published evaluation to take back',
  },
  idle_undecided: {
    zh: '有成员没有任何参与记录，请逐一确认其成绩后再发布',
    en: 'Some members did nothing. Decide on each of them before publishing',
  },
  consent_missing: {
    zh: '请先阅读并同意隐私政策',
    en: 'Please read the privacy notice and agree to it first',
  },
  run_under_way: {
    zh: '该用户还有尚未结束的实验，请等实验结束或将其移出后再办理',
    en: 'This person is in an experiment that has not ended. Wait until it has, or take them out first',
  },
  last_super_admin: {
    zh: '不能删除最后一位可用的超级管理员',
    en: 'The last super administrator who can log in cannot be erased',
  },
  step_incomplete: {
    zh: '当前环节数据未设置完整，不能跳转到下一步',
    en: 'The current section data is incomplete, so the next step cannot open',
  },
  published: {
    zh: '流程已发布，结构不能修改，文字可以更正',
    en: 'The flow has been published: its words can be corrected, its structure cannot be changed',
  },
  not_published: {
    zh: '该版本尚未发布，请直接编辑',
    en: 'This version is still a draft: edit it instead',
  },
  project_incomplete: {
    zh: '项目内容尚未填写完整，不能对学生开放',
    en: 'The case is not complete yet, so it cannot be opened to students',
  },
  workflow_in_use: {
    zh: '流程正被实验项目使用，不能删除',
    en: 'Cases are played on this workflow, so it cannot be deleted',
  },
  flow_unsound: { zh: '流程检查未通过', en: 'The flow check found errors' },
  team_name: { zh: '请输入小组名称', en: 'Please enter the group name' },
  members_exist: { zh: '组员已存在，请重新选择', en: 'Groupmembers already exist. Please select again' },
  nothing_selected: { zh: '您还没有选择任何内容', en: 'You have not selected anything' },
  members_missing: { zh: '请选择要添加的组员', en: 'Please select the members to add' },
  project_missing: { zh: '请先选择实验项目', en: 'Please select a project first' },
  group_missing: { zh: '请先选择小组', en: 'Please select a group first' },
  team_full: { zh: '小组人数已满', en: 'The group is full' },
  team_started: { zh: '小组的实验已经开始', en: 'The group has already started its experiment' },
  in_other_group: {
    zh: '您或所选组员已在本次任务的另一小组中',
    en: 'You or a selected member already belong to another group of this task',
  },
  team_too_small: { zh: '小组人数不足，不能开始实验', en: 'The group has too few members to start' },
  single_user: {
    zh: '该项目由一人完成，不需要小组',
    en: 'This project is done by one person, without a group',
  },
  fault: { zh: '系统繁忙', en: 'The system is busy. Please try again' },
  disk_full: {
    zh: '服务器的磁盘已满，刚才的内容没有保存，请联系管理员',
    en: 'The server’s disk is full and nothing was saved. Please tell the administrator',
  },
  store_away: {
    zh: '文件存储暂时无法使用，文件没有保存或不能读取，请稍后再试',
    en: 'The file store cannot be reached at the moment: nothing was saved, and no file can be read. Please try again later',
  },
  stopping: {
    zh: '服务器正在重启，请稍后再试',
    en: 'The server is being restarted. Please try again in a moment',
  },
};

/**
 * Codes whose fault at a field is said in words of its own: `{name: 'too_long'}` is not a missing name, and `{you: true}` is about the
 * reader. `*` is any part of the field.
 */
const FIELD_MESSAGE: Partial<Readonly<Record<CodeName, Readonly<Record<string, Bilingual>>>>> = {
  team_name: {
    'name:too_long': {
      zh: '小组名称不能超过 15 个字符',
      en: 'The group name may have at most 15 characters',
    },
  },
  file_refused: FILE_REFUSALS,
  bad_parameter: {
    'change.*:emptied': {
      zh: '已有的文字不能改成空白',
      en: 'A text that is there cannot be left empty',
    },
    'change.*:name_taken': {
      zh: '已有另一个角色叫这个名称',
      en: 'Another role has this name already',
    },
  },
  not_registered: {
    'you:true': {
      zh: '您已不在本实验所属班级的名单中，不能进入实验',
      en: 'You are no longer registered in the class of this experiment, so you cannot enter it',
    },
  },
};

/** Pure: the sentence of a code, in the words of the field's fault where it has some. */
export function messageOf(code: CodeName, data?: unknown): Bilingual {
  const own = FIELD_MESSAGE[code];
  if (!own || typeof data !== 'object' || data === null) return MESSAGE[code];
  if ('limit' in data && code === 'file_refused') return overLimit(Number(data.limit));
  const said = Object.entries(data).map(
    ([field, fault]) => own[`${field}:${String(fault)}`] ?? own[`${field.split('.')[0]}.*:${String(fault)}`],
  );
  return said.find((message) => message !== undefined) ?? MESSAGE[code];
}
