import type { PaperPart } from '@lets/contract';
import { bi, bullets, heading, p, sign, table, title } from '../../build.ts';
import { type CaseModels, careless, sound, value, type Words, wrong } from '../../models.ts';
import { both, HEAD_LINE } from './parts.ts';

type Row = readonly [string, string, string, string];

interface Listed {
  readonly claims: readonly [readonly string[], readonly string[]];
  readonly zh: readonly Row[];
  readonly en: readonly Row[];
  readonly gap: Words;
}

const list = ({ claims, zh, en, gap }: Listed): PaperPart =>
  both(
    [
      title('规范清单'),
      HEAD_LINE.zh,
      heading('一、请求拆分和请求权基础：{{norm_basis}}'),
      bullets(...claims[0]),
      heading('二、规范'),
      table(['条文', '管什么', '不管什么', '同本题的关系（直接适用、参照、只作比较）'], ...zh),
      heading('三、有没有法律漏洞：{{gap_finding}}'),
      p(gap[0]),
      sign('reporter', '报告人'),
    ],
    [
      title('List of Norms'),
      HEAD_LINE.en,
      heading('1. The separate claims, and their basis: {{norm_basis}}'),
      bullets(...claims[1]),
      heading('2. Norms'),
      table(
        [
          'Article',
          'Governs',
          'Does not govern',
          'Role in this case (applies directly, applies by reference, comparison only)',
        ],
        ...en,
      ),
      heading('3. Whether there is a gap: {{gap_finding}}'),
      p(gap[1]),
      sign('reporter', 'Reporter'),
    ],
  );

const COMPARED: readonly [Row, Row] = [
  [
    '《民法典》第七百三十二条、第九百三十四条，《公司法》第九十条',
    '租赁的继续、委托的终止、股东资格的继承',
    '账号',
    '只作比较；类推以前先证明有漏洞、再证明相似',
  ],
  [
    'Civil Code, Articles 732 and 934; Company Law, Article 90',
    'A lease continues, a mandate ends, shareholder status is inherited',
    'Accounts',
    'Comparison only; before any analogy, first a gap must be shown and then similarity',
  ],
];
const APPLIED: readonly [Row, Row] = [
  [
    '《公司法》第九十条',
    '股东资格的继承，章程另有规定的除外',
    '股东以外的资格',
    '直接适用：账号同股东资格一样可以继承，用户协议相当于章程',
  ],
  [
    'Company Law, Article 90',
    'Inheritance of shareholder status, unless the articles of the company provide otherwise',
    'Any status other than that of shareholder',
    'Applies directly: an account can be inherited just as shareholder status can, and the user agreement corresponds to the articles of the company',
  ],
];

const CLAIMS: Listed['claims'] = [
  [
    '变更实名：{{claimant_name}}请求{{operator_name}}协助把账号{{account_name}}变更到自己名下，基础是《民法典》第一千一百二十二条、第五百零九条第二款；先决问题是账号上的权利是不是遗产，{{clause}}能不能对抗继承人。',
    '折价补偿 46,800 元：不能变更时的替代，基础同上；同类账号成交均价 46,800 元，卖方另付 5% 服务费，实得 44,460 元（材料 2）。',
    '退还余额 6,200 元：云贝 62,000 个，10 个合 1 元，基础是协议第 6.2 条、《民法典》第四百六十五条第一款；公司同意退还。',
    '查看聊天：基础是《个人信息保护法》第四十九条；先决问题是死者生前有没有另外安排，以及聊天另一方的隐私。',
  ],
  [
    'Re-registration: {{claimant_name}} asks {{operator_name}} to help re-register the account {{account_name}} in her name. Basis: Civil Code, Articles 1122 and 509, second paragraph. Preliminary questions: are the rights in the account part of the estate, and can {{clause}} be relied on against the heir?',
    'Compensation of 46,800 yuan: in the alternative, if the account cannot be re-registered, on the same basis. Similar accounts sold for 46,800 yuan on average; the seller pays a service fee of 5% and receives 44,460 yuan (exhibit 2).',
    'Refund of the balance of 6,200 yuan: 62,000 cloud shells at ten to the yuan. Basis: clause 6.2 of the agreement; Civil Code, Article 465, first paragraph. The company agrees to refund it.',
    'Access to the chats. Basis: Personal Information Protection Law, Article 49. Preliminary questions: did the deceased arrange otherwise in life, and how is the privacy of the other party to the chats affected?',
  ],
];

const ROWS_ZH: readonly Row[] = [
  [
    '《民法典》第一百二十七条',
    '转引有关数据、网络虚拟财产保护的规定',
    '归属和继承',
    '说明受法律保护，不作请求权基础',
  ],
  [
    '《民法典》第一千一百二十二条',
    '遗产的概念和除外：依照法律规定或者根据其性质',
    '能不能以约定排除继承',
    '直接适用，需要解释',
  ],
  [
    '《民法典》第四百九十六条至第四百九十八条，《合同编通则解释》第十条，《消费者权益保护法》第二十六条',
    '格式条款的订入、效力、解释；弹窗不足以证明已经提示',
    '继承',
    '直接适用于{{clause}}',
  ],
  [
    '《民法典》第四百六十五条第二款、第五百五十七条第一款第六项',
    '合同只约束当事人；约定的终止',
    '约定是否订入',
    '直接适用，否定方的核心',
  ],
  [
    '《民法典》第九百九十二条、第九百九十四条、第一千零三十二条，《个人信息保护法》第四十九条',
    '人格权不得继承；死者隐私受侵害时近亲属的请求；隐私；近亲属查阅死者个人信息',
    '财产利益',
    '直接适用于聊天',
  ],
];
const ROWS_EN: readonly Row[] = [
  [
    'Civil Code, Article 127',
    'Refers to other provisions on the protection of data and network virtual property',
    'Ownership and succession',
    'Shows that the interest is protected by law; not a basis for the claim',
  ],
  [
    'Civil Code, Article 1122',
    'What an estate is, and the exceptions: by law or by its nature',
    'Whether agreement can exclude succession',
    'Applies directly, after interpretation',
  ],
  [
    'Civil Code, Articles 496 to 498; Contract Interpretation, Article 10; Law on the Protection of Consumer Rights and Interests, Article 26',
    'Standard terms: incorporation, validity, meaning; a pop-up alone does not prove that attention was drawn',
    'Succession',
    'Applies directly to {{clause}}',
  ],
  [
    'Civil Code, Articles 465, second paragraph, and 557, first paragraph, item 6',
    'A contract binds only its parties; its end may be agreed',
    'Whether the term was incorporated',
    'Applies directly; the core of the case against',
  ],
  [
    'Civil Code, Articles 992, 994 and 1032; Personal Information Protection Law, Article 49',
    'Personality rights may not be inherited; claims of near relatives where the privacy of the dead is infringed; privacy; access of near relatives to the personal information of the dead',
    'Property interests',
    'Applies directly to the chats',
  ],
];

const listed = (last: readonly [Row, Row]): Listed => ({
  claims: CLAIMS,
  zh: [...ROWS_ZH, last[0]],
  en: [...ROWS_EN, last[1]],
  gap: [
    '“个人合法财产”是概括概念，经解释可以包括账号上的财产利益，遗产范围没有漏洞。约定能否排除继承，第一千一百二十二条第二款没有说，第五百四十五条第一款第二项对债权转让却写明“按照当事人约定”：是有意不写，还是没有想到，正是争点。找法由具体规定到一般规定，再到基本原则（《总则编解释》第一条）。',
    '"Lawful personal property" is a general concept, which can be interpreted to include the property interests in an account, so there is no gap as to what an estate is. Article 1122, second paragraph, does not say whether agreement can exclude succession, while Article 545, first paragraph, item 2, expressly says "by agreement of the parties" for the assignment of claims. Whether the silence is intended or an oversight is precisely the issue. The search for the law goes from specific provisions to general ones and then to the basic principles (General Part Interpretation, Article 1).',
  ],
});

const BASIS = value(
  'norm_basis',
  '《民法典》第一千一百二十二条、第五百零九条第二款',
  'Civil Code, Articles 1122 and 509, second paragraph',
);
const GAP = value(
  'gap_finding',
  '遗产范围没有漏洞，约定能否排除继承有争议',
  'none as to what an estate is; it is disputed whether agreement can exclude succession',
);

export const NORM_MODELS: CaseModels = {
  norm_list: [
    sound(
      bi(
        '请求拆成四个，对两方有利的条文都列，写明每条不管什么。',
        'The claim is separated into four, the articles that help either side are listed, and each entry says what the article does not govern.',
      ),
      { values: [BASIS, GAP], parts: [list(listed(COMPARED))] },
    ),
    careless(
      bi(
        '几个请求混成一个，只列了对一方有利的条文，没有写条文不管什么。',
        'Several claims are run together, only articles that help one side are listed, and nothing is said about what they do not govern.',
      ),
      {
        values: [
          value('norm_basis', '民法典的有关规定', 'the relevant provisions of the Civil Code'),
          value('gap_finding', '没有专门规定', 'there is no special provision'),
        ],
        parts: [
          list({
            claims: [
              ['{{claimant_name}}要求取得账号和账号里的全部内容。'],
              ['{{claimant_name}} claims the account with everything in it.'],
            ],
            zh: [
              ['第一百二十七条', '网络虚拟财产', '其他问题', '有关'],
              ['第一千一百二十二条', '遗产', '其他问题', '有关'],
              ['第四百九十七条', '格式条款无效', '其他问题', '有关'],
            ],
            en: [
              ['127', 'Network virtual property', 'Other questions', 'Relevant'],
              ['1122', 'Estates', 'Other questions', 'Relevant'],
              ['497', 'Void standard terms', 'Other questions', 'Relevant'],
            ],
            gap: [
              '法律没有规定账号能不能继承，所以存在漏洞，应当根据公平原则处理。',
              'The law does not say whether an account can be inherited, so there is a gap, which should be filled by the principle of fairness.',
            ],
          }),
        ],
      },
    ),
    wrong(
      bi(
        '把《公司法》第九十条标为“直接适用”。该条只管股东资格；类推要先证明有漏洞，再证明关键之点相同，遗产范围可以由《民法典》第一千一百二十二条解释，没有漏洞。',
        'It marks Article 90 of the Company Law as applying directly. That article governs shareholder status only; an analogy requires first a gap and then similarity in the decisive point, and there is no gap, since what an estate is can be determined by interpreting Article 1122 of the Civil Code.',
      ),
      { values: [BASIS, GAP], parts: [list(listed(APPLIED))] },
    ),
  ],
};
