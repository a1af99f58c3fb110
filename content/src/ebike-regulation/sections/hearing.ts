import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { HEARING_LINES } from './hearing-lines.ts';

export const HEARING: FlowNode = node({
  id: 'hearing',
  kind: 'court',
  name: bi('立法听证会', 'Legislative hearing'),
  introduction: bi(
    '法制委员会主持听证，围绕三项补充设定的处罚：电池能不能一律不得入户；改装、不合格电池怎样罚；平台的时限该不该管、怎么管。主持人不表态，每位陈述人时间相等。',
    "The legislative affairs committee conducts the hearing on three added penalties. May batteries be banned from all homes? How should charging modified and substandard batteries be punished? Should platforms' delivery times be regulated, and how? The chair of the hearing takes no side, and all speakers have equal time.",
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
        "The order is: explanation by the drafting body, statements by the speakers, questions from members, the speakers' replies to one another, and closing remarks.",
        'A hearing listens for facts and reasons; it does not count who is loudest.',
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
        '1. Announce the matters to be heard, the order, and the limit of five minutes for each speaker.',
        '2. Let speakers for and against alternate, and bring anyone who strays back to the clauses.',
        '3. Do not comment on who is right; ask each speaker to end with the wording proposed.',
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
      [
        '1. First explain what has already been changed in the penalties, then why a penalty for charging at home should be added.',
      ],
    ),
    guide(
      'resident',
      ['1. 讲亲身经历，也回答：你愿意为充电端口付出什么。'],
      ['1. Speak of what you experienced, and say what you are willing to contribute to charging ports.'],
    ),
    guide(
      'rider',
      ['1. 讲清楚没有替代办法时禁令的后果。'],
      ['1. Explain what a ban leads to where there is no alternative.'],
    ),
    guide(
      'platform',
      ['1. 区分：规则公开你接受，时限由法规定你不接受，吊销执照没有依据。'],
      [
        '1. Distinguish: you accept that rules be published, you do not accept delivery times fixed by regulation, and revocation of licences has no basis in law.',
      ],
    ),
    guide(
      'member_a',
      ['1. 问骑手：符合标准的电池在家充，你接受检查吗？'],
      [
        '1. Ask the rider whether he would accept inspections if batteries that meet the standard may be charged at home.',
      ],
    ),
    guide(
      'member_b',
      ['1. 问平台：放宽五分钟，闯红灯会少多少？'],
      ['1. Ask the platforms how many fewer red lights would be run if riders had five more minutes.'],
    ),
    guide(
      'chair',
      ['1. 列席听证，只听。要问也只问事实。'],
      ['1. You attend only to listen; if you ask anything, ask only about facts.'],
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
      'Riders and platforms are interested parties: it is enough to record their statements, and the report should rest on experts and departments',
    ),
    bi(
      '听证要听取有关基层和群体代表、部门、专家等各方面的意见，听证情况应当向常委会报告（《立法法》第三十九条第三款，参照）；重要的不同意见要在报告中说明（第三十六条，参照）。有利益的人正是要听的人。',
      'At a hearing, the views of grassroots and group representatives, departments, experts and others are heard and then reported to the standing committee (Legislation Law, Article 39, third paragraph, by reference); important differing views must be explained in the report (Article 36, by reference). Those whose interests are affected are the very people to be heard.',
    ),
  ),
  advance(
    'hearing_done',
    'hearing',
    'answers',
    bi(
      '各方陈述完毕、记录核对，限期书面答复',
      'All sides have been heard and the record checked: set a time limit for written answers',
    ),
  ),
];
