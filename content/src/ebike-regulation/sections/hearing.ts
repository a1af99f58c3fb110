import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { HEARING_LINES } from './hearing-lines.ts';

export const HEARING: FlowNode = node({
  id: 'hearing',
  kind: 'court',
  name: bi('立法听证会', 'Legislative hearing'),
  introduction: bi(
    '法制委员会主持听证，围绕三项补充设定的处罚：电池能不能一律不得入户；改装、不合格电池怎样罚；平台的时限该不该管、怎么管。主持人不表态，每位陈述人时间相等。',
    'The committee conducts the hearing on three added penalties: may batteries be kept out of every home, how are modified and substandard batteries punished, and should delivery times be regulated, and how. The chair takes no side, and all speakers have the same time.',
  ),
  minutes: 30,
  scene: 'hearing',
  position: { x: 360, y: 690 },
  roles: [
    seatRole('rapporteur', {
      host: true,
      can_terminate: true,
      seat: 's3',
      functions: ['speech', 'display', 'call', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('clerk', { seat: 's4', functions: ['speech', 'display', 'submission', 'signature'] }),
    seatRole('member_a', { seat: 's2', functions: ['request_speech'] }),
    seatRole('member_b', { seat: 's5', functions: ['request_speech'] }),
    seatRole('drafter', {
      seat: 's9',
      functions: ['request_speech', 'request_display', 'request_submission'],
    }),
    seatRole('resident', {
      seat: 's12',
      functions: ['request_speech', 'request_display', 'request_submission'],
    }),
    seatRole('rider', {
      seat: 's13',
      functions: ['request_speech', 'request_display', 'request_submission'],
    }),
    seatRole('platform', {
      seat: 's14',
      functions: ['request_speech', 'request_display', 'request_submission'],
    }),
    seatRole('chair', { seat: 's15', functions: ['request_speech'] }),
  ],
  guides: [
    guide(
      null,
      [
        '顺序：起草单位说明；陈述人陈述；委员询问；陈述人互相回应；最后补充。',
        '听证听的是事实和理由，不统计声音大小。',
      ],
      [
        'The order is: the drafting body, the speakers, questions of members, replies to one another, last words.',
        'A hearing weighs facts and reasons, not volume.',
      ],
    ),
    guide(
      'rapporteur',
      [
        '1. 宣布事项、顺序和每人五分钟。',
        '2. 赞成和反对交替发言；跑题的拉回条款上来。',
        '3. 不评价对错，请每位陈述人最后说出建议条文。',
      ],
      [
        '1. Announce the matter, the order and five minutes for each speaker.',
        '2. Let those for and against alternate, and keep them to the clauses.',
        '3. Do not judge the speakers; have each end with a proposed wording.',
      ],
    ),
    guide(
      'clerk',
      ['1. 逐人记录条款、事实、理由、建议。'],
      ['1. Record for each speaker the clause, the facts, the reasons and the proposed wording.'],
    ),
    guide(
      'drafter',
      ['1. 先说罚则已经改了什么，再说入户充电为什么要补充设定。'],
      ['1. Say first what has been changed, then why a penalty for homes is added.'],
    ),
    guide(
      'resident',
      ['1. 讲亲身经历，也回答：你愿意为充电端口付出什么。'],
      ['1. Say what you lived through, and what you would contribute to charging ports.'],
    ),
    guide(
      'rider',
      ['1. 讲清楚没有替代办法时禁令的后果。'],
      ['1. Show what a ban does where there is no alternative.'],
    ),
    guide(
      'platform',
      ['1. 区分：规则公开你接受，时限由法规定你不接受，吊销执照没有依据。'],
      [
        '1. Distinguish: rules can be published, fixed times cannot be met, and revocation has no basis in law.',
      ],
    ),
    guide(
      'member_a',
      ['1. 问骑手：符合标准的电池在家充，你接受检查吗？'],
      ['1. Ask the rider whether he would have a standard battery inspected.'],
    ),
    guide(
      'member_b',
      ['1. 问平台：放宽五分钟，闯红灯会少多少？'],
      ['1. Ask the platforms what five minutes more would change.'],
    ),
    guide(
      'chair',
      ['1. 列席听证，只听。要问也只问事实。'],
      ['1. You attend to listen; if you ask, ask for facts.'],
    ),
  ],
  lines: HEARING_LINES,
});

export const HEARING_TRANSITIONS: Transition[] = [
  wrong(
    'hearing_one_side',
    'hearing',
    bi(
      '骑手、平台是利害关系人，陈述记入笔录就够了，报告以专家和部门的意见为主',
      'Riders and platforms have an interest: the record suffices for their statements, and the report rests on experts and departments',
    ),
    bi(
      '听证要听取有关基层和群体代表、部门、专家等各方面的意见，听证情况应当向常委会报告（《立法法》第三十九条第三款，参照）；重要的不同意见要在报告中说明（第三十六条，参照）。有利益的人正是要听的人。',
      'A hearing hears representatives of the grassroots and groups, departments, experts and others, and is reported to the standing committee (Legislation Law, Article 39, third paragraph, by reference); important differing views are explained (Article 36, by reference). Those with interests are the ones to be heard.',
    ),
  ),
  advance(
    'hearing_done',
    'hearing',
    'answers',
    bi(
      '各方陈述完毕、记录核对，限期书面答复',
      'All heard, the record checked: written answers within the time set',
    ),
  ),
];
