import type { FlowNode } from '@lets/contract';
import { say, showing } from '../../build.ts';

type Line = FlowNode['lines'][number];

const TERMINATION: readonly Line[] = [
  say(
    'presiding',
    '现在举证质证，先查解除。解除由用人单位负举证责任，请被申请人逐份出示，申请人逐份发表意见。',
    'We now examine the evidence, beginning with the termination. The employer bears the burden of proof on it: the respondent will present its evidence item by item, and the claimant will comment on each item.',
  ),
  showing(
    ['evidence_4_attendance'],
    'rep_e',
    '证据四，打卡表和员工手册。11 日至 13 日三天缺卡，请假系统没有申请；手册 3.2 条居家由总监批准，5.3 条三日旷工属于严重违反规章制度。',
    'Evidence 4, the clock-in sheet and the handbook. Clock-ins are missing for three days, from the 11th to the 13th, and the leave system shows no application. Under rule 3.2 of the handbook work at home is approved by the director, and under rule 5.3 three days of absence without leave are a serious violation of the rules.',
  ),
  say(
    'rep_c',
    '打卡表是公司自己导出的，没有申请人签名；6 月 5 日那一行带星号，说明管理员可以补录。缺卡不等于没有劳动。手册没有签收，也没有经过职工讨论，对她没有约束力。',
    'The company exported the sheet itself, and the claimant has not signed it. The entry for 5 June bears an asterisk, which shows that an administrator can add entries. A missing clock-in does not mean that no work was done. The handbook was not signed for or discussed with the employees, and it does not bind her.',
  ),
  say(
    'arb_a',
    '请人力资源经理说明：6 月 5 日那一行是谁补的，为什么补？',
    'A question for the HR manager: who added the entry for 5 June, and why?',
  ),
  say(
    'hr',
    '是我补的。那天门口的机器坏了，她人在公司，好几个人一起补的。补录以后系统会留一个星号，我没有办法去掉。',
    'I did. The machine at the door was broken that day; she was in the office, and I added entries for several people together. The system marks an added entry with an asterisk, which I cannot remove.',
  ),
  showing(
    ['evidence_2_notice'],
    'hr',
    '证据二，解除通知是我 6 月 20 日签发的，当天送达。工会的单子是 23 日补的，工会写了“收到，无意见”。当时处理得急了。',
    'Evidence 2: I issued the notice of termination on 20 June, and it was served the same day. The notice to the union followed on the 23rd, and the union wrote "received, no opinion". We acted in haste.',
  ),
  say(
    'rep_c',
    '真实性没有异议。通知书上“工会意见”一栏是空的；工会单写的是“拟解除”，日期却在解除三天以后，签收的也只有一个名字，没有工会的章。',
    'We do not dispute that both are authentic. On the notice, the box for the opinion of the union is empty. The notice to the union says "we intend to terminate" but is dated three days after the termination, and it was received with only a person\'s name, without the seal of the union.',
  ),
  say(
    'rep_e',
    '通知晚了三天，这一点我们承认。工会已经收到，程序在起诉以前补正，不能单凭这一点认定解除违法。',
    'We admit that the notice came three days late. The union has received it, and the defect was remedied before any action was brought; the termination cannot be found unlawful on that ground alone.',
  ),
  say(
    'arb_b',
    '6 月 16 日系统提示缺卡，到 20 日解除，中间公司书面催告过吗？问过组长吗？',
    'The system flagged the missing clock-ins on 16 June, and the termination came on the 20th. In between, did the company warn her in writing? Did it ask the team leader?',
  ),
  say(
    'hr',
    '打过一次电话，没有人接。没有书面催告，也没有问组长。',
    'I telephoned once, and nobody answered. There was no written warning, and I did not ask the team leader.',
  ),
  showing(
    ['evidence_3_home'],
    'rep_c',
    '证据三，6 月 10 日的聊天和三天的上传记录。她事先问过，组长回了语音，三天都有文件。公司知道她在做事，这不是旷工。',
    'Evidence 3, the chat of 10 June and the upload records for the three days. She asked in advance, the team leader answered by voice message, and there is a file for each of the three days. The company knew that she was working; this is not absence without leave.',
  ),
  say(
    'rep_e',
    '聊天里的对方只是一个备注名，撤回过一条消息，语音已经打不开，证明不了他答应了什么。上传记录只证明有文件：一份是夜里十一点交的，一份只有半页。',
    'The other person in the chat appears only under a saved nickname, one message was recalled, and the voice message can no longer be opened: this does not prove what he agreed to. The upload records prove only that there are files; one was sent at eleven at night, and one is only half a page.',
  ),
  say(
    'arb_a',
    '问申请人：原始手机带来了没有？11 日夜里才上传，12 日只有半页，那两天白天在做什么？',
    'A question for the claimant: have you brought the original phone? You uploaded only late at night on the 11th, and the file of the 12th is only half a page. What were you doing during the day on those two days?',
  ),
  say(
    'claimant',
    '手机在这里，可以当庭核对。11 日白天在病房断断续续做，晚上回家才传。12 日下午陪我妈做检查，差不多没有干活，这一点我应当早说。',
    'Here is the phone; you may check it here and now. On the 11th I worked on and off in the ward during the day and uploaded the file only when I got home at night. On the afternoon of the 12th I was with my mother for her tests and did almost no work. I should have said so earlier.',
  ),
];

const WITNESS: readonly Line[] = [
  say(
    'presiding',
    '传证人江帆到庭。请先宣读保证书，再连续陈述你亲身知道的事，然后由双方发问。',
    'The witness Jiang Fan is called. Please read out your undertaking, then give an uninterrupted account of what you know at first hand; after that the parties will question you.',
  ),
  say(
    'witness',
    '我保证如实作证，如有虚假陈述愿意承担法律后果。我叫江帆，原来是何佳宁的组长，6 月 30 日离职。',
    "I undertake to testify truthfully and accept the legal consequences of any false statement. My name is Jiang Fan; I was He Jianing's team leader and left the company on 30 June.",
  ),
  say(
    'witness',
    '6 月 10 日晚上我正在开车，用语音回了她一句“行，活别耽误”。11 日、12 日、13 日她交的东西我都收到了：11 日的质量不错，12 日的只有半页。她是不是整天在干活，我不知道。',
    'On the evening of 10 June I was driving and answered her by voice message: "fine, just keep up". I received everything she handed in on the 11th, 12th and 13th: the work of the 11th was good, that of the 12th only half a page. I do not know whether she worked all day.',
  ),
  say(
    'rep_c',
    '请问证人：那三天你催过她、说过她没有来上班吗？公司在解除以前有没有人来问过你？',
    'Witness, on those three days did you chase her, or tell her that she had not come to work? Before the termination, did anyone from the company come and ask you?',
  ),
  say(
    'witness',
    '没有催过，东西我收到就用了。没有人来问我，我是看到通知书才知道的。',
    'I did not chase her; I used what she sent as soon as I received it. Nobody came to ask me. I only learnt of it when I saw the notice.',
  ),
  say(
    'rep_e',
    '请问证人：居家办公由谁批准，你报过没有？撤回的那一条是什么？你离职以前同方经理吵过架吗？',
    'Witness, who approves work at home, and did you report it? What was the message that you recalled? Did you quarrel with Ms Fang before you left?',
  ),
  say(
    'witness',
    '应当总监批，我没有这个权限，第二天忘了上报。撤回的那条是按错了，只录到车里的声音。吵过，为了考核的事。',
    'The director should approve it; I had no such authority, and the next day I forgot to report it. I recalled the message because I had sent it by mistake; it recorded nothing but the noise of the car. Yes, we quarrelled, over an appraisal.',
  ),
  say(
    'arb_b',
    '请问证人：周六到岗哪几次是你安排的？4 月 5 日那一次，后来补休了没有？',
    'Witness, on which Saturdays was the work arranged by you? And for 5 April, was time off in lieu given afterwards?',
  ),
  say(
    'witness',
    '群里发过通知的七次是我安排的；3 月 15 日不是。4 月 5 日我后来口头让她休了一天，没有记录。',
    'I arranged the seven for which there is a notice in the group chat; 15 March was not one of them. For 5 April I later told her orally to take a day off. There is no record of it.',
  ),
];

const PAY: readonly Line[] = [
  say(
    'presiding',
    '证人退庭，庭后核对笔录并签名。下面查二倍工资，请申请人先出示。',
    'The witness may leave and will check and sign the record after the hearing. We now come to the double wages; the claimant will present her evidence first.',
  ),
  showing(
    ['evidence_1_contract'],
    'rep_c',
    '证据一，劳动合同末页。入职是 2024 年 3 月 1 日，签约是 9 月 1 日，中间没有书面合同；二倍工资从满一个月的次日起算，到补签的前一日。',
    'Evidence 1, the last page of the contract. She joined on 1 March 2024 and the contract was signed on 1 September, with no written contract in between. Double wages accrue from the day after the first full month until the day before the contract was signed.',
  ),
  say(
    'inhouse',
    '合同的真实性没有异议。合同已经补签，此后半年多没有提过这件事；公司提出时效抗辩。',
    'We do not dispute the authenticity of the contract. It was signed later, and for more than half a year after that the matter was not raised; the company pleads limitation.',
  ),
  showing(
    ['evidence_5_message'],
    'claimant',
    '证据五，3 月 6 日我发给方经理，问的就是没有合同那几个月，她回了“收到”。',
    'Evidence 5: on 6 March I wrote to Ms Fang. I was asking about exactly those months without a contract, and she answered "received".',
  ),
  say(
    'rep_e',
    '“给个说法”没有提出任何请求。“收到”前面还有一条排期表，分不清回的是哪一条。这不是主张权利。',
    'Asking for an explanation is not making a claim. Before "received" there is another message, with the schedule, and it is impossible to tell which of the two was answered. This is not an assertion of rights.',
  ),
  say(
    'arb_b',
    '问人力资源经理：“收到”回的是哪一条？看到合同那一句，您怎么理解？',
    'A question for the HR manager: which message did "received" answer, and how did you understand the one about the contract?',
  ),
  say(
    'hr',
    '两条都看了，一起回的。合同那一句，我知道说的是没有签合同的那几个月；她要什么，她没有写。',
    'I read both and answered them together. I knew that the one about the contract meant the months when no contract had been signed; she did not write what she wanted.',
  ),
  say(
    'presiding',
    '问公司法务：收到信息以后，公司内部议过这件事没有？',
    'A question for in-house counsel: after the message was received, was the matter discussed within the company?',
  ),
  say(
    'inhouse',
    '方经理同我提过一句。内部的法律意见不便出示，但我不能说公司不知道有这件事。',
    'Ms Fang mentioned it to me. I cannot disclose internal legal advice, but nor can I say that the company did not know of the matter.',
  ),
  say(
    'presiding',
    '下面查加班。被申请人按通知提供的门禁记录，请出示。',
    'We now come to the overtime. The respondent will please present the door log produced under the order.',
  ),
  showing(
    ['evidence_7_door'],
    'inhouse',
    '证据七，门禁记录，2025 年 1 月至 6 月她有九个周六进出，在指定期限内提交。公司没有补休记录。',
    'Evidence 7, the door log: from January to June 2025 she entered and left on nine Saturdays. It was submitted within the time limit set. The company has no record of time off in lieu.',
  ),
  showing(
    ['evidence_6_overtime'],
    'rep_c',
    '证据六，手账和工作群：手账十二天，群通知七天，门禁九天，请仲裁庭逐日认定。',
    'Evidence 6, the diary and the group chat: twelve days in the diary, seven in the chat notices, nine in the door log. We ask the tribunal to make its findings day by day.',
  ),
  say(
    'rep_e',
    '手账是她自己写的，有三天门禁里没有；3 月 15 日没有人安排；加班按手册应当事先审批。',
    'She wrote the diary herself, and three of its days are not in the door log; nobody arranged the work on 15 March; and under the handbook overtime must be approved in advance.',
  ),
  say(
    'claimant',
    '3 月 15 日是我自己想赶进度去的，没有人安排。门禁里没有的三天，除了手账我没有别的证据。',
    'On 15 March I came in of my own accord to catch up with my work; nobody arranged it. For the three days that are not in the door log I have no evidence other than the diary.',
  ),
  say(
    'arb_b',
    '3 月 22 日没有群通知，公司说得出她去做什么吗？',
    'For 22 March there is no notice in the group chat. Can the company say what she was there to do?',
  ),
  say(
    'inhouse',
    '说不出。当天她登录过工作系统，处理的是组里的投放。',
    "It cannot. She was logged in to the work system that day and was handling the team's ad placements.",
  ),
  say(
    'presiding',
    '双方还有没有新的证据，有没有问题要问？',
    'Does either side have any new evidence or any further questions?',
  ),
  say('rep_c', '申请人没有新的证据。', 'The claimant has no new evidence.'),
  say('rep_e', '被申请人没有新的证据。', 'The respondent has no new evidence.'),
  say(
    'clerk',
    '举证质证已经记录，请各方核对；有遗漏或者差错的，可以申请补正。',
    'The examination of evidence has been recorded. Please check the record; a party may apply to have any omission or error corrected.',
  ),
];

/** In the order of the hearing: the termination, its witness, then what is claimed in money. */
export const EVIDENCE_LINES: Line[] = [...TERMINATION, ...WITNESS, ...PAY];
