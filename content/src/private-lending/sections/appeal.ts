import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole } from '../../build.ts';

/** The appeal of whoever lost: which case it leads to follows from what the panel decided (index.ts). */
export const APPEAL: FlowNode = node({
  id: 'appeal',
  kind: 'jump',
  name: bi('提起上诉', 'Appealing'),
  introduction: bi(
    '判决书送达之日起十五日内，不服的一方可以上诉。从这里进入二审：同一组人，谁上诉由一审怎样判决定。认定 191,000 元的，原告的请求没有全部得到支持，由原告上诉，原告成为上诉人；认定 200,000 元的，原告的请求已经全部得到支持，没有上诉利益，由被告上诉，被告成为上诉人，双方换位。',
    "Within fifteen days of service a party that does not accept the judgment may appeal. From here the same team goes on to the second instance, and who appeals follows from what was decided. If the principal was found to be 191,000, the plaintiff's claims were not allowed in full: she appeals and becomes the appellant. If it was found to be 200,000, her claims were allowed in full and she has no interest in appealing: the defendant appeals and becomes the appellant, and the sides change places.",
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
        '2. 谁有上诉利益，看判决主文和诉讼请求差在哪里：差额对谁不利，谁上诉。',
        '3. 选择“启动关联实验”，二审作为关联实验随即开始，全组一起进入二审的第一个环节。',
        '4. 一审并未就此结束：从二审的实验路径可以回到一审，结束本环节，写完一审的实验报告。',
      ],
      [
        '1. An appeal is made by a petition, through the court of first instance (Civil Procedure Law, Articles 172 and 173).',
        '2. Who has an interest in appealing? Compare the order with the claims: the party to whose disadvantage they differ appeals.',
        '3. Choose to start the linked experiment: the second instance begins at once, and the whole team moves to its first section.',
        '4. The first instance does not end with that: from the path of the second instance you can return to the first, end this section and write its report.',
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
      '已告知上诉权利；判决没有支持的一方表示上诉，闭庭后进入上诉',
      'The right to appeal has been stated, and a party whose position was not upheld says that it will appeal: close the session and go on to the appeal',
    ),
  ),
  advance(
    'appeal_filed',
    'appeal',
    'report',
    bi(
      '上诉手续已办，回到一审的实验报告',
      'The appeal has been filed: return to the report of the first instance',
    ),
  ),
];
