import type { CaseDocument } from '@lets/contract';
import { bi, opensWith, p, quote, table, title } from '../../build.ts';
import { evidence } from '../fields.ts';

const CONTRACT = evidence(
  'evidence_1_contract',
  bi('证据 1　劳动合同和工资表', 'Evidence 1: contract and wage sheet'),
  [
    title('劳动合同和工资表'),
    p(
      '劳动合同：2024 年 9 月 1 日签订，期限至 2027 年 8 月 31 日，岗位运营专员，月工资 8,000 元。第十二条“入职时间：2024 年 3 月 1 日”。没有“此前未签合同的责任已经了结”之类的约定。',
    ),
    table(
      ['期间', '工资（元）', '其他'],
      ['2024 年 6 月至 2025 年 5 月', '96,000', '每月 8,000'],
      ['2025 年 1 月', '4,800', '年终奖'],
    ),
  ],
  [
    title('Contract and wage sheet'),
    p(
      'Labour contract: signed on 1 September 2024, to 31 August 2027, operations specialist, 8,000 yuan a month. Clause 12: "Joined on 1 March 2024". Nothing says that liability for the time without a contract is settled.',
    ),
    table(
      ['Period', 'Wages (yuan)', 'Remark'],
      ['June 2024 to May 2025', '96,000', '8,000 a month'],
      ['January 2025', '4,800', 'annual bonus'],
    ),
  ],
);

const NOTICE = evidence(
  'evidence_2_notice',
  bi('证据 2　解除通知和工会通知单', 'Evidence 2: notice of termination and note to the union'),
  [
    title('解除劳动合同通知书'),
    p(
      '何佳宁：你于 2025 年 6 月 11 日、12 日、13 日连续旷工三日，依据《员工手册》5.3 条“一个月内旷工满三日，属严重违反规章制度”，公司决定自 2025 年 6 月 20 日起解除劳动合同。（公司盖章，2025 年 6 月 20 日。“工会意见”栏空白。）',
    ),
    quote(
      '工会通知单：“拟解除何佳宁劳动合同，请提出意见。”落款 2025 年 6 月 23 日。工会签收栏：“收到，无意见。赵 6.23”，没有盖章。',
    ),
  ],
  [
    title('Notice of termination'),
    p(
      'To He Jianing: On 11, 12 and 13 June 2025 you were absent without leave for three days running. Under rule 5.3 of the handbook, "three days of absence within a month are a serious violation", the company terminates your labour contract from 20 June 2025. (Sealed by the company, 20 June 2025. The box "Opinion of the trade union" is empty.)',
    ),
    quote(
      'Note to the union: "We intend to terminate the contract of He Jianing; please give your opinion." Dated 23 June 2025. Receipt of the union: "Received, no opinion. Zhao, 23 June", without a seal.',
    ),
  ],
);

const CHAT = evidence(
  'evidence_3_home',
  bi('证据 3　6 月 10 日聊天和上传记录', 'Evidence 3: messages of 10 June and uploads'),
  [
    title('聊天和上传记录'),
    quote(
      '（聊天对象显示为“帆哥”）',
      '何佳宁 6 月 10 日 21:42：帆哥，我妈住院了，明天起三天能不能在家做？',
      '［对方撤回了一条消息］',
      '帆哥 21:47：［语音 2″］（已过期，无法播放）',
      '何佳宁 21:48：谢谢帆哥，东西我照常交。',
    ),
    table(
      ['日期', '上传时间', '文件'],
      ['6 月 11 日', '23:06', '618 复盘（18 页）'],
      ['6 月 12 日', '17:40', '投放清单（半页）'],
      ['6 月 13 日', '18:15', '周报和排期（7 页）'],
    ),
  ],
  [
    title('Messages and uploads'),
    quote(
      '(The contact is shown as "Fan")',
      'He Jianing, 10 June, 21:42: My mother is in hospital. May I work at home for three days from tomorrow?',
      '[A message was recalled]',
      'Fan, 21:47: [voice, 2 seconds] (expired, cannot be played)',
      'He Jianing, 21:48: Thank you. I shall hand in everything as usual.',
    ),
    table(
      ['Date', 'Uploaded at', 'File'],
      ['11 June', '23:06', 'Review of the June sale (18 pages)'],
      ['12 June', '17:40', 'Placement list (half a page)'],
      ['13 June', '18:15', 'Weekly report and schedule (7 pages)'],
    ),
  ],
);

const ATTENDANCE = evidence(
  'evidence_4_attendance',
  bi('证据 4　打卡表和员工手册', 'Evidence 4: clock-in sheet and handbook'),
  [
    title('打卡表和员工手册（公司提交）'),
    table(
      ['日期', '打卡', '请假系统'],
      ['6 月 5 日', '08:58＊ / 18:06', '无申请'],
      ['6 月 11 日', '缺卡', '无申请'],
      ['6 月 12 日', '缺卡', '无申请'],
      ['6 月 13 日', '缺卡', '无申请'],
    ),
    quote(
      '员工手册（2023 年版）3.2：居家办公由总监批准。5.3：一个月内旷工满三日，属严重违反规章制度。7.1：加班须事先审批。',
      '表下注：＊管理员补录。导出：2025 年 7 月 24 日，方敏。',
      '随附：2024 年 3 月 1 日入职邮件，正文末尾有内网链接一条。没有签收表，没有职工讨论记录。',
    ),
  ],
  [
    title('Clock-in sheet and handbook (from the company)'),
    table(
      ['Date', 'Clock', 'Leave system'],
      ['5 June', '08:58* / 18:06', 'no application'],
      ['11 June', 'missing', 'no application'],
      ['12 June', 'missing', 'no application'],
      ['13 June', 'missing', 'no application'],
    ),
    quote(
      'Handbook (2023): 3.2 A director approves work at home. 5.3 Three days of absence within a month are a serious violation. 7.1 Overtime requires approval in advance.',
      'Below the sheet: * added by administrator. Exported on 24 July 2025 by Fang Min.',
      'Attached: the welcome mail of 1 March 2024 with one link to the intranet at its foot. No receipt, no record of discussion by the staff.',
    ),
  ],
);

const MESSAGE = evidence(
  'evidence_5_message',
  bi('证据 5　2025 年 3 月 6 日信息', 'Evidence 5: message of 6 March 2025'),
  [
    title('2025 年 3 月 6 日信息'),
    quote(
      '何佳宁 10:12：敏姐，去年三月到八月没签合同，合同的事公司要给个说法。',
      '何佳宁 10:29：另外，三月的排期表发您邮箱了，请查收。',
      '方敏 10:31：收到。',
    ),
  ],
  [
    title('Message of 6 March 2025'),
    quote(
      'He Jianing, 10:12: From March to August last year I had no contract. The company owes me an explanation about the contract.',
      'He Jianing, 10:29: The schedule for March is in your mailbox; please have a look.',
      'Fang Min, 10:31: Received.',
    ),
  ],
);

const OVERTIME = evidence(
  'evidence_6_overtime',
  bi('证据 6　手账和工作群', 'Evidence 6: diary and group chat'),
  [
    title('手账和工作群'),
    p(
      '手账列出 2025 年 1 月至 6 月十二个周六：1 月 11 日、1 月 18 日、2 月 15 日、2 月 22 日、3 月 8 日、3 月 15 日、3 月 22 日、4 月 5 日、4 月 19 日、5 月 10 日、5 月 24 日、6 月 7 日。',
    ),
    p(
      '工作群里江帆安排周六到岗的通知七次：1 月 11 日、1 月 18 日、2 月 22 日、3 月 8 日、4 月 5 日、4 月 19 日、5 月 24 日。',
    ),
  ],
  [
    title('Diary and group chat'),
    p(
      'The diary lists twelve Saturdays of 2025: 11 and 18 January, 15 and 22 February, 8, 15 and 22 March, 5 and 19 April, 10 and 24 May, 7 June.',
    ),
    p(
      'In the group Jiang Fan orders Saturday work seven times: 11 and 18 January, 22 February, 8 March, 5 and 19 April, 24 May.',
    ),
  ],
);

const DOOR = opensWith(
  'evidence',
  evidence(
    'evidence_7_door',
    bi('证据 7　门禁记录', 'Evidence 7: door log'),
    [
      title('门禁记录（公司按仲裁庭要求提交）'),
      table(
        ['周六', '进', '出'],
        ['1 月 11 日', '09:02', '18:10'],
        ['1 月 18 日', '09:11', '18:32'],
        ['2 月 22 日', '08:57', '19:05'],
        ['3 月 8 日', '09:20', '18:01'],
        ['3 月 15 日', '10:40', '19:15'],
        ['3 月 22 日', '09:05', '18:20'],
        ['4 月 5 日', '09:00', '18:00'],
        ['4 月 19 日', '09:16', '18:44'],
        ['5 月 24 日', '08:50', '18:30'],
      ),
      quote('公司说明：以上为何佳宁 2025 年 1 月至 6 月全部周六进出记录，共九天；没有补休记录。'),
    ],
    [
      title('Door log (produced on the order of the tribunal)'),
      table(
        ['Saturday', 'In', 'Out'],
        ['11 January', '09:02', '18:10'],
        ['18 January', '09:11', '18:32'],
        ['22 February', '08:57', '19:05'],
        ['8 March', '09:20', '18:01'],
        ['15 March', '10:40', '19:15'],
        ['22 March', '09:05', '18:20'],
        ['5 April', '09:00', '18:00'],
        ['19 April', '09:16', '18:44'],
        ['24 May', '08:50', '18:30'],
      ),
      quote(
        'Statement of the company: these are all Saturdays on which He Jianing came and went from January to June 2025, nine in all; there is no record of time off in lieu.',
      ),
    ],
  ),
);

export const EVIDENCE_DOCUMENTS: CaseDocument[] = [
  CONTRACT,
  NOTICE,
  CHAT,
  ATTENDANCE,
  MESSAGE,
  OVERTIME,
  DOOR,
];
