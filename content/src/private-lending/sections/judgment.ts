import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, sayAfter, seatRole, wrong } from '../../build.ts';
import { ASSESSOR_OPINION } from '../templates/assessor.ts';
import { JUDGMENT_TEMPLATES } from '../templates/bench.ts';

export const JUDGMENT: FlowNode = node({
  id: 'judgment',
  kind: 'edit',
  name: bi('制作裁判文书', 'Writing the judgment'),
  introduction: bi(
    '按评议形成的多数意见制作民事判决书：查明了什么、为什么这样认定、适用哪条法律、怎样判、费用谁出、向哪里上诉。书记员同时制作评议笔录。合议庭成员和书记员署名后加盖院印。',
    "The judgment is written on the majority's view: what was found and why, which law applies, what is decided, who bears the costs and where to appeal. The clerk prepares the record of deliberation. Once the panel and the clerk have signed, the court's seal is affixed.",
  ),
  minutes: 40,
  position: { x: 360, y: 1410 },
  roles: [
    seatRole('presiding', {
      host: true,
      can_terminate: true,
      functions: ['submission', 'display', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('judge', { functions: ['submission', 'meeting', 'signature'] }),
    seatRole('assessor', { functions: ['submission', 'meeting', 'signature'] }),
    seatRole('clerk', { functions: ['submission', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '判决书必须写明五样：案由、请求和争议；认定的事实和理由；适用的法律和理由；判决结果和诉讼费用；上诉期间和法院（《民事诉讼法》第一百五十五条）。',
        '判项要能执行：本金多少、利率多少、从哪天起、基数是什么，一看就会算。',
        '多数意见是 191,000 元还是 200,000 元，就按哪一个写。写完请全体署名。',
      ],
      [
        'A judgment must state five things: the cause of action, the claims and the dispute; the facts found and the reasons; the law applied and the reasons; the decision and the costs; the time limit for appeal and the court of appeal (Civil Procedure Law, Article 155).',
        'The order must be enforceable: it states the principal, the rate, the day from which interest runs and the amount on which it runs, so that anybody can calculate the sum.',
        'Write the judgment for 191,000 or for 200,000, whichever the majority found. Then have everyone sign.',
      ],
    ),
    guide(
      'presiding',
      [
        '1. 从模板新建民事判决书；审判员可以和你一起写。',
        '2. 对每一份有争议的证据，写清采纳或者不采纳的理由（《证据规定》第九十七条）。',
        '3. 利息写成：以未还本金为基数，自 2023 年 3 月 12 日起至实际清偿之日止，按年利率 14.6% 计算。',
        '4. 受理费按败诉比例分担（《诉讼费用交纳办法》第二十九条）。',
        '5. 请合议庭成员和书记员签名，自己签名，提交，再结束本环节。',
      ],
      [
        '1. Draft the judgment from the template; the judge may write in it with you.',
        '2. For every disputed item of evidence, give the reasons why it is or is not accepted (Civil Evidence Provisions, Article 97).',
        '3. Word the order on interest like this: on the outstanding principal, from 12 March 2023 until the date of actual payment, at 14.6% a year.',
        '4. Apportion the court fee according to how far each party has lost (Measures on Litigation Costs, Article 29).',
        '5. Ask the members of the panel and the clerk to sign, sign yourself, submit the judgment, and then end the section.',
      ],
    ),
    guide(
      'judge',
      [
        '1. 和审判长一起写“本院认为”，核对算式和引用的条文。',
        '2. 签名以前通读一遍；有不同意见也要署名，意见记在评议笔录里。',
      ],
      [
        '1. Write the reasons together with the presiding judge; check the calculations and the articles cited.',
        '2. Read the judgment through before you sign. A dissenting member signs too; the dissent is entered in the record of deliberation.',
      ],
    ),
    guide(
      'assessor',
      [
        '1. 从模板新建人民陪审员评议意见：逐份写有争议的证据能证明什么、不能证明什么，写出你自己的理由，签名，提交。它附在评议笔录后面，意见与多数不同的，以后查得到。',
        '2. 读判决书是否写出了评议的理由，看不懂的地方请改得更明白。',
        '3. 核对评议笔录中你的意见，确认无误再签名。',
      ],
      [
        "1. Draft the opinion of the people's assessor from the template: write what each disputed item proves and what it does not prove, and give your own reasons. Sign it and submit it. It is annexed to the record of deliberation, so that an opinion that differs from the majority can be found later.",
        '2. Check whether the judgment gives the reasons of the deliberation; where you cannot follow it, ask for clearer wording.',
        '3. Check that the record of deliberation gives your own opinion correctly before you sign it.',
      ],
    ),
    guide(
      'clerk',
      [
        '1. 从模板新建合议庭评议笔录，请合议庭成员签名。',
        '2. 校对判决书的当事人信息、日期、金额，署名后加盖院印。',
      ],
      [
        '1. Draft the record of deliberation from the template and have the members of the panel sign it.',
        "2. Proofread the particulars of the parties, the dates and the amounts in the judgment, sign it, and have the court's seal affixed.",
      ],
    ),
  ],
  templates: [...JUDGMENT_TEMPLATES, ASSESSOR_OPINION],
});

export const PRONOUNCEMENT: FlowNode = node({
  id: 'pronouncement',
  kind: 'court',
  name: bi('公开宣判', 'Pronouncing judgment'),
  introduction: bi(
    '无论案件是否公开审理，判决一律公开宣告。宣判时必须告知上诉权利、上诉期限和上诉的法院，定期宣判的当即发给判决书。',
    'Judgment is always pronounced in public, whether or not the case was heard in public. The parties must be told of their right to appeal, the time limit and the court of appeal; a judgment pronounced on a fixed day is issued to them immediately afterwards.',
  ),
  minutes: 5,
  scene: 'courtroom',
  position: { x: 360, y: 1540 },
  roles: [
    seatRole('presiding', {
      host: true,
      can_terminate: true,
      seat: 'j0',
      functions: ['speech', 'display', 'call', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('judge', { seat: 'j1' }),
    seatRole('assessor', { seat: 'j2' }),
    seatRole('clerk', { seat: 'c', functions: ['speech', 'display', 'signature', 'record'] }),
    seatRole('plaintiff', { seat: 'p1', functions: ['request_speech', 'signature'] }),
    seatRole('counsel_p', { seat: 'p2', functions: ['request_speech', 'signature'] }),
    seatRole('counsel_d', { seat: 'd1', functions: ['request_speech', 'signature'] }),
    seatRole('defendant', { seat: 'd2', functions: ['request_speech', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      ['宣判时全体起立。听清三件事：判了什么、什么时候付、不服怎么办（《民事诉讼法》第一百五十一条）。'],
      [
        'All rise for the judgment. Listen for three things: what is decided, when it is to be paid, what to do if you do not accept it (Civil Procedure Law, Article 151).',
      ],
    ),
    guide(
      'presiding',
      [
        '1. 请书记员宣布全体起立，宣读判决主文和主要理由。',
        '2. 告知上诉权利、十五日的期限和上诉法院（第一百五十一条、第一百七十一条）。',
        '3. 送达判决书，宣布闭庭。有一方当庭表示上诉的，可以由此进入二审。',
      ],
      [
        '1. Have the clerk ask all to rise; read out the order and the main reasons.',
        '2. State the right to appeal, the time limit of fifteen days and the court of appeal (Articles 151 and 171).',
        '3. Serve the judgment and close the session. If a party says in court that it will appeal, you can go on to the second instance from here.',
      ],
    ),
    guide(
      'clerk',
      ['1. 宣布全体起立；宣判后送达判决书，请双方在送达回证上签名。'],
      [
        '1. Ask all to rise; after the reading serve the judgment and have both sides sign the proof of service.',
      ],
    ),
    guide(
      'judge',
      ['1. 随审判长起立；宣判不发表个人意见。'],
      ['1. Rise with the presiding judge; give no personal opinion when judgment is pronounced.'],
    ),
    guide(
      'assessor',
      ['1. 随审判长起立；宣判不发表个人意见。'],
      ['1. Rise with the presiding judge; give no personal opinion when judgment is pronounced.'],
    ),
    guide(
      'plaintiff',
      ['1. 听清判决主文；可以表示服判，也可以表示考虑上诉。'],
      [
        '1. Listen carefully to the order; you may say that you accept it, or that you will consider an appeal.',
      ],
    ),
    guide(
      'counsel_p',
      ['1. 记下上诉期限：判决书送达之日起十五日。'],
      ['1. Note the time limit for an appeal: fifteen days from service of the judgment.'],
    ),
    guide(
      'defendant',
      ['1. 听清判决主文和履行期限；逾期不付，要加倍支付迟延履行期间的债务利息（第二百六十四条）。'],
      [
        '1. Listen carefully to the order and the time for payment; if you pay late, double interest on the debt is payable for the period of delay (Article 264).',
      ],
    ),
    guide(
      'counsel_d',
      ['1. 记下上诉期限，并向当事人说明履行期限。'],
      ['1. Note the time limit for an appeal and explain to your client the time for payment.'],
    ),
  ],
  lines: [
    {
      role_id: 'clerk',
      text: bi('全体起立。', 'All rise.'),
    },
    sayAfter(
      { deliberation: 'passed' },
      'presiding',
      '现在宣告判决。被告周启明于本判决生效之日起十日内返还原告陈晓岚借款本金 191,000 元，并支付利息，以未还本金为基数，自 2023 年 3 月 12 日起至实际清偿之日止，按年利率 14.6% 计算；驳回原告的其他诉讼请求。',
      "I now pronounce judgment. The defendant Zhou Qiming shall, within ten days of this judgment taking effect, repay the plaintiff Chen Xiaolan the principal of 191,000 yuan with interest on the outstanding principal at 14.6% a year from 12 March 2023 until the date of actual payment. The plaintiff's other claims are dismissed.",
    ),
    sayAfter(
      { second_vote: 'passed' },
      'presiding',
      '现在宣告判决。被告周启明于本判决生效之日起十日内返还原告陈晓岚借款本金 200,000 元，并支付利息，以未还本金为基数，自 2023 年 3 月 12 日起至实际清偿之日止，按年利率 14.6% 计算。案件受理费由被告周启明负担。',
      'I now pronounce judgment. The defendant Zhou Qiming shall, within ten days of this judgment taking effect, repay the plaintiff Chen Xiaolan the principal of 200,000 yuan with interest on the outstanding principal at 14.6% a year from 12 March 2023 until the date of actual payment. The court fee is borne by the defendant Zhou Qiming.',
    ),
    {
      role_id: 'presiding',
      text: bi(
        '如不服本判决，可以在判决书送达之日起十五日内向本院递交上诉状，上诉于明德市中级人民法院。双方听清了吗？',
        "A party who does not accept this judgment may, within fifteen days of its service, file a petition of appeal with this court and appeal to the Mingde Intermediate People's Court. Is that clear to both sides?",
      ),
    },
    sayAfter(
      { deliberation: 'passed' },
      'plaintiff',
      '听清了。要不要上诉，我回去和律师商量。',
      'I have understood. I will discuss with my lawyer whether to appeal.',
    ),
    sayAfter(
      { second_vote: 'passed' },
      'plaintiff',
      '听清了，我服判。',
      'I have understood, and I accept the judgment.',
    ),
    {
      role_id: 'counsel_p',
      text: bi(
        '听清了，判决书收到后再与当事人研究。',
        'Understood. I will go through the judgment with my client once we have received it.',
      ),
    },
    sayAfter(
      { deliberation: 'passed' },
      'defendant',
      '听清了，我服判，会想办法筹钱。',
      'I have understood, and I accept the judgment. I will try to raise the money.',
    ),
    sayAfter(
      { second_vote: 'passed' },
      'defendant',
      '听清了。我到手只有十九万一，要不要上诉，我要考虑。',
      'I have understood. I received only a hundred and ninety-one thousand, and I will consider an appeal.',
    ),
    {
      role_id: 'counsel_d',
      text: bi(
        '听清了，是否上诉由当事人在期限内决定。',
        'Understood. My client will decide within the time allowed whether to appeal.',
      ),
    },
    {
      role_id: 'clerk',
      text: bi(
        '请双方领取判决书，在送达回证上签名。',
        'Please take the judgment and sign the proof of service.',
      ),
    },
    {
      role_id: 'presiding',
      text: bi(
        '上诉的权利、期限和法院已经告知，判决书已经送达，现在闭庭。',
        'The parties have been informed of the right to appeal, the time for appeal and the court of appeal, and the judgment has been served. The session is closed.',
      ),
    },
  ],
});

export const JUDGMENT_TRANSITIONS: Transition[] = [
  wrong(
    'judgment_majority_signs',
    'judgment',
    bi(
      '持不同意见的成员不署名，由形成多数的成员和书记员署名',
      'The dissenting member need not sign: the majority and the clerk sign the judgment',
    ),
    bi(
      '判决书由审判人员、书记员署名，加盖人民法院印章（《民事诉讼法》第一百五十五条第二款）。少数服从多数，判决是合议庭的判决，持不同意见的成员也要署名；不同意见如实记入评议笔录（第四十五条）。',
      'A judgment is signed by the judges and the clerk and bears the seal of the court (Civil Procedure Law, Article 155, second paragraph). The majority decides and the judgment is that of the panel: a dissenting member must sign as well. The dissent is entered truthfully in the record of deliberation (Article 45).',
    ),
  ),
  advance(
    'judgment_signed',
    'judgment',
    'pronouncement',
    bi(
      '合议庭和书记员署名、加盖院印，定期公开宣判',
      'The panel and the clerk have signed and the seal is affixed: pronounce judgment in public',
    ),
  ),
  advance(
    'pronouncement_done',
    'pronouncement',
    'report',
    bi(
      '告知上诉权利、期限和法院，送达判决书，闭庭',
      'State the right to appeal, the time limit and the court, serve the judgment, and close the session',
    ),
  ),
  wrong(
    'pronouncement_no_appeal',
    'pronouncement',
    bi(
      '主文已经宣读，上诉的事判决书里有，直接闭庭',
      'The order has been read out and the written judgment sets out the right to appeal: close the session now',
    ),
    bi(
      '宣告判决时，必须告知当事人上诉权利、上诉期限和上诉的法院（《民事诉讼法》第一百五十一条第三款）。写在判决书里不能代替当庭告知。',
      'When judgment is pronounced, the parties must be told of their right to appeal, the time limit and the court of appeal (Civil Procedure Law, Article 151, third paragraph). That the written judgment says so does not replace informing them in court.',
    ),
  ),
];
