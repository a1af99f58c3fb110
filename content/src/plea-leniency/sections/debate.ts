import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, wrong } from '../../build.ts';
import { T } from '../templates/index.ts';
import { ADJUSTED_LINES, DEBATE_LINES, FULL_DEBATE_LINES } from './debate-lines.ts';
import { choice } from './routes.ts';
import { courtSeats, officeSeats } from './seats.ts';

const LAST_WORD = guide(
  null,
  ['定罪、量刑的事实和证据都要辩论；辩论终结后被告人有最后陈述的权利（《刑事诉讼法》第一百九十八条）。'],
  [
    'The facts and evidence on both guilt and sentence are debated; when the debate is closed, the defendant has the right to make a final statement (Criminal Procedure Law, Article 198).',
  ],
);
const OWN_WORDS = guide(
  'defendant',
  ['1. 最后陈述由你自己说。'],
  ['1. Make your final statement yourself, in your own words.'],
);

export const DEBATE: FlowNode = node({
  id: 'debate',
  kind: 'court',
  name: bi('辩论和最后陈述', 'Debate and final statement'),
  introduction: bi(
    '主要围绕量刑辩论，然后被告人作最后陈述。辩护方可以对量刑建议提出异议；被告人也还可以反悔。',
    'The debate concentrates on the sentence; then the defendant makes his final statement. The defence may object to the recommendation, and the defendant may still withdraw his plea.',
  ),
  minutes: 20,
  scene: 'courtroom-14',
  position: { x: 200, y: 1800 },
  roles: courtSeats(),
  guides: [
    LAST_WORD,
    OWN_WORDS,
    guide(
      'prosecutor',
      ['1. 发表公诉意见，说明建议的依据；回应辩护人的异议。'],
      [
        "1. Give the prosecution's opinion and the grounds for the recommendation; answer counsel's objections.",
      ],
    ),
    guide(
      'defender',
      ['1. 有异议就逐项说：漏了哪个情节，缓刑条件怎样具备（《刑事诉讼法》第二百零一条第二款）。'],
      [
        '1. If you object, say point by point which circumstance is left out and how the conditions for suspension are met (Criminal Procedure Law, Article 201, second paragraph).',
      ],
    ),
  ],
  lines: DEBATE_LINES,
});

/** Without a plea the debate is about guilt first, and nobody speaks of a recommendation. */
export const DEBATE_FULL: FlowNode = node({
  id: 'debate_full',
  kind: 'court',
  name: bi('定罪辩论', 'Debate on guilt'),
  introduction: bi(
    '先辩论定罪，后辩论量刑，然后被告人作最后陈述。',
    'Guilt is debated first, then the sentence; after that the defendant makes his final statement.',
  ),
  minutes: 20,
  scene: 'courtroom-14',
  position: { x: 620, y: 1800 },
  roles: courtSeats(),
  guides: [LAST_WORD, OWN_WORDS],
  lines: FULL_DEBATE_LINES,
});

export const ADJUSTMENT: FlowNode = node({
  id: 'adjustment',
  kind: 'edit',
  name: bi('重新核对建议', 'Reviewing the recommendation'),
  introduction: bi(
    '辩护方提出异议，或者合议庭认为量刑建议明显不当。检察官助理逐项核对情节，检察官决定调整还是不调整。',
    'The defence has objected, or the panel considers the recommendation clearly improper. The assistant prosecutor checks each circumstance, and the prosecutor decides whether to adjust it.',
  ),
  minutes: 12,
  position: { x: -60, y: 1960 },
  roles: officeSeats(),
  guides: [
    guide(
      null,
      [
        '检察院可以调整量刑建议；不调整，或者调整后仍然明显不当的，法院依法判决（《刑事诉讼法》第二百零一条第二款、《刑诉法解释》第三百五十三条）。',
      ],
      [
        'The procuratorate may adjust the recommendation; if it does not, or it remains clearly improper, the court gives judgment according to law (Criminal Procedure Law, Article 201, second paragraph; CPL Interpretation, Article 353).',
      ],
    ),
    guide(
      'assistant',
      ['1. 逐项核对自首、退赔、谅解、起因和缓刑条件，写出材料出处。'],
      [
        '1. Check surrender, restitution, forgiveness, the cause and the conditions for suspension one by one, and give the source for each.',
      ],
    ),
    guide(
      'prosecutor',
      ['1. 读完核对意见再决定；调不调整都要能说出理由。'],
      ['1. Read the check before you decide; be able to give your reasons either way.'],
    ),
  ],
  templates: [T.check],
});

export const ADJUSTED: FlowNode = node({
  id: 'adjusted',
  kind: 'court',
  name: bi('听取调整意见', 'Hearing the parties on the adjustment'),
  introduction: bi(
    '公诉人当庭说明调整后的量刑建议，听取被告人、辩护人和被害人的意见。',
    'The prosecutor explains the adjusted recommendation in court; the defendant, his counsel and the victim are heard on it.',
  ),
  minutes: 8,
  scene: 'courtroom-14',
  position: { x: -60, y: 2080 },
  roles: courtSeats(),
  guides: [
    guide(
      null,
      [
        '符合非监禁刑适用条件的，应当适用非监禁刑（《刑诉法解释》第三百五十五条第一款）。调整以后，被告人是否仍然愿意接受，由他自己回答。',
      ],
      [
        'Where the conditions for a non-custodial sentence are met, such a sentence should be imposed (CPL Interpretation, Article 355, first paragraph). Whether the defendant still accepts the recommendation is for him to answer.',
      ],
    ),
  ],
  lines: ADJUSTED_LINES,
});

/** Whether the panel has already found the plea voluntary. */
export const AFTER_ADJUSTED: FlowNode = choice(
  'after_adjusted',
  ['自愿性是否已议', 'Voluntariness decided?'],
  [
    '自愿性还没有评议的先评议；已经评议的，评议调整后的建议。',
    'Where the voluntariness of the plea has not been deliberated on, it comes first; where it has, the adjusted recommendation is deliberated on.',
  ],
  { x: -60, y: 2180 },
);

/** Whether the panel had already found the recommendation clearly improper. */
export const AFTER_KEPT: FlowNode = choice(
  'after_kept',
  ['建议是否已议', 'Already found improper?'],
  [
    '合议庭已经认为明显不当的，依法判决；还没有评议的，先评议自愿性。',
    'Where the panel has already found the recommendation clearly improper, it gives judgment according to law; where it has not yet deliberated, the voluntariness of the plea comes first.',
  ],
  { x: 140, y: 2080 },
);

export const DEBATE_TRANSITIONS: Transition[] = [
  wrong(
    'debate_objection_breaks',
    'debate',
    bi(
      '辩护人对量刑建议提出异议，说明不再认罚，转为普通程序',
      'Counsel objects to the recommendation, so punishment is no longer accepted: change to ordinary procedure',
    ),
    bi(
      '被告人、辩护人可以对量刑建议提出异议，由检察院决定是否调整（《刑事诉讼法》第二百零一条第二款）；认罚是真诚悔罪，愿意接受处罚（《刑诉法解释》第三百四十七条第二款），不是放弃辩护。',
      'The defendant and his counsel may object to the recommendation, and the procuratorate decides whether to adjust it (Criminal Procedure Law, Article 201, second paragraph). To accept punishment means sincere repentance and willingness to be punished (CPL Interpretation, Article 347, second paragraph); it does not mean giving up the defence.',
    ),
  ),
  advance(
    'debate_objection',
    'debate',
    'adjustment',
    bi(
      '辩护方对量刑建议有异议：请检察院核对',
      'The defence objects to the recommendation: ask the procuratorate to check it',
    ),
  ),
  advance(
    'debate_plea',
    'debate',
    'plea_vote',
    bi('对建议没有异议：休庭评议', 'No objection: the panel deliberates'),
  ),
  advance(
    'debate_recant',
    'debate',
    'recanted',
    bi(
      '最后陈述中反悔：恢复法庭调查',
      'He withdraws the plea in his final statement: resume the investigation',
    ),
  ),
  wrong(
    'debate_waived',
    'debate',
    bi(
      '被告人已认罪、辩护人已充分发言，最后陈述可以并入辩护意见',
      'He has admitted the charge and counsel has spoken at length: his final statement may be treated as part of the defence',
    ),
    bi(
      '审判长在宣布辩论终结后，被告人有最后陈述的权利（《刑事诉讼法》第一百九十八条第三款），合议庭应当保证他充分行使（《刑诉法解释》第二百八十七条第一款）。',
      'When the debate is closed the defendant has the right to make a final statement (Criminal Procedure Law, Article 198, third paragraph), and the panel must see that he can make full use of it (CPL Interpretation, Article 287, first paragraph).',
    ),
  ),
  wrong(
    'debate_full_weighs',
    'debate_full',
    bi(
      '量刑建议本来是十个月，不认罪的在这个基础上加重',
      'The recommendation was ten months: as he now denies the charge, increase it from there',
    ),
    bi(
      '不再认罪认罚的，根据审理查明的事实裁判（《刑诉法解释》第三百五十八条）；原来的建议不是起点，行使辩护权也不是从重的理由（《刑事诉讼法》第五十二条不得强迫自证其罪）。',
      'Where the plea is no longer maintained, judgment is given on the facts found at the trial (CPL Interpretation, Article 358). The former recommendation is not a starting point, and exercising the right of defence is not a ground for a heavier sentence (Criminal Procedure Law, Article 52: nobody may be forced to incriminate themselves).',
    ),
  ),
  advance(
    'debate_guilt',
    'debate_full',
    'guilt_vote',
    bi(
      '辩论和最后陈述完毕：评议是否有罪',
      'The debate and the final statement are over: deliberate on guilt',
    ),
  ),
  wrong(
    'adjust_too_late',
    'adjustment',
    bi(
      '起诉书已经送达，建议要改只能变更起诉，来不及了，让法院看着判',
      'The indictment has been served, and the recommendation could be changed only by amending it; it is too late, so leave the sentence to the court',
    ),
    bi(
      '审理中法院认为建议明显不当或者辩护方有异议的，检察院可以调整量刑建议（《刑事诉讼法》第二百零一条第二款），不需要变更起诉。',
      'Where the court considers the recommendation clearly improper or the defence objects, the procuratorate may adjust it during the trial (Criminal Procedure Law, Article 201, second paragraph); the indictment need not be amended.',
    ),
  ),
  advance(
    'adjust_made',
    'adjustment',
    'adjusted',
    bi('调整：八个月，罚金 6,000 元', 'Adjust: eight months, fine of 6,000 yuan'),
  ),
  advance(
    'adjust_kept',
    'adjustment',
    'after_kept',
    bi('不调整，维持原建议', 'Do not adjust: maintain the recommendation'),
  ),
  wrong(
    'adjusted_binds',
    'adjusted',
    bi(
      '检察院按法庭的意见调整了，被告人也同意，合议庭不再评议，直接采纳',
      'The procuratorate has adjusted it and the defendant agrees: adopt it without deliberating',
    ),
    bi(
      '调整量刑建议后仍然明显不当的，人民法院应当依法作出判决（《刑事诉讼法》第二百零一条第二款）；是否明显不当由合议庭审查判断（《刑诉法解释》第三百五十四条）。',
      'Where the adjusted recommendation is still clearly improper, the court gives judgment according to law (Criminal Procedure Law, Article 201, second paragraph); whether it is clearly improper is for the panel to decide (CPL Interpretation, Article 354).',
    ),
  ),
  advance('adjusted_done', 'adjusted', 'after_adjusted', bi('意见听取完毕', 'Both sides have been heard')),
  advance(
    'adjusted_judged',
    'after_adjusted',
    'adjusted_vote',
    bi('自愿性已经评议', 'Voluntariness has been deliberated on'),
  ),
  advance(
    'adjusted_open',
    'after_adjusted',
    'plea_vote',
    bi('先评议自愿性', 'Deliberate on voluntariness first'),
  ),
  advance(
    'kept_improper',
    'after_kept',
    'own_vote',
    bi('已认为明显不当：依法判决', 'Already found clearly improper: sentence according to law'),
  ),
  advance('kept_open', 'after_kept', 'plea_vote', bi('先评议自愿性', 'Deliberate on voluntariness first')),
];
