import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { PENALTY_NOTE, STATEMENT_TEMPLATES } from '../templates.ts';
import { AGENDA_LINES } from './opening-lines.ts';

export const AGENDA: FlowNode = node({
  id: 'agenda',
  kind: 'court',
  name: bi('提案与列入议程', 'Bill and agenda'),
  introduction: bi(
    '市人民政府提出法规案。主任会议听取起草单位的说明，两位委员列席，要回答三个问题：这件事市里能不能立法，有没有必要，要不要听证。',
    'The city government has submitted a bill. The Council of Chairpersons hears the drafting body, with two members of the standing committee attending, and must answer three questions: may the city legislate on it, is it needed, and must there be a hearing?',
  ),
  minutes: 10,
  scene: 'meeting',
  position: { x: 360, y: 120 },
  roles: [
    seatRole('chair', {
      host: true,
      can_terminate: true,
      seat: 't3',
      functions: ['speech', 'display', 'call', 'signature'],
      processes: ['end', 'restart'],
    }),
    seatRole('rapporteur', { seat: 't4', functions: ['speech', 'display', 'signature'] }),
    seatRole('member_a', { seat: 't2', functions: ['speech'] }),
    seatRole('member_b', { seat: 't5', functions: ['speech'] }),
    seatRole('drafter', { seat: 't8', functions: ['speech', 'display', 'submission'] }),
    seatRole('clerk', { seat: 't7', functions: ['speech', 'submission', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '设区的市可以对城乡建设与管理、生态文明建设、历史文化保护、基层治理等方面的事项立法，不得同上位法抵触（《立法法》第八十一条第一款）。',
        '先读条例草案和立法背景材料，把四处争议条款各归到一项权限下面。',
      ],
      [
        'A city divided into districts may legislate on urban and rural development and administration, ecological conservation, the protection of history and culture, and primary-level governance, without contravening higher law (Legislation Law, Article 81, first paragraph).',
        'First read the draft and the background, and assign each of the four disputed clauses to one of these fields of power.',
      ],
    ),
    guide(
      'chair',
      [
        '1. 请起草单位说明，请法制委员会谈权限。',
        '2. 问清楚：草案有没有补充设定行政处罚？有的话，听证不是可有可无。',
        '3. 想好了结束本环节，选择怎样处理。',
      ],
      [
        '1. Ask the drafting body to explain the draft, and the legislative affairs committee to speak on the power to legislate.',
        '2. Establish whether the draft adds an administrative penalty. If it does, a hearing is not optional.',
        '3. When you have decided, end the section and choose how to proceed.',
      ],
    ),
    guide(
      'rapporteur',
      ['1. 指出三处可能抵触上位法的条款，请起草单位说明依据。'],
      [
        '1. Point out three clauses that may contravene higher law, and ask the drafting body for their legal basis.',
      ],
    ),
    guide(
      'member_a',
      ['1. 从必要性发言：为什么现在就要立。'],
      ['1. Speak on necessity: why is the regulation needed now?'],
    ),
    guide(
      'member_b',
      ['1. 从可行性发言：立了能不能执行。'],
      ['1. Speak on feasibility: once made, can it be enforced?'],
    ),
    guide(
      'drafter',
      ['1. 三分钟说清楚：问题、办法、依据。', '2. 被问到依据时，有就是有，没有就说没有。'],
      [
        '1. In three minutes, explain the problem, the measures proposed and their legal basis.',
        '2. When asked for the legal basis, say plainly whether there is one or not.',
      ],
    ),
    guide('clerk', ['1. 记录主任会议的决定。'], ['1. Record what the Council of Chairpersons decides.']),
  ],
  lines: AGENDA_LINES,
});

export const PENALTIES: FlowNode = node({
  id: 'penalties',
  kind: 'edit',
  name: bi('对照上位法修改罚则', 'Checking penalties against higher law'),
  introduction: bi(
    '起草单位把四处罚则逐条对照上位法：哪一条超了，超在行为、种类还是幅度；哪一条是补充设定，要写书面说明。',
    'The drafting body compares its four penalties with higher law. Which of them exceeds it, and is it in the acts, the kind or the range? And which is a penalty added by the city, which needs a written explanation?',
  ),
  minutes: 24,
  position: { x: 160, y: 480 },
  roles: [
    seatRole('drafter', {
      host: true,
      functions: ['submission', 'display', 'signature'],
      processes: ['end', 'restart'],
    }),
    seatRole('rapporteur', { functions: ['meeting', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '三步检查：种类能不能设；上位法有没有处罚，有就不能超出行为、种类、幅度；没有才谈补充设定（《行政处罚法》第十二条）。',
      ],
      [
        'There are three checks. May a regulation lay down this kind of penalty at all? Does higher law already provide a penalty? If so, the regulation must stay within its acts, kinds and range. Only if it provides none, may one be added (Administrative Penalty Law, Article 12)?',
      ],
    ),
    guide(
      'drafter',
      [
        '1. 从模板新建说明，把对照表填满。',
        '2. 补充设定要写清楚为实施哪一部上位法、为什么必要、怎样听取意见。',
        '3. 签名，提交，结束本环节。',
      ],
      [
        '1. Draft the explanation from the template and complete the table.',
        '2. For each added penalty, state which higher law it implements, why it is necessary, and how views will be heard.',
        '3. Sign, submit, end the section.',
      ],
    ),
    guide('rapporteur', ['1. 看一看对照表漏了哪一条。'], ['1. Check whether the table leaves out a clause.']),
  ],
  templates: [PENALTY_NOTE],
});

export const STATEMENT: FlowNode = node({
  id: 'statement',
  kind: 'edit',
  name: bi('准备听证陈述', 'Preparing statements'),
  introduction: bi(
    '居民、骑手、平台各自准备听证陈述。好的陈述不是喊口号：针对哪一条，发生过什么，应当改成什么字。',
    'Residents, riders and platforms prepare their statements. A good statement is not a slogan: it says which clause it concerns, what happened, and how the clause should be worded instead.',
  ),
  minutes: 24,
  position: { x: 560, y: 480 },
  roles: [
    seatRole('resident', { host: true, functions: ['submission', 'meeting'], processes: ['end', 'restart'] }),
    seatRole('rider', { functions: ['submission', 'meeting'], processes: ['end'] }),
    seatRole('platform', { functions: ['submission', 'meeting'], processes: ['end'] }),
  ],
  guides: [
    guide(
      null,
      [
        '听证陈述写四样：条款、事实、理由、建议条文。',
        '立法应当科学合理地规定公民的权利与义务，规范应当明确、具体、可执行（《立法法》第七条）。',
      ],
      [
        'A statement has four parts: the clause, the facts, the reasons and the wording proposed.',
        'Legislation lays down rights and duties in a scientific and reasonable manner, in clear, specific and enforceable norms (Legislation Law, Article 7).',
      ],
    ),
    guide(
      'resident',
      ['1. 讲火灾那天的二十分钟，也讲小区为什么装不了端口。'],
      [
        '1. Describe the twenty minutes of the fire, and explain why no more charging ports can be installed in your estate.',
      ],
    ),
    guide(
      'rider',
      ['1. 讲一天充两次电的账：时间、钱、最近的换电柜。'],
      [
        '1. Work out what charging twice a day costs you: the time, the money, the distance to the nearest battery cabinet.',
      ],
    ),
    guide(
      'platform',
      ['1. 说清楚反对的是哪一句，愿意接受的是哪一句。'],
      ['1. Say which sentence you oppose and which you could accept.'],
    ),
  ],
  templates: STATEMENT_TEMPLATES,
});

export const OPENING_TRANSITIONS: Transition[] = [
  wrong(
    'agenda_only_law',
    'agenda',
    bi(
      '道路交通、消防都有法律，第八十一条列的事项里也没有电动自行车，市里无权立法，退回',
      'Laws already govern traffic and fire safety, and Article 81 does not name electric bicycles: the city has no power, so return the bill',
    ),
    bi(
      '为执行法律、行政法规需要作具体规定的事项，地方性法规可以规定（《立法法》第八十二条第一款第一项），设区的市限于第八十一条的事项；第八十一条列的是领域，不是一件一件的东西，停放充电属于城乡建设与管理、基层治理。只能制定法律的事项是第十一条列举的那些。',
      'Local regulations may give specific provisions to implement laws and administrative regulations (Legislation Law, Article 82, first paragraph, item 1); cities do so within the matters of Article 81. That article lists fields, not individual things: parking and charging belong to urban and rural development and administration and to primary-level governance. The matters that only laws may govern are listed in Article 11.',
    ),
  ),
  advance(
    'agenda_listed',
    'agenda',
    'first_reading',
    bi(
      '列入议程，初审后公布征求意见，组织听证',
      'Place it on the agenda; after the first reading, publish it for comment and hold a hearing',
    ),
  ),
  wrong(
    'agenda_no_hearing',
    'agenda',
    bi(
      '市里要求年内出台，初审以后公开征求意见三十日就够了，不再听证',
      'The city wants it this year: thirty days of public comment after the first reading are enough, with no hearing',
    ),
    bi(
      '草案对入户充电补充设定了行政处罚。拟补充设定行政处罚的，应当通过听证会、论证会等形式广泛听取意见，并作出书面说明（《行政处罚法》第十二条第三款）；利益关系重大调整、需要听证的应当听证（《立法法》第三十九条第三款）。',
      'The draft adds a penalty for charging at home. Before a penalty is added, views shall be heard widely through hearings, expert meetings and the like, and a written explanation given (Administrative Penalty Law, Article 12, third paragraph); where a bill significantly affects interests and a hearing is needed, one shall be held (Legislation Law, Article 39, third paragraph).',
    ),
  ),
  wrong(
    'penalties_red_light',
    'penalties',
    bi(
      '一般违规仍罚 50 元以下，一年内三次以上的罚 200 元：只是把情节细化',
      'Ordinary violations stay at up to 50 yuan; three or more within a year are fined 200: this only specifies the circumstances',
    ),
    bi(
      '非机动车违反通行规定，法律已经规定警告或者五元以上五十元以下罚款（《道路交通安全法》第八十九条）。地方性法规可以按情节分档，但每一档都要在这一幅度之内（《行政处罚法》第十二条第二款）；次数多，也不能罚出 50 元的上限。',
      'The law already provides a warning or a fine of 5 to 50 yuan for non-motor vehicles that break the traffic rules (Road Traffic Safety Law, Article 89). A local regulation may set grades according to the circumstances, but each grade must stay within that range (Administrative Penalty Law, Article 12, second paragraph); even repeated violations cannot be fined more than 50 yuan.',
    ),
  ),
  advance(
    'penalties_done',
    'penalties',
    'join_prepare',
    bi(
      '删去拘留和吊销营业执照，罚款收进上位法幅度，入户充电单列说明',
      'Delete detention and revocation, keep fines within the range of higher law, and explain the penalty for charging at home separately',
    ),
  ),
  wrong(
    'penalties_licence',
    'penalties',
    bi(
      '拘留删去；“吊销营业执照”改成“由发证机关依法吊销营业执照”，只作衔接',
      'Strike out detention; write "the licensing authority shall revoke the business licence according to law", merely as a reference to other law',
    ),
    bi(
      '地方性法规可以设定除限制人身自由、吊销营业执照以外的行政处罚（《行政处罚法》第十二条第一款）。上位法没有对配送时限规定吊销营业执照，写上“依法”也没有法可依，仍是新设。',
      'Local regulations may provide for penalties other than restriction of liberty and revocation of a business licence (Administrative Penalty Law, Article 12, first paragraph). Higher law does not provide for revocation on account of delivery times, so "according to law" has no law to refer to, and the penalty is still a new one.',
    ),
  ),
  advance(
    'statement_done',
    'statement',
    'join_prepare',
    bi(
      '针对条款、有事实、有建议条文，提交陈述书',
      'Each statement names a clause, the facts and the wording proposed: submit them',
    ),
  ),
  wrong(
    'statement_vote',
    'statement',
    bi(
      '三方先合成一份共同陈述，分歧部分略去，听证会上说话有分量',
      'First merge all three into one joint statement and leave out the points of disagreement: it will carry more weight at the hearing',
    ),
    bi(
      '听证要听取有关基层和群体代表、部门、专家等各方面的意见，听证情况向常委会报告（《立法法》第三十九条第三款，参照）；重要的不同意见还要在审议报告里说明（第三十六条第一款，参照）。先把分歧略去，常委会要听的就听不到了。',
      'At a hearing, the views of grassroots and group representatives, departments, experts and others are heard and then reported to the standing committee (Legislation Law, Article 39, third paragraph, by reference); the report on the review must also explain important differing views (Article 36, first paragraph, by reference). If the differences are left out beforehand, the standing committee will not hear the very things that it needs to hear.',
    ),
  ),
];
