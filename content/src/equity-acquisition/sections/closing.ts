import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import { experienceSection, REPORT_DONE, reportGuides, reportSection } from '../../case-frame.ts';
import { ALL_ROLES } from '../roles.ts';
import { REPORT_TEMPLATES } from '../templates/deal.ts';

export const SIGNING: FlowNode = node({
  id: 'signing',
  kind: 'court',
  name: bi('签署前核对', 'Checks before signing'),
  introduction: bi(
    '公证处里，签字以前先核对：来的是不是本人，有没有授权，附件齐不齐，放款条件双方是不是同一个意思。',
    'At the notary office, checks come before signatures: are those present who they say they are, are they authorised, are the annexes complete, and do both sides understand the conditions of release in the same way?',
  ),
  minutes: 10,
  scene: 'notary',
  position: { x: 360, y: 1550 },
  roles: [
    seatRole('notary', {
      host: true,
      can_terminate: true,
      seat: 'n0',
      functions: ['speech', 'display', 'submission', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('counsel_b', { seat: 'n1', functions: ['speech', 'display', 'submission'] }),
    seatRole('counsel_s', { seat: 'n2', functions: ['speech', 'display'] }),
    seatRole('buyer', { seat: 'a1', functions: ['speech', 'signature'] }),
    seatRole('seller', { seat: 'a2', functions: ['speech', 'signature'] }),
    seatRole('holder', { seat: 'a0', functions: ['speech', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '当事人均签名、盖章时合同成立（《民法典》第四百九十条第一款）；定金合同自实际交付时成立（第五百八十六条第一款）；公证机构可以办理提存（《公证法》第十二条）。',
      ],
      [
        'A contract is concluded when all the parties have signed or sealed it (Civil Code, Article 490, first paragraph); an earnest money contract is concluded when the money is actually delivered (Article 586, first paragraph); notary institutions may handle deposits (Notarization Law, Article 12).',
      ],
    ),
    guide(
      'notary',
      [
        '1. 核对身份、法定代表人和授权。',
        '2. 读一遍放款条件，问双方是不是真实意思。',
        '3. 都对得上，再去签署。',
      ],
      [
        '1. Check identity, the legal representative and authority.',
        '2. Read out the conditions of release and ask both sides whether they reflect their true intention.',
        '3. When everything is in order, go on to the signing.',
      ],
    ),
    guide(
      'counsel_b',
      ['1. 提交全部附件：披露函，给韩静的通知和她的答复，有股东协议的一并提交。'],
      [
        '1. Hand in all annexes: the disclosure letter, the notice to Han Jing and her answer, and the shareholders agreement if there is one.',
      ],
    ),
    guide(
      'counsel_s',
      ['1. 核对放款条件和协议一致。'],
      ['1. Check that the conditions of release agree with the agreement.'],
    ),
    guide(
      'buyer',
      ['1. 带齐营业执照和授权文件，确认价款三笔。'],
      ['1. Bring the business licence and your authorisation, and confirm the three payments.'],
    ),
    guide(
      'seller',
      ['1. 放款条件有听不懂的，现在就问。'],
      ['1. Ask now about anything in the conditions of release that you do not understand.'],
    ),
    guide(
      'holder',
      ['1. 说明你放弃的是哪一次、什么没有放弃。'],
      ['1. State for which transfer you waive your right, and what you do not waive.'],
    ),
  ],
  lines: [
    say(
      'notary',
      '请出示身份证件、营业执照和授权文件。现在核对各方的真实意思。',
      'Please show your identity cards, business licence and authorisation. I will now verify the true intention of each party.',
    ),
    say(
      'counsel_b',
      '附件齐全：披露函、给韩静的通知和送达凭证、她的书面答复或者三十日期满的说明、专利转让合同、中心医院的告知函和回执。',
      'The annexes are complete: the disclosure letter, the notice to Han Jing with proof of service, her written reply or a statement that the thirty days have expired, the patent assignment, and the notice to the Central Hospital with its acknowledgement of receipt.',
    ),
    say(
      'notary',
      '提存 2,520 万元，放款条件：变更登记完成、股东名册已变更、专利过户手续合格。双方确认吗？',
      'The deposit is 25.2 million, to be released when registration of the change is complete, the register of members has been changed and the recordal of the patent transfer has been approved. Do both sides confirm?',
    ),
    say(
      'buyer',
      '确认。定金 360 万元今天支付。',
      'Confirmed. The earnest money of 3.6 million is paid today.',
    ),
    say(
      'seller',
      '确认。留存 720 万元我也清楚了。',
      'Confirmed. I also understand the retention of 7.2 million.',
    ),
    say(
      'holder',
      '通知我收到了，时间和条件都对得上。我放弃的只有这一次，2023 年的决议我没有签过，不因为今天在场就算我同意。',
      'I received the notice, and its date and terms are right. I waive my right for this one transfer only. I did not sign the resolution of 2023, and my presence here today does not mean that I agree to it.',
    ),
    say(
      'counsel_s',
      '放款条件与协议第四条一致，没有异议。',
      'The conditions of release agree with Article 4 of the agreement. I have no objection.',
    ),
  ],
});

export const CLOSING: FlowNode = node({
  id: 'closing',
  kind: 'court',
  name: bi('交割与登记', 'Closing and registration'),
  introduction: bi(
    '先决条件逐项打勾，扣税、变更股东名册、申请登记、放款。顺序错一步，钱和股权就会两头落空。',
    'The conditions precedent are ticked off one by one, the tax is withheld, the register of members is changed, registration is applied for, and the money is released. One step out of order, and one side may be left without the money or without the equity.',
  ),
  minutes: 12,
  scene: 'meeting',
  position: { x: 360, y: 1940 },
  roles: [
    seatRole('gc', {
      host: true,
      can_terminate: true,
      seat: 't3',
      functions: ['speech', 'display', 'submission', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('counsel_b', { seat: 't4', functions: ['speech', 'display'] }),
    seatRole('cfo', { seat: 't2', functions: ['speech', 'display'] }),
    seatRole('seller', { seat: 't7', functions: ['speech', 'signature'] }),
    seatRole('finance', { seat: 't8', functions: ['speech', 'display', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '受让人自记载于股东名册时起可以向公司主张行使股东权利（《公司法》第八十六条第二款）；变更登记自变更事项发生之日起 30 日内申请（市场主体登记管理条例第二十四条）。',
        '个人转让股权，登记机关查验完税凭证（《个人所得税法》第十五条第二款）。',
      ],
      [
        'The transferee may exercise its rights as a shareholder against the company from the time of its entry in the register of members (Company Law, Article 86, second paragraph); registration of the change must be applied for within 30 days of the change (Regulation on Registration, Article 24).',
        'Where an individual transfers equity, the registration authority checks the tax payment certificate (Individual Income Tax Law, Article 15, second paragraph).',
      ],
    ),
    guide(
      'gc',
      ['1. 按清单逐项核对，缺一项不交割。', '2. 选对顺序。'],
      [
        '1. Go through the checklist; if one condition is not met, there is no closing.',
        '2. Choose the right order.',
      ],
    ),
    guide(
      'counsel_b',
      ['1. 说明名册、章程、登记各自的效力。'],
      ['1. Explain the effect of the register of members, the articles and the registration.'],
    ),
    guide(
      'cfo',
      ['1. 说明扣缴税款的数额和凭证。'],
      ['1. State the amount of tax withheld and show the tax payment certificate.'],
    ),
    guide(
      'seller',
      ['1. 交出公章、证照，配合登记。'],
      ['1. Hand over seals and licences and assist with the registration.'],
    ),
    guide(
      'finance',
      ['1. 说明员工安排和社保补缴。'],
      ['1. Explain the arrangements for staff and how the social insurance arrears will be made up.'],
    ),
  ],
  lines: [
    say(
      'gc',
      '逐项核对先决条件：专利转让登记合格，其他股东的优先购买权已经处理，中心医院已回执，担保解除方案银行已受理。',
      "Let us go through the conditions precedent: the patent assignment has been recorded, the other shareholders' right of first refusal has been dealt with, the Central Hospital has acknowledged the notice, and the bank has accepted the guarantee release plan for review.",
    ),
    say(
      'cfo',
      '个人所得税 630 万元已申报，从提存款中先行划缴，完税凭证已取得。',
      'Individual income tax of 6.3 million has been declared and paid first out of the deposit, and we have the tax payment certificate.',
    ),
    say(
      'cfo',
      '放给沈先生的是 1,890 万元。四份文件我逐份看过，登记通知书到了以前，我不签付款单。',
      'The sum to be released to Mr Shen is 18.9 million. I have checked each of the four documents; until the notice of registration arrives, I will not sign the payment slip.',
    ),
    say(
      'counsel_b',
      '今天先变更股东名册、签发出资证明书，江海从此可以行使股东权利；三十日内申请变更登记，登记完成再放款。',
      'Today the register of members is changed and the capital contribution certificate is issued; from now on Jianghai may exercise its rights as a shareholder. Registration of the change is applied for within thirty days, and the money is released once it is complete.',
    ),
    say(
      'seller',
      '公章、证照、账册都在这里，请清点。',
      'The seals, the licences and the books are all here; please check them.',
    ),
    say(
      'gc',
      '公章我当场收下，用印登记簿从今天起换新册，旧册封存；2023 年 11 月 6 日那一页拍照留底。',
      'I take custody of the seal here and now. From today a new seal register is used and the old one is sealed up; the page of 6 November 2023 is photographed for our file.',
    ),
    say(
      'finance',
      '员工劳动合同不变，社保差额列了清单，从留存款里补。',
      'The labour contracts continue unchanged; the shortfall in social insurance has been listed and will be made up out of the retention.',
    ),
    say(
      'finance',
      '还有一件，旧文件和复印的废页我一直留着，今天一并交给法务总监；该我说清楚的，我去说清楚。',
      'One more thing: I have kept the old document and the spoilt copies, and I am handing them to the general counsel today. What is for me to explain, I will go and explain.',
    ),
  ],
});

export const REPORT: FlowNode = reportSection({
  roles: ALL_ROLES,
  host: 'counsel_b',
  introduction: bi(
    '每个角色写一份简短的报告：哪个风险最难锁，你用了哪一道锁。',
    'Each role writes a short report: which risk was hardest to secure, and which safeguard you used.',
  ),
  minutes: 8,
  y: 2070,
  guides: reportGuides(
    'counsel_b',
    bi(
      '每个判断引到法条或者合同条款。',
      'Support each judgment with an article of law or a clause of the agreement.',
    ),
  ),
  templates: REPORT_TEMPLATES,
});

export const EXPERIENCE: FlowNode = experienceSection(
  ALL_ROLES,
  2200,
  bi(
    '写下你的心得：没有对手的法庭，非诉律师在和什么较量？',
    'Write down what you take from it: with no opponent in court, what does a transactional lawyer contend with?',
  ),
  bi('如果银行第二天就起诉，你的条款够不够？', 'if the bank sued tomorrow, would your clauses be enough?'),
);

export const CLOSING_TRANSITIONS: Transition[] = [
  wrong(
    'signing_spouse',
    'signing',
    bi(
      '沈维民的妻子没有签字，合同一定无效，今天不能签',
      "Shen Weimin's wife has not signed, so the contract is bound to be void: it cannot be signed today",
    ),
    bi(
      '夫妻一方转让登记在自己名下的有限责任公司股权，另一方以未经同意为由请求确认合同无效的，不予支持，恶意串通的除外（婚姻家庭编解释（二）第九条，自 2025 年 2 月 1 日起施行）。请她出具同意函是稳妥的做法，不是生效条件。',
      "Where a spouse transfers equity registered in that spouse's name, the court does not uphold the other spouse's claim that the contract is void for want of consent, except in the case of malicious collusion (Interpretation (2) on Marriage and Family, Article 9, in force since 1 February 2025). To obtain her letter of consent is prudent, but it is not a condition for the contract to take effect.",
    ),
  ),
  advance(
    'signing_done',
    'signing',
    'deposit',
    bi(
      '身份、授权、附件、放款条件核对无误，签署',
      'Identity, authority, annexes, conditions of release in order: sign',
    ),
  ),
  wrong(
    'closing_register_first',
    'closing',
    bi(
      '以登记为准：名册等登记机关核准以后再改，在那以前江海不参加股东会',
      'Registration is decisive: change the register of members only after the authority has approved, and until then Jianghai takes no part in shareholders meetings',
    ),
    bi(
      '受让人自记载于股东名册时起，就可以向公司主张行使股东权利（《公司法》第八十六条第二款）；登记的作用是对抗善意相对人（第三十四条第二款）。先改名册，再申请登记，登记完成以后放款，次序不能倒。',
      'From the time of its entry in the register of members, the transferee may exercise its rights as a shareholder against the company (Company Law, Article 86, second paragraph); registration matters for asserting the change against third parties in good faith (Article 34, second paragraph). The register of members is changed first, registration is then applied for, and the money is released once registration is complete; that order may not be reversed.',
    ),
  ),
  advance(
    'closing_done',
    'closing',
    'report',
    bi('扣税、变更名册、申请登记、登记完成放款', 'Tax, register of members, registration, then release'),
  ),
  wrong(
    'closing_staff',
    'closing',
    bi(
      '控股股东换了，等于合同主体变更，要逐个征得员工同意，劳动合同才能继续',
      'A new controlling shareholder amounts to a change of the contracting party: each employee has to consent before the labour contracts can continue',
    ),
    bi(
      '用人单位是目标公司，没有变；变的是它的投资人，不影响劳动合同的履行（《劳动合同法》第三十三条）。不用重签，也不用征求同意，工龄连续计算；要告知的是客户（采购合同第十九条），不是员工。',
      'The employer is the target company, which stays the same; only its investor changes, and that does not affect the performance of the labour contracts (Labour Contract Law, Article 33). No new contracts and no consent are needed, and length of service continues to run. It is the customer that has to be notified (Article 19 of the purchase contract), not the employees.',
    ),
  ),
  REPORT_DONE,
];
