import type { FlowNode } from '@lets/contract';
import { say } from '../../build.ts';

/** Point by point; then the final opinions of Article 38. */
export const DEBATE_LINES: FlowNode['lines'] = [
  say(
    'presiding',
    '现在辩论。四个焦点依次说：解除、时效、加班、六月工资。说理由，不重复举证。',
    'We now come to the debate. Address the four issues in turn: termination, limitation, overtime, June wages. Give your reasons, and do not go through the evidence again.',
  ),
  say(
    'rep_c',
    '第一，解除。公司要证明三件事：有旷工的事实，有约束她的制度，程序走完了。她事先问过、三天有成果；手册没有民主程序，没有告知；四天里只打过一个电话。三件都没有证明（《劳动合同法》第四条、第三十九条、第四十三条）。',
    'First, the termination. The company must prove three things: that she was in fact absent without leave, that there were rules binding on her, and that the procedure was complete. She asked in advance and produced work on all three days; the handbook did not go through the democratic procedure and was not made known; in four days there was a single telephone call. None of the three has been proved (Labour Contract Law, Articles 4, 39 and 43).',
  ),
  say(
    'rep_e',
    '出勤和请假是劳动合同的本分，没有手册也一样。她没有申请，组长没有权限，12 日下午她自己承认没有干活。手册在内网，入职邮件里有链接。公司证明到这一步，已经够了。',
    'Attending work and asking for leave are basic duties under any labour contract, with or without a handbook. She made no application, the team leader had no authority, and she herself admits that she did no work on the afternoon of the 12th. The handbook is on the intranet, and the welcome email contains the link. The company has proved enough.',
  ),
  say(
    'arb_a',
    '被申请人说组长没有权限，可组长是公司派来管她的人。问被申请人：她信了组长的话，后果由谁承担？',
    'The respondent says that the team leader had no authority, yet it was the company that put him in charge of her. A question for the respondent: if she relied on his word, who bears the consequences?',
  ),
  say(
    'rep_e',
    '制度写着由总监批准，她看得到。退一步说，知道不知道，都不能把半天变成整天。',
    'The rules say that the director approves, and she could read them. In any event, whether she knew or not cannot turn half a day into a whole one.',
  ),
  say(
    'hr',
    '我说明一句：如果当时问了组长，我会先让她补手续，不会直接发通知。',
    'Let me add one thing: had I asked the team leader at the time, I would have had her complete the formalities first and would not have sent the notice straight away.',
  ),
  say(
    'rep_c',
    '第二，时效。时效因向对方主张权利而中断（《调解仲裁法》第二十七条第二款）。她写明了期间和没有签合同，收信的是主管的人，并且知道指什么。劳动者不必写出法条和数额。',
    'Second, limitation. It is interrupted when a party asserts its rights against the other (Law on Mediation and Arbitration, Article 27, second paragraph). She named the months and the fact that no contract had been signed; the message went to the person in charge, who knew what was meant. A worker need not cite articles or state amounts.',
  ),
  say(
    'rep_e',
    '主张权利要让对方知道要什么。“要个说法”可以是要解释，可以是要补签。从申请之日向前一年，只剩 12,387.10 元。',
    'To assert a right, one must let the other side know what is wanted. "An explanation" may mean just that, or a request to sign the contract late. Counting back one year from the application, only 12,387.10 yuan remain.',
  ),
  say(
    'arb_b',
    '问双方：4 月 5 日的补休没有记录，证明不了的后果由谁承担？',
    'A question for both sides: there is no record of the day off in lieu for 5 April. Who bears the consequences if it cannot be proved?',
  ),
  say(
    'inhouse',
    '有没有补休，公司没有记录，只有证人的话，请仲裁庭依法认定。',
    'The company has no record of whether the day off was taken; there is only the word of the witness. We leave the finding to the tribunal under the law.',
  ),
  say(
    'claimant',
    '十二天是我照手账写的，请按证据一天一天算。我不想多要，只想把该算的算清楚，早点拿到。',
    'I took the twelve days from my diary; please calculate them day by day on the evidence. I do not want more than I am owed. I just want the sums worked out properly and paid soon.',
  ),
  say(
    'presiding',
    '辩论终结。请双方发表最后意见。',
    'The debate is closed. Both sides may now state their final opinions.',
  ),
  say(
    'rep_c',
    '坚持请求，加班天数由仲裁庭按证据认定。双方没有争议的十一天工资，请求先行裁决。',
    'We maintain our claims; the days of overtime are for the tribunal to find on the evidence. For the eleven days of wages that are not disputed we ask for a partial award.',
  ),
  say(
    'rep_e',
    '请求驳回其余请求；十一天工资我们没有异议。',
    'We ask that the other claims be dismissed; we have no objection on the eleven days of wages.',
  ),
  say(
    'clerk',
    '最后意见已经记录。请仲裁员、当事人和证人核对笔录后签名。',
    'The final opinions have been recorded. The arbitrators, the parties and the witness will please check the record and sign it.',
  ),
];
