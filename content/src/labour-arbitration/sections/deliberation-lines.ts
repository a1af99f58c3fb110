import type { FlowNode } from '@lets/contract';
import { say, sayAfter, sayWeighing } from '../../build.ts';

type Line = FlowNode['lines'][number];

export const DISMISSAL_LINES: Line[] = [
  say(
    'presiding',
    '先议解除。反对认定违法的理由、赞成的理由，都请说透。',
    'We take the termination first. Please give in full both the reasons against finding it unlawful and the reasons for it.',
  ),
  sayWeighing(
    'arb_a',
    [
      '三天没有打卡，没有申请，组长没有权限，12 日只交了半页，这些是事实。可是公司没有书面催告，没有问组长，直接用了最重的一步，分量不相称。我同意认定违法。',
      'Three days without clocking in, no application, a team leader without authority, only half a page on the 12th: these are facts. But the company sent no written warning, did not ask the team leader, and went straight to the most severe measure. That is disproportionate. I agree that the termination was unlawful.',
    ],
    [
      '三天没有打卡，没有申请，组长没有权限，12 日只交了半页。考勤和请假是谁都知道的规矩，手册不签收也一样；居家要批准，她在公司三个月就该知道，何况一年多。没有催告是处理得急，不等于没有依据。我不同意认定违法。',
      'Three days without clocking in, no application, a team leader without authority, only half a page on the 12th. Everybody knows that one must clock in and ask for leave, whether or not a handbook was signed for. That work at home needs approval she should have known after three months, let alone more than a year. Acting without a warning was hasty, but it does not mean that there were no grounds. I do not agree that the termination was unlawful.',
    ],
  ),
  sayWeighing(
    'arb_b',
    [
      '她问了，组长答应了，三天都有成果。单位知道她在干活，这不是旷工；手册也没有民主程序和告知的证据。我同意认定违法。',
      'She asked, the team leader agreed, and there is work to show for all three days. The employer knew that she was working, so this was not absence without leave; nor is there evidence that the handbook went through the democratic procedure or was made known. I agree that the termination was unlawful.',
    ],
    [
      '我从日期查起：工会通知晚了三天，可是已经补正，不能只凭这一点。剩下的是三天：组长那两秒语音听不清，11 日的东西夜里十一点才交，12 日差不多没有干活。说她整整三天都在出勤，证据我凑不齐，我不同意认定违法。',
      "I started with the dates: the union was notified three days late, but that was remedied and is not enough on its own. What remains is the three days. The team leader's two-second voice message cannot be made out, the work of the 11th came only at eleven at night, and on the 12th she did almost no work. I cannot piece together the evidence that she worked all three days in full, so I do not agree that the termination was unlawful.",
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '解除由单位举证。事前有没有答应、三天有没有干活，公司都没有去核实，手册也证明不了告知过，这个责任它没有尽到。我同意认定违法。请表决。',
      'The burden of proof on the termination lies with the employer. It never checked whether permission had been given or whether she worked on the three days, and it cannot prove that the handbook was made known: it has not discharged the burden. I agree that the termination was unlawful. Please vote.',
    ],
    [
      '解除由单位举证。缺卡、没有申请、组长没有权限，这三样公司都证明了；她说干了活，11 日、12 日的成果撑不起整天的出勤。我认为单位已经尽到举证责任，不同意认定违法。请表决。',
      "The burden of proof on the termination lies with the employer. It has proved three things: the missing clock-ins, the lack of an application and the team leader's lack of authority. She says that she worked, but the work of the 11th and 12th does not amount to full days of attendance. I consider the burden discharged and do not agree that the termination was unlawful. Please vote.",
    ],
  ),
  say(
    'clerk',
    '各位的理由已经记入合议笔录。',
    "Everyone's reasons have been entered in the record of deliberation.",
  ),
];

export const DOUBLE_LINES: Line[] = [
  sayAfter(
    { vote_dismissal: 'passed' },
    'presiding',
    '第一个问题已经认定解除违法。现在议二倍工资。',
    'On the first question, the termination has been found unlawful. We now take the double wages.',
  ),
  sayAfter(
    { vote_dismissal: 'rejected' },
    'presiding',
    '第一个问题认定解除有据。二倍工资与此无关，单独议。',
    'On the first question, the termination has been found justified. The double wages do not depend on that, and we take them separately.',
  ),
  sayAfter(
    { vote_dismissal: 'tied' },
    'presiding',
    '第一个问题没有形成多数，依法按首席仲裁员的意见认定违法，两种意见都记入笔录。现在议二倍工资。',
    'There was no majority on the first question; by law the opinion of the presiding arbitrator prevails, and the termination is found unlawful. Both opinions are recorded. We now take the double wages.',
  ),
  sayWeighing(
    'arb_b',
    [
      '信息写明了去年三月到八月、没签合同，收信的是人力资源经理，她知道指什么，回了“收到”。这是主张权利，时效中断，我同意。',
      'The message names the months from March to August of last year and says that no contract was signed; it went to the HR manager, who knew what it meant and answered "received". That is an assertion of rights, and limitation was interrupted. I agree.',
    ],
    [
      '我想了很久，从收信的人怎么理解来说：她看见“要个说法”，想到的是补签合同的事，已经补签了，所以只回“收到”。没有一个字提到工资，她听不出这是在要二倍工资。我不同意认定中断。',
      'I have thought about this for a long time, starting from how the recipient understood it. When she saw that an explanation was wanted, she thought of signing the contract late; that had already been done, so she answered only "received". There is not a word about wages, and she could not tell that double wages were being claimed. I do not agree that limitation was interrupted.',
    ],
  ),
  sayWeighing(
    'arb_a',
    [
      '我平时偏紧：没有说要钱，没有说要多少。可是月份写了，没签合同写了，收信的又是管这件事的人，还能是要什么？主张权利不必会写诉状，我同意认定中断。',
      'I am usually strict here: it does not ask for money and names no amount. But it names the months, it says that no contract was signed, and it went to the person in charge of the matter: what else could she be asking for? One need not be able to draft a pleading to assert a right. I agree that limitation was interrupted.',
    ],
    [
      '没有说要钱，没有说要多少，“给个说法”可以是要求补签，也可以是抱怨。沉默一年多才提，时效制度就是为这种情况设的，要有确定性。我不同意认定中断。',
      'It does not ask for money and names no amount; "an explanation" may be a request to sign the contract late, or merely a complaint. Limitation exists precisely for claims raised after more than a year of silence, and it requires certainty. I do not agree that limitation was interrupted.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '主张权利不以写明金额为要件，只要对方知道主张的是什么；月份和事由都写了，对方知道。我同意认定中断。请表决。',
      'One need not name an amount to assert a right, as long as the other side knows what is being asserted. The months and the matter were named, and the other side knew. I agree that limitation was interrupted. Please vote.',
    ],
    [
      '主张权利不以写明金额为要件，但要让对方知道主张的是什么；问一句说法，同请求支付还隔着一步。我不同意认定中断，只支持一年以内的部分。请表决。',
      'One need not name an amount to assert a right, but the other side must know what is being asserted, and asking for an explanation stops one step short of asking for payment. I do not agree that limitation was interrupted; I allow only what falls within one year. Please vote.',
    ],
  ),
  say('clerk', '正反理由均已记录。', 'The reasons on both sides have been recorded.'),
];
