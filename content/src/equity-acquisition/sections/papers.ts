import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, sayWeighing, seatRole, wrong } from '../../build.ts';
import { CONTRACT_TEMPLATES, OPINION_TEMPLATES } from '../templates/deal.ts';
import { REVIEW_TEMPLATES } from '../templates/decisions.ts';

export const CONTRACT: FlowNode = node({
  id: 'contract',
  kind: 'edit',
  name: bi('起草股权转让协议', 'Drafting the transfer agreement'),
  introduction: bi(
    '把谈成的东西写成合同：先决条件、付款、陈述保证、专项补偿、违约、争议解决。双方律师在同一份稿子上改，谁也不许夹带。',
    'What was agreed becomes a contract: conditions precedent, payment, warranties, specific indemnity, breach, dispute resolution. Both lawyers work on the same draft, and neither may slip anything in.',
  ),
  minutes: 28,
  position: { x: 360, y: 1160 },
  roles: [
    seatRole('counsel_b', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('counsel_s', { functions: ['submission', 'meeting', 'signature'] }),
    seatRole('gc', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '依法成立的合同，自成立时生效，法律另有规定或者当事人另有约定的除外（《民法典》第五百零二条第一款）；“生效条件”和“交割条件”不要混在一起（第一百五十八条）。',
        '股权转让参照买卖合同的规定（第六百四十六条）。',
      ],
      [
        'A lawfully concluded contract takes effect upon its conclusion, unless the law provides or the parties agree otherwise (Civil Code, Article 502, first paragraph); do not confuse conditions for the contract to take effect with conditions of closing (Article 158).',
        'The provisions on sale contracts apply by reference to the transfer of equity (Article 646).',
      ],
    ),
    guide(
      'counsel_b',
      [
        '1. 从模板新建协议，逐条对照条款清单。',
        '2. 先决条件至少五项：专利过户、放弃或者期满、客户告知、担保方案、无重大不利变化。',
        '3. 请对方律师核对签名，提交，结束本环节。',
      ],
      [
        '1. Draft the agreement from the template and check it clause by clause against the term sheet.',
        '2. Include at least five conditions precedent: transfer of the patent, waiver or expiry of the right of first refusal, notice to the customer, a plan for the guarantee, no material adverse change.',
        "3. Have the other side's lawyer check and sign it, submit it and end the section.",
      ],
    ),
    guide(
      'counsel_s',
      ['1. 守住两处：披露例外、责任上限和期限。'],
      [
        '1. Hold firm on two points: the exception for what was disclosed, and the cap and duration of liability.',
      ],
    ),
    guide(
      'gc',
      ['1. 核对留存款的放款条件写没写清楚。'],
      ['1. Check that the conditions for releasing the retention are clearly stated.'],
    ),
  ],
  templates: CONTRACT_TEMPLATES,
});

export const OPINION: FlowNode = node({
  id: 'opinion',
  kind: 'edit',
  name: bi('法律意见书', 'Legal opinion'),
  introduction: bi(
    '投资决策会议要看法律意见：这笔交易合不合法，风险在哪里，条款锁住了没有。结论要明确，保留也要明确。',
    'The investment committee wants a legal opinion: is the deal lawful, where are the risks, and do the clauses secure them? The conclusion must be clear, and so must the reservations.',
  ),
  minutes: 20,
  position: { x: 360, y: 1290 },
  roles: [
    seatRole('counsel_b', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('analyst', { functions: ['submission', 'meeting', 'signature'] }),
    seatRole('gc', { functions: ['submission', 'meeting', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '结构：委托和依据、事实和核查方法、假设、分析、结论、保留。',
        '因过错给委托人造成损失的，由律师事务所赔偿（《律师法》第五十四条）。',
      ],
      [
        'The opinion states the mandate and its basis, the facts and how they were verified, the assumptions, the analysis, the conclusion and the reservations.',
        'If fault on the part of the lawyer causes the client loss, the firm is liable for it (Lawyers Law, Article 54).',
      ],
    ),
    guide(
      'counsel_b',
      [
        '1. 从模板新建意见书，五个问题各给结论。',
        '2. 担保写两种情形；结论写“可以交割，条件是……”。',
        '3. 签名，提交，结束本环节。',
      ],
      [
        '1. Draft the opinion from the template, with a conclusion on each of the five issues.',
        '2. Discuss the guarantee in both cases; conclude that closing may take place, and state on what conditions.',
        '3. Sign and submit it, and end the section.',
      ],
    ),
    guide('analyst', ['1. 核对每一处事实都有出处。'], ['1. Check that every fact has its source.']),
    guide(
      'gc',
      [
        '1. 从模板新建风险审查意见：你的两条红线，逐条对到协议哪一条、哪个数额。',
        '2. 律师锁不住的，你替会议写出来；写明在什么条件下建议签。',
        '3. 签名，提交；会上你的一票要同它对得上。',
      ],
      [
        '1. Draft the risk review from the template: match each of your two red lines to a clause and a figure in the agreement.',
        '2. Set out for the committee what the lawyers cannot secure, and on what conditions you advise signing.',
        '3. Sign and submit; your vote in the meeting must be consistent with it.',
      ],
    ),
  ],
  templates: [...OPINION_TEMPLATES, ...REVIEW_TEMPLATES],
});

export const DECISION: FlowNode = node({
  id: 'decision',
  kind: 'vote',
  name: bi('投资决策会议', 'Investment committee'),
  introduction: bi(
    '江海医疗三位决策人听律师汇报以后表决：是否按协议稿和法律意见签约？',
    "The three decision makers of Jianghai hear the lawyer's report and vote: should Jianghai sign on the basis of the draft and the legal opinion?",
  ),
  minutes: 10,
  scene: 'meeting',
  position: { x: 360, y: 1420 },
  roles: [
    seatRole('buyer', {
      host: true,
      can_terminate: true,
      seat: 't3',
      functions: ['speech', 'display', 'vote', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('cfo', { seat: 't4', functions: ['speech', 'display', 'vote'] }),
    seatRole('gc', { seat: 't2', functions: ['speech', 'display', 'vote'] }),
    seatRole('counsel_b', { seat: 't5', functions: ['speech', 'display'] }),
  ],
  guides: [
    guide(
      null,
      [
        '律师汇报，不表决。通过的，签署；没有通过或者票数相等的，回到谈判，再谈不拢就终止交易。',
        '问自己：最坏的情况发生，钱还在不在我们手里？法务总监的风险审查意见写了哪些条件，现在满足了几项？',
      ],
      [
        'The lawyer reports and has no vote. If the proposal is carried, the parties go on to sign. If it is not, or the votes are equal, they go back to the negotiation; if that fails too, the deal is terminated.',
        "Ask yourself: if the worst happens, do we still hold the money? Which of the conditions in the general counsel's risk review have been met so far?",
      ],
    ),
    guide('buyer', ['1. 请律师先说，你最后说。'], ['1. Let the lawyer begin; you speak last.']),
    guide(
      'cfo',
      ['1. 算账：价款、个人所得税、印花税、补缴出资。'],
      ['1. Set out the figures: price, individual income tax, stamp duty, outstanding contribution.'],
    ),
    guide('gc', ['1. 对照两条红线说意见。'], ['1. Assess the deal against your two red lines.']),
    guide(
      'counsel_b',
      ['1. 三分钟讲完：结论、三道锁、剩下的风险。'],
      ['1. Report in three minutes: the conclusion, the three safeguards, the remaining risk.'],
    ),
  ],
  lines: [
    say('buyer', '请秦律师汇报。', 'Mr Qin, your report, please.'),
    say(
      'counsel_b',
      '交易合法，可以签约。五个问题都有对应的条款：专利过户是先决条件；担保由沈维民解除、全额补偿，留存 720 万元担保；社保从留存款里扣；未实缴出资由江海缴、转让人补充责任；中心医院提前三十日告知。剩下的风险是银行主张担保有效，金额在留存款以内。',
      "The deal is lawful and may be signed. There is a clause for each of the five issues: transfer of the patent is a condition precedent; Shen has the guarantee released and indemnifies in full, secured by a retention of 7.2 million; social insurance is deducted from the retention; Jianghai pays the outstanding contribution, with the transferor supplementarily liable; and the Central Hospital is given thirty days' notice. The remaining risk is that the bank will assert the guarantee, and that amount is within the retention.",
    ),
    sayWeighing(
      'cfo',
      [
        '江海是扣缴义务人：不计合理费用，约为（3,600 万减 450 万）乘百分之二十，630 万元，从提存款里先行划缴，协议已经写明是含税价。付款节奏守住了，我同意签。',
        'Jianghai must withhold the tax: leaving reasonable expenses aside, it is twenty per cent of the difference between 36 million and 4.5 million, about 6.3 million, paid first out of the deposit; the agreement says that the price includes tax. We have held our payment schedule, and I am in favour of signing.',
      ],
      [
        '税的问题写清楚了：江海扣缴，约 630 万元，从提存款里先行划缴。我放不下的是留存款：担保、社保都指着同一笔钱，先扣了一样，另一样还够不够，没有人算到底。算清以前我不同意签。',
        'The tax is clear: Jianghai withholds about 6.3 million, paid first out of the deposit. What troubles me is the retention: the guarantee and the social insurance are both secured by the same money, and nobody has worked out whether enough is left for the one once the other has been deducted. Until that is done I am not in favour of signing.',
      ],
    ),
    sayWeighing(
      'gc',
      [
        '两条红线都写进了协议：留存款高于担保数额，专利过户是先决条件。要提醒的是，银行受理解除方案，我们还没有拿到书面答复；留存款盖得住这笔担保，我同意签。',
        'Both red lines are in the agreement: the retention exceeds the amount of the guarantee, and the transfer of the patent is a condition precedent. One warning: we have no written reply from the bank yet on the plan for release. The retention covers the guarantee, and I am in favour of signing.',
      ],
      [
        '两条红线是写进了协议，可是银行受理解除方案，我们没有拿到书面答复。担保解除不了，风险就留在目标公司身上，补偿要一家一家去追。拿到答复再签，现在我不同意。',
        'Both red lines are in the agreement, but we have no written reply from the bank on the plan for release. If the guarantee cannot be released, the risk stays with the target, and we should have to pursue the indemnity. Let us sign once we have the reply; as things stand I am against it.',
      ],
    ),
    sayWeighing(
      'buyer',
      [
        '控制权、专利、订单，要的都在协议里；代价是一笔还没有解除的担保，留存款和补偿接得住。我同意签，请各自判断，现在表决。',
        'Control, the patent and the orders are all in the agreement; the price is a guarantee not yet released, which the retention and the indemnity will cover. I am in favour of signing. Judge for yourselves. We now vote.',
      ],
      [
        '控制权、专利、订单，协议里都有了；可是签了字，一笔没有解除的担保就是我们的事。上一次收购就栽在这上面。我想回去再谈一次，现在不同意签。请各自判断，现在表决。',
        'Control, the patent and the orders are all in the agreement; but once we sign, a guarantee that has not been released becomes our problem. Our last acquisition failed over exactly that. I should like to negotiate once more and am against signing now. Judge for yourselves. We now vote.',
      ],
    ),
  ],
  vote: {
    question: bi(
      '是否同意按协议稿和法律意见签署股权转让协议？',
      'Shall the transfer agreement be signed on the basis of the draft and the legal opinion?',
    ),
    options: [
      {
        id: 'agree',
        label: bi('同意签署', 'Sign'),
        hint: bi(
          '先决条件和留存款足以锁住风险',
          'The conditions precedent and the retention contain the risk',
        ),
        counts: 'for',
      },
      {
        id: 'disagree',
        label: bi('不同意', 'Do not sign'),
        hint: bi('回到谈判，重谈担保或者付款', 'Back to the negotiation on the guarantee or payment'),
        counts: 'against',
      },
      {
        id: 'abstain',
        label: bi('弃权', 'Abstain'),
        hint: bi('缺席未投的，平台也计为弃权', 'Whoever is absent counts as abstaining'),
        counts: 'abstain',
      },
    ],
    secret: false,
    threshold: 'majority',
  },
});

export const PAPERS_TRANSITIONS: Transition[] = [
  wrong(
    'contract_unpaid',
    'contract',
    bi(
      '写明“未实缴的 150 万元仍由沈维民缴足，与受让方无关”，这笔钱就不用江海管了',
      'Write that the 1.5 million not paid in "shall still be paid in full by Shen Weimin and does not concern the transferee": then Jianghai need not worry about it',
    ),
    bi(
      '转让未届期限的出资，缴纳义务由受让人承担，转让人承担补充责任（《公司法》第八十八条第一款）；公司和债权人可以直接找江海。双方的约定只能在内部追偿，所以要反映在价款或者补偿条款里。',
      'Where a contribution not yet due is transferred, the transferee bears the duty to pay it and the transferor is supplementarily liable (Company Law, Article 88, first paragraph); the company and its creditors may claim directly from Jianghai. The clause only gives recourse between the two parties, so the sum has to be reflected in the price or in an indemnity.',
    ),
  ),
  advance(
    'contract_done',
    'contract',
    'opinion',
    bi('双方律师核对一致，出具法律意见', 'Both lawyers agree on the text: issue the legal opinion'),
  ),
  wrong(
    'contract_not_binding',
    'contract',
    bi(
      '写明“本协议自变更登记完成之日起生效”，登记之前谁都可以反悔',
      'Write "this agreement takes effect on the date on which registration of the change is completed": until then either side may withdraw',
    ),
    bi(
      '当事人可以另行约定生效的时间（《民法典》第五百零二条第一款但书），这样写并不违法，却不合江海的利益：登记之前陈述保证、补偿和违约责任都还没有生效，定金已经付了，对方却可以不受约束。登记是为了对抗善意相对人（《公司法》第三十四条第二款）；要附条件的是交割，不是生效。',
      "The parties may agree on a different time for the contract to take effect (Civil Code, Article 502, first paragraph, proviso), so the clause is not unlawful; but it is against Jianghai's interest: until registration, the warranties, the indemnity and the liability for breach would not yet be in effect, and the other side would have received the earnest money without being bound. Registration matters for asserting the change against third parties in good faith (Company Law, Article 34, second paragraph); what should be conditional is the closing, not the effect of the contract.",
    ),
  ),
  wrong(
    'opinion_void',
    'opinion',
    bi(
      '公司法要求股东会决议，银行手里的决议有疑问，结论写“担保无效，不构成风险”',
      'The Company Law requires a resolution of the shareholders, and the one that the bank holds is in doubt: conclude that "the guarantee is void and poses no risk"',
    ),
    bi(
      '越权担保对公司发不发生效力，看相对人是否善意：银行合理审查过决议的是善意，公司证明它知道或者应当知道决议系伪造、变造的除外（担保制度解释第七条）。即使不发生效力，也可能要赔。两种情形都要写，留存款照留；断言无效而有过错的，律师事务所要赔（《律师法》第五十四条）。',
      'Whether a guarantee given without authority binds the company depends on the good faith of the other party: a bank that reasonably examined the resolution is in good faith, unless the company proves that it knew or ought to have known of a forgery or alteration (Interpretation on Security, Article 7). Even if it is not bound, the company may owe compensation. Discuss both cases and keep the retention; if the lawyer is at fault in asserting that the guarantee is void, the firm is liable (Lawyers Law, Article 54).',
    ),
  ),
  advance(
    'opinion_done',
    'opinion',
    'decision',
    bi('结论和保留都写明，提交决策会议', 'Conclusion and reservations stated: submit to the committee'),
  ),
  advance(
    'decision_passed',
    'decision',
    'signing',
    bi('同意，签署和提存', 'Agreed: sign and deposit'),
    'passed',
  ),
  advance(
    'decision_rejected',
    'decision',
    'negotiation',
    bi('不同意，回到谈判', 'Not agreed: back to the negotiation'),
    'rejected',
  ),
  advance(
    'decision_tied',
    'decision',
    'negotiation',
    bi('票数相等，没有形成多数，回到谈判', 'A tie is no majority: back to the negotiation'),
    'tied',
  ),
];
