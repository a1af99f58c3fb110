import type { ByFine } from '../fine.ts';

type Texts = readonly [zh: string, en: string];

/** What the heads decided: in the story, and in their minutes. */
export const DISCUSSED: ByFine<readonly [zh: string, en: string, minutes: string, minutesEn: string]> = {
  50000: [
    '负责人集体讨论，3,000 元、10,000 元、不予处罚均未形成多数，50,000 元获多数',
    'Collective discussion: the motions for 3,000, for 10,000 and for no penalty fail; 50,000 is carried',
    '集体讨论（5 月 8 日）：两人赞成 50,000 元，理由是指引第九条规定农药残留案件一律不减轻；一人反对，认为该条与《行政处罚法》第三十二条不一致，同类案件罚过 3,000 元和 8,000 元。',
    'Collective discussion (8 May): two voted for 50,000, because Article 9 of the Guidance rules out mitigation in residue cases; one voted against, because that article is inconsistent with Article 32 of the Administrative Penalty Law, and in similar cases the fines were 3,000 and 8,000.',
  ],
  10000: [
    '负责人集体讨论，3,000 元未形成多数，减轻处罚、罚款 10,000 元获多数',
    'Collective discussion: the motion for 3,000 fails; mitigation to a fine of 10,000 is carried',
    '集体讨论（5 月 8 日）：两人赞成 10,000 元，理由是 2024 年责令改正以后记录仍不完整，应当高于丁案的 3,000 元和货值三百元的丙案的 8,000 元；一人反对，认为责令改正不是处罚，已经复查改正，丙案货值是本案的五倍多、只召回一半，本案反而更高，说不过去。各方没有提到指引第九条。',
    'Collective discussion (8 May): two voted for 10,000, because after the order of 2024 the records were again incomplete, so that the fine should exceed the 3,000 of case D and the 8,000 of case C, where the goods were worth 300; one voted against, because the order was not a penalty and was complied with, and in case C the goods were worth more than five times as much and only half was recalled, so that a higher fine here cannot be explained. Nobody mentioned Article 9 of the Guidance.',
  ],
  3000: [
    '负责人集体讨论，减轻处罚、罚款 3,000 元获多数',
    'Collective discussion: mitigation to a fine of 3,000 is carried',
    '集体讨论（5 月 8 日）：两人赞成 3,000 元，理由同审核意见，与丁案一致；一人反对，认为记录不如丁案齐全，数额应当更高。免予处罚、不予处罚逐项讨论过：查验没有做完整；绝大部分韭菜没有追回，“可以”不罚，不必不罚。各方没有适用指引第九条，讨论中说明了理由：它与《行政处罚法》第三十二条不一致。',
    'Collective discussion (8 May): two voted for 3,000, for the reasons given in the legal review and in line with case D; one voted against, because the records are poorer than in case D and the amount should be higher. Exemption and no penalty were discussed point by point: the checks were incomplete, and most of the leeks were not recovered, so that the agency "may" refrain from a penalty but need not do so. Article 9 of the Guidance was not applied, because it is inconsistent with Article 32 of the Administrative Penalty Law.',
  ],
};

/** The penalty in the words of the decision. */
export const IMPOSED: ByFine<Texts> = {
  50000: [
    '依据第一百二十四条第一款第一项，在法定幅度内从轻处罚：责令改正；没收违法所得 42 元；罚款 50,000 元。',
    'Under Article 124, first paragraph, item 1, a lighter penalty within the range is imposed: correction is ordered; 42 yuan of unlawful gain is confiscated; a fine of 50,000 yuan is imposed.',
  ],
  10000: [
    '但 2024 年已责令其建立进货查验记录，本次记录仍缺地址和联系方式。依据第一百二十四条第一款第一项和《行政处罚法》第三十二条第一项，减轻处罚：责令改正；没收违法所得 42 元；罚款 10,000 元。',
    'In 2024, however, she had been ordered to keep purchase records, and these again lack the address and contact details of the supplier. Under Article 124, first paragraph, item 1, and Article 32(1) of the Administrative Penalty Law the penalty is mitigated: correction is ordered; 42 yuan of unlawful gain is confiscated; a fine of 10,000 yuan is imposed.',
  ],
  3000: [
    '没有索取合格证，记录不全，进货查验义务没有履行完整，不具备第一百三十六条的条件。依据第一百二十四条第一款第一项和《行政处罚法》第三十二条第一项，减轻处罚：责令改正；没收违法所得 42 元；罚款 3,000 元。',
    'She asked for no certificate and her records are incomplete: the duty to check purchases was not fully performed, and the conditions of Article 136 are not met. Under Article 124, first paragraph, item 1, and Article 32(1) of the Administrative Penalty Law the penalty is mitigated: correction is ordered; 42 yuan of unlawful gain is confiscated; a fine of 3,000 yuan is imposed.',
  ],
};

export const LED_HERE: ByFine<Texts> = {
  50000: [
    '这是韭菜处罚案的后续：从“法定起点获多数”的结果进入。',
    'This case continues the leek case from the result that the statutory minimum was carried.',
  ],
  10000: [
    '这是韭菜处罚案的后续：从“罚款 10,000 元获多数”的结果进入。',
    'This case continues the leek case from the result that a fine of 10,000 was carried.',
  ],
  3000: [
    '这是韭菜处罚案的后续：从“罚款 3,000 元获多数”的结果进入。',
    'This case continues the leek case from the result that a fine of 3,000 was carried.',
  ],
};

interface Questions {
  readonly zh: readonly string[];
  readonly en: readonly string[];
}

export const QUESTIONS: ByFine<Questions> = {
  50000: {
    zh: [
      '谁对处罚的合法性和适当性举证？原告说不出“应当罚多少”，会不会败诉？',
      '指引第九条能不能请求审查？什么时候提？法院认为不合法，怎样处理？',
      '什么是“明显不当”？撤销重作和变更怎样选？变更能不能加重？',
      '罚款数额的争议能不能调解？',
    ],
    en: [
      'Who has to prove that the penalty is lawful and appropriate? Does the plaintiff lose if she cannot say how high it should be?',
      'May Article 9 of the Guidance be reviewed, and when must the review be requested? What happens if the court finds it unlawful?',
      'What is "obviously inappropriate"? How does the court choose between revoking the fine with an order for a new decision and varying it? May it increase the fine?',
      'May a dispute over the amount of a fine be mediated?',
    ],
  },
  10000: {
    zh: [
      '谁来说明七千元的差额？原告说不出“应当罚多少”，会不会败诉？',
      '2024 年的责令改正，能不能作为多罚的理由？告知书把它写在有利的事实里，有没有关系？',
      '已经减到法定幅度以下的罚款，还会不会“明显不当”？变更能变更到多少？能不能加重？',
      '指引第九条不是被诉决定的依据，还能不能请求一并审查？',
    ],
    en: [
      'Who has to explain the difference of seven thousand? Does the plaintiff lose if she cannot say how high the fine should be?',
      'May the order of 2024 be a reason for a higher fine? Does it matter that the notice counted it in her favour?',
      'Can a fine below the statutory range still be "obviously inappropriate"? To what may it be varied, and may it be increased?',
      'Article 9 of the Guidance was not a basis of the decision. May its review be requested all the same?',
    ],
  },
  3000: {
    zh: [
      '第一百三十六条有哪三个条件？哪一个由谁证明？',
      '三个条件都具备，是“应当免予”还是“可以免予”？行政处罚法第三十三条第一款后句呢？',
      '罚款已经减轻，法院还审查什么？机关减得过头，法院能不能改重？',
      '3,000 元能不能用简易程序，由一名法官审理？',
    ],
    en: [
      'What are the three conditions of Article 136, and who has to prove which?',
      'If all three are met, "shall" she be exempted or "may" she? And Article 33, first paragraph, second sentence, of the Administrative Penalty Law?',
      'What is left for the court to review once a fine is mitigated? If the agency went too low, may the court increase it?',
      'May a single judge try a fine of 3,000 in the summary procedure?',
    ],
  },
};
