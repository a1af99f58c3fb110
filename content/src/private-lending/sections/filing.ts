import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';

export const FILING: FlowNode = node({
  id: 'filing',
  kind: 'court',
  name: bi('立案', 'Filing'),
  introduction: bi(
    '原告方到清和区人民法院立案窗口提交材料。由立案庭的法官审查，审判庭还没有介入，被告也不在场。法院只审查起诉条件：该不该受理、归不归本院管，不判断谁有理；适宜调解的，问一句愿不愿意先行调解。教学中时间压缩，起诉状在送达以后同对方的答辩状一起起草。',
    "The plaintiff's side comes to the filing window of the Qinghe District People's Court. A judge of the filing division examines the case; the trial division is not involved yet, and the defendant is not there. The court looks only at the conditions for an action: whether it must be accepted and whether this court has jurisdiction. Who is right is not yet in question. Where the dispute is suitable for mediation, the judge asks whether the plaintiff is willing to mediate first. To save time in class, the complaint is drafted after service, at the same time as the defence.",
  ),
  minutes: 8,
  scene: 'office',
  position: { x: 360, y: 120 },
  roles: [
    seatRole('filing_judge', {
      host: true,
      can_terminate: true,
      seat: 'h1',
      functions: ['speech', 'display', 'submission', 'call', 'signature'],
      processes: ['end', 'restart'],
    }),
    seatRole('clerk', { seat: 'h0', functions: ['speech', 'submission', 'signature'] }),
    seatRole('plaintiff', {
      seat: 'v1',
      can_terminate: true,
      functions: ['speech', 'submission', 'signature'],
    }),
    seatRole('counsel_p', {
      seat: 'v2',
      functions: ['speech', 'submission', 'display', 'meeting', 'signature'],
    }),
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
        'One question has to be decided here: does the Qinghe court accept this case?',
        'An action must meet four conditions: the plaintiff has a direct interest in the case; there is a definite defendant; there are specific claims, facts and grounds; and the matter falls within the scope of civil actions and the jurisdiction of this court (Civil Procedure Law, Article 122).',
        'Read the case material, the loan note and the transfer slip under "Documents" before you speak.',
      ],
    ),
    guide(
      'clerk',
      [
        '1. 请原告方说明身份、被告是谁、请求什么、凭什么。',
        '2. 清点材料：身份证明、授权委托书、起诉状和副本、证据。缺什么，一次告诉清楚。',
        '3. 问清楚管辖：被告住在临江区，原告为什么在清和区起诉？',
        '4. 立案法官决定受理以后，登记案号；通知书签发以后，把材料移送审判庭，再向被告送达。',
      ],
      [
        "1. Ask the plaintiff's side who they are, whom they sue, for what and on what ground.",
        '2. Check the papers: identity, power of attorney, complaint with copies, evidence. If anything is missing, tell them once and in full.',
        '3. Ask about jurisdiction: the defendant lives in Linjiang, so why does the plaintiff sue in Qinghe?',
        '4. Once the filing judge has accepted the case, register it under its number; when the notice has been signed, pass the papers to the trial division, which then serves the defendant.',
      ],
    ),
    guide(
      'filing_judge',
      [
        '1. 先听书记员问完，再对照四个起诉条件逐项核对。',
        '2. 想一想管辖：合同纠纷由被告住所地或者合同履行地法院管辖（第二十四条）；没有约定履行地的借贷，履行地在哪里？（《民间借贷规定》第三条）',
        '3. 借条金额和转账金额不一致，是立案要审查的，还是开庭才审查的？',
        '4. 适宜调解的先行调解，但当事人拒绝的除外（第一百二十五条）：问一次，记下回答。',
        '5. 想好了就按“结束本环节”，选择你的处理。选错会告诉你错在哪里，可以重选。',
      ],
      [
        '1. Let the clerk finish, then go through the four conditions one by one.',
        "2. Jurisdiction: a contract dispute belongs to the court of the defendant's domicile or of the place of performance (Article 24). Where is a loan performed if the parties have not agreed on a place? (Private Lending Provisions, Article 3)",
        '3. The note and the transfer do not agree. Is that for the filing window, or for the trial?',
        '4. A dispute suitable for mediation is mediated first unless a party refuses (Article 125): ask once and record the answer.',
        '5. When you have decided, press "End this section" and choose. A wrong choice tells you why and lets you choose again.',
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
        '3. You need not show at this stage that the evidence is strong enough to win the case.',
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
        'I am Shen Zhixing of Hengzheng Law Firm, acting with special authority. We ask that Zhou Qiming be ordered to repay the principal of 200,000 yuan with interest. We submit the loan note, the transfer slip and the chat records, with a copy of each.',
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
        "A contract dispute belongs to the court of the defendant's domicile or of the place of performance. No place was agreed, so under Article 3 of the Private Lending Provisions it is where the party receiving the money is located. The plaintiff claims repayment: she is the party to receive the money, and she lives in Qinghe.",
      ),
    },
    say(
      'filing_judge',
      '双方是多年的熟人，标的也清楚，本院可以委派调解组织先行调解，不收费用。原告愿不愿意先试一次？不愿意的，不影响立案。',
      'The parties have known each other for years and the amount is clear. The court can refer the dispute to a mediation body first, free of charge. Is the plaintiff willing to try mediation? If not, this does not affect the registration of the case.',
    ),
    say(
      'plaintiff',
      '催了一年都没有结果，我不想再拖了，请直接立案。开庭的时候要谈，我不反对。',
      'I have been asking for my money for a year without result, and I do not want to wait any longer. Please register the case. If he wants to talk at the hearing, I do not object.',
    ),
    say(
      'filing_judge',
      '原告拒绝先行调解，记录在案。立案审查四项条件：原告有直接利害关系，被告明确，请求和事实理由具体，属于受理范围和本院管辖。本金究竟是多少，要到开庭以后才能判断。',
      'The plaintiff declines mediation before filing, and this is recorded. As to the four conditions for an action: the plaintiff has a direct interest; the defendant is definite; the claims, facts and grounds are specific; and the matter falls within the scope of civil actions and the jurisdiction of this court. The amount of the principal can only be decided at trial.',
    ),
    say(
      'filing_judge',
      '本案符合起诉条件，登记立案，案号（2025）明 0102 民初 217 号，移送民事审判庭。请原告方在七日内预交案件受理费。',
      'The conditions for an action are met. The case is registered under number (2025) Ming 0102 Civil First Instance No. 217 and passed to the civil division. The plaintiff is to pay the court fee in advance within seven days.',
    ),
    say(
      'clerk',
      '已登记，材料清点无误：起诉材料、证据和副本各一份，下一步由审判庭向被告送达。',
      'The case is registered. The papers are complete: the complaint, the evidence and one copy of each. The trial division will serve them on the defendant.',
    ),
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
      "This court has jurisdiction. An action on a contract is under the jurisdiction of the court of the defendant's domicile or of the place of performance (Civil Procedure Law, Article 24); where the parties to a loan have agreed on no place of performance, it is where the party receiving the money is located (Private Lending Provisions, Article 3). The plaintiff claims repayment, so she is the party receiving the money, and she lives in Qinghe.",
    ),
  ),
  advance(
    'filing_accept',
    'filing',
    'acceptance',
    bi(
      '符合起诉条件，登记立案，移送审判庭',
      'The conditions are met: register the case and pass it to the trial division',
    ),
  ),
  wrong(
    'filing_thin_evidence',
    'filing',
    bi(
      '借条与转账金额不一致，证据不足，裁定不予受理',
      'The note and the transfer differ, so the evidence is insufficient: rule not to accept the case',
    ),
    bi(
      '证据能不能支持请求，要经过审理才能判断，不是起诉条件。符合第一百二十二条四项条件的起诉必须受理，并在七日内立案（《民事诉讼法》第一百二十二条、第一百二十六条）。',
      'Whether the evidence supports the claim can only be judged at trial; it is not a condition for bringing an action. An action that meets the four conditions of Article 122 must be accepted and registered within seven days (Civil Procedure Law, Articles 122 and 126).',
    ),
  ),
  wrong(
    'filing_mediate_first',
    'filing',
    bi(
      '熟人之间的借款最适宜调解：先委派调解，调解不成再登记立案',
      'A loan between friends is best mediated: refer it to mediation, and register it only if that fails',
    ),
    bi(
      '适宜调解的先行调解，但当事人拒绝调解的除外（《民事诉讼法》第一百二十五条）。原告已经明确拒绝；符合条件的起诉必须受理，并在七日内立案（第一百二十六条），不能拿调解拖住立案。',
      'A suitable dispute is mediated first unless a party refuses (Civil Procedure Law, Article 125). The plaintiff has expressly refused. An action that meets the conditions must be accepted and registered within seven days (Article 126); mediation may not be used to delay the registration.',
    ),
  ),
];
