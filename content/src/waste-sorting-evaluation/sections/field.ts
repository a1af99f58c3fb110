import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { LEGALITY_TEMPLATES, SAMPLING_TEMPLATES } from '../templates/study.ts';
import { INTERVIEWS_LINES } from './opening-lines.ts';

/** The three strands: data, interviews, comparison. */

export const SAMPLING: FlowNode = node({
  id: 'sampling',
  kind: 'edit',
  name: bi('现场抽样与问卷', 'Sample and questionnaire'),
  introduction: bi(
    '二十个小区、一千二百袋垃圾、一千九百八十六份问卷。数字出来了。它和月报的 92% 差在哪里，能不能推到全市，样本又漏掉了谁？',
    'Twenty estates, twelve hundred bags, 1,986 questionnaires. The figures are in. Why do they differ from the 92% of the monthly reports, can they stand for the city, and whom does the sample miss?',
  ),
  minutes: 20,
  position: { x: 60, y: 510 },
  roles: [
    seatRole('stat', { host: true, functions: ['submission', 'meeting', 'signature'], processes: ['end'] }),
    seatRole('expert', { functions: ['submission', 'meeting', 'signature'], processes: ['end'] }),
  ],
  guides: [
    guide(
      null,
      [
        '写清楚四件事：怎么抽、抽了谁、结果多少、不能说明什么。',
        '收集个人信息限于实现目的的最小范围（《个人信息保护法》第六条第二款）。',
      ],
      [
        'Write four things: how the sample was drawn, who is in it, what it shows, and what it cannot show.',
        'Personal information is collected in the smallest scope needed (Personal Information Protection Law, Article 6, second paragraph).',
      ],
    ),
    guide(
      'stat',
      ['1. 从模板新建数据报告，先分组、再合计。', '2. 问卷的年龄偏差要写进“局限”。', '3. 提交，结束本环节。'],
      [
        '1. Draft the data report: groups first, then the total.',
        '2. Put the age bias under "limits".',
        '3. Submit and end the section.',
      ],
    ),
    guide(
      'expert',
      ['1. 用督导撤离前后的三个小区，讨论因果。'],
      ['1. Use the three estates before and after to discuss causation.'],
    ),
  ],
  templates: SAMPLING_TEMPLATES,
});

export const INTERVIEWS: FlowNode = node({
  id: 'interviews',
  kind: 'court',
  name: bi('走访座谈', 'Interviews'),
  introduction: bi(
    '代表何春燕到社区座谈：居民、物业、收运企业各说各的难处。数字里看不见的，要靠人说出来。',
    'Deputy He Chunyan goes to the neighbourhood: resident, property manager and hauling company say what their difficulties are. What the figures do not show has to be heard from people.',
  ),
  minutes: 16,
  scene: 'office',
  position: { x: 360, y: 510 },
  roles: [
    seatRole('deputy', {
      host: true,
      seat: 'h0',
      functions: ['speech', 'display', 'submission'],
      processes: ['end'],
    }),
    seatRole('resident', { seat: 'v2', functions: ['speech', 'display'] }),
    seatRole('property', { seat: 'v3', functions: ['speech', 'display'] }),
    seatRole('hauler', { seat: 'v4', functions: ['speech', 'display'] }),
  ],
  guides: [
    guide(
      null,
      [
        '广泛听取意见（《监督法》第三十五条，参照）；保障人民通过多种途径参与立法活动（《立法法》第六条第二款）。',
        '问事实，不问态度：什么时候、在哪里、看见了什么。',
      ],
      [
        'Opinions are heard widely (Law on Supervision by Standing Committees, Article 35, by reference); the people take part through many channels (Legislation Law, Article 6, second paragraph).',
        'Ask for facts rather than attitudes: when, where, what was seen.',
      ],
    ),
    guide(
      'deputy',
      ['1. 一个一个问，不让他们互相指责。', '2. 追问收运：为什么混装？'],
      ['1. Hear one after the other, and blame nobody.', '2. Press the hauling company: why mix?'],
    ),
    guide(
      'resident',
      ['1. 讲那天晚上八点零五分的事。'],
      ['1. Say what happened at five past eight that evening.'],
    ),
    guide('property', ['1. 讲投放管理责任人难在哪里。'], ['1. Say what is hard about being responsible.']),
    guide(
      'hauler',
      ['1. 讲合同和车辆，说实话。'],
      ['1. Speak truthfully about the contract and the lorries.'],
    ),
  ],
  lines: INTERVIEWS_LINES,
});

export const LEGALITY: FlowNode = node({
  id: 'legality',
  kind: 'edit',
  name: bi('合法性对照', 'Comparison with higher law'),
  introduction: bi(
    '法工委把条例和上位法逐条放在一起。四年前合法的，今天还合法吗？四年前就有疑问的，今天怎么说？',
    'The commission compares the regulation with higher law, article by article. Is what was lawful four years ago still lawful today? And what was doubtful even then?',
  ),
  minutes: 18,
  position: { x: 660, y: 510 },
  roles: [
    seatRole('clerk', { host: true, functions: ['submission', 'meeting', 'signature'], processes: ['end'] }),
    seatRole('lead', { functions: ['submission', 'meeting', 'signature'], processes: ['end'] }),
  ],
  guides: [
    guide(
      null,
      [
        '地方性法规对上位法已有的处罚作具体规定，必须在行为、种类和幅度的范围内（《行政处罚法》第十二条第二款）。',
        '上位法生效后，相抵触的规定无效，应当及时修改或者废止（《立法法》第八十二条第二款）。',
      ],
      [
        'Specific provisions on penalties of higher law must stay within its acts, kinds and range (Administrative Penalty Law, Article 12, second paragraph).',
        'When higher law takes effect, what contravenes it is void and shall be amended or repealed without delay (Legislation Law, Article 82, second paragraph).',
      ],
    ),
    guide(
      'clerk',
      [
        '1. 从模板新建对照表，比三样：行为的条件、种类、幅度。',
        '2. 第三十四条分两个时段写：2026 年 8 月 15 日前、后。',
        '3. 请组长签名，提交。',
      ],
      [
        '1. Draft the table: condition, kind, range.',
        '2. Write Article 34 for two periods, before and after 15 August 2026.',
        '3. Have the head sign, submit.',
      ],
    ),
    guide(
      'lead',
      ['1. 条文是你起草的，更要按上位法来。'],
      ['1. You drafted it: all the more reason to go by higher law.'],
    ),
  ],
  templates: LEGALITY_TEMPLATES,
});

export const FIELD_TRANSITIONS: Transition[] = [
  wrong(
    'sampling_notice',
    'sampling',
    bi(
      '只告诉街道抽样是哪几天，不告诉是哪些小区，既配合又不失真',
      'Tell the subdistricts the days but not the estates: they can cooperate, and nothing is distorted',
    ),
    bi(
      '抽查是为了深入了解情况、广泛听取意见（《监督法》第三十五条，参照）。知道了日子，各街道可以在那几天处处加派人手，抽到的仍是准备好的样子。',
      'Spot checks serve to learn the situation in depth (Law on Supervision by Standing Committees, Article 35, by reference). Knowing the days, the subdistricts can add people everywhere on them, and you sample what was prepared.',
    ),
  ),
  advance(
    'sampling_done',
    'sampling',
    'join_field',
    bi('分组结果和局限都写明，提交数据', 'Groups and limits are stated: submit the data'),
  ),
  wrong(
    'sampling_identity',
    'sampling',
    bi(
      '每袋记下门牌号，好同网上问卷一户一户对上，做相关分析',
      'Note the flat with each bag, so that it can be matched to the online answers household by household',
    ),
    bi(
      '收集个人信息应当限于实现处理目的的最小范围，不得过度收集（《个人信息保护法》第六条第二款）。评估要的是比例，按小区分组就够；对到每一户，超出了目的。',
      'Collection is limited to the smallest scope needed (Personal Information Protection Law, Article 6, second paragraph). The evaluation needs proportions, for which groups by estate suffice; to match households goes beyond the purpose.',
    ),
  ),
  wrong(
    'interviews_model',
    'interviews',
    bi(
      '请街道按小区类型各推荐一位居民，名单现成，代表性也够',
      'Let the subdistrict name one resident for each kind of estate: the list is ready, and it is representative',
    ),
    bi(
      '应当广泛听取意见（《监督法》第三十五条，参照），保障人民通过多种途径参与（《立法法》第六条第二款）。由被考核的街道来挑人，听不到第三十四条罚到了谁。',
      'Opinions are heard widely (Law on Supervision by Standing Committees, Article 35, by reference), and the people take part through many channels (Legislation Law, Article 6, second paragraph). The subdistricts are ranked by the results; from those whom they pick you will not learn whom Article 34 affects.',
    ),
  ),
  advance(
    'interviews_done',
    'interviews',
    'join_field',
    bi('居民、物业、收运都听到了，整理记录', 'All three heard: write it up'),
  ),
  wrong(
    'legality_old',
    'legality',
    bi(
      '条例是报省里批准过的，合法性早有定论，不用再比',
      'The province approved it: its lawfulness is settled',
    ),
    bi(
      '批准时比的是当时的上位法。国家制定的法律生效后，地方性法规同它相抵触的规定无效，制定机关应当及时修改或者废止（《立法法》第八十二条第二款）。法典 2026 年 8 月 15 日已经施行。',
      'Approval compared it with the higher law of that time. Once a law of the State takes effect, provisions that contravene it are void and shall be amended or repealed without delay (Legislation Law, Article 82, second paragraph). The Code is in force since 15 August 2026.',
    ),
  ),
  advance(
    'legality_done',
    'legality',
    'join_field',
    bi('六条逐一对照，签名提交', 'Six articles compared, signed: submit'),
  ),
];
