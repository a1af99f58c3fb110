import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { STATEMENT_TEMPLATES } from '../templates/statements.ts';

/** Before the hearing all who are heard write down what they will say, and the deputy what the interviews brought. */
export const STATEMENTS: FlowNode = node({
  id: 'statements',
  kind: 'edit',
  name: bi('听证准备', 'Preparing the hearing'),
  introduction: bi(
    '三路材料都回来了。听证以前，城管局、物业、收运企业和居民各写一份陈述，代表把走访听到的整理成记录：哪些是亲眼所见，哪些是转述，哪些不能公开。',
    'The three strands are in. Before the hearing bureau, property manager, hauling company and resident each write a statement, and the deputy turns the interviews into a record: what was seen, what was passed on, and what cannot be made public.',
  ),
  minutes: 14,
  position: { x: 720, y: 730 },
  roles: [
    seatRole('deputy', {
      host: true,
      functions: ['submission', 'meeting'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('bureau', { functions: ['submission', 'meeting'] }),
    seatRole('property', { functions: ['submission', 'meeting'] }),
    seatRole('hauler', { functions: ['submission', 'meeting'] }),
    seatRole('resident', { functions: ['submission', 'meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '听证会听取有关基层和群体代表、部门等各方面的意见（《立法法》第三十九条第三款，参照）。陈述写三样：知道的事实、碰到的条文、要怎样改。',
      ],
      [
        'A hearing hears representatives of the grass roots and groups, departments and others (Legislation Law, Article 39, third paragraph, by reference). A statement has three parts: facts you know, the article you met with, and how to change it.',
      ],
    ),
    guide(
      'deputy',
      [
        '1. 从模板新建走访记录，亲见和转述分开。',
        '2. 匿名的来信只写线索，不写能认出人的话。',
        '3. 各方都交了再结束。',
      ],
      [
        '1. Draft the record; keep what was seen separate from what was passed on.',
        '2. Of an anonymous letter give the lead only, nothing that identifies its writer.',
        '3. End the section when all have handed in.',
      ],
    ),
    guide(
      'bureau',
      ['1. 写清楚数据怎么来的，哪一条用不了，为什么。'],
      ['1. Say how your figures come about, which article cannot be used, and why.'],
    ),
    guide(
      'property',
      ['1. 写责任和权力差在哪里，要多少天。'],
      ['1. Say where your duties go beyond your powers, and how many days you need.'],
    ),
    guide(
      'hauler',
      ['1. 写合同和车辆；不写的那一条，想好被问到怎样答。'],
      ['1. Write of contract and lorries; for what you leave out, think of your answer.'],
    ),
    guide(
      'resident',
      ['1. 写那天的时间、地点、谁对你说过什么。'],
      ['1. Write time, place, and who told you what that day.'],
    ),
  ],
  templates: STATEMENT_TEMPLATES,
});

export const STATEMENTS_TRANSITIONS: Transition[] = [
  wrong(
    'statements_uniform',
    'statements',
    bi(
      '几份陈述口径不一，由城管局先统一再交，听证会好开',
      'The statements differ: let the bureau bring them into line first, for a smooth hearing',
    ),
    bi(
      '听证会听取的是各方面的意见（《立法法》第三十九条第三款，参照），保障人民通过多种途径参与立法活动（第六条第二款）。由被评估的机关统一口径，听到的就只有一方。',
      'A hearing hears all sides (Legislation Law, Article 39, third paragraph, by reference), and the people take part through many channels (Article 6, second paragraph). If the agency evaluated brings them into line, only one side is heard.',
    ),
  ),
  advance(
    'statements_done',
    'statements',
    'hearing',
    bi('各方陈述和走访记录交齐，举行听证', 'Statements and record are in: hold the hearing'),
  ),
];
