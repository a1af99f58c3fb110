import type { CaseDocument } from '@lets/contract';
import {
  bi,
  bullets,
  facsimile,
  heading,
  line,
  opensWith,
  p,
  quote,
  releasedAfter,
  steps,
  table,
  title,
} from '../../build.ts';
import { evidence, material } from '../fields.ts';
import { REGISTER, SIGNATURES } from './drawn.ts';

const CASE_FILE = material(
  'case_material',
  bi('交易背景材料', 'The transaction'),
  [
    title('交易背景材料'),
    quote('教学案例。公司、人物、机构和数据均为虚构，如有雷同，纯属巧合。法律均为真实条文。'),
    heading('一、当事各方'),
    table(
      ['姓名或者名称', '身份', '认缴出资', '实缴出资'],
      ['沈维民', '股东，法定代表人，60%', '6,000,000 元', '4,500,000 元'],
      ['韩静', '股东，25%', '2,500,000 元', '2,500,000 元'],
      ['彭立', '股东，15%，已书面放弃优先购买权', '1,500,000 元', '1,500,000 元'],
      ['江海医疗', '收购方', '', ''],
    ),
    p(
      '目标公司远岫仪器 2019 年 6 月 12 日成立，注册资本 10,000,000 元。章程规定，沈维民未实缴的 1,500,000 元于 2030 年 6 月 30 日前缴足；章程对股权转让没有另外规定；为他人提供担保，由股东会决议。',
    ),
    heading('二、交易'),
    bullets(
      '江海医疗受让沈维民持有的全部 60% 股权，价款 36,000,000 元；目标公司 2024 年净利润 6,000,000 元，整体作价十倍。',
      '2025 年 3 月 5 日签订意向书：九十日排他期，双方保密；价格和付款“以正式合同为准”。',
      '沈维民首轮要价：定金 10,000,000 元，其余签约后三日内付清，违约金为价款的 50%，“双方均不得请求调整”。',
      '江海医疗首轮还价：定金 10%，交割付 70%，留存 20%，二十四个月。',
    ),
    heading('三、没有争议的事实'),
    bullets(
      '国家企业信用信息公示系统上，目标公司没有股权质押、没有行政处罚。',
      '产品主要技术是一件发明专利，2021 年授权，登记簿上的专利权人是沈维民。',
      '第一大客户明德市中心医院，占收入 38%，合同约定控股股东变更须提前三十日书面告知。',
      '沈维民已婚，股权登记在他一人名下，配偶没有参与谈判。',
    ),
    heading('四、请带着问题阅读'),
    steps(
      '登记系统上没有的，是不是就没有？查不完的风险，用什么条款锁住？',
      '那笔担保对公司有没有效力，取决于谁知道什么？谈判时怎样在不确定中分配它？',
      '给韩静的通知，要写什么，等几天？她只想买 10%，怎么办？',
      '未实缴的 1,500,000 元，谁来缴？价款怎样反映？',
      '定金、违约金、留存款，各自管什么，上限在哪里？',
    ),
  ],
  [
    title('The Transaction'),
    quote(
      'A teaching case. Companies, people, institutions and figures are invented; any resemblance to reality is coincidental. The laws are real; their English versions are unofficial translations.',
    ),
    heading('1. The parties'),
    table(
      ['Name', 'Position', 'Subscribed', 'Paid in'],
      ['Shen Weimin', 'Shareholder, legal representative, 60%', '6,000,000 yuan', '4,500,000 yuan'],
      ['Han Jing', 'Shareholder, 25%', '2,500,000 yuan', '2,500,000 yuan'],
      [
        'Peng Li',
        'Shareholder, 15%, has waived the right of first refusal in writing',
        '1,500,000 yuan',
        '1,500,000 yuan',
      ],
      ['Jianghai Medical', 'Buyer', '', ''],
    ),
    p(
      'The target, Yuanxiu Instruments, was established on 12 June 2019 with a registered capital of 10,000,000 yuan. Under its articles of association, Shen must pay the outstanding 1,500,000 by 30 June 2030; the articles contain no special provision on transfers of equity; a guarantee for others requires a resolution of the shareholders meeting.',
    ),
    heading('2. The deal'),
    bullets(
      'Jianghai Medical acquires the entire 60% held by Shen for 36,000,000 yuan; the target made a net profit of 6,000,000 in 2024, and the whole company is valued at ten times that figure.',
      'On 5 March 2025 a letter of intent was signed: ninety days of exclusivity, and confidentiality on both sides; price and payment are "as provided in the formal contract".',
      'Shen\'s first demand: earnest money of 10,000,000, the balance within three days of signing, and liquidated damages of 50% of the price, "which neither party may ask to have adjusted".',
      "Jianghai's first counter-offer: earnest money of 10%, 70% at closing, and 20% retained for twenty-four months.",
    ),
    heading('3. What is not disputed'),
    bullets(
      "The National Enterprise Credit Information Publicity System shows no pledge of the target's equity and no administrative penalty against it.",
      'The main technology of its products is an invention patent granted in 2021; the register names Shen as patentee.',
      "The largest customer, the Mingde Central Hospital, accounts for 38% of revenue; its contract requires thirty days' prior written notice of a change of controlling shareholder.",
      'Shen is married; the equity is registered in his name alone, and his wife took no part in the negotiation.',
    ),
    heading('4. Questions to keep in mind as you read'),
    steps(
      'If the public register shows nothing, does that mean that there is nothing? Which clauses secure a risk that cannot be checked in time?',
      'Whether the guarantee binds the company depends on who knew what. How can the negotiation allocate the risk while that is uncertain?',
      'What must the notice to Han Jing say, and how long must one wait? What if she wants to buy only ten per cent?',
      'Who pays the outstanding 1,500,000, and how does the price reflect it?',
      'Earnest money, liquidated damages, retention: what is each for, and where is its limit?',
    ),
  ],
);

const GUIDE = material(
  'deal_guide',
  bi('股权收购流程和条款指引', 'Guide to the steps and clauses of an acquisition'),
  [
    title('股权收购流程和条款指引'),
    table(
      ['步骤', '要点', '依据'],
      ['委托', '律所统一接受委托，书面合同；先查利益冲突', '律师法第二十五条、第三十九条'],
      ['意向书', '保密、排他有约束力；能不能算预约，看内容', '民法典第四百九十五条、第五百零一条'],
      [
        '尽职调查',
        '主体、股权、资产、负债和担保、合同、劳动、税务、争议；写明方法和范围',
        '公司法第三十二条、第十五条',
      ],
      ['披露', '重要事实不隐瞒；披露清单是陈述保证的例外', '民法典第五百条、第一百四十八条'],
      ['通知其他股东', '书面；数量、价格、支付方式和期限；三十日', '公司法第八十四条第二款'],
      [
        '合同',
        '先决条件、价款和付款、陈述保证、补偿、违约',
        '民法典第一百五十八条、第五百七十七条、第五百八十五条至第五百八十八条',
      ],
      ['法律意见', '事实、假设、分析、结论、保留', '律师法第五十四条'],
      ['签署和提存', '核对身份和授权；提存的放款条件', '民法典第四百九十条、公证法第十二条'],
      [
        '交割',
        '股东名册、章程、登记、税、专利、客户告知',
        '公司法第八十六条、第八十七条；个人所得税法第九条、第十五条',
      ],
    ),
    heading('三道锁'),
    bullets(
      '先决条件：没有做完，就不交割、不付款。',
      '陈述保证和专项补偿：说的不是真的，或者约定的风险发生了，就赔。',
      '留存款和提存：钱还在，赔得到。',
    ),
  ],
  [
    title('Guide to the Steps and Clauses of an Acquisition'),
    table(
      ['Step', 'What matters', 'Source'],
      [
        'Mandate',
        'Accepted by the firm under a written contract; conflicts of interest checked first',
        'Lawyers Law, Articles 25 and 39',
      ],
      [
        'Letter of intent',
        'Confidentiality and exclusivity are binding; whether it is a preliminary contract depends on its content',
        'Civil Code, Articles 495 and 501',
      ],
      [
        'Due diligence',
        'Entity, equity, assets, debts and guarantees, contracts, labour, tax, disputes; method and scope stated',
        'Company Law, Articles 32 and 15',
      ],
      [
        'Disclosure',
        'Important facts must not be concealed; the schedule forms the exceptions to the warranties',
        'Civil Code, Articles 500 and 148',
      ],
      [
        'Notice to other shareholders',
        'In writing, stating quantity, price, manner and time of payment; thirty days',
        'Company Law, Article 84, second paragraph',
      ],
      [
        'Contract',
        'Conditions precedent, price and payment, warranties, indemnity, breach',
        'Civil Code, Articles 158, 577, 585 to 588',
      ],
      ['Legal opinion', 'Facts, assumptions, analysis, conclusion, reservations', 'Lawyers Law, Article 54'],
      [
        'Signing and deposit',
        'Identity and authority checked; conditions for release of the deposit',
        'Civil Code, Article 490; Notarization Law, Article 12',
      ],
      [
        'Closing',
        'Register of members, articles, registration, tax, patent, notice to the customer',
        'Company Law, Articles 86 and 87; Individual Income Tax Law, Articles 9 and 15',
      ],
    ),
    heading('Three safeguards'),
    bullets(
      'Conditions precedent: until they are met, there is no closing and no payment.',
      'Warranties and specific indemnity: if a statement is untrue, or a specified risk materialises, compensation is paid.',
      'Retention and deposit: the money is still there to recover from.',
    ),
  ],
);

const GUARANTEE = evidence(
  'evidence_1_guarantee',
  bi('证据 1 保证合同和股东会决议（复印件）', 'Evidence 1: guarantee and resolution (copies)'),
  [
    quote('教学案例，人物、机构和数据均为虚构。'),
    facsimile('guarantee-last-page'),
    facsimile('shareholders-resolution'),
    title('保证合同（摘录）'),
    table(
      ['项目', '内容'],
      ['债权人', '某银行东市支行'],
      ['债务人', '维国商贸有限公司（股东沈维国）'],
      ['保证人', '远岫仪器，法定代表人沈维民签字，加盖公章'],
      ['保证方式', '连带责任保证'],
      ['主债权', '5,000,000 元，2025 年 11 月 5 日到期'],
      ['签订日期', '2023 年 11 月 6 日'],
      ['第十二条', '本合同自保证人法定代表人签字并加盖公章之日起生效。'],
      ['第十三条', '保证人保证：本次担保已经依其章程作出决议，提交的决议真实、完整。'],
      ['随附', '公司章程：原件。股东会决议：复印件。核对人（签名）：'],
    ),
    heading('银行留存的股东会决议'),
    p(
      '“全体股东一致同意为维国商贸的贷款提供担保。”落款处有沈维民、韩静、彭立三人的签名，日期 2023 年 11 月 6 日。',
    ),
    p('尽职调查中，韩静对这份决议上的签名表示：“需要看原件。”银行以保密为由，只提供了复印件。'),
  ],
  [
    quote('A teaching case: people, institutions and figures are invented.'),
    facsimile('guarantee-last-page'),
    facsimile('shareholders-resolution'),
    title('Guarantee Contract (extract)'),
    table(
      ['Item', 'Content'],
      ['Creditor', 'A bank, Dongshi branch'],
      ['Debtor', 'Weiguo Trading Co., Ltd. (shareholder: Shen Weiguo)'],
      [
        'Guarantor',
        'Yuanxiu Instruments, signed by its legal representative Shen Weimin, company seal affixed',
      ],
      ['Kind', 'Joint and several guarantee'],
      ['Debt', '5,000,000 yuan, due on 5 November 2025'],
      ['Signed', '6 November 2023'],
      [
        'Article 12',
        'This contract takes effect when it is signed by the legal representative of the guarantor and bears its seal.',
      ],
      [
        'Article 13',
        'The guarantor warrants that its articles have been observed in resolving on this guarantee and that the resolution handed in is true and complete.',
      ],
      [
        'Annexes',
        'Articles of association: original. Shareholders resolution: copy. Checked by (signature):',
      ],
    ),
    heading('The resolution kept by the bank'),
    p(
      '"All shareholders agree to guarantee the loan of Weiguo Trading." It bears the signatures of Shen Weimin, Han Jing and Peng Li and is dated 6 November 2023.',
    ),
    p(
      'Asked during due diligence about the signature on this resolution, Han Jing said: "I would have to see the original." The bank, citing confidentiality, provided only a copy.',
    ),
  ],
);

const PATENT = evidence(
  'evidence_2_patent',
  bi(
    '证据 2 专利登记簿、研发费用和社保差额',
    'Evidence 2: patent register, research costs, social insurance',
  ),
  [
    quote('教学案例，人物、机构和数据均为虚构。'),
    title('专利登记簿副本（摘录）'),
    p(
      '发明名称：微流道光学检测装置；专利权人：沈维民；申请日 2020 年 3 月 18 日；授权公告日 2021 年 9 月 7 日；无许可备案，无质押。',
    ),
    heading('目标公司研发费用'),
    table(
      ['年度', '项目', '金额（元）'],
      ['2019', '光学检测样机', '1,180,000'],
      ['2020', '光学检测样机', '1,640,000'],
      ['2021', '光学检测样机', '1,300,000'],
      ['合计', '', '4,120,000'],
    ),
    heading('社会保险'),
    p('12 名员工按最低基数缴纳，尽职调查估算差额约 860,000 元，没有被责令补缴的记录。'),
  ],
  [
    quote('A teaching case: people, institutions and figures are invented.'),
    title('Copy of the Patent Register (extract)'),
    p(
      'Invention: microchannel optical detector. Patentee: Shen Weimin. Filed 18 March 2020, granted 7 September 2021. No licence is recorded, and there is no pledge.',
    ),
    heading('Research costs of the target'),
    table(
      ['Year', 'Item', 'Yuan'],
      ['2019', 'Optical prototype', '1,180,000'],
      ['2020', 'Optical prototype', '1,640,000'],
      ['2021', 'Optical prototype', '1,300,000'],
      ['Total', '', '4,120,000'],
    ),
    heading('Social insurance'),
    p(
      'For twelve employees contributions were paid on the lowest base; due diligence estimates the shortfall at about 860,000 yuan. There is no record of an order to pay it.',
    ),
  ],
);

const INTENT = evidence(
  'evidence_3_intent',
  bi('证据 3 意向书和往来函件', 'Evidence 3: letter of intent and correspondence'),
  [
    quote('教学案例，人物、机构和数据均为虚构。'),
    title('意向书（2025 年 3 月 5 日，摘录）'),
    bullets(
      '第二条 排他：签署之日起九十日内，转让方不与第三方商谈。',
      '第三条 保密：双方对知悉的信息保密，不论交易是否完成。',
      '第五条 本意向书不构成订立正式合同的义务，第二条、第三条和本条除外。',
    ),
    heading('沈维民致韩静的短信（4 月 2 日）'),
    p('“电话里跟你说了，我这边股份准备转出去，你看着办，三天没回我就当你同意。”'),
    heading('中心医院采购合同第十九条'),
    p('“供方控股股东变更，应当提前三十日书面告知需方；需方有权重新评估供货能力。”'),
    line('以上均为复印件，已与原件核对一致。'),
  ],
  [
    quote('A teaching case: people, institutions and figures are invented.'),
    title('Letter of Intent (5 March 2025, extract)'),
    bullets(
      'Article 2, exclusivity: for ninety days from signing, the transferor shall not negotiate with any third party.',
      'Article 3, confidentiality: both parties shall keep confidential the information they learn, whether or not the deal is completed.',
      'Article 5: this letter of intent creates no obligation to conclude a formal contract; only Articles 2 and 3 and this Article are binding.',
    ),
    heading('Message of Shen Weimin to Han Jing (2 April)'),
    p(
      '"As I told you on the phone, I am going to transfer my shares. It is up to you; if I hear nothing in three days I take it that you agree."',
    ),
    heading('Article 19 of the contract with the Central Hospital'),
    p(
      '"Where the controlling shareholder of the supplier changes, the supplier shall give the customer thirty days\' prior written notice; the customer may reassess the supplier\'s capacity to supply."',
    ),
    line('The above are copies, checked against the originals and found to agree.'),
  ],
);

export const STUDY_DOCUMENTS: CaseDocument[] = [CASE_FILE, GUIDE];
/** Those who deal with each other: not the other shareholder, and not the notary. */
const PARTIES = ['buyer', 'cfo', 'gc', 'counsel_b', 'analyst', 'seller', 'counsel_s', 'finance'];

export const EVIDENCE_DOCUMENTS: CaseDocument[] = [
  opensWith('diligence', GUARANTEE, PARTIES),
  opensWith('diligence', PATENT, PARTIES),
  INTENT,
  REGISTER,
  // Who could compare before the question is put to those who made the resolution would not need to ask it.
  releasedAfter(['notice'], SIGNATURES),
];
