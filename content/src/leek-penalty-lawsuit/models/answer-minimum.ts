import type { Version } from './in-three.ts';

export const OVER_THE_MINIMUM: readonly [good: Version, thin: Version, mistaken: Version] = [
  {
    note: [
      '程序、事实、裁量分开，正面回应减轻和指引。',
      'Procedure, facts and discretion are treated separately; mitigation and the Guidance are addressed directly.',
    ],
    said: [
      [
        '被告对本区食品安全有管辖权。立案、告知、听证、法制审核、集体讨论、送达齐全（《行政处罚法》第四十四条、第五十七条、第五十八条、第六十四条）。',
        'The defendant has jurisdiction over food safety in the district. Filing, notice, hearing, legal review, discussion and service are complete (Administrative Penalty Law, Articles 44, 57, 58 and 64).',
      ],
      [
        '检验报告（证据 1）证明残留超标；付款记录和进货本（证据 2）证明没有合格证、记录不全；现场笔录（证据 3）证明说明来源、召回、退款。',
        'The test report (evidence 1) proves the residue; the payment and the book (evidence 2) prove that there was no certificate and that the records are incomplete; the record made on the spot (evidence 3) proves the source, the recall and the refund.',
      ],
      [
        '《食品安全法》第一百二十四条第一款第一项的最低数额是五万元，被告已在幅度内从轻。集体讨论中有不同意见，审核曾建议三千元，一并提交，请法院审查；裁量在法定幅度之内，不属于明显不当。',
        'Article 124, first paragraph, item 1, of the Food Safety Law sets a minimum fine of 50,000 yuan; the defendant imposed a lighter penalty within the range. There were other opinions, and the review proposed 3,000; both are submitted. The discretion was exercised within the range and is not obviously inappropriate.',
      ],
      [
        '指引第九条由市局为统一尺度制定，已经公布（证据 6）。被告对其内容作说明，是否合法由法院审查。',
        'Article 9 of the Guidance was made by the city for the sake of uniformity and has been published (evidence 6). The defendant explains it here; whether it is lawful is for the court to review.',
      ],
    ],
  },
  {
    note: [
      '只说程序合法，没有证据编号，不回应裁量。',
      'It covers only the procedure, cites no numbered evidence and does not address the amount.',
    ],
    said: [
      ['被告依法履职，程序合法。', 'The defendant acted within its powers; the procedure was lawful.'],
      ['事实清楚，证据确凿。', 'The facts are clear and the evidence is conclusive.'],
      ['罚款在法律规定的范围内。', 'The fine is within the range of the law.'],
      ['指引是上级文件，应当执行。', 'The Guidance is from a superior authority and must be followed.'],
    ],
  },
  {
    note: [
      '要求原告证明处罚过重。被告对行政行为负举证责任（《行政诉讼法》第三十四条），原告举证不成立也不免除（第三十七条）。',
      'It requires the plaintiff to prove that the fine is too high. The defendant bears the burden (Administrative Litigation Law, Article 34), and is not relieved if her evidence fails (Article 37).',
    ],
    said: [
      [
        '立案、告知、听证、审核、讨论、送达齐全。',
        'Filing, notice, hearing, review, discussion and service are complete.',
      ],
      [
        '检验报告、现场笔录在案（证据 1、证据 3）。',
        'Test report and record are on file (evidence 1 and 3).',
      ],
      [
        '原告主张处罚过重，应当由原告证明合理的数额是多少；不能证明的，应当驳回。',
        'If the plaintiff says that the fine is too high, she has to prove what amount would be right; if she cannot, her claims are to be dismissed.',
      ],
      ['指引第九条是统一尺度，应当适用。', 'Article 9 of the Guidance is the uniform standard and applies.'],
    ],
  },
];
