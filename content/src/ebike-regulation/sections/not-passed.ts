import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import { TOLD } from './told.ts';

export const NOT_PASSED: FlowNode = node({
  id: 'not_passed',
  kind: 'court',
  name: bi('未获通过', 'Not passed'),
  introduction: bi(
    '条例没有获得过半数赞成，也不再列入议程，未获通过。这不是白忙一场：谁为什么反对，问题还在不在，下一步由谁、用什么办法解决，要当场说清楚。三位听证陈述人也请来了，听一听结果，答一句话。',
    'The regulation did not gain a majority, is no longer on the agenda, and is not passed. The work was not in vain. Before closing, the meeting must make clear who opposed it and why, whether the problem remains, and who will deal with it next and by what means. The three speakers from the hearing have also been invited to hear the result and to reply.',
  ),
  minutes: 6,
  scene: 'meeting',
  position: { x: 0, y: 1390 },
  roles: [
    seatRole('chair', {
      host: true,
      seat: 't3',
      functions: ['speech', 'display', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('rapporteur', { seat: 't4', functions: ['speech'] }),
    seatRole('member_a', { seat: 't2', functions: ['speech'] }),
    seatRole('clerk', { seat: 't7', functions: ['speech', 'submission'] }),
    ...TOLD,
  ],
  guides: [
    guide(
      null,
      [
        '未获通过的法规案，以后仍可以依程序重新提出（《立法法》第六十条，参照）。',
        '在此以前，消防法、道路交通安全法照样执行。',
      ],
      [
        'A bill that was not passed may later be resubmitted under the procedure (Legislation Law, Article 60, by reference).',
        'Until then, the Fire Protection Law and the Road Traffic Safety Law continue to apply.',
      ],
    ),
    guide(
      'chair',
      ['1. 宣布结果，说明以后的程序，不评论投票的人。'],
      ['1. Announce the result and explain what may follow; do not comment on how anyone voted.'],
    ),
    guide('rapporteur', ['1. 概括没有形成多数的原因。'], ['1. Summarise why no majority was formed.']),
    guide(
      'member_a',
      ['1. 说说现有法律能做到哪一步。'],
      ['1. Explain how much can be achieved under existing law.'],
    ),
    guide('clerk', ['1. 记录结果，材料归档。'], ['1. Record the result and file the papers.']),
    guide(
      'resident',
      ['1. 答一句：没有条例，你那个小区下一步怎么办？'],
      ['1. Reply: without a regulation, what happens next in your estate?'],
    ),
    guide(
      'rider',
      ['1. 答一句：现在最急的一件事是什么，由谁来做？'],
      ['1. Reply: what is most urgent now, and who should do it?'],
    ),
    guide(
      'platform',
      ['1. 说清楚：答应过的事，没有条例还做不做？'],
      ['1. Say whether you will still do what you promised, without a regulation.'],
    ),
    guide(
      'drafter',
      ['1. 说明下一步怎样执法、怎样增设端口。'],
      ['1. Explain how existing law will be enforced and ports added.'],
    ),
  ],
  lines: [
    say(
      'chair',
      '草案没有获得全体组成人员过半数赞成，未获通过。',
      'The draft has not been approved by a majority of all members and is not passed.',
    ),
    say(
      'rapporteur',
      '分歧始终在电池入户：一方看到的是六条人命，一方看到的是没有地方充电。这一项没有谈拢，其余各条意见接近。',
      'The disagreement was always about charging batteries at home: one side sees six deaths, the other sees that there is nowhere to charge. No agreement was reached on that item; on the others, views were close.',
    ),
    say(
      'member_a',
      '楼道停放充电，消防法第二十八条、第六十条已经管得到，先把现有的执行好。',
      'Parking and charging in stairwells are already covered by Articles 28 and 60 of the Fire Protection Law. Let us first enforce the law that we have.',
    ),
    say(
      'drafter',
      '我们先按现有法律执法，同住建部门增设端口，数据补齐以后再研究是否重新提出。',
      'For now we will enforce existing law and add ports together with the housing department; once we have completed the data, we will consider whether to resubmit the bill.',
    ),
    say(
      'resident',
      '火不等人。楼道里的车我明天就请物业清，端口的事，第四次业主表决我来张罗。',
      'Fires do not wait. Tomorrow I will ask the management to clear the stairwell, and I will see to a fourth vote of the owners on ports.',
    ),
    say(
      'rider',
      '没有罚款，也还是没有地方充。端口不用等条例，请先把老旧小区的建起来。',
      'There is no fine, but there is still nowhere to charge. Ports need not wait for a regulation; please build them in the old estates first.',
    ),
    say(
      'platform',
      '公开时限规则，我们书面答复过的，照做；换电费分担的事，已经同意的继续办。',
      'We said in our written answer that we would publish our rules on delivery times, and we will; those of us who agreed to share the rental will go ahead.',
    ),
    say('clerk', '表决结果和审议材料已经归档。', 'The result of the vote and the papers have been filed.'),
  ],
});

export const NOT_PASSED_TRANSITIONS: Transition[] = [
  wrong(
    'not_passed_rule',
    'not_passed',
    bi(
      '既然通不过，由市政府把同样的禁令和罚款发成规章',
      'Since it cannot be passed, let the city government issue the same bans and fines as a government rule',
    ),
    bi(
      '没有法律、行政法规、地方性法规的依据，地方政府规章不得设定减损公民权利或者增加其义务的规范（《立法法》第九十三条第六款）。代表机关没有通过的，不能换一个名义照办。',
      'Without a basis in laws, administrative or local regulations a local government rule may not reduce the rights of citizens or add to their duties (Legislation Law, Article 93, sixth paragraph). What the representative body did not pass may not be brought in under another name.',
    ),
  ),
  advance(
    'not_passed_done',
    'not_passed',
    'report',
    bi(
      '宣布未获通过，材料归档，本次程序结束',
      'The result is announced and the papers are filed: the procedure ends',
    ),
  ),
];
