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
      'The defendant is the district administration that decided (Administrative Litigation Law, Article 26, first paragraph); the action is brought within six months (Article 46).',
      'The claims are in order: vary the fine (Article 77) or, failing that, revoke it with an order for a new decision (Article 70).',
      'A review of Article 9 of the Guidance is requested as well (Article 53): it conflicts with Article 32 of the Administrative Penalty Law and is not an administrative rule.',
      'The missing certificate is admitted; the complaint relies on the recall that day, the refund and a fine of 892 times the value.',
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
      'The claims are in order: vary the fine to no more than 3,000 (Administrative Litigation Law, Article 77) or, failing that, revoke it with an order for a new decision (Article 70). A fine is a single amount and cannot be revoked in part.',
      'No review of the Guidance is requested: the decision does not rely on it (Article 53).',
      'The order of 2024 was not a penalty and was complied with; the notice counts it in her favour (Administrative Penalty Law, Article 44).',
      'The comparison has figures: goods of 300 yuan and a fine of 8,000 in case C, 64 and 3,000 in case D, 56 and 10,000 in this case (178 times the value).',
    ],
  ],
  3000: [
    [
      '请求撤销罚款和没收（《行政诉讼法》第七十条第六项）；不是确认无效（第七十五条）。',
      '三个条件各有证据；查验最弱，正面写（《食品安全法》第一百三十六条、第六十五条）。',
      '“可以”为什么应当用：没有损害、主动召回、如实说明；退一步，《行政处罚法》第三十三条第一款。',
    ],
    [
      'The claim is to revoke the fine and the confiscation (Administrative Litigation Law, Article 70(6)); this is not a case for declaring the act void (Article 75).',
      'Each of the three conditions is supported by evidence; the checks are the weakest point and are addressed openly (Food Safety Law, Articles 136 and 65).',
      'It says why the "may" should be used: there was no harm, a recall of her own accord and a truthful answer; in the alternative, it relies on Article 33, first paragraph, of the Administrative Penalty Law.',
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
        'It says what the evidence is, who keeps it and which condition it concerns (Administrative Litigation Law, Article 41(1)).',
        'The photograph cuts both ways: she did not pass off the old certificate, but there was none for this lot. The second point is not avoided.',
        'The defendant may collect no evidence itself (Article 35). A fine of three thousand is hardly a loss that cannot be remedied, so that suspension is not the first choice (Article 56).',
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
      'The loss is definite: turnover is about 9,000 a month, and to pay at once she would have to give up the shop or borrow.',
      'The further fine does not accrue during the action (Administrative Penalty Law, Article 73, third paragraph), which is a different matter from suspension.',
    ],
  ];
}

export function settlementPoints(fine: Fine): Points {
  const [zh, en] =
    fine === 3_000
      ? [
          '数额与丁案一致，可谈的是分期、加处和指导。',
          'The amount is the same as in case D; instalments, the further fine and guidance can be discussed.',
        ]
      : ['数额参照同类案件，写明理由。', 'The amount is based on similar cases, with reasons.'];
  return [
    [
      '罚款属于自由裁量，可以调解（《行政诉讼法》第六十条第一款）。',
      zh,
      '写明期限、改正义务和诉讼费；改正不能免（第二款）。',
    ],
    [
      'The fine is a matter of discretion and may be mediated (Administrative Litigation Law, Article 60, first paragraph).',
      en,
      'Dates of payment, the duty to correct and costs are stated; the correction is not waived (second paragraph).',
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
      'Article 9 of the Guidance abolishes mitigation, conflicts with Article 32 and is not taken as a basis; the authority that made it is advised how to deal with it (Administrative Litigation Law, Article 64).',
      'To vary the fine, it must be obviously inappropriate and the facts settled (Article 77), and it can only be lowered. To revoke it, Article 70(6) applies. To dismiss the claims, Article 69 applies, and the difference from similar cases must be explained.',
    ],
  ],
  10000: [
    [
      '先定理由：责令改正能不能作为多罚的理由；理由不成立，不当然等于数额明显不当。',
      '变更到 3,000 元（《行政诉讼法》第七十七条）要用比较说明“明显”；撤销重作：第七十条第六项；驳回：第六十九条，指出说明不足。不得加重（第七十七条第二款）。',
    ],
    [
      'The reason is reviewed first: may the order be a reason for a higher fine? That the reason fails does not by itself make the amount obviously inappropriate.',
      'To vary to 3,000 (Administrative Litigation Law, Article 77), "obviously" must be shown by comparison. To revoke, Article 70(6) applies. To dismiss, Article 69 applies, and the judgment notes the poor explanation. The fine may not be increased (Article 77, second paragraph).',
    ],
  ],
  3000: [
    [
      '三个条件逐项认定；具备以后还有“可以”（《食品安全法》第一百三十六条）。较稳的结论是驳回：查验没有做完整，减轻与同类案件一致（《行政诉讼法》第六十九条）。',
      '撤销要说明不用“可以”为什么明显不当（第七十条第六项）；没有可以变更的数额，更不得加重（第七十七条第二款）。',
    ],
    [
      'Each condition is decided; and even when all are met there is still the "may" (Food Safety Law, Article 136). The safer result is to dismiss: the checks were incomplete, and the mitigation is in line with similar cases (Administrative Litigation Law, Article 69).',
      'A judgment that revokes says why not using the "may" is obviously inappropriate (Article 70(6)). There is no amount to which the fine could be varied, and no increase is allowed (Article 77, second paragraph).',
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
      'The head who appeared is named; the evidence is that of the defendant, examined in court.',
      ...en,
      'The fee of 50 yuan is borne by the losing party; there are fifteen days to appeal (Article 85).',
    ],
  ];
}
