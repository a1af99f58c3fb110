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
  steps,
  table,
  title,
} from '../../build.ts';
import { EVIDENCE_DOCUMENTS as LEEK_EVIDENCE } from '../../leek-penalty/documents/facts.ts';
import { evidence, material } from '../fields.ts';
import { type Fine, figuresOf } from '../fine.ts';
import { DISCUSSED, IMPOSED, LED_HERE, QUESTIONS } from './imposed.ts';

const INVENTED = quote('教学案例，人物、机构和数据均为虚构。法律均为真实条文。');
const INVENTED_EN = quote(
  'A teaching case: people, institutions and figures are invented. The laws are real.',
);

function caseFile(fine: Fine): CaseDocument {
  const { fine: sum, daily } = figuresOf(fine);
  return material(
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
        ['5 月 8 日', `${DISCUSSED[fine][0]}；作出决定并当场送达`],
        ['6 月 20 日', '林月娥向清和区人民法院递交起诉状'],
        ['6 月 25 日', '登记立案'],
        ['6 月 26 日', '起诉状副本、应诉通知书送达被告'],
        ['7 月 11 日', '被告举证、答辩的最后一日'],
        ['8 月 12 日', '公开开庭'],
      ),
      heading('二、没有争议的事实'),
      bullets(
        `被诉决定：责令改正，没收违法所得 42 元，罚款 ${sum} 元。立案、告知、听证、法制审核、集体讨论、送达均有记录。`,
        '林月娥首次询问即说明供货商，接到检验报告当日召回、退款；没有受害投诉；没有索取合格证，记录缺地址和联系方式。',
        '2024 年 9 月 12 日责令改正（没有进货查验记录），没有处罚；10 月 8 日复查已改正。告知书把它写在有利的事实里。',
        '《明德市食品安全行政处罚裁量指引》（明市监规〔2024〕3 号）由明德市市场监督管理局制定，是规范性文件，不是规章。',
        `罚款尚未缴纳。逾期每日加处 ${daily} 元，诉讼期间不予计算。店铺月营业额约 9,000 元。`,
      ),
      heading('三、请带着问题阅读'),
      steps(...QUESTIONS[fine].zh),
      line(LED_HERE[fine][0]),
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
        ['8 May', `${DISCUSSED[fine][1]}; the decision is made and served the same day`],
        ['20 June', "Lin Yue'e hands in her complaint at the Qinghe court"],
        ['25 June', 'The case is registered'],
        ['26 June', 'The complaint and the notice to respond are served on the defendant'],
        ['11 July', "Last day for the defendant's evidence and answer"],
        ['12 August', 'Public hearing'],
      ),
      heading('2. What is not disputed'),
      bullets(
        `The decision orders correction, confiscates 42 yuan and imposes a fine of ${sum} yuan. Filing, notice, hearing, legal review, discussion and service are all on record.`,
        'She named her supplier when first asked, and recalled the leeks and made refunds on the day of the report; nobody complained of harm; she asked for no certificate, and her record lacks the address and contact details of the supplier.',
        'On 12 September 2024 she was ordered to correct her practice, having kept no purchase records; no penalty was imposed, and on 8 October the records were found corrected. The notice of the penalty counts this among the facts in her favour.',
        'The Mingde Guidance on Discretion in Food Safety Penalties (Mingde Market Norm [2024] No. 3) was made by the market administration of the city. It is a normative document, not a rule.',
        `The fine is unpaid. If it is overdue, a further fine of ${daily} yuan a day is added, which does not accrue during the action. The shop turns over about 9,000 yuan a month.`,
      ),
      heading('3. Questions to keep in mind as you read'),
      steps(...QUESTIONS[fine].en),
      line(LED_HERE[fine][1]),
    ],
  );
}

function decision(fine: Fine): CaseDocument {
  const [zh, en] = IMPOSED[fine];
  return evidence(
    'evidence_5_decision',
    bi(
      '证据 5 被诉处罚决定书（摘录）和送达回证',
      'Evidence 5: the decision challenged (extract), proof of service',
    ),
    [
      INVENTED,
      title('行政处罚决定书（摘录）'),
      p(
        '当事人林月娥销售腐霉利超过限量的韭菜 8 公斤，货值 56 元，违反《食品安全法》第三十四条第二项。其主动召回、退款 14 元，如实说明来源。',
      ),
      p(zh),
      p('2025 年 5 月 8 日作出，当场交付。'),
      heading('送达回证'),
      facsimile('service-receipt'),
      table(
        ['项目', '内容'],
        ['送达文书', '行政处罚决定书（清市监罚〔2025〕41 号）'],
        ['受送达人', '林月娥'],
        ['送达方式', '直接送达'],
        ['送达时间', '2025 年 5 月 8 日 16 时 10 分'],
        ['送达人', '赵成、孙洁'],
        ['受送达人签收', '林月娥，2025 年 5 月 8 日'],
      ),
    ],
    [
      INVENTED_EN,
      title('Penalty Decision (extract)'),
      p(
        "Lin Yue'e sold 8 kg of leeks with procymidone above the limit, worth 56 yuan, in violation of Article 34(2) of the Food Safety Law. She recalled the leeks and refunded 14 yuan of her own accord and truthfully named her source.",
      ),
      p(en),
      p('Made on 8 May 2025 and handed over on the spot.'),
      heading('Proof of service'),
      facsimile('service-receipt'),
      table(
        ['Item', 'Content'],
        ['Served', 'Penalty decision (Qinghe Market Penalty [2025] No. 41)'],
        ['On', "Lin Yue'e"],
        ['How', 'In person'],
        ['When', '8 May 2025, 16:10'],
        ['By', 'Zhao Cheng and Sun Jie'],
        ['Signed for', "Lin Yue'e, 8 May 2025"],
      ),
    ],
  );
}

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
      'Article 9: in cases of edible agricultural products that fail for residues of pesticides or veterinary drugs the penalty shall in no case be mitigated, and the fine shall not be below the statutory minimum.',
    ),
    p(
      'Article 15: this Guidance is in force from 1 July 2024 and published on the website of the city administration.',
    ),
  ],
);

/** The certificate that hung on the wall: a photograph that the officers took and did not put into the file. */
const CERTIFICATE = evidence(
  'evidence_8_certificate',
  bi('证据 8 墙上合格证的照片', 'Evidence 8: photograph of the certificate on the wall'),
  [
    INVENTED,
    facsimile('conformity-certificate'),
    title('承诺达标合格证（照片）'),
    table(
      ['项目', '内容'],
      ['食用农产品名称', '韭菜'],
      ['数量', '60 公斤'],
      ['生产者', '田守富（郊县柳林村）'],
      ['开具日期', '2025 年 2 月 10 日'],
      ['承诺', '不使用禁用农药，常规农药残留不超标，对承诺真实性负责'],
    ),
    p('孙洁 2025 年 3 月 3 日在店内拍摄，没有附入处罚案卷。本院依申请调取。'),
  ],
  [
    INVENTED_EN,
    facsimile('conformity-certificate'),
    title('Certificate of Conformity (photograph)'),
    table(
      ['Item', 'Content'],
      ['Product', 'Leeks'],
      ['Quantity', '60 kg'],
      ['Grower', 'Tian Shoufu (Liulin village)'],
      ['Issued', '10 February 2025'],
      [
        'Undertaking',
        'No prohibited pesticides are used and no residue exceeds the limits; the grower is responsible for this',
      ],
    ),
    p(
      'Taken in the shop by Sun Jie on 3 March 2025 and not put into the penalty file. Obtained by the court on application.',
    ),
  ],
);

function minutesAs(id: string, fine: Fine): CaseDocument {
  const [, , zh, en] = DISCUSSED[fine];
  return evidence(
    id,
    bi('证据 7 审核意见和集体讨论记录', 'Evidence 7: legal review and minutes of the heads'),
    [
      INVENTED,
      title('法制审核意见和集体讨论记录（摘录）'),
      p(
        '法制审核（4 月 30 日）：主动召回、退款，应当减轻；五万元与货值、危害不相当；查验没有做完整，不具备第一百三十六条的全部条件；建议罚款 3,000 元。',
      ),
      p(zh),
    ],
    [
      INVENTED_EN,
      title('Legal Review and Minutes of the Heads (extract)'),
      p(
        'Legal review (30 April): she recalled the leeks and made refunds of her own accord; the penalty should be mitigated; fifty thousand is not commensurate with value and harm; her checks were incomplete, so that not all the conditions of Article 136 are met; a fine of 3,000 is proposed.',
      ),
      p(en),
    ],
  );
}

export const materialOf = (fine: Fine): CaseDocument[] => [caseFile(fine)];

const OF_THE_AGENCY = ['head', 'counsel_d', 'officer'];
const OF_THE_OTHERS = ['presiding', 'judge_a', 'assessor', 'clerk', 'plaintiff', 'counsel_p'];

/** The agency has its own file while it writes its answer; the others see it when it is produced in court. */
export function evidenceOf(fine: Fine): CaseDocument[] {
  return [
    ...LEEK_EVIDENCE.slice(0, 4).map((document) => ({ ...document, node_id: null, role_ids: [] })),
    decision(fine),
    GUIDANCE,
    opensWith('answer', minutesAs('evidence_7_minutes', fine), OF_THE_AGENCY),
    opensWith('hearing', minutesAs('evidence_7_produced', fine), OF_THE_OTHERS),
    ...(fine === 3_000 ? [opensWith('hearing', CERTIFICATE)] : []),
  ];
}
