import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';

export const FILING: FlowNode = node({
  id: 'filing',
  kind: 'court',
  name: bi('立案与送达', 'Filing and service'),
  introduction: bi(
    '原告方到清和区人民法院立案窗口提交材料。法院只审查起诉条件：该不该受理、归不归本院管，不判断谁有理。受理以后向被告方送达起诉材料。教学中时间压缩，把立案和送达放在同一场；双方随后同时起草诉状和答辩状。',
    "The plaintiff's side comes to the filing window of the Qinghe District People's Court. The court looks only at the conditions for an action: must it be accepted, and does it belong to this court. Who is right is not the question yet. Once accepted, the papers are served on the defendant. For teaching, filing and service take place in one sitting, and both sides then draft at the same time.",
  ),
  minutes: 12,
  scene: 'office',
  position: { x: 360, y: 120 },
  roles: [
    seatRole('clerk', {
      host: true,
      seat: 'h0',
      functions: ['speech', 'display', 'submission', 'call', 'signature'],
    }),
    seatRole('presiding', {
      seat: 'h1',
      can_terminate: true,
      functions: ['speech', 'signature'],
      processes: ['end', 'restart'],
    }),
    seatRole('plaintiff', {
      seat: 'v1',
      can_terminate: true,
      functions: ['speech', 'submission', 'signature'],
    }),
    seatRole('counsel_p', {
      seat: 'v2',
      functions: ['speech', 'submission', 'display', 'meeting', 'signature'],
    }),
    seatRole('counsel_d', { seat: 'v3', functions: ['speech', 'submission', 'meeting', 'signature'] }),
    seatRole('defendant', { seat: 'v4', functions: ['speech', 'submission', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '这一环节要解决一个问题：这个案子，清和区法院收不收？',
        '起诉有四个条件：原告与本案有直接利害关系；有明确的被告；有具体的请求和事实、理由；属于法院受理范围和本院管辖（《民事诉讼法》第一百二十二条）。',
        '先到“文书”里读案情材料、借条和转账凭证，再开始发言。',
      ],
      [
        'One question is to be settled here: does the Qinghe court take this case?',
        'An action needs four things: a plaintiff directly interested; a definite defendant; definite claims with facts and grounds; and a matter for the courts and for this court (Civil Procedure Law, Article 122).',
        'Read the case material, the loan note and the transfer slip under "Documents" before you speak.',
      ],
    ),
    guide(
      'clerk',
      [
        '1. 请原告方说明身份、被告是谁、请求什么、凭什么。',
        '2. 清点材料：身份证明、授权委托书、起诉状和副本、证据。缺什么，一次告诉清楚。',
        '3. 问清楚管辖：被告住在临江区，原告为什么在清和区起诉？',
        '4. 审判长决定受理以后，向被告方送达起诉状副本、证据副本、应诉通知书和举证通知书，提醒十五日的答辩期（第一百二十八条）。',
      ],
      [
        "1. Ask the plaintiff's side who they are, whom they sue, for what and on what ground.",
        '2. Check the papers: identity, power of attorney, complaint with copies, evidence. Say once and completely what is missing.',
        '3. Ask about jurisdiction: the defendant lives in Linjiang; why sue in Qinghe?',
        '4. When the presiding judge accepts the case, serve the copies, the notice to respond and the notice on evidence, and point out the fifteen days for a defence (Article 128).',
      ],
    ),
    guide(
      'presiding',
      [
        '1. 先听书记员问完，再对照四个起诉条件逐项核对。',
        '2. 想一想管辖：合同纠纷由被告住所地或者合同履行地法院管辖（第二十四条）；没有约定履行地的借贷，履行地在哪里？（《民间借贷规定》第三条）',
        '3. 借条金额和转账金额不一致，是立案要审查的，还是开庭才审查的？',
        '4. 想好了就按“结束本环节”，选择你的处理。选错会告诉你错在哪里，可以重选。',
      ],
      [
        '1. Let the clerk finish, then go through the four conditions one by one.',
        "2. Jurisdiction: a contract dispute belongs to the court of the defendant's domicile or of the place of performance (Article 24). For a loan that names no such place, where is it? (Private Lending Provisions, Article 3)",
        '3. The note and the transfer do not agree. Is that for the filing window, or for the trial?',
        '4. When you have decided, press "End this section" and choose. A wrong choice tells you why and lets you choose again.',
      ],
    ),
    guide(
      'plaintiff',
      [
        '1. 用自己的话说清楚：谁、什么时候、借了多少、怎么给的、现在要什么。',
        '2. 不懂的请代理人补充。你也可以在这里撤回起诉，使用“提前终止”。',
      ],
      [
        '1. Say in your own words who borrowed, when, how much, how you gave it and what you want now.',
        '2. Let your counsel add the rest. You may also withdraw the action here with "End early".',
      ],
    ),
    guide(
      'counsel_p',
      [
        '1. 说明代理权限（一般代理还是特别授权）。',
        '2. 列出请求和证据，并主动说明管辖的理由。',
        '3. 证据够不够打赢官司，不是现在要证明的事。',
      ],
      [
        '1. State your authority, general or special.',
        '2. Name the claims and the evidence, and explain of your own accord why this court has jurisdiction.',
        '3. Whether the evidence wins the case is not what you must show now.',
      ],
    ),
    guide(
      'counsel_d',
      [
        '1. 代被告签收材料，记下答辩期限：收到之日起十五日。',
        '2. 对管辖有异议，要在提交答辩状期间提出；不提出又应诉答辩，就视为接受（第一百三十条）。想一想值不值得提。',
      ],
      [
        '1. Take the papers for the defendant and note the time for the defence: fifteen days from receipt.',
        '2. An objection to jurisdiction must be raised within the time for the defence; who answers without raising it accepts the court (Article 130). Is it worth raising?',
      ],
    ),
    guide(
      'defendant',
      ['1. 签收材料，看清楚原告告你什么。', '2. 可以简单说一句你的立场，详细的留给答辩状。'],
      [
        '1. Sign for the papers and read what you are sued for.',
        '2. You may say in a sentence where you stand; the rest belongs in the defence.',
      ],
    ),
  ],
  lines: [
    {
      role_id: 'clerk',
      text: bi(
        '这里是清和区人民法院立案窗口。请原告方出示身份证明和授权委托书，说明要告谁、请求什么、凭什么。',
        "This is the filing window of the Qinghe District People's Court. Please show your identity papers and power of attorney, and say whom you sue, for what and on what ground.",
      ),
    },
    {
      role_id: 'plaintiff',
      text: bi(
        '我叫陈晓岚，住清和区柳荫路 18 号。2023 年 3 月 12 日周启明向我借了 20 万元，说好一年还，到现在一分没还。',
        'I am Chen Xiaolan, of 18 Liuyin Road, Qinghe District. On 12 March 2023 Zhou Qiming borrowed 200,000 yuan from me for one year. He has not paid back anything.',
      ),
    },
    {
      role_id: 'counsel_p',
      shows: ['evidence_1_loan_note', 'evidence_2_transfer_slip', 'evidence_3_chat'],
      text: bi(
        '我是恒正律师事务所沈知行，特别授权代理。请求判令周启明返还借款本金 200,000 元及利息；提交借条、银行转账凭证、微信聊天记录和副本各一份。',
        'Shen Zhixing of Hengzheng Law Firm, with special authority. We ask that Zhou Qiming repay the principal of 200,000 yuan with interest, and submit the loan note, the transfer slip and the chat records, with a copy of each.',
      ),
    },
    {
      role_id: 'clerk',
      text: bi(
        '借条写明了出借人，被告的姓名、住址也明确。被告住在临江区，请原告方说明为什么在本院起诉。',
        "The note names the lender, and the defendant's name and address are definite. He lives in Linjiang District: why do you sue in this court?",
      ),
    },
    {
      role_id: 'counsel_p',
      text: bi(
        '合同纠纷由被告住所地或者合同履行地法院管辖。双方没有约定履行地，按《民间借贷规定》第三条，以接受货币一方所在地为合同履行地。原告请求还款，接受货币的是原告，原告住在清和区。',
        "A contract dispute belongs to the court of the defendant's domicile or of the place of performance. None was agreed, so under Article 3 of the Private Lending Provisions it is where the party receiving the money is. The plaintiff claims repayment: she is to receive the money, and she lives in Qinghe.",
      ),
    },
    {
      role_id: 'presiding',
      text: bi(
        '立案审查四项条件：原告有直接利害关系，被告明确，请求和事实理由具体，属于受理范围和本院管辖。本金究竟是 20 万元还是 19.1 万元，要到开庭以后才能判断。',
        'Filing asks for four things: a plaintiff directly interested, a definite defendant, definite claims with facts and grounds, and a matter for this court. Whether the principal is 200,000 or 191,000 yuan can only be judged at the trial.',
      ),
    },
    {
      role_id: 'presiding',
      text: bi(
        '本案符合起诉条件，登记立案，案号（2025）明 0102 民初 217 号，适用普通程序，由法官二人和人民陪审员一人组成合议庭审理。请书记员送达。',
        "The conditions are met. The case is registered under (2025) Ming 0102 Civil First Instance No. 217, to be tried under the ordinary procedure by two judges and one people's assessor. Clerk, please serve the papers.",
      ),
    },
    {
      role_id: 'clerk',
      text: bi(
        '现在向被告送达起诉状副本、证据副本、应诉通知书、举证通知书和合议庭组成人员通知。收到之日起十五日内可以提出答辩状，请在送达回证上签收。',
        'I now serve the copies of the complaint and the evidence, the notice to respond, the notice on evidence and the notice of the panel. A defence may be filed within fifteen days of receipt. Please sign the proof of service.',
      ),
    },
    {
      role_id: 'defendant',
      text: bi(
        '材料收到，我签字。借条是我写的，可我当天只收到 19.1 万元。',
        'I have the papers and I will sign. I wrote the note, but only 191,000 reached me that day.',
      ),
    },
    {
      role_id: 'counsel_d',
      text: bi(
        '我是衡川律师事务所梁若溪，代理被告应诉。对本院管辖没有异议，将在十五日内提交答辩状和证据。',
        'Liang Ruoxi of Hengchuan Law Firm, for the defendant. We do not object to jurisdiction and will file the defence and evidence within fifteen days.',
      ),
    },
  ],
});

export const FILING_TRANSITIONS: Transition[] = [
  wrong(
    'filing_no_jurisdiction',
    'filing',
    bi(
      '被告住在临江区，告知原告到临江区法院起诉',
      'Send the plaintiff to the Linjiang court, where the defendant lives',
    ),
    bi(
      '本院有管辖权。合同纠纷由被告住所地或者合同履行地法院管辖（《民事诉讼法》第二十四条）；借贷双方没有约定履行地的，以接受货币一方所在地为合同履行地（《民间借贷规定》第三条）。原告请求还款，接受货币的是原告，她住在清和区。',
      "This court has jurisdiction. A contract dispute belongs to the court of the defendant's domicile or of the place of performance (Civil Procedure Law, Article 24); for a loan that names none, that is where the party receiving the money is (Private Lending Provisions, Article 3). The plaintiff is to receive the repayment, and she lives in Qinghe.",
    ),
  ),
  advance(
    'filing_accept',
    'filing',
    'fork_drafting',
    bi('符合起诉条件，登记立案并送达', 'The conditions are met: register the case and serve the papers'),
  ),
  wrong(
    'filing_thin_evidence',
    'filing',
    bi(
      '借条与转账金额不一致，证据不足，裁定不予受理',
      'The note and the transfer differ: refuse the case for lack of evidence',
    ),
    bi(
      '证据能不能支持请求，要经过审理才能判断，不是起诉条件。符合第一百二十二条四项条件的起诉必须受理，并在七日内立案（《民事诉讼法》第一百二十二条、第一百二十六条）。',
      'Whether the evidence supports the claim can only be judged at trial; it is no condition for an action. An action that meets the four conditions of Article 122 must be accepted and registered within seven days (Civil Procedure Law, Articles 122 and 126).',
    ),
  ),
];
