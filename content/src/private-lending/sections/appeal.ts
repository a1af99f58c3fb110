import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole } from '../../build.ts';

/** The plaintiff's appeal against 191,000. What the panel decided opens the way here (needs.ts). */
export const APPEAL: FlowNode = node({
  id: 'appeal',
  kind: 'jump',
  name: bi('提起上诉', 'Appealing'),
  introduction: bi(
    '判决书送达之日起十五日内，不服的一方可以上诉。从这里进入二审：同一组人，原告成为上诉人，被告成为被上诉人。二审以认定本金 191,000 元的一审判决为起点，所以只有评议按 191,000 元通过、原告不服的，才能从这里进入二审；判决认定 200,000 元的，原告的请求已经全部得到支持，没有上诉利益，这一案的二审由被告提起，本实验没有收入。',
    'Within fifteen days of service a party that does not accept the judgment may appeal. From here the same team goes on to the second instance: the plaintiff becomes the appellant, the defendant the appellee. The appeal starts from the judgment that found 191,000: it is open only where the panel carried 191,000 and the plaintiff does not accept that. Where 200,000 was found, her claims were allowed in full and she has nothing to appeal against; an appeal would be brought by the defendant, and that second instance is not included.',
  ),
  position: { x: 700, y: 1605 },
  roles: [
    seatRole('counsel_p', { host: true, processes: ['jump', 'end', 'back'] }),
    seatRole('plaintiff', { processes: ['jump', 'end'] }),
    seatRole('counsel_d', { processes: ['jump', 'end'] }),
    seatRole('defendant', { processes: ['jump', 'end'] }),
  ],
  guides: [
    guide(
      null,
      [
        '1. 上诉要递交上诉状，通过原审法院提出（《民事诉讼法》第一百七十二条、第一百七十三条）。',
        '2. 选择“启动关联实验”，二审作为关联实验随即开始，全组一起进入二审的第一个环节。',
        '3. 一审并未就此结束：从二审的实验路径可以回到一审，结束本环节，写完一审的实验报告。',
      ],
      [
        '1. An appeal is made by a petition, through the court of first instance (Civil Procedure Law, Articles 172 and 173).',
        '2. Start the linked experiment: the second instance begins at once, and the whole team moves to its first section.',
        '3. The first instance is not over by that: from the path of the second you can return, end this section and write the report.',
      ],
    ),
  ],
});

export const APPEAL_TRANSITIONS: Transition[] = [
  advance(
    'pronouncement_appeal',
    'pronouncement',
    'appeal',
    bi(
      '已告知上诉权利；本金认定为 191,000 元，原告表示上诉，闭庭后进入上诉',
      'The right to appeal was stated; 191,000 was found and the plaintiff means to appeal: on to the appeal',
    ),
  ),
  advance(
    'appeal_filed',
    'appeal',
    'report',
    bi('上诉手续已办，回到一审的实验报告', 'The appeal is made: back to the report'),
  ),
];
