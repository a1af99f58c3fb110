import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, wrong } from '../../build.ts';
import { FULL_LINES, INQUIRY_LINES } from './inquiry-lines.ts';
import { courtSeats } from './seats.ts';

const QUESTIONS_FIRST = guide(
  null,
  [
    '被告人、被害人陈述，公诉人讯问，辩护人经许可发问，审判人员可以讯问（《刑事诉讼法》第一百九十一条）；证据当庭出示、宣读，听取双方意见（第一百九十五条）。',
  ],
  [
    'The defendant and the victim make their statements, the prosecutor questions the defendant, counsel may ask questions with leave, and the judges may question him too (Criminal Procedure Law, Article 191); evidence is produced and read out in court and both sides are heard on it (Article 195).',
  ],
);
const ANNOUNCE = guide(
  'presiding',
  ['1. 评议过排除的，先宣布决定和理由。', '2. 一证一质，听完再往下。'],
  [
    '1. If exclusion has been deliberated on, first announce the decision with its reasons.',
    '2. Take the evidence item by item and hear both sides on each.',
  ],
);
const LOOK = guide(
  'assessor',
  ['1. 把清单、截图放大看，看到什么问什么。'],
  ['1. Look at the list and the still closely, and ask about what you see.'],
);

export const INQUIRY: FlowNode = node({
  id: 'inquiry',
  kind: 'court',
  name: bi('法庭调查', 'Investigation'),
  introduction: bi(
    '认罪认罚不变，调查主要围绕量刑和有争议的问题：到案、退赔、起因和扣押、价格认定的手续。',
    'The plea is maintained. The investigation concentrates on the sentence and on what is disputed: how he came to the police, restitution, the cause, and how the things were seized and valued.',
  ),
  minutes: 24,
  scene: 'courtroom-14',
  position: { x: 200, y: 1680 },
  roles: courtSeats(),
  guides: [
    QUESTIONS_FIRST,
    ANNOUNCE,
    LOOK,
    guide(
      'assistant',
      ['1. 说明到案材料核对的结果，有利于被告人的也要说。'],
      [
        '1. State the result of the check of the documents on his arrival, including what favours the defendant.',
      ],
    ),
    guide(
      'victim',
      ['1. 问到工资照实回答；赔偿、谅解由你自己说。'],
      ['1. Answer questions about the wages truthfully; on restitution and forgiveness, speak for yourself.'],
    ),
  ],
  lines: INQUIRY_LINES,
});

export const FULL: FlowNode = node({
  id: 'full_inquiry',
  kind: 'court',
  name: bi('普通程序调查', 'Full investigation'),
  introduction: bi(
    '没有认罪认罚，量刑建议不作为依据。全部事实、证据逐一调查，焦点是非法占有目的。',
    'There is no plea, and the recommendation is not a basis for the judgment. All facts and evidence are examined one by one; the point in dispute is the intent of unlawful appropriation.',
  ),
  minutes: 30,
  scene: 'courtroom-14',
  position: { x: 620, y: 1680 },
  roles: courtSeats(),
  guides: [
    QUESTIONS_FIRST,
    ANNOUNCE,
    LOOK,
    guide('defendant', ['1. 你不认哪一点，照实说。'], ['1. Say truthfully which point you deny.']),
    guide(
      'prosecutor',
      ['1. 证明非法占有目的，不能只靠供述。'],
      ['1. Prove the intent of unlawful appropriation, and do not rely on his confession alone.'],
    ),
  ],
  lines: FULL_LINES,
});

export const INQUIRY_TRANSITIONS: Transition[] = [
  wrong(
    'inquiry_skipped',
    'inquiry',
    bi(
      '被告人认罪认罚，对证据没有异议，可以不再出示，直接辩论',
      'He has entered a plea and disputes no evidence: it need not be produced; go straight to the debate',
    ),
    bi(
      '认罪的案件，调查可以主要围绕量刑和有争议的问题（《刑诉法解释》第二百七十八条第一款），但与定罪、量刑有关的事实、证据都应当调查（《刑事诉讼法》第一百九十八条第一款）。',
      'Where the defendant admits the charge, the investigation may concentrate on the sentence and on what is disputed (CPL Interpretation, Article 278, first paragraph), but all the facts and evidence on guilt and sentence must be investigated (Criminal Procedure Law, Article 198, first paragraph).',
    ),
  ),
  advance(
    'inquiry_done',
    'inquiry',
    'debate',
    bi('调查结束，进入辩论', 'The investigation is closed: proceed to the debate'),
  ),
  advance(
    'inquiry_recant',
    'inquiry',
    'recanted',
    bi('被告人当庭反悔：不再按认罪认罚审理', 'The defendant withdraws the plea: no longer a plea case'),
  ),
  wrong(
    'inquiry_list_out',
    'inquiry',
    bi(
      '扣押清单没有见证人签名，相机和镜头不得作为证据',
      'No witness signed the seizure list: the camera and the lens may not be used as evidence',
    ),
    bi(
      '清单上没有见证人签名是瑕疵，经补正或者作出合理解释的，可以采用（《刑诉法解释》第八十六条第二款第一项）；不能解释的，才不得作为定案的根据（第三款）。',
      "The absence of a witness's signature on the list is a defect, and the evidence may be used once this is corrected or reasonably explained (CPL Interpretation, Article 86, second paragraph, item 1); only if it cannot be explained is the evidence barred as a basis for decision (third paragraph).",
    ),
  ),
  wrong(
    'full_statement',
    'full_inquiry',
    bi(
      '具结书和 17 日供述都承认盗窃，加上监控，非法占有目的不必再查',
      'The plea statement and the record of the 17th both admit theft, and there is the video: the intent needs no further inquiry',
    ),
    bi(
      '不轻信口供，只有被告人供述的不能认定有罪（《刑事诉讼法》第五十五条第一款）；不认罪的，应当在查明定罪事实的基础上查明量刑事实（《刑诉法解释》第二百七十八条第二款）。',
      'Confessions must not be readily believed, and a defendant cannot be convicted on a confession alone (Criminal Procedure Law, Article 55, first paragraph); where the charge is denied, the facts on guilt are established first and the facts on sentence after them (CPL Interpretation, Article 278, second paragraph).',
    ),
  ),
  advance(
    'full_done',
    'full_inquiry',
    'debate_full',
    bi('全部证据调查完毕', 'All the evidence has been examined'),
  ),
];
