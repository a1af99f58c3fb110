import type { ByFine, Fine } from './fine.ts';

/** Main points of reference answers that depend on the fine. */

type Points = readonly [zh: readonly string[], en: readonly string[]];

const COMPLAINTS: ByFine<Points> = {
  50000: [
    [
      '被告是作出决定的区局（《行政诉讼法》第二十六条第一款），起诉在六个月内（第四十六条）。',
      '请求分主次：变更罚款（第七十七条），不能变更的撤销重作（第七十条）。',
      '一并请求审查指引第九条（第五十三条）：与《行政处罚法》第三十二条抵触，不是规章。',
      '承认没有合格证；主张当日召回、退款，罚款为货值的 892 倍。',
    ],
    [
      'The defendant is the district administration that decided (Administrative Litigation Law, Article 26, first paragraph); the action is within six months (Article 46).',
      'Claims in order: vary the fine (Article 77), failing that revoke it with a new decision (Article 70).',
      'Review of Article 9 of the Guidance as well (Article 53): it conflicts with Article 32 of the Administrative Penalty Law and is no rule.',
      'The missing certificate is admitted; recall and refund that day and a fine of 892 times the value are argued.',
    ],
  ],
  10000: [
    [
      '请求分主次：变更为不超过 3,000 元（《行政诉讼法》第七十七条），不能变更的撤销重作（第七十条）；罚款是一个数额，不能只撤掉一截。',
      '不请求审查指引：被诉决定没有用它作依据（第五十三条）。',
      '2024 年的责令改正不是处罚，已经复查改正；告知书写在有利的事实里（《行政处罚法》第四十四条）。',
      '比较用数字：丙案 300 元、8,000 元，丁案 64 元、3,000 元，本案 56 元、10,000 元（178 倍）。',
    ],
    [
      'Claims in order: vary to no more than 3,000 (Administrative Litigation Law, Article 77), failing that revoke with a new decision (Article 70). A fine is one amount and cannot be revoked in part.',
      'No review of the Guidance: the decision does not rely on it (Article 53).',
      'The order of 2024 was no penalty and was complied with; the notice counts it in her favour (Administrative Penalty Law, Article 44).',
      'The comparison has figures: case C 300 and 8,000, case D 64 and 3,000, this case 56 and 10,000 (178 times).',
    ],
  ],
  3000: [
    [
      '请求撤销罚款和没收（《行政诉讼法》第七十条第六项）；不是确认无效（第七十五条）。',
      '三个条件各有证据；查验最弱，正面写（《食品安全法》第一百三十六条、第六十五条）。',
      '“可以”为什么应当用：没有损害、主动召回、如实说明；退一步，《行政处罚法》第三十三条第一款。',
    ],
    [
      'Fine and confiscation are to be revoked (Administrative Litigation Law, Article 70(6)); this is no case for declaring the act void (Article 75).',
      'Each of the three conditions has its evidence; the checks are the weakest and are faced (Food Safety Law, Articles 136 and 65).',
      'Why the "may" should be used: no harm, a recall of her own accord, a truthful answer; failing that Article 33, first paragraph, of the Administrative Penalty Law.',
    ],
  ],
};

export const complaintPoints = (fine: Fine): Points => COMPLAINTS[fine];

type Named = readonly [nameZh: string, nameEn: string, ...Points];

export function motionPoints(fine: Fine): Named {
  if (fine === 3_000)
    return [
      '调取证据申请书',
      'Application to obtain evidence',
      [
        '写明证据的名称、保存的机关、要证明的条件（《行政诉讼法》第四十一条第一项）。',
        '照片有两面：没有冒充旧证；本批没有证。另一面也要写。',
        '被告自己不得在诉讼中收集证据（第三十五条）；三千元一般说不上难以弥补的损失，停止执行不是首选（第五十六条）。',
      ],
      [
        'What the evidence is, who keeps it and which condition it concerns (Administrative Litigation Law, Article 41(1)).',
        'The photograph has two sides: she did not pass off the old certificate; there was none for this lot. The second is not avoided.',
        'The defendant may collect no evidence itself (Article 35). Three thousand is hardly a loss that cannot be made good, so that suspension is not the first choice (Article 56).',
      ],
    ];
  return [
    '停止执行申请书',
    'Application to suspend',
    [
      '只申请停止执行罚款；责令改正照常（《行政诉讼法》第五十六条第一款第二项）。',
      '损失具体：月营业额约 9,000 元，一次缴纳要盘店或者举债。',
      '加处罚款在诉讼期间不予计算（《行政处罚法》第七十三条第三款），与停止执行是两件事。',
    ],
    [
      'Only the fine is to be suspended; the order to correct stands (Administrative Litigation Law, Article 56, first paragraph, item 2).',
      'Definite loss: a turnover of about 9,000 a month; to pay at once means to sell or to borrow.',
      'The further fine is not calculated during the action (Administrative Penalty Law, Article 73, third paragraph), which is a different matter from suspension.',
    ],
  ];
}

export function settlementPoints(fine: Fine): Points {
  const [zh, en] =
    fine === 3_000
      ? [
          '数额与丁案一致，可谈的是分期、加处和指导。',
          'The amount is that of case D; instalments, the further fine and guidance can be discussed.',
        ]
      : ['数额参照同类案件，写明理由。', 'The amount follows like cases, with reasons.'];
  return [
    [
      '罚款属于自由裁量，可以调解（《行政诉讼法》第六十条第一款）。',
      zh,
      '写明期限、改正义务和诉讼费；改正不能免（第二款）。',
    ],
    [
      'The fine is discretion and may be mediated (Administrative Litigation Law, Article 60, first paragraph).',
      en,
      'Time, the duty to correct and costs are stated; the correction is not waived (second paragraph).',
    ],
  ];
}

const JUDGMENTS: ByFine<Points> = {
  50000: [
    [
      '指引第九条取消减轻，与第三十二条抵触，不作为依据，提出处理建议（《行政诉讼法》第六十四条）。',
      '变更：明显不当且事实已清（第七十七条），只能减，不能加；撤销重作：第七十条第六项；驳回：第六十九条，要正面回应同类案件。',
    ],
    [
      'Article 9 of the Guidance abolishes mitigation, conflicts with Article 32 and is no basis; a proposal is made (Administrative Litigation Law, Article 64).',
      'Vary: obviously inappropriate and the facts settled (Article 77), downwards only. Revoke: Article 70(6). Dismiss: Article 69, with an answer on like cases.',
    ],
  ],
  10000: [
    [
      '先定理由：责令改正能不能作为多罚的理由；理由不成立，不当然等于数额明显不当。',
      '变更到 3,000 元（《行政诉讼法》第七十七条）要用比较说明“明显”；撤销重作：第七十条第六项；驳回：第六十九条，指出说明不足。不得加重（第七十七条第二款）。',
    ],
    [
      'First the reason: may the order be a reason for more? That it fails does not by itself make the amount obviously inappropriate.',
      'To vary to 3,000 (Administrative Litigation Law, Article 77), "obviously" must be shown by comparison. Revoke: Article 70(6). Dismiss: Article 69, noting the poor explanation. No increase (Article 77, second paragraph).',
    ],
  ],
  3000: [
    [
      '三个条件逐项认定；具备以后还有“可以”（《食品安全法》第一百三十六条）。较稳的结论是驳回：查验没有做完整，减轻与同类案件一致（《行政诉讼法》第六十九条）。',
      '撤销要说明不用“可以”为什么明显不当（第七十条第六项）；没有可以变更的数额，更不得加重（第七十七条第二款）。',
    ],
    [
      'Each condition is decided; and when all are met there is still the "may" (Food Safety Law, Article 136). The safer result is to dismiss: the checks were incomplete, and the mitigation agrees with like cases (Administrative Litigation Law, Article 69).',
      'To revoke, say why not using the "may" is obviously inappropriate (Article 70(6)). There is no amount to vary to, and no increase (Article 77, second paragraph).',
    ],
  ],
};

export function judgmentPoints(fine: Fine): Points {
  const [zh, en] = JUDGMENTS[fine];
  return [
    [
      '列明出庭负责人；证据由被告提供并经质证。',
      ...zh,
      '受理费 50 元由败诉方负担；十五日内上诉（第八十五条）。',
    ],
    [
      "The head who appeared is named; the evidence is the defendant's, examined in court.",
      ...en,
      'The fee of 50 yuan to the party that loses; fifteen days to appeal (Article 85).',
    ],
  ];
}
