import * as calls from '@lets/contract';
import { cells } from './actors.ts';
import { type Line, toEverybody, toUsers } from './rows.ts';

/** Messages, notices, settings, WeChat and the assistant: what surrounds the areas. */
const publishers = cells({
  not_logged_in: 'nobody',
  no_authority: 'outsider other_team other_mentor players mentor admin',
  ok: 'admin_bare super_admin',
});
const settingKeepers = cells({
  not_logged_in: 'nobody',
  no_authority: 'strangers players mentor admin',
  ok: 'super_admin',
});
/** Class mates, those who teach the class, and administrators. */
const reachMate = cells({
  not_logged_in: 'nobody',
  not_found: 'outsider other_mentor',
  ok: 'other_team players staff admin_bare',
});
/** A mentor to the classes they teach, administrators to all; for students no class is an audience. */
const announceToClass = cells({
  not_logged_in: 'nobody',
  not_found: 'outsider other_team other_mentor players',
  ok: 'staff admin_bare',
});
/** An announcement is its writer's alone. */
const notTheirOwn = cells({ not_logged_in: 'nobody', not_found: 'strangers players staff' });
const texts = { title: { zh: '停课', en: 'No class' }, body: { zh: '正文', en: 'Text' } };

export const frame: readonly Line[] = [
  // Messages
  [calls.toUserList, { input: () => ({}), cells: toUsers }],
  [calls.sendMessage, { input: ({ mate }) => ({ to: [mate.id], content: 'Hello' }), cells: reachMate }],
  [
    calls.sendMessage,
    {
      input: ({ people }) => ({ to: [people.super_admin.id], content: 'Hello' }),
      cells: cells({
        not_logged_in: 'nobody',
        ok: 'strangers players mentor admin',
        not_found: 'super_admin',
      }),
    },
    'to an administrator',
  ],
  [
    calls.sendMessage,
    {
      input: ({ people, frame: { message } }) => ({
        to: [people.host.id],
        content: 'Hello',
        parent_id: message,
      }),
      cells: cells({
        not_logged_in: 'nobody',
        not_found: 'strangers bystander elsewhere host leader creator staff',
        ok: 'holder',
      }),
    },
    'as a reply',
  ],
  [calls.messageList, { input: () => ({}), cells: toUsers }],
  [calls.messageList, { input: ({ mate }) => ({ with_user: mate.id }), cells: reachMate }, 'with somebody'],
  [calls.messageRead, { input: ({ mate }) => ({ with_user: mate.id }), cells: toUsers }],
  [calls.audienceList, { input: () => ({ kind: 'team' }), cells: toUsers }],
  [
    calls.announce,
    {
      input: ({ class: id }) => ({ to: { kind: 'class', id }, content: 'Hello' }),
      cells: announceToClass,
    },
  ],
  [
    calls.announce,
    {
      input: ({ otherTeam: id }) => ({ to: { kind: 'team', id }, content: 'Hello' }),
      cells: cells({
        not_logged_in: 'nobody',
        not_found: 'outsider other_mentor players admin_bare',
        ok: 'other_team staff',
      }),
    },
    'to another team',
  ],
  [calls.announcementList, { input: () => ({}), cells: toUsers }],
  [calls.announcementReaders, { input: () => ({ id: 1 }), cells: notTheirOwn }],
  [calls.unreadCount, { input: () => ({}), cells: toUsers }],

  // Notices
  [calls.noticeSave, { input: () => ({ ...texts, status: 'published' }), cells: publishers }],
  [
    calls.noticeSave,
    {
      input: ({ frame: { notice } }) => ({ ...texts, id: notice, status: 'withdrawn' }),
      cells: publishers,
    },
    'somebody else’s',
  ],
  [calls.noticeReaders, { input: ({ frame: { notice } }) => ({ id: notice }), cells: publishers }],
  [calls.noticeManageList, { input: () => ({}), cells: publishers }],
  [calls.noticeRead, { input: ({ frame: { notice } }) => ({ ids: [notice] }), cells: toUsers }],

  // The system
  [calls.appQr, { input: () => ({}), cells: toEverybody('ok') }],
  [calls.settingGet, { input: () => ({}), cells: settingKeepers }],
  [
    calls.retentionPreview,
    {
      input: () => ({
        keep_messages_days: 90,
        keep_imports_days: 0,
        keep_attendance_days: 0,
        keep_waiting_days: 0,
        keep_notices_days: 0,
      }),
      cells: settingKeepers,
    },
  ],
  [calls.settingSave, { input: () => ({ system_closed: true }), cells: settingKeepers }],

  // WeChat
  [calls.wechatUrl, { input: () => ({}), cells: toEverybody('ok') }],
  [
    calls.wechatLogin,
    { input: () => ({ code: 'code', state: 'forged' }), cells: toEverybody('bad_credentials') },
  ],
  [
    calls.wechatBind,
    {
      input: ({ people, frame: { ticket } }) => ({
        ticket,
        account: people.holder.account,
        password: 'wrong',
      }),
      cells: toEverybody('bad_credentials'),
    },
  ],
  [
    calls.wechatUnbind,
    {
      input: () => ({}),
      cells: cells({
        not_logged_in: 'nobody',
        ok: 'holder',
        not_found: 'strangers bystander elsewhere host leader creator staff',
      }),
    },
  ],
  [calls.wechatBinding, { input: () => ({}), cells: toUsers }],

  // Sign-on
  [calls.signOnDoors, { input: () => ({}), cells: toEverybody('ok') }],
  [
    calls.identityBind,
    {
      input: ({ people }) => ({ ticket: 'forged', account: people.holder.account, password: 'wrong' }),
      cells: toEverybody('changed_meanwhile'),
    },
  ],
  [calls.identityOwn, { input: () => ({}), cells: toUsers }],
  [
    calls.identityLink,
    {
      input: () => ({ id: 1 }),
      cells: cells({ not_logged_in: 'nobody', not_found: 'strangers players staff' }),
    },
  ],
  [
    calls.identityUnlink,
    {
      input: () => ({ id: 1 }),
      cells: cells({ not_logged_in: 'nobody', not_found: 'strangers players staff' }),
    },
  ],

  // The assistant
  [
    calls.assistantChat,
    { input: () => ({ messages: [{ role: 'user', content: 'What is a tort?' }] }), cells: toUsers },
  ],
  [
    calls.assistantTranslate,
    {
      input: () => ({ texts: ['开庭'] }),
      cells: cells({
        not_logged_in: 'nobody',
        no_authority: 'strangers players mentor',
        assistant_unavailable: 'admin super_admin',
      }),
    },
  ],
  [calls.assistantStatus, { input: () => ({}), cells: toUsers }],
];
