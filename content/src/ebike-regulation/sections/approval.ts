import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';

export const APPROVAL: FlowNode = node({
  id: 'approval',
  kind: 'court',
  name: bi('报请批准与公布', 'Approval and publication'),
  introduction: bi(
    '常委会通过了，条例还不是条例：要报省人大常委会批准，再由市人大常委会公告公布，还要备案。谁做、什么顺序、多长时间？',
    'To be passed is not yet to be in force: the provincial standing committee must approve, the city standing committee announces, and the regulation is filed. Who does what, in which order, within what time?',
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
    seatRole('drafter', { seat: 't8', functions: ['speech'] }),
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
    guide('rapporteur', ['1. 说明报批材料里要写什么。'], ['1. Say what the request for approval contains.']),
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
    bi('常委会已经通过，明天就公布，自公布之日起施行', 'It is passed: publish it tomorrow, in force at once'),
    bi(
      '设区的市的地方性法规须报省、自治区的人民代表大会常务委员会批准后施行（《立法法》第八十一条第一款）。没有批准，公布了也不能施行。',
      "Local regulations of a city divided into districts must be approved by the standing committee of the provincial people's congress before they are in force (Legislation Law, Article 81, first paragraph).",
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
