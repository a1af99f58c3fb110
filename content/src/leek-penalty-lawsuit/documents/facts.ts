import type { CaseDocument } from '@lets/contract';
import { bi, bullets, heading, line, opensWith, p, quote, steps, table, title } from '../../build.ts';
import { EVIDENCE_DOCUMENTS as LEEK_EVIDENCE } from '../../leek-penalty/documents/facts.ts';
import { evidence, material } from '../fields.ts';

const INVENTED = quote('教学案例，人物、机构和数据均为虚构。法律均为真实条文。');
const INVENTED_EN = quote(
  'A teaching case: people, institutions and figures are invented. The laws are real.',
);

const CASE_FILE = material(
  'case_material',
  bi('案情材料', 'Case material'),
  [
    title('案情材料'),
    INVENTED,
    heading('一、经过'),
    table(
      ['日期', '事项'],
      ['2025 年 2 月 18 日', '林月娥店内的韭菜抽检不合格；8 公斤，收款 56 元，后退款 14 元'],
      [
        '4 月 8 日至 4 月 30 日',
        '告知拟罚款 50,000 元；4 月 24 日公开听证；4 月 30 日法制审核，建议减轻至 3,000 元',
      ],
      [
        '5 月 8 日',
        '负责人集体讨论，3,000 元、10,000 元、不予处罚均未形成多数，50,000 元获多数；作出决定并当场送达',
      ],
      ['6 月 20 日', '林月娥向清和区人民法院递交起诉状'],
      ['6 月 25 日', '登记立案'],
      ['6 月 26 日', '起诉状副本、应诉通知书送达被告'],
      ['7 月 11 日', '被告举证、答辩的最后一日'],
      ['8 月 12 日', '公开开庭'],
    ),
    heading('二、没有争议的事实'),
    bullets(
      '被诉决定：责令改正，没收违法所得 42 元，罚款 50,000 元。程序上立案、告知、听证、审核、集体讨论、送达齐全。',
      '林月娥首次询问即说明供货商，接到检验报告当日召回、退款；没有受害投诉；没有索取合格证，记录缺地址和联系方式。',
      '《明德市食品安全行政处罚裁量指引》（明市监规〔2024〕3 号）由明德市市场监督管理局制定，是规范性文件，不是规章。',
      '罚款尚未缴纳。店铺月营业额约 9,000 元。',
    ),
    heading('三、请带着问题阅读'),
    steps(
      '谁对处罚的合法性和适当性举证？原告说不出“应当罚多少”，会不会败诉？',
      '指引第九条能不能请求审查？什么时候提？法院认为不合法，怎样处理？',
      '什么是“明显不当”？撤销重作和变更怎样选？变更能不能加重？',
      '罚款数额的争议能不能调解？',
    ),
    line('这是韭菜处罚案的后续：从“法定起点获多数”的结果进入。'),
  ],
  [
    title('Case Material'),
    INVENTED_EN,
    heading('1. What happened'),
    table(
      ['Date', 'Step'],
      ['18 February 2025', "Leeks of Lin Yue'e fail a test; 8 kg, 56 yuan received, 14 refunded later"],
      [
        '8 to 30 April',
        'Notice of a fine of 50,000; public hearing on 24 April; legal review on 30 April, proposing 3,000',
      ],
      [
        '8 May',
        'Collective discussion: 3,000, 10,000 and no penalty are not carried, 50,000 is; decided and served the same day',
      ],
      ['20 June', "Lin Yue'e hands in her complaint at the Qinghe court"],
      ['25 June', 'The case is registered'],
      ['26 June', 'Complaint and notice to respond are served on the defendant'],
      ['11 July', "Last day for the defendant's evidence and answer"],
      ['12 August', 'Public hearing'],
    ),
    heading('2. What is not disputed'),
    bullets(
      'The decision: correction ordered, 42 yuan confiscated, a fine of 50,000. Filing, notice, hearing, review, discussion and service are complete.',
      'She named her supplier when first asked, and recalled and refunded on the day of the report; nobody complained of harm; she asked for no certificate, and her record lacks address and contact.',
      'The Mingde Guidance on Discretion in Food Safety Penalties (Mingde Market Norm [2024] No. 3) was made by the market administration of the city. It is a normative document, not a rule.',
      'The fine is unpaid. The shop turns over about 9,000 yuan a month.',
    ),
    heading('3. Questions to read with'),
    steps(
      'Who proves that the penalty is lawful and appropriate? Does the plaintiff lose if she cannot say how high it should be?',
      'May Article 9 of the Guidance be reviewed, and when must this be asked for? What if the court finds it unlawful?',
      'What is "obviously inappropriate"? Revoke and have it made anew, or vary? May the court vary upwards?',
      'May a dispute over the amount of a fine be mediated?',
    ),
    line('This follows the leek case, from the result that the statutory minimum was carried.'),
  ],
);

const DECISION = evidence(
  'evidence_5_decision',
  bi('证据 5 被诉处罚决定书（摘录）', 'Evidence 5: the decision challenged (extract)'),
  [
    INVENTED,
    title('行政处罚决定书（摘录）'),
    p(
      '当事人林月娥销售腐霉利超过限量的韭菜 8 公斤，货值 56 元，违反《食品安全法》第三十四条第二项。其主动召回、退款 14 元，如实说明来源，予以从轻。',
    ),
    p('依据第一百二十四条第一款第一项，在法定幅度内从轻处罚：责令改正；没收违法所得 42 元；罚款 50,000 元。'),
    p('2025 年 5 月 8 日作出，当场交付。'),
  ],
  [
    INVENTED_EN,
    title('Penalty Decision (extract)'),
    p(
      "Lin Yue'e sold 8 kg of leeks with procymidone above the limit, worth 56 yuan, in violation of Article 34(2) of the Food Safety Law. She recalled and refunded 14 yuan of her own accord and named her source, for which the penalty is lighter.",
    ),
    p(
      'Under Article 124, first paragraph, item 1, a lighter penalty within the range: correction ordered; 42 yuan of unlawful gain confiscated; a fine of 50,000 yuan.',
    ),
    p('Made on 8 May 2025 and handed over on the spot.'),
  ],
);

const GUIDANCE = evidence(
  'evidence_6_guidance',
  bi('证据 6 裁量指引第九条', 'Evidence 6: Article 9 of the Guidance'),
  [
    INVENTED,
    title('明德市食品安全行政处罚裁量指引（摘录）'),
    p('第九条 食用农产品农药残留、兽药残留不合格的案件，一律不适用减轻处罚，罚款不得低于法定最低数额。'),
    p('第十五条 本指引自 2024 年 7 月 1 日起施行，在市局网站公布。'),
  ],
  [
    INVENTED_EN,
    title('Mingde Guidance on Discretion in Food Safety Penalties (extract)'),
    p(
      'Article 9: in cases of edible agricultural products that fail for residues of pesticides or veterinary drugs no penalty is ever mitigated, and no fine is below the statutory minimum.',
    ),
    p(
      'Article 15: this Guidance is in force from 1 July 2024 and published on the website of the city administration.',
    ),
  ],
);

const minutesAs = (id: string): CaseDocument =>
  evidence(
    id,
    bi('证据 7 审核意见和集体讨论记录', 'Evidence 7: legal review and minutes of the heads'),
    [
      INVENTED,
      title('法制审核意见和集体讨论记录（摘录）'),
      p('法制审核（4 月 30 日）：主动召回、退款，应当减轻；五万元与货值、危害不相当；建议罚款 3,000 元。'),
      p(
        '集体讨论（5 月 8 日）：程国良、贺敏赞成 50,000 元，理由是指引第九条规定农药残留案件一律不减轻；邵平反对，认为该条与《行政处罚法》第三十二条不一致，同类案件罚过 3,000 元和 8,000 元。',
      ),
    ],
    [
      INVENTED_EN,
      title('Legal Review and Minutes of the Heads (extract)'),
      p(
        'Legal review (30 April): she recalled and refunded of her own accord; mitigation is due; fifty thousand is not commensurate with value and harm; a fine of 3,000 is proposed.',
      ),
      p(
        'Discussion (8 May): Cheng Guoliang and He Min for 50,000, because Article 9 of the Guidance rules mitigation out in residue cases; Shao Ping against: the article does not agree with Article 32 of the Administrative Penalty Law, and like cases were fined 3,000 and 8,000.',
      ),
    ],
  );

export const STUDY_DOCUMENTS: CaseDocument[] = [CASE_FILE];
/** The agency has its own file while it writes its answer; the others see it when it is produced in court. */
export const LAWSUIT_EVIDENCE: CaseDocument[] = [
  ...LEEK_EVIDENCE.slice(0, 3).map((document) => ({ ...document, node_id: null, role_ids: [] })),
  DECISION,
  GUIDANCE,
  opensWith('answer', minutesAs('evidence_7_minutes'), ['head', 'counsel_d', 'officer']),
  opensWith('hearing', minutesAs('evidence_7_produced'), [
    'presiding',
    'judge_a',
    'assessor',
    'clerk',
    'plaintiff',
    'counsel_p',
  ]),
];
