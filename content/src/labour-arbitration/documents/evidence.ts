import type { CaseDocument } from '@lets/contract';
import { bi, facsimile, p, quote, table, title } from '../../build.ts';
import { evidence } from '../fields.ts';
import { DOOR } from './evidence-produced.ts';

const CONTRACT = evidence(
  'evidence_1_contract',
  bi('证据 1　劳动合同和工资表', 'Evidence 1: contract and wage sheet'),
  [
    title('劳动合同和工资表'),
    facsimile('labour-contract-page'),
    p(
      '劳动合同末页：第十二条　入职时间：2024 年 3 月 1 日。第十三条　合同期限：自 2024 年 9 月 1 日起至 2027 年 8 月 31 日止。第十四条　岗位运营专员，月工资 8,000 元，次月 10 日发放。第十五条　本合同一式两份，双方各执一份，自双方签字盖章之日起生效。甲方（盖章）：明德市澄观数码科技有限公司，日期空白。乙方（签字）：何佳宁，2024 年 9 月 1 日。第 6 页，共 6 页。',
    ),
    table(
      ['期间', '工资（元）', '其他'],
      ['2024 年 6 月至 2025 年 5 月', '96,000', '每月 8,000'],
      ['2025 年 1 月', '4,800', '年终奖'],
    ),
  ],
  [
    title('Contract and wage sheet'),
    facsimile('labour-contract-page'),
    p(
      'Last page of the labour contract: Clause 12, joined on 1 March 2024. Clause 13, term: from 1 September 2024 to 31 August 2027. Clause 14, operations specialist, 8,000 yuan a month, paid on the 10th of the next month. Clause 15, in two copies, one for each party, in effect when signed and sealed. Employer (seal): Mingde Chengguan Digital Technology Company Limited, date left empty. Employee (signature): He Jianing, 1 September 2024. Page 6 of 6.',
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
    facsimile('termination-notice'),
    p(
      '何佳宁：你于 2025 年 6 月 11 日、12 日、13 日连续旷工三日，依据《员工手册》5.3 条“一个月内旷工满三日，属严重违反规章制度”，公司决定自 2025 年 6 月 20 日起解除劳动合同。请于收到本通知之日办理工作交接。员工签收：何佳宁 6.20。（公司盖章，2025 年 6 月 20 日。“工会意见”栏空白。）',
    ),
    facsimile('union-note'),
    quote(
      '工会通知单，澄观人函〔2025〕17 号：“拟解除何佳宁劳动合同，请提出意见。”经办人：方敏。落款 2025 年 6 月 23 日。工会签收栏：“收到，无意见。赵 6.23”，没有盖章。',
    ),
  ],
  [
    title('Notice of termination'),
    facsimile('termination-notice'),
    p(
      'To He Jianing: On 11, 12 and 13 June 2025 you were absent without leave for three days running. Under rule 5.3 of the handbook, "three days of absence within a month are a serious violation", the company terminates your labour contract from 20 June 2025. Please hand over your work on receipt of this notice. Received by employee: He Jianing, 20 June. (Sealed by the company, 20 June 2025. The box "Opinion of the trade union" is empty.)',
    ),
    facsimile('union-note'),
    quote(
      'Note to the union, HR Note [2025] No. 17: "We intend to terminate the contract of He Jianing; please give your opinion." Handled by Fang Min. Dated 23 June 2025. Box for receipt by the union: "Received, no opinion. Zhao, 23 June", without a seal.',
    ),
  ],
);

const CHAT = evidence(
  'evidence_3_home',
  bi('证据 3　6 月 10 日聊天和上传记录', 'Evidence 3: messages of 10 June and uploads'),
  [
    title('聊天和上传记录'),
    facsimile('home-chat'),
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
    facsimile('home-chat'),
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
    facsimile('attendance-sheet'),
    table(
      ['日期', '打卡', '请假系统'],
      ['6 月 2 日', '假', '端午节'],
      ['6 月 3 日', '09:01 / 18:10', '—'],
      ['6 月 4 日', '08:55 / 18:03', '—'],
      ['6 月 5 日', '08:58* / 18:06', '—'],
      ['6 月 6 日', '09:04 / 18:22', '—'],
      ['6 月 7 日', '休', '周六'],
      ['6 月 9 日', '09:00 / 18:15', '—'],
      ['6 月 10 日', '08:52 / 18:40', '—'],
      ['6 月 11 日', '缺卡', '无申请'],
      ['6 月 12 日', '缺卡', '无申请'],
      ['6 月 13 日', '缺卡', '无申请'],
      ['6 月 16 日', '09:03 / 18:05', '—'],
      ['6 月 17 日', '08:57 / 18:12', '—'],
      ['6 月 18 日', '09:06 / 18:01', '—'],
      ['6 月 19 日', '08:59 / 18:20', '—'],
      ['6 月 20 日', '09:02 / 16:40', '—'],
    ),
    quote(
      '员工手册（2023 年版）3.2：居家办公由总监批准。5.3：一个月内旷工满三日，属严重违反规章制度。7.1：加班须事先审批。',
      '表下注：* 管理员补录。导出：2025-07-24 17:52，操作人：方敏。员工确认签字处空白。',
      '随附：2024 年 3 月 1 日入职邮件，正文末尾有内网链接一条。没有签收表，没有职工讨论记录。',
    ),
  ],
  [
    title('Clock-in sheet and handbook (submitted by the company)'),
    facsimile('attendance-sheet'),
    table(
      ['Date', 'Clock', 'Leave system'],
      ['2 June', 'holiday', 'Festival'],
      ['3 June', '09:01 / 18:10', '-'],
      ['4 June', '08:55 / 18:03', '-'],
      ['5 June', '08:58* / 18:06', '-'],
      ['6 June', '09:04 / 18:22', '-'],
      ['7 June', 'rest day', 'Saturday'],
      ['9 June', '09:00 / 18:15', '-'],
      ['10 June', '08:52 / 18:40', '-'],
      ['11 June', 'missing', 'no application'],
      ['12 June', 'missing', 'no application'],
      ['13 June', 'missing', 'no application'],
      ['16 June', '09:03 / 18:05', '-'],
      ['17 June', '08:57 / 18:12', '-'],
      ['18 June', '09:06 / 18:01', '-'],
      ['19 June', '08:59 / 18:20', '-'],
      ['20 June', '09:02 / 16:40', '-'],
    ),
    quote(
      'Handbook (2023 edition): 3.2 Work at home is approved by the director. 5.3 Three days of absence within a month are a serious violation. 7.1 Overtime requires approval in advance.',
      "Note below the sheet: * Added by administrator. Exported: 2025-07-24 17:52 by Fang Min. The line for the employee's confirming signature is empty.",
      'Attached: the welcome email of 1 March 2024, with one intranet link at the end of its text. There is no receipt and no record of discussion by the staff.',
    ),
  ],
);

const MESSAGE = evidence(
  'evidence_5_message',
  bi('证据 5　2025 年 3 月 6 日信息', 'Evidence 5: message of 6 March 2025'),
  [
    title('2025 年 3 月 6 日信息'),
    facsimile('contract-chat'),
    quote(
      '（聊天对象显示为“敏姐”）',
      '何佳宁 10:12：敏姐，去年三月到八月没签合同，合同的事公司要给个说法。',
      '何佳宁 10:29：另外，三月的排期表发您邮箱了，请查收。',
      '方敏 10:31：收到。',
    ),
  ],
  [
    title('Message of 6 March 2025'),
    facsimile('contract-chat'),
    quote(
      '(The contact is shown as "Min")',
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
      'The diary lists twelve Saturdays from January to June 2025: 11 and 18 January, 15 and 22 February, 8, 15 and 22 March, 5 and 19 April, 10 and 24 May, and 7 June.',
    ),
    p(
      'In the work group chat there are seven notices from Jiang Fan arranging Saturday work: 11 and 18 January, 22 February, 8 March, 5 and 19 April, and 24 May.',
    ),
  ],
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
