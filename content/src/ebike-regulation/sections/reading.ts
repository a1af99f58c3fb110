import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import { VIEWS_TEMPLATES } from '../templates-session.ts';

/** The two readings of the standing committee, and what its Council of Chairpersons decides between them. */

export const FIRST_READING: FlowNode = node({
  id: 'first_reading',
  kind: 'edit',
  name: bi('常委会初次审议', 'First reading'),
  introduction: bi(
    '2025 年 3 月 27 日，常委会会议听取提案人的说明，分组初次审议。这一次不表决。两位委员各写一份书面审议意见：问哪一条，凭什么问，要提案人拿什么来回答。',
    "On 27 March 2025 the standing committee hears the proposer's explanation and holds its first deliberation, in groups. There is no vote yet. Each of the two members submits written views: which clause they question, on what grounds, and what they expect the proposer to answer.",
  ),
  minutes: 14,
  position: { x: 360, y: 240 },
  roles: [
    seatRole('chair', { host: true, functions: ['meeting'], processes: ['end', 'back', 'restart'] }),
    seatRole('member_a', { functions: ['submission', 'meeting'] }),
    seatRole('member_b', { functions: ['submission', 'meeting'] }),
    seatRole('rapporteur', { functions: ['meeting'] }),
    seatRole('drafter', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '法律案一般经三次常委会会议审议后交付表决，意见比较一致的可以经两次（《立法法》第三十二条、第三十三条）。设区的市各有自己的规定；本案假定《明德市制定地方性法规条例》规定一般经两次常委会会议审议。',
        '分组审议时，提案人应当派人听取意见，回答询问（第三十四条，参照）。',
      ],
      [
        'As a rule, a bill for a law has three readings before the vote, or two where there is broad agreement (Legislation Law, Articles 32 and 33). Cities have their own rules; this case assumes that the rules of Mingde normally require two readings.',
        'When the groups deliberate, the proposer shall send representatives to hear their views and answer questions (Article 34, by reference).',
      ],
    ),
    guide(
      'chair',
      ['1. 等两位委员都交了书面意见再结束；初次审议只听，不下结论。'],
      [
        '1. End the section only when both members have handed in their written views; at a first reading you only listen and reach no conclusion.',
      ],
    ),
    guide(
      'member_a',
      ['1. 从模板新建审议意见，一到两条，写到条文。', '2. 用“约谈”问起草单位一个数字的来源。'],
      [
        '1. Draft your views from the template: one or two points, each addressing a specific clause.',
        '2. In a private talk, ask the drafting body where a figure comes from.',
      ],
    ),
    guide(
      'member_b',
      ['1. 从模板新建审议意见，一到两条，写到条文。', '2. 想清楚：你要改的是条文，还是执行？'],
      [
        '1. Draft your views from the template: one or two points, each addressing a specific clause.',
        '2. Be clear about what you want to change: is it the text or its enforcement?',
      ],
    ),
    guide(
      'rapporteur',
      ['1. 记下委员提的每一条，统一审议时逐条回应。'],
      ['1. Note each point that the members raise; you must respond to every one in the unified review.'],
    ),
    guide(
      'drafter',
      ['1. 回答询问；答不上来的，说明什么时候补。'],
      ['1. Answer the questions; if you cannot answer one, say when you will supply the answer.'],
    ),
  ],
  templates: VIEWS_TEMPLATES,
});

export const CHAIRS: FlowNode = node({
  id: 'chairs',
  kind: 'court',
  name: bi('主任会议', 'Council of Chairpersons'),
  introduction: bi(
    '6 月 26 日，常委会会议第二次审议以后，法制委员会提出草案表决稿。整体交付表决，还是先就第十二条第三项单独表决？这不由法制委员会定，由主任会议决定。',
    'On 26 June, after the second reading, the legislative affairs committee submits the draft to be voted on. Is it put to the vote as a whole, or is there first a separate vote on Article 12, item 3? That is decided not by the committee but by the Council of Chairpersons.',
  ),
  minutes: 6,
  scene: 'meeting',
  position: { x: 360, y: 900 },
  roles: [
    seatRole('chair', {
      host: true,
      seat: 't3',
      functions: ['speech', 'display', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('rapporteur', { seat: 't4', functions: ['speech', 'display'] }),
    seatRole('clerk', { seat: 't7', functions: ['speech'] }),
  ],
  guides: [
    guide(
      null,
      [
        '表决前，可以决定将个别意见分歧较大的重要条款提请单独表决；作决定的是委员长会议，在市里是主任会议（《立法法》第四十四条第二款，参照）。',
      ],
      [
        'Before the vote, it may be decided to put individual important clauses on which views differ widely to a separate vote. At the national level the Council of Chairpersons of the NPC Standing Committee decides; in a city, its own Council of Chairpersons does (Legislation Law, Article 44, second paragraph, by reference).',
      ],
    ),
    guide(
      'chair',
      ['1. 请法制委员会报告二审中的分歧，再代表主任会议决定。', '2. 问一句：分歧在一条，还是在整部条例？'],
      [
        '1. Ask the committee to report on the disagreements at the second reading, then decide on behalf of the Council of Chairpersons.',
        '2. Ask whether the disagreement concerns one clause or the whole regulation.',
      ],
    ),
    guide(
      'rapporteur',
      ['1. 如实报告分歧有多大，不替主任会议决定。'],
      [
        '1. Report truthfully how far views differ; do not make the decision for the Council of Chairpersons.',
      ],
    ),
    guide('clerk', ['1. 记录决定和理由。'], ['1. Record the decision and its reasons.']),
  ],
  lines: [
    say(
      'chair',
      '请法制委员会报告第二次审议的情况。',
      'The committee will please report on the second reading.',
    ),
    say(
      'rapporteur',
      '二审中，停放、通行、配送各条意见趋于一致；第十二条第三项，有的组成人员认为还是太松，有的认为端口没有到位就不该禁。是否单独表决，请主任会议决定。',
      'At the second reading, views on the articles on parking, riding and delivery came closer together. As for Article 12, item 3, some members still consider it too lenient, while others hold that there should be no ban until the ports are in place. We ask the Council of Chairpersons to decide whether to hold a separate vote.',
    ),
    say(
      'clerk',
      '委员的书面意见和二审发言已经印发，法制委员会逐条作了回应。',
      "The members' written views and their speeches at the second reading have been circulated, and the committee has responded to each point.",
    ),
    say(
      'chair',
      '材料齐了，主任会议就是否单独表决作出决定，会后按决定办理。',
      'The papers are complete. The Council of Chairpersons will now decide whether to hold a separate vote, and we shall proceed as it decides.',
    ),
  ],
});

export const READING_TRANSITIONS: Transition[] = [
  wrong(
    'first_reading_vote',
    'first_reading',
    bi(
      '委员的意见都写在纸上了，这次会议就交付表决，省一次会',
      "The members' views are all on paper: vote at this session and save holding another",
    ),
    bi(
      '经一次常委会会议审议即交付表决的，限于调整事项较为单一或者部分修改、意见比较一致，或者遇有紧急情形（《立法法》第三十三条，参照）。这部草案事项多、分歧大，还没有公开征求意见，也没有听证。',
      'A bill may be put to the vote after one reading only if it concerns a single matter or a partial amendment on which there is broad agreement, or in an emergency (Legislation Law, Article 33, by reference). This draft covers many matters, views differ widely, and it has not yet been published for comment or been the subject of a hearing.',
    ),
  ),
  advance(
    'first_reading_done',
    'first_reading',
    'fork_prepare',
    bi(
      '审议意见交提案人和法制委员会，草案公开征求意见',
      'The views go to the proposer and the committee, and the draft is published for comment',
    ),
  ),
  wrong(
    'chairs_strike',
    'chairs',
    bi(
      '分歧大的一项由法制委员会删去，其余整体交付表决，好通过',
      'Have the committee delete the most disputed item and put the rest to the vote as a whole, so that it passes',
    ),
    bi(
      '个别意见分歧较大的重要条款，可以提请常委会会议单独表决，由组成人员决定去留（《立法法》第四十四条第二款，参照）。为了好通过先把它删掉，是替组成人员作了决定。',
      'An important clause on which views differ widely may be put to a separate vote, so that the members decide whether it stays (Legislation Law, Article 44, second paragraph, by reference). Deleting it beforehand to get the rest passed takes that decision away from them.',
    ),
  ),
  advance(
    'review_whole',
    'chairs',
    'session',
    bi(
      '意见趋于一致，决定整体交付表决',
      'Views have converged: decide to put the draft to the vote as a whole',
    ),
  ),
  advance(
    'review_clause',
    'chairs',
    'clause_vote',
    bi(
      '第十二条第三项分歧仍大，决定提请单独表决',
      'Views on Article 12, item 3, still differ widely: decide to hold a separate vote',
    ),
  ),
];
