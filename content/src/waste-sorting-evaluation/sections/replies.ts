import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { CHECK_TEMPLATES } from '../templates/check.ts';

/** The right of reply: before the report is written, those whom it will describe check the facts. */
export const REPLIES: FlowNode = node({
  id: 'replies',
  kind: 'edit',
  name: bi('事实核对', 'Checking the facts'),
  introduction: bi(
    '报告要写到城管局、物业、收运企业和一位居民。动笔以前，听证记录和拟采用的数据先交给他们：哪里不对，漏了什么、怎样核对，哪一句不能公开。核对的是事实，结论由评估组下。',
    'The report will describe the bureau, a property manager, a hauling company and a resident. Before it is written they receive the record of the hearing and the data to be used: what is wrong, what is missing and how can it be verified, and what must not be made public? They check the facts; the conclusion is for the group.',
  ),
  minutes: 8,
  position: { x: 40, y: 900 },
  roles: [
    seatRole('clerk', { host: true, functions: ['meeting'], processes: ['end', 'back', 'restart'] }),
    seatRole('bureau', { functions: ['submission', 'meeting'] }),
    seatRole('property', { functions: ['submission', 'meeting'] }),
    seatRole('hauler', { functions: ['submission', 'meeting'] }),
    seatRole('resident', { functions: ['submission', 'meeting'] }),
    seatRole('expert', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '报告要如实评价实施情况、提出存在的问题（《监督法》第三十六条第二款，参照）；写到个人的，限于最小范围（《个人信息保护法》第六条）。',
      ],
      [
        'The report appraises implementation truly and states the problems (Law on Supervision by Standing Committees, Article 36, second paragraph, by reference); what it says of individuals is kept to the smallest scope (Personal Information Protection Law, Article 6).',
      ],
    ),
    guide(
      'clerk',
      ['1. 四份都收齐再结束；只要求删去、说不出事实的，请他写明哪一个事实不对。'],
      [
        '1. End the section when all four are in. Ask those who only want something deleted which fact is wrong.',
      ],
    ),
    guide(
      'bureau',
      [
        '1. 从模板新建核对意见：数字是怎样来的，哪一个口径要说明。',
        '2. 有一件影响数据的事，只有你知道：现在写进去，还是等别人问出来？',
      ],
      [
        '1. Draft your reply: how the figures came about, and which need an explanation.',
        '2. You alone know of something that affects the data: will you write it now, or wait until it is found?',
      ],
    ),
    guide(
      'property',
      ['1. 从模板新建核对意见：台账里有没有报告用得上的数？', '2. 责任怎样写，写到哪一天、由谁来。'],
      [
        '1. Draft your reply: do your daily records contain figures that the report could use?',
        '2. Say how your duty should be described: by which day, and who comes.',
      ],
    ),
    guide(
      'hauler',
      [
        '1. 从模板新建核对意见：第三十一条用不起来的原因，写得全不全？',
        '2. 合同里不许对外说的那一条，说不说，怎样说，由你定。',
      ],
      [
        '1. Draft your reply: are the reasons why Article 31 is hardly used complete?',
        '2. Whether to speak of the confidential clause, and how, is for you to decide.',
      ],
    ),
    guide(
      'resident',
      [
        '1. 从模板新建核对意见：写到你的那一段对不对，能不能认出是你。',
        '2. 你还有一句想问的，写下来，请评估组答复。',
      ],
      [
        '1. Draft your reply: is the passage about you right, and could anybody tell that it is you?',
        '2. If there is something you would like to ask, write it down for the group to answer.',
      ],
    ),
    guide(
      'expert',
      ['1. 用“约谈”问一句：这一条，有什么材料可以核对？'],
      ['1. Ask in a private talk which document would bear a statement out.'],
    ),
  ],
  templates: CHECK_TEMPLATES,
});

export const REPLIES_TRANSITIONS: Transition[] = [
  wrong(
    'replies_approve',
    'replies',
    bi(
      '请城管局连结论一起核对，它签字认可了再动笔，免得以后扯皮',
      'Have the bureau check the conclusions too and write only what it has signed, to avoid disputes later',
    ),
    bi(
      '被评估的机关核对事实，不核对结论。评估由常委会工作机构组织，评估情况向常委会报告（《立法法》第六十七条，参照）；报告要提出执法中存在的问题（《监督法》第三十六条第二款第一项，参照），由执法机关签字认可，就提不出来了。',
      'The agency evaluated checks facts and not conclusions. A working body of the standing committee organises the evaluation and reports it (Legislation Law, Article 67, by reference). The report states the problems of enforcement (Law on Supervision by Standing Committees, Article 36, second paragraph, item 1, by reference), which it could not do if the agency had to sign.',
    ),
  ),
  advance(
    'replies_done',
    'replies',
    'analysis',
    bi('四份核对意见收齐，撰写评估报告', 'All four replies are in: write the report'),
  ),
];
