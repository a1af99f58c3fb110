import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { PRECEDENT_TEMPLATES } from '../templates-heads.ts';

/** While the party pleads and the hearing is prepared, the heads compare similar cases. */
export const PRECEDENTS: FlowNode = node({
  id: 'precedents',
  kind: 'edit',
  name: bi('同类案件比对', 'Similar cases'),
  introduction: bi(
    '听证以前，两位副局长各自比对局里的同类案件：货值、查验、召回、结果，哪几项可比，哪几项不可比。比对不是预先定案，听证笔录以后才有结论。',
    'Before the hearing the two deputies each compare similar cases of the agency: value, checks, recall and result, and what is comparable and what is not. This decides nothing in advance: conclusions must follow from the record of the hearing.',
  ),
  minutes: 24,
  position: { x: 860, y: 510 },
  roles: [
    seatRole('deputy_a', {
      host: true,
      functions: ['submission', 'signature', 'meeting'],
      processes: ['end'],
    }),
    seatRole('deputy_b', { functions: ['submission', 'signature', 'meeting'] }),
    seatRole('head', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '处罚与事实、性质、情节、社会危害程度相当（《行政处罚法》第五条第二款）；裁量基准应当公布（第三十四条）。先读证据 4。',
        '决定要根据听证笔录作出（第六十五条）：比对意见写“可比、不可比、还要查什么”，不写数额。',
      ],
      [
        'A penalty must be commensurate with the facts, nature, circumstances and harm (Administrative Penalty Law, Article 5, second paragraph); standards of discretion must be made public (Article 34). Read evidence 4 first.',
        'The decision is based on the record of the hearing (Article 65): state what is comparable, what is not and what has yet to be asked, and name no amount.',
      ],
    ),
    guide(
      'deputy_a',
      ['1. 从模板新建比对意见，从食品安全的角度写。', '2. 两份都提交以后，结束本环节。'],
      [
        '1. Draft your comparison from the point of view of food safety.',
        '2. End the section when both are handed in.',
      ],
    ),
    guide(
      'deputy_b',
      ['1. 从模板新建比对意见，从法律条件的角度写。'],
      ['1. Draft your comparison from the point of view of the legal conditions.'],
    ),
    guide(
      'head',
      ['1. 提醒两位：听证以前不定数额。'],
      ['1. Remind both that no amount is fixed before the hearing.'],
    ),
  ],
  templates: PRECEDENT_TEMPLATES,
});

export const PRECEDENT_TRANSITIONS: Transition[] = [
  wrong(
    'precedents_fixed',
    'precedents',
    bi(
      '案情和往年相近，现在就统一为三千元，听证后照此表决',
      'It is much like earlier cases: settle on 3,000 now and vote accordingly later',
    ),
    bi(
      '听证结束后，应当根据听证笔录作出决定（《行政处罚法》第六十五条）。听证以前定了数额，陈述、申辩就成了走过场，也违反充分听取意见的要求（第四十五条第一款）。',
      'The decision is made on the record of the hearing (Administrative Penalty Law, Article 65). To settle the amount before the hearing makes the plea a mere formality and violates the duty to hear the party fully (Article 45, first paragraph).',
    ),
  ),
  advance(
    'precedents_compared',
    'precedents',
    'join_hearing',
    bi('写明可比和不可比的事实，不定数额', 'Comparable and distinguishing facts set out, no amount fixed'),
  ),
];
