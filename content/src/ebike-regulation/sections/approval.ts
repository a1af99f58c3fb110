import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import { TOLD } from './told.ts';

export const APPROVAL: FlowNode = node({
  id: 'approval',
  kind: 'court',
  name: bi('报请批准与公布', 'Approval and publication'),
  introduction: bi(
    '常委会通过了，条例还不是条例：要报省人大常委会批准，再由市人大常委会公告公布，还要备案。谁做、什么顺序、多长时间？三位听证陈述人也请来了：采纳了什么，没有采纳什么，当面告诉他们，听他们答一句。',
    'To be passed is not yet to be in force: the provincial standing committee must approve, the city standing committee announces, and the regulation is filed. Who does what, in which order, within what time? The three speakers of the hearing are here too, to be told in person what was adopted and what was not, and to reply.',
  ),
  minutes: 8,
  scene: 'meeting',
  position: { x: 360, y: 1160 },
  roles: [
    seatRole('chair', {
      host: true,
      seat: 't3',
      functions: ['speech', 'display', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('rapporteur', { seat: 't4', functions: ['speech', 'display'] }),
    seatRole('clerk', { seat: 't7', functions: ['speech', 'display', 'submission', 'signature'] }),
    ...TOLD,
  ],
  guides: [
    guide(
      null,
      [
        '批准：第八十一条第一款；公布：第八十八条第三款；备案：第一百零九条第二项；补充设定的处罚：《行政处罚法》第十二条第三款。',
      ],
      [
        'Approval: Article 81, first paragraph. Publication: Article 88, third paragraph. Filing: Article 109, item 2. An added penalty: Administrative Penalty Law, Article 12, third paragraph.',
      ],
    ),
    guide(
      'chair',
      ['1. 安排报批、公布、备案，选对顺序和主体。'],
      ['1. Arrange approval, publication and filing in the right order, by the right bodies.'],
    ),
    guide(
      'rapporteur',
      ['1. 说明报批材料里要写什么。', '2. 当面告诉三位陈述人：采纳了哪一条，没有采纳哪一条，为什么。'],
      [
        '1. Say what the request for approval contains.',
        '2. Tell the three speakers in person what was adopted, what was not, and why.',
      ],
    ),
    guide(
      'resident',
      ['1. 答一句：没有采纳的理由你接受不接受，施行以前你能做什么。'],
      [
        '1. Reply: do you accept the reasons for what was not adopted, and what can you do before it is in force?',
      ],
    ),
    guide(
      'rider',
      ['1. 答一句：条文里还有哪个字，到了执法的人手里会变样？'],
      ['1. Reply: which word of the text may turn out differently in the hands of those who enforce it?'],
    ),
    guide(
      'platform',
      ['1. 说清楚书面答复里的事哪一天做到，没有采纳的意见要不要保留。'],
      [
        '1. Say by which day you will do what you promised in writing, and whether you maintain what was not adopted.',
      ],
    ),
    guide(
      'clerk',
      ['1. 列出时间表：四个月、三十日。'],
      ['1. List the time limits: four months, thirty days.'],
    ),
    guide(
      'drafter',
      ['1. 说明施行前要准备什么：端口清单、执法培训、宣传。'],
      ['1. Say what must be ready: list of ports, training, publicity.'],
    ),
  ],
  lines: [
    say(
      'chair',
      '条例已由常委会通过。请说明后面的程序。',
      'The regulation has been passed. What is the procedure from here?',
    ),
    say(
      'rapporteur',
      '第一步报省人大常委会批准，省人大常委会审查合法性，不抵触的在四个月内批准。报批说明里，补充设定的处罚要单列。',
      'First the approval of the provincial standing committee, which reviews lawfulness and approves within four months. The request lists the added penalties separately.',
    ),
    say(
      'clerk',
      '批准以后由市人大常委会发布公告公布；公布后三十日内，由省人大常委会报全国人大常委会和国务院备案。',
      "After approval the city standing committee publishes it by announcement; within thirty days the provincial standing committee files it with the Standing Committee of the National People's Congress and the State Council.",
    ),
    say(
      'drafter',
      '批准、公布都要时间，这段时间我们先把端口清单公布出来，培训执法人员。',
      'Approval and publication take time. Until then we put out the list of ports and train the officers.',
    ),
    say(
      'rapporteur',
      '三位陈述人的意见，采纳的是先有端口后禁止、改装电池单列、不因单次超时扣款；没有采纳的是一律不得上楼和删去第二十一条，理由都写在报告里，现在听各位怎么说。',
      'Of what the three speakers proposed, ports before the ban, a rule of its own for modified batteries and no deduction for a single late order were adopted; no battery upstairs at all, and the deletion of Article 21, were not. The reasons are in the report. We should like to hear you.',
    ),
    say(
      'resident',
      '一律不得上楼没有采纳，我心里不踏实，理由我听懂了。业主大会我去讲，端口早一天装好，这一条就早一天管用。',
      'That batteries are not kept out altogether leaves me uneasy, but I understand the reasons. I will speak at the meeting of owners: the sooner the ports are there, the sooner this clause means something.',
    ),
    say(
      'rider',
      '先警告、先建端口，这两样我能跟大家交代。就怕“再次违反”四个字，隔多久算再次，请执法细则写明。',
      'A warning first and ports first: that I can take back to the others. What I fear are the words "second violation"; please let the rules of enforcement say within what time.',
    ),
    say(
      'platform',
      '第二十一条我们保留意见，条例通过了就照办。时限规则施行以前公开，书面答复里答应的事，按答复的日期做。',
      'On Article 21 we maintain our view; now that the regulation is passed we will comply. The rules on times are published before it is in force, and what we promised in writing will be done by the days we gave.',
    ),
    say(
      'chair',
      '好。批准以前不得公布施行，请工作人员办理报批。',
      'Very well. Nothing is published or in force before approval; the clerk prepares the request.',
    ),
  ],
});

export const APPROVAL_TRANSITIONS: Transition[] = [
  wrong(
    'approval_at_once',
    'approval',
    bi(
      '先由市人大常委会公告公布，写明“自省人大常委会批准之日起施行”，两头不耽误',
      'Announce it now, "in force from the day on which the province approves it", so that no time is lost',
    ),
    bi(
      '设区的市的地方性法规须报省、自治区的人民代表大会常务委员会批准后施行（《立法法》第八十一条第一款）；公告公布在报经批准以后（第八十八条第三款）。没有批准的，还可能退回来改，先公布的就不是最后的文本。',
      "Local regulations of a city divided into districts must be approved by the standing committee of the provincial people's congress before they are in force (Legislation Law, Article 81, first paragraph), and are announced after that approval (Article 88, third paragraph). Until then the text may still come back to be changed, and what was announced would not be the final text.",
    ),
  ),
  advance(
    'approval_done',
    'approval',
    'report',
    bi(
      '报省人大常委会批准，批准后市人大常委会公告公布，依法备案',
      'Approval by the province, announcement by the city standing committee, filing',
    ),
  ),
  wrong(
    'approval_mayor',
    'approval',
    bi('批准以后由市人民政府发布公告公布', 'After approval the city government publishes it'),
    bi(
      '设区的市的人民代表大会及其常务委员会制定的地方性法规报经批准后，由市人民代表大会常务委员会发布公告予以公布（《立法法》第八十八条第三款）。',
      'After approval, local regulations of a city divided into districts are published by announcement of its standing committee (Legislation Law, Article 88, third paragraph).',
    ),
  ),
];
