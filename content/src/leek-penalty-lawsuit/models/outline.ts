import type { CaseModels } from '../../models.ts';
import { OUTLINE } from '../papers/court.ts';
import { inThree } from './in-three.ts';

export const OUTLINE_MODELS: CaseModels = inThree(
  OUTLINE,
  {
    note: [
      '先分清举证责任，再逐项审查，问题指向人。',
      'It starts from the burden of proof, takes the points of review one by one and has questions for each person.',
    ],
    said: [
      [
        '被告对处罚的证据、依据和裁量举证；原告不必证明合理数额（《行政诉讼法》第三十四条、第三十七条）。',
        'The defendant has to prove the facts, the legal basis and the exercise of discretion; the plaintiff need not prove what amount would be right (Administrative Litigation Law, Articles 34 and 37).',
      ],
      [
        '职权、事实、法律适用、程序、裁量（第七十条）；所用的依据和理由能不能成立；是否明显不当（第七十条第六项、第七十七条）。',
        'The court reviews powers, facts, law, procedure and discretion (Article 70); whether the basis and the reasons relied on hold; and whether the penalty is obviously inappropriate (Articles 70(6) and 77).',
      ],
      [
        '问负责人：这个数额是怎样定下来的，不同意见怎样处理？问赵成：告知书写了召回没有？问原告：为什么没有要合格证？',
        'To the head: how was this amount arrived at, and what became of the dissent? To Zhao Cheng: did the notice mention the recall? To the plaintiff: why did you ask for no certificate?',
      ],
    ],
  },
  {
    note: [
      '没有分配举证责任，问题没有指向人。',
      'The burden is not allocated, and no question is addressed to anyone.',
    ],
    said: [
      ['双方各自举证。', 'Each side proves its case.'],
      ['处罚是否合法、合理。', 'Whether the penalty is lawful and reasonable is reviewed.'],
      ['视庭审情况提问。', 'Questions are put as they arise.'],
    ],
  },
  {
    note: [
      '由原告证明处罚明显不当。举证责任在被告（《行政诉讼法》第三十四条）。',
      'It requires the plaintiff to prove that the fine is obviously inappropriate. The burden of proof is on the defendant (Administrative Litigation Law, Article 34).',
    ],
    said: [
      [
        '被告证明程序，原告证明处罚明显不当。',
        'The defendant proves the procedure, the plaintiff that the fine is obviously inappropriate.',
      ],
      [
        '职权、事实、程序；裁量以原告的证据为限。',
        'Powers, facts and procedure are reviewed, and discretion only as far as the plaintiff proves her case.',
      ],
      [
        '请原告说明合理的数额及证据。',
        'The plaintiff is asked what amount would be right and what evidence she has for it.',
      ],
    ],
  },
);
