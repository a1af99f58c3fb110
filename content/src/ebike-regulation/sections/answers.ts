import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { ANSWER_TEMPLATES } from '../templates-answers.ts';

/** What the hearing left open is answered by those who were asked, each for themselves. */
export const ANSWERS: FlowNode = node({
  id: 'answers',
  kind: 'edit',
  name: bi('听证后书面答复', 'Written answers'),
  introduction: bi(
    '听证会上有三件事没有说完。居民、骑手、平台各写一份书面答复：能答应什么、从哪一天起，不能答应什么、为什么。统一审议只能依据答应了的部分来写。',
    'Three points were left open at the hearing. The representatives of the residents, riders and platforms each write an answer: what they can promise and from which day, what they cannot promise and why. The review can rely only on what is promised.',
  ),
  minutes: 10,
  position: { x: 720, y: 745 },
  roles: [
    seatRole('clerk', { host: true, functions: ['meeting'], processes: ['end', 'back', 'restart'] }),
    seatRole('resident', { functions: ['submission', 'meeting'] }),
    seatRole('rider', { functions: ['submission', 'meeting'] }),
    seatRole('platform', { functions: ['submission', 'meeting'] }),
    seatRole('rapporteur', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '听证听取各方面的意见，听证情况向常委会报告（《立法法》第三十九条第三款，参照）；规范应当明确、具体、可执行（第七条第二款），所以答复要有人、有日期。',
      ],
      [
        'The views of all sides are heard at a hearing and reported to the standing committee (Legislation Law, Article 39, third paragraph, by reference). Norms shall be clear, specific and enforceable (Article 7, second paragraph), so an answer must say who will act and by when.',
      ],
    ),
    guide(
      'clerk',
      ['1. 三份都收齐再结束；有一份含糊的，用“约谈”请他写明，不替他写。'],
      [
        '1. End the section only when you have all three answers. If one is vague, ask its author in a private talk to make it clear; do not write it for them.',
      ],
    ),
    guide(
      'resident',
      [
        '1. 从模板新建书面答复：表决为什么没有过半，谁出钱、占哪块地，你自己肯让什么。',
        '2. 只答应你能答应的：你代表居民说话，不能替业主大会表决。',
      ],
      [
        '1. Draft your answer from the template: why the votes failed, who pays, which ground the ports would occupy, and what you yourself are willing to give up.',
        "2. Promise only what is yours to promise: you speak for the residents, but cannot vote in place of the owners' meeting.",
      ],
    ),
    guide(
      'rider',
      [
        '1. 从模板新建书面答复：查电池怎样进门，旧电池怎样交，给多少时间。',
        '2. 想清楚：你自己的那块电池，说不说？',
      ],
      [
        '1. Draft your answer from the template: on what terms inspectors may enter, how old batteries are handed in, and how much time is allowed.',
        '2. Decide whether to mention your own battery.',
      ],
    ),
    guide(
      'platform',
      [
        '1. 从模板新建书面答复：几家同意、从哪天起、分担多少；听证会上没有答完的数字补上。',
        '2. 有一家不同意的，写明一家不同意；写成三家同意，报告就会照写。',
      ],
      [
        '1. Draft your answer from the template: how many platforms agree, from which day, and what share they will pay; add the figures that you could not give at the hearing.',
        '2. If one does not agree, say so; if you write that all three do, the report will repeat it.',
      ],
    ),
    guide(
      'rapporteur',
      ['1. 用“约谈”追问一句：条文写成这样，你做得到吗？'],
      ['1. In a private talk, ask: if the clause is worded like this, can you comply with it?'],
    ),
  ],
  templates: ANSWER_TEMPLATES,
});

export const ANSWERS_TRANSITIONS: Transition[] = [
  wrong(
    'answers_silence',
    'answers',
    bi(
      '期限到了没有答复的，按同意记，先进入统一审议',
      'Record those who have not answered in time as agreeing, and go on to the unified review',
    ),
    bi(
      '听证听取的是意见，没有说就是没有意见可听，不能替他同意；听证情况要如实向常委会报告，重要的不同意见要说明（《立法法》第三十九条第三款、第三十六条第一款，参照）。',
      'A hearing is held to hear views. Silence means only that there is no view to report; nobody may give consent for another. The hearing must be reported truthfully to the standing committee, and important differing views explained (Legislation Law, Articles 39, third paragraph, and 36, first paragraph, by reference).',
    ),
  ),
  advance(
    'answers_done',
    'answers',
    'review',
    bi('三份书面答复收齐，进入统一审议', 'All three written answers are in: go on to the unified review'),
  ),
];
