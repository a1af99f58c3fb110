import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { REVIEW_TEMPLATES } from '../templates-review.ts';

export const REVIEW: FlowNode = node({
  id: 'review',
  kind: 'edit',
  name: bi('统一审议', 'Unified review'),
  introduction: bi(
    '法制委员会根据听证和各方意见统一审议，写出听证报告、审议结果报告和草案修改稿。三位陈述人的书面答复也在案：答应到哪一步，报告就写到哪一步。第十二条怎么写，委员初审时提的每一条怎样回应？',
    'On the basis of the hearing and of all views received, the legislative affairs committee carries out the unified review and prepares a report on the hearing, a report on the result of the review and a revised draft. The written answers of the three speakers are also on file; the report may go no further than what they have promised. How should Article 12 be worded, and how should the report respond to each point that the members raised at the first reading?',
  ),
  minutes: 30,
  position: { x: 360, y: 800 },
  roles: [
    seatRole('rapporteur', {
      host: true,
      functions: ['submission', 'display', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('clerk', { functions: ['submission', 'signature'] }),
    seatRole('drafter', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '统一审议的机构提出审议结果的报告和草案修改稿（《立法法》第八十七条第二款），对重要的不同意见予以说明（第三十六条，参照）。',
        '常委会会议第二次审议听取法制委员会的汇报（第三十二条，参照）；是否单独表决由主任会议决定，不在这里定（第四十四条第二款，参照）。',
      ],
      [
        'The body responsible for the unified review submits a report on its result and a revised draft (Legislation Law, Article 87, second paragraph) and explains important differing views (Article 36, by reference).',
        "At its second reading the standing committee hears the legislative affairs committee's report (Article 32, by reference). Whether to vote on a clause separately is decided by the Council of Chairpersons, not here (Article 44, second paragraph, by reference).",
      ],
    ),
    guide(
      'rapporteur',
      [
        '1. 从模板新建审议结果报告，写出第十二条的修改稿。',
        '2. 条文要能执行：谁认定端口够了，从哪天起禁，怎样查。',
        '3. 对上位法已经明确的，不重复写（《立法法》第八十二条第四款）。',
        '4. 三位陈述人的书面答复逐条回应；做不到的，不写进条文。',
        '5. 签名，提交；分歧有多大如实写进报告。',
      ],
      [
        '1. Draft the report on the review from the template, with the revised text of Article 12.',
        '2. The clause must be enforceable: who determines that there are enough ports, from which day does the ban apply, and how is compliance checked?',
        '3. Do not repeat what higher law already clearly provides (Legislation Law, Article 82, fourth paragraph).',
        '4. Respond point by point to the written answers of the three speakers; do not write into the text what they cannot do.',
        '5. Sign and submit; state truthfully in the report how far views differ.',
      ],
    ),
    guide(
      'clerk',
      ['1. 从模板新建听证报告，请主持人签名，提交。'],
      [
        '1. Draft the report on the hearing from the template, have the chair of the hearing sign it, and submit it.',
      ],
    ),
    guide(
      'drafter',
      ['1. 回答委员会关于可执行性的询问。'],
      ["1. Answer the committee's questions on enforceability."],
    ),
  ],
  templates: REVIEW_TEMPLATES,
});

export const REVIEW_TRANSITIONS: Transition[] = [
  wrong(
    'review_detain',
    'review',
    bi(
      '对屡次闯红灯的，写“由公安机关依法予以拘留”，不写天数，只作衔接',
      'For repeatedly running red lights, write "shall be detained by the public security organ according to law", without a number of days, merely as a reference to other law',
    ),
    bi(
      '限制人身自由的强制措施和处罚只能制定法律（《立法法》第十一条第五项），限制人身自由的行政处罚只能由法律设定（《行政处罚法》第十条第二款）。道路交通安全法对非机动车闯红灯没有规定拘留，写了就不是衔接，是新设。',
      'Coercive measures and penalties that restrict liberty may be laid down by laws only (Legislation Law, Article 11, item 5; Administrative Penalty Law, Article 10, second paragraph). The Road Traffic Safety Law does not provide for detention of non-motor vehicle riders who run red lights; such a sentence would not refer to other law but create a new penalty.',
    ),
  ),
  advance(
    'review_done',
    'review',
    'chairs',
    bi(
      '报告和修改稿完成，二审以后送主任会议',
      'The reports and the revised draft are complete: after the second reading, they go to the Council of Chairpersons',
    ),
  ),
  wrong(
    'review_silent',
    'review',
    bi(
      '反对意见在听证会上已经当场答复，报告只写采纳的部分',
      'Objections were answered on the spot at the hearing: report only what was adopted',
    ),
    bi(
      '重要的不同意见应当在修改情况的汇报或者审议结果报告中予以说明（《立法法》第三十六条第一款，参照第八十七条）。没有理由的沉默，会让听证变成走过场。',
      'Important differing views must be explained in the report on the revision or on the result of the review (Legislation Law, Article 36, first paragraph, by reference under Article 87). Passing over objections without giving reasons turns the hearing into a mere formality.',
    ),
  ),
];
