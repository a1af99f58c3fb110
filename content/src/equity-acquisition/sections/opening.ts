import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import { DILIGENCE_TEMPLATES, DISCLOSURE_TEMPLATES } from '../templates/diligence.ts';

export const ENGAGEMENT: FlowNode = node({
  id: 'engagement',
  kind: 'court',
  name: bi('接受委托', 'Taking the mandate'),
  introduction: bi(
    '江海医疗要收购远岫仪器 60% 的股权，来到恒明律师事务所。接不接、怎样接：先查利益冲突，再谈范围、期限和费用。',
    'Jianghai Medical wants to acquire sixty per cent of Yuanxiu Instruments and comes to the Hengming law firm. Before it accepts the mandate, the firm checks for conflicts of interest; then it discusses scope, time and fees.',
  ),
  minutes: 12,
  scene: 'office',
  position: { x: 360, y: 120 },
  roles: [
    seatRole('counsel_b', {
      host: true,
      can_terminate: true,
      seat: 'h0',
      functions: ['speech', 'display', 'submission', 'signature'],
      processes: ['end', 'restart'],
    }),
    seatRole('analyst', { seat: 'h1', functions: ['speech', 'display'] }),
    seatRole('buyer', { seat: 'v2', functions: ['speech', 'display', 'signature'] }),
    seatRole('gc', { seat: 'v3', functions: ['speech', 'display'] }),
  ],
  guides: [
    guide(
      null,
      [
        '律师事务所统一接受委托，签订书面委托合同（《律师法》第二十五条第一款）；不得在同一事务中为双方服务，不得代理与本人有利益冲突的事务（第三十九条）。',
        '先读交易背景材料和证据 3 意向书。',
      ],
      [
        'The law firm, not the individual lawyer, accepts the mandate and concludes a written contract with the client (Lawyers Law, Article 25, first paragraph); a lawyer may not act for both sides in the same matter, nor in a matter in which the lawyer has a conflict of interest (Article 39).',
        'First read the case material and evidence 3, the letter of intent.',
      ],
    ),
    guide(
      'counsel_b',
      [
        '1. 说出利益冲突检索的结果，请客户决定。',
        '2. 问清楚三件事：为什么买，最怕什么，什么时候要。',
        '3. 说明尽职调查的范围、方法和不能保证的事。',
      ],
      [
        '1. Disclose the result of the conflict check and let the client decide.',
        '2. Clarify three things: why they want to buy, what they fear most, and by when they need it.',
        '3. Explain the scope and method of due diligence and what it cannot guarantee.',
      ],
    ),
    guide(
      'analyst',
      ['1. 列出调查清单和需要访谈的人。'],
      ['1. List what you will investigate and whom you need to interview.'],
    ),
    guide(
      'buyer',
      ['1. 讲你的商业目的，不要只讲价格。'],
      ['1. Explain your business purpose, not only the price.'],
    ),
    guide(
      'gc',
      ['1. 说出上一次收购的教训，定下红线。'],
      ['1. Explain the lesson of the last acquisition and set red lines.'],
    ),
  ],
  lines: [
    say(
      'counsel_b',
      '开始以前先说明：利益冲突检索显示，本所另一位律师两年前为沈维民办过遗嘱，已经结案，与本次交易无关，我本人没有经手。请你们决定是否继续委托。',
      'Before we begin: the conflict check shows that a colleague drew up a will for Shen Weimin two years ago; it is closed, unrelated to this deal, and I did not handle it. Please decide whether to go on.',
    ),
    say(
      'buyer',
      '知道了，我们同意继续委托。那件专利和中心医院的订单，是我们买它的理由；最好一个月就签。',
      'Understood; we wish to go on. The patent and the orders from the Central Hospital are the reason why we are buying. We should like to sign within a month.',
    ),
    say(
      'gc',
      '上一次收购栽在一笔没披露的担保上，赔了 700 万。这次对外担保是红线。',
      'Last time an undisclosed guarantee cost us seven million. Guarantees are our red line.',
    ),
    say(
      'analyst',
      '清单分八块：主体、股权、资产、负债和担保、重大合同、劳动、税务、争议。除了登记系统，还要看用印登记簿、访谈财务、函证银行。',
      'The list has eight parts: entity, equity, assets, debts and guarantees, contracts, labour, tax, disputes. Besides searching the public register we will read the seal register, interview the head of finance and ask the banks for written confirmation.',
    ),
    say(
      'analyst',
      '还要说明一件：银行的材料要银行同意才拿得到原件，意向书只给了九十天，拿不到的我会写“未见原件”。',
      'One more point: we can obtain the originals at the bank only with its consent, and the letter of intent gives us only ninety days. Where I cannot obtain an original, I shall write "original not seen".',
    ),
    say('buyer', '能不能先签，签了再慢慢查？', 'Could we sign first and investigate afterwards?'),
    say(
      'counsel_b',
      '可以边谈边查，但不能先签后查。查不完的，用先决条件、陈述保证和留存款锁住。',
      'We can negotiate while we investigate, but we cannot sign first. What cannot be checked in time we secure by conditions precedent, warranties and a retention from the price.',
    ),
  ],
});

export const DILIGENCE: FlowNode = node({
  id: 'diligence',
  kind: 'edit',
  name: bi('尽职调查报告', 'Due diligence report'),
  introduction: bi(
    '登记系统上干干净净，用印登记簿里却有一行字。把查到的、没有查到的、怎么查的，写进尽职调查报告，每个问题给出处理办法。',
    'The public register is spotless, but there is an entry in the seal register. Set out in the report what you found, what you did not find and how you searched, and propose how to deal with each issue.',
  ),
  minutes: 26,
  position: { x: 60, y: 380 },
  roles: [
    seatRole('counsel_b', { functions: ['submission', 'meeting', 'signature'], processes: ['end'] }),
    seatRole('analyst', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end'],
    }),
  ],
  guides: [
    guide(
      null,
      [
        '五个问题：担保、专利、未实缴出资、社会保险、控股股东变更条款。每一个写四栏：事实、证据、法律分析、处理。',
      ],
      [
        'There are five issues: guarantee, patent, unpaid contribution, social insurance and change of control. Set out each in four columns: fact, evidence, law, and how to deal with it.',
      ],
    ),
    guide(
      'analyst',
      [
        '1. 从模板新建报告，写明调查方法和基准日。',
        '2. 没有见到原件的，写“仅见复印件”。',
        '3. 请主办律师复核签名，提交，结束本环节。',
      ],
      [
        '1. Draft the report from the template, stating the method and the reference date.',
        '2. Where you have not seen the original, write "seen in copy only".',
        '3. Have the lawyer in charge check and sign the report, submit it and end the section.',
      ],
    ),
    guide(
      'counsel_b',
      [
        '1. 担保的效力分两种情形写：银行善意、非善意（担保制度解释第七条）。',
        '2. 未实缴的 1,500,000 元谁缴：公司法第八十八条第一款。',
      ],
      [
        '1. Discuss the effect of the guarantee both if the bank acted in good faith and if it did not (Interpretation on Security, Article 7).',
        '2. State who pays the outstanding 1,500,000 yuan (Company Law, Article 88, first paragraph).',
      ],
    ),
  ],
  templates: DILIGENCE_TEMPLATES,
});

export const DISCLOSURE: FlowNode = node({
  id: 'disclosure',
  kind: 'edit',
  name: bi('转让方披露', "The transferor's disclosure"),
  introduction: bi(
    '转让方一边也在做功课：哪些事要告诉对方？说了怕压价，不说怕算欺诈。转让方、律师和财务负责人一起列披露清单。',
    "The transferor's side is doing its homework too: what must it tell the other side? Disclosure may lower the price, but silence may amount to fraud. The transferor, his lawyer and the head of finance draw up the disclosure schedule.",
  ),
  minutes: 14,
  position: { x: 660, y: 380 },
  roles: [
    seatRole('counsel_s', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end'],
    }),
    seatRole('seller', { functions: ['submission', 'meeting', 'signature'], processes: ['end'] }),
    seatRole('finance', { functions: ['submission', 'meeting', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '故意隐瞒与订立合同有关的重要事实，造成损失的要赔（《民法典》第五百条）；构成欺诈的可以撤销（第一百四十八条）。',
        '披露了的事项，是陈述保证的例外，由价格和补偿条款处理。',
      ],
      [
        'A party that intentionally conceals important facts relating to the contract must compensate the resulting loss (Civil Code, Article 500); where this amounts to fraud, the contract may be revoked (Article 148).',
        'What is disclosed is an exception to the warranties and is dealt with by price and indemnity.',
      ],
    ),
    guide(
      'counsel_s',
      [
        '1. 逐项问当事人和财务：担保、专利、出资、社保、大客户。',
        '2. 从模板新建披露函，写到对方能看懂、能核对的程度。',
      ],
      [
        '1. Go through every item with your client and the head of finance: guarantee, patent, contribution, social insurance, major customer.',
        '2. Draft the letter from the template, in enough detail for the other side to understand and verify it.',
      ],
    ),
    guide(
      'seller',
      ['1. 担保是怎么签的，讲给律师听。', '2. 签名以前把清单读一遍。'],
      ['1. Tell your lawyer how the guarantee came to be signed.', '2. Read the schedule before you sign.'],
    ),
    guide(
      'finance',
      ['1. 问到决议上的签名，照实说。'],
      ['1. If you are asked about the signatures on the resolution, tell the truth.'],
    ),
  ],
  templates: DISCLOSURE_TEMPLATES,
});

export const OPENING_TRANSITIONS: Transition[] = [
  wrong(
    'engagement_silent',
    'engagement',
    bi(
      '遗嘱是另一位律师办的，早已结案，而且要保密：检索结果归档，不必告诉江海',
      'A colleague drew up the will; the matter was closed long ago and is confidential: file the result of the check and do not tell Jianghai',
    ),
    bi(
      '接受委托的是律师事务所，不是某一位律师（《律师法》第二十五条第一款），冲突要按全所来查。保密的是遗嘱的内容（第三十八条），不是有过委托这件事；有没有利益冲突（第三十九条），要让客户知道以后自己决定。',
      'It is the firm, not the individual lawyer, that accepts the mandate (Lawyers Law, Article 25, first paragraph), so conflicts must be checked across the whole firm. What is confidential is the content of the will (Article 38), not the fact that there was a mandate; the client must be told, so that it can decide for itself whether there is a conflict of interest (Article 39).',
    ),
  ),
  advance(
    'engagement_done',
    'engagement',
    'fork_dd',
    bi('冲突已披露，书面委托，开始尽职调查', 'Conflict disclosed, mandate in writing: begin due diligence'),
  ),
  wrong(
    'engagement_oral',
    'engagement',
    bi(
      '客户已经点头，先口头委托、马上进场访谈，委托合同等范围定下来再签',
      'The client has agreed: begin the interviews at once on an oral mandate and sign the contract when the scope is settled',
    ),
    bi(
      '律师承办业务，由律师事务所统一接受委托，与委托人签订书面委托合同（《律师法》第二十五条第一款），先签后办。范围没有写下来，查漏了什么、谁负责（第五十四条），以后说不清。',
      'The firm accepts the mandate and concludes a written contract with the client before it acts (Lawyers Law, Article 25, first paragraph). If the scope is not in writing, nobody can later establish what was overlooked and who is liable for it (Article 54).',
    ),
  ),
  wrong(
    'diligence_copies',
    'diligence',
    bi(
      '保证合同和决议都只见复印件，真实性无法确认：这一项不写进报告，等拿到原件再补',
      'The guarantee contract and the resolution were seen in copy only and cannot be verified: leave the item out of the report and add it when the originals arrive',
    ),
    bi(
      '报告写的是查到了什么、怎么查的、还缺什么：写“仅见复印件，未见原件”，再分情形分析。担保不是公司登记事项（《公司法》第三十二条），除了这份复印件，别处也看不到；因过错漏报造成损失的，律师事务所要赔（《律师法》第五十四条）。',
      'A report states what was found, how it was found and what is still missing: write "seen in copy only, original not seen" and analyse both cases. A guarantee is not a registered particular of a company (Company Law, Article 32), so apart from this copy it cannot be seen anywhere; if a negligent omission causes loss, the firm is liable for it (Lawyers Law, Article 54).',
    ),
  ),
  advance(
    'diligence_done',
    'diligence',
    'join_dd',
    bi('五个问题逐项写明，报告签字', 'Five issues set out, report signed'),
  ),
  wrong(
    'disclosure_hide',
    'disclosure',
    bi(
      '对方在做尽职调查，保证合同自己会查到；披露函只写他们问过的事项',
      'The other side is doing due diligence and will find the guarantee itself: disclose only what it has asked about',
    ),
    bi(
      '对方能不能查到，不免除自己的义务：故意隐瞒与订立合同有关的重要事实，造成损失的要赔（《民法典》第五百条第二项），构成欺诈的，合同可以撤销（第一百四十八条）。写进披露函，它才是陈述保证的例外，对沈维民自己有利。',
      'That the other side might find out does not relieve you of your own duty: whoever intentionally conceals important facts relating to the contract must compensate the loss (Civil Code, Article 500, item 2), and in a case of fraud the contract may be revoked (Article 148). Only what is stated in the letter becomes an exception to the warranties; disclosure protects Shen himself.',
    ),
  ),
  advance(
    'disclosure_done',
    'disclosure',
    'join_dd',
    bi('五项都写进披露函，签字送达', 'All five items disclosed, letter signed and delivered'),
  ),
];
