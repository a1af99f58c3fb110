import { type FormPart, type FormRow, row } from './element-form.ts';

/**
 * The elements of pleadings in private lending disputes. They follow the structure of the model forms of 法〔2025〕82号; no copy of the
 * forms was at hand, so the wording is not compared with them.
 */

type Words = readonly [zh: string, en: string];

const NONE_OR: Words = ['（请写明；没有的写“无”。）', '(State it; if there is nothing, write "none".)'];
const YES_NO: Words = ['（请写明是或者否；是的，写明内容。）', '(State yes or no; if yes, set out what.)'];
const OBJECT: Words = [
  '（请写明有或者无；有异议的，写明事实和理由。）',
  '(State whether you object; if you do, give facts and reasons.)',
];

const open = (key: string, zh: string, en: string, asks: Words): FormRow => row(key, [zh, en], asks);

/** The parties themselves come from the case; what follows is asked of whoever files. */
const service: readonly FormRow[] = [
  open('address', '送达地址、收件人和电话', 'Address for service, recipient, telephone', [
    '（请写明送达地址、收件人和电话。）',
    '(State the address for service, the recipient and the telephone.)',
  ]),
  open('electronic', '是否接受电子送达', 'Whether electronic service is accepted', [
    '（请写明是或者否；是的，写明方式。）',
    '(State yes or no; if yes, state how.)',
  ]),
];

const SETTLEMENT: FormPart = {
  heading: ['对纠纷解决方式的意愿', 'Willingness to Settle'],
  rows: [
    open('mediation', '是否考虑先行调解', 'Whether mediation is considered', [
      '（请写明是、否或者暂不确定。）',
      '(State yes, no or not decided.)',
    ]),
  ],
};

/** What a case knows of its own complaint. */
interface ComplaintFacts {
  readonly parties: readonly FormRow[];
  readonly principal: Words;
  readonly interest: Words;
  readonly signatories: Words;
  readonly amount: Words;
  readonly term: Words;
  readonly rate: Words;
  readonly provided: Words;
  readonly evidence: Words;
}

const GUARANTEES: readonly (readonly [key: string, label: Words])[] = [
  ['pledge', ['10. 是否签订物的担保合同', '10. Whether security over property was agreed']],
  ['pledged', ['11. 担保人、担保物', '11. Security provider and secured property']],
  ['maximum', ['12. 是否最高额担保', '12. Whether it is maximum-amount security']],
  ['registered', ['13. 是否办理抵押、质押登记', '13. Whether a mortgage or pledge is registered']],
  ['surety', ['14. 是否签订保证合同', '14. Whether a guarantee was agreed']],
  ['surety_kind', ['15. 保证方式', '15. Kind of guarantee']],
  ['other_security', ['16. 其他担保方式', '16. Other security']],
];

export const complaintElements = (facts: ComplaintFacts): readonly FormPart[] => [
  { heading: ['当事人信息', 'The Parties'], rows: [...facts.parties, ...service] },
  {
    heading: ['诉讼请求和依据', 'Claims and Their Basis'],
    rows: [
      row('principal', ['1. 本金', '1. Principal'], facts.principal),
      row('interest', ['2. 利息', '2. Interest'], facts.interest),
      row(
        'early',
        ['3. 是否要求提前还款或者解除合同', '3. Whether early repayment or termination is claimed'],
        YES_NO,
      ),
      row('security', ['4. 是否主张担保权利', '4. Whether security is claimed'], YES_NO),
      row(
        'enforcement',
        ['5. 是否主张实现债权的费用', '5. Whether costs of enforcing the claim are claimed'],
        YES_NO,
      ),
      row('costs', ['6. 是否主张诉讼费用', '6. Whether the costs of the action are claimed'], YES_NO),
      row('other_claims', ['7. 其他请求', '7. Other claims'], NONE_OR),
      row(
        'total',
        ['8. 标的总额', '8. Total claimed'],
        ['（请写明总额和算法。）', '(State the total and how it is calculated.)'],
      ),
      row(
        'contract_basis',
        ['9. 依据：合同约定', '9. Basis: the contract'],
        ['（请写明合同的哪些约定。）', '(State which terms of the contract the claims rest on.)'],
      ),
      row(
        'legal_basis',
        ['10. 依据：法律规定', '10. Basis: the law'],
        [
          '（请写明法律和司法解释的条文。）',
          '(State the articles of the laws and judicial interpretations relied on.)',
        ],
      ),
    ],
  },
  {
    heading: ['约定管辖和诉讼保全', 'Agreed Jurisdiction and Preservation'],
    rows: [
      row(
        'jurisdiction',
        ['1. 有无仲裁、法院管辖约定', '1. Agreement on arbitration or jurisdiction'],
        [
          '（请写明有或者无；没有约定的，写明本院为什么有管辖权。）',
          '(State whether there is one; if not, explain why this court has jurisdiction.)',
        ],
      ),
      row(
        'preservation',
        ['2. 是否申请财产保全', '2. Whether preservation of property is applied for'],
        YES_NO,
      ),
    ],
  },
  {
    heading: ['事实和理由', 'Facts and Reasons'],
    rows: [
      row(
        'signing',
        ['1. 合同的签订情况', '1. How the contract was made'],
        ['（请写明名称、时间、地点和经过。）', '(State its name, when, where and how it was made.)'],
      ),
      row('signatories', ['2. 签订主体', '2. Parties to the contract'], facts.signatories),
      row(
        'amount',
        ['3. 借款金额（约定、实际提供）', '3. Amount agreed and actually provided'],
        facts.amount,
      ),
      row('term', ['4. 借款期限', '4. Term'], facts.term),
      row('rate', ['5. 借款利率', '5. Rate'], facts.rate),
      row('provided', ['6. 借款提供时间', '6. When it was provided'], facts.provided),
      row(
        'repayment',
        ['7. 还款方式', '7. How it was to be repaid'],
        ['（请写明约定的还本、付息方式。）', '(State how principal and interest were to be paid.)'],
      ),
      row(
        'repaid',
        ['8. 还款情况', '8. What has been repaid'],
        [
          '（请写明已还本金、已还利息和还息至哪一天。）',
          '(State the principal and the interest repaid, and the date up to which interest has been paid.)',
        ],
      ),
      row(
        'overdue',
        ['9. 是否存在逾期还款', '9. Whether payment is overdue'],
        [
          '（请写明逾期时间、至今天数和催要的经过。）',
          '(State since when and for how many days it has been overdue, and what demands were made.)',
        ],
      ),
      ...GUARANTEES.map(([key, label]) => row(key, label, NONE_OR)),
      row('notes', ['17. 其他需要说明的内容', '17. Anything else'], NONE_OR),
      row(
        'evidence',
        [
          '18. 证据和证据来源、证人姓名和住所',
          '18. Evidence and its sources, names and addresses of witnesses',
        ],
        facts.evidence,
      ),
    ],
  },
  SETTLEMENT,
];

/** What a case knows of its own defence. */
interface DefenceFacts {
  readonly parties: readonly FormRow[];
  readonly principal: Words;
  readonly interest: Words;
  readonly notes: Words;
  readonly evidence: Words;
}

const CLAIMED: readonly (readonly [key: string, label: Words])[] = [
  ['early', ['3. 对提前还款或者解除合同有无异议', '3. Early repayment or termination']],
  ['security', ['4. 对担保权利诉请有无异议', '4. Security claimed']],
  ['enforcement', ['5. 对实现债权的费用有无异议', '5. Costs of enforcing the claim']],
  ['costs', ['6. 对诉讼费负担有无异议', '6. Costs of the action']],
  ['other_claims', ['7. 对其他请求有无异议', '7. Other claims']],
  ['total', ['8. 对标的总额有无异议', '8. Total claimed']],
];

const ALLEGED: readonly (readonly [key: string, label: Words])[] = [
  ['signing', ['1. 对合同签订情况有无异议', '1. How the contract was made']],
  ['signatories', ['2. 对签订主体有无异议', '2. Parties to the contract']],
  ['amount', ['3. 对借款金额有无异议', '3. Amount agreed and actually provided']],
  ['term', ['4. 对借款期限有无异议', '4. Term']],
  ['rate', ['5. 对借款利率有无异议', '5. Rate']],
  ['provided', ['6. 对借款提供时间有无异议', '6. When it was provided']],
  ['repayment', ['7. 对还款方式有无异议', '7. How it was to be repaid']],
  ['repaid', ['8. 对还款情况有无异议', '8. What has been repaid']],
  ['overdue', ['9. 对是否逾期还款有无异议', '9. Whether payment is overdue']],
  ['pledge', ['10. 对是否签订物的担保合同有无异议', '10. Security over property']],
  ['pledged', ['11. 对担保人、担保物有无异议', '11. Security provider and secured property']],
  ['maximum', ['12. 对最高额担保有无异议', '12. Maximum-amount security']],
  ['registered', ['13. 对是否办理抵押、质押登记有无异议', '13. Registration of the mortgage or pledge']],
  ['surety', ['14. 对是否签订保证合同有无异议', '14. Guarantee']],
  ['surety_kind', ['15. 对保证方式有无异议', '15. Kind of guarantee']],
  ['other_security', ['16. 对其他担保方式有无异议', '16. Other security']],
  ['release', ['17. 有无其他免责、减责事由', '17. Other grounds to exclude or reduce liability']],
];

export const defenceElements = (facts: DefenceFacts): readonly FormPart[] => [
  { heading: ['当事人信息', 'The Parties'], rows: [...facts.parties, ...service] },
  {
    heading: ['答辩事项：对诉讼请求的确认或者异议', 'Answer to the Claims'],
    rows: [
      row('principal', ['1. 对本金有无异议', '1. Principal'], facts.principal),
      row('interest', ['2. 对利息有无异议', '2. Interest'], facts.interest),
      ...CLAIMED.map(([key, label]) => row(`claim_${key}`, label, OBJECT)),
    ],
  },
  {
    heading: ['事实和理由', 'Facts and Reasons'],
    rows: [
      ...ALLEGED.map(([key, label]) => row(key, label, OBJECT)),
      row('notes', ['18. 其他需要说明的内容', '18. Anything else'], facts.notes),
      row(
        'legal_basis',
        ['19. 答辩依据：合同约定和法律规定', '19. Basis of the defence: contract and law'],
        [
          '（请写明合同的约定、法律和司法解释的条文。）',
          '(State the terms of the contract and the articles of the laws and judicial interpretations relied on.)',
        ],
      ),
      row('evidence', ['20. 证据清单', '20. List of evidence'], facts.evidence),
    ],
  },
  SETTLEMENT,
];

/** The same answer for every element that the parties do not dispute. */
export const same = (keys: readonly string[], words: Words): Readonly<Record<string, Words>> =>
  Object.fromEntries(keys.map((key) => [key, words]));

export const SECURITY_KEYS: readonly string[] = GUARANTEES.map(([key]) => key);
