import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import { TOLD } from './told.ts';

export const APPROVAL: FlowNode = node({
  id: 'approval',
  kind: 'court',
  name: bi('报请批准与公布', 'Approval and publication'),
  introduction: bi(
    '常委会通过了，条例还不是条例：要报省人大常委会批准，再由市人大常委会公告公布，还要备案。谁做、什么顺序、多长时间？三位听证陈述人也请来了：采纳了什么，没有采纳什么，当面告诉他们，听他们答一句。',
    'The regulation has been passed, but it is not yet in force: the provincial standing committee must approve it, the city standing committee must then publish it by announcement, and it must be filed. Who does what, in which order, and within what time? The three speakers from the hearing have also been invited, to be told in person what was adopted and what was not, and to reply.',
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
        'Approval: Article 81, first paragraph. Publication: Article 88, third paragraph. Filing: Article 109, item 2. Added penalties: Administrative Penalty Law, Article 12, third paragraph.',
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
        '1. Explain what the request for approval must contain.',
        '2. Tell the three speakers in person which proposals were adopted, which were not, and why.',
      ],
    ),
    guide(
      'resident',
      ['1. 答一句：没有采纳的理由你接受不接受，施行以前你能做什么。'],
      [
        '1. Reply: do you accept the reasons for what was not adopted, and what can you do before the regulation takes effect?',
      ],
    ),
    guide(
      'rider',
      ['1. 答一句：条文里还有哪个字，到了执法的人手里会变样？'],
      ['1. Reply: which word of the text might be read differently by those who enforce it?'],
    ),
    guide(
      'platform',
      ['1. 说清楚书面答复里的事哪一天做到，没有采纳的意见要不要保留。'],
      [
        '1. State by which day you will do what you promised in writing, and whether you maintain the views that were not adopted.',
      ],
    ),
    guide(
      'clerk',
      ['1. 列出时间表：四个月、三十日。'],
      ['1. Set out the timetable: four months, thirty days.'],
    ),
    guide(
      'drafter',
      ['1. 说明施行前要准备什么：端口清单、执法培训、宣传。'],
      [
        '1. Explain what must be prepared before the regulation takes effect: the list of ports, training for enforcement officers, publicity.',
      ],
    ),
  ],
  lines: [
    say(
      'chair',
      '条例已由常委会通过。请说明后面的程序。',
      'The standing committee has passed the regulation. Please explain the procedure that follows.',
    ),
    say(
      'rapporteur',
      '第一步报省人大常委会批准，省人大常委会审查合法性，不抵触的在四个月内批准。报批说明里，补充设定的处罚要单列。',
      'First, the regulation is submitted for approval to the provincial standing committee, which reviews its lawfulness and, if it does not contravene higher law, approves it within four months. The request for approval must set out the added penalties separately.',
    ),
    say(
      'clerk',
      '批准以后由市人大常委会发布公告公布；公布后三十日内，由省人大常委会报全国人大常委会和国务院备案。',
      "After approval, the city standing committee publishes it by announcement; within thirty days of publication, the provincial standing committee files it with the Standing Committee of the National People's Congress and the State Council.",
    ),
    say(
      'drafter',
      '批准、公布都要时间，这段时间我们先把端口清单公布出来，培训执法人员。',
      'Approval and publication take time. In the meantime we will publish the list of ports and train the enforcement officers.',
    ),
    say(
      'rapporteur',
      '三位陈述人的意见，采纳的是先有端口后禁止、改装电池单列、不因单次超时扣款；没有采纳的是一律不得上楼和删去第二十一条，理由都写在报告里，现在听各位怎么说。',
      "Of the three speakers' proposals, we adopted ports before the ban, a separate item for modified batteries, and no deduction for a single late order. We did not adopt a total ban on taking batteries upstairs or the deletion of Article 21. The reasons are all in the report. We should now like to hear from you.",
    ),
    say(
      'resident',
      '一律不得上楼没有采纳，我心里不踏实，理由我听懂了。业主大会我去讲，端口早一天装好，这一条就早一天管用。',
      "The total ban on taking batteries upstairs was not adopted. That leaves me uneasy, but I understand the reasons. I will speak at the owners' meeting: the sooner the ports are installed, the sooner this clause will work.",
    ),
    say(
      'rider',
      '先警告、先建端口，这两样我能跟大家交代。就怕“再次违反”四个字，隔多久算再次，请执法细则写明。',
      'A warning before a fine and ports before the ban: those two I can report back to the others. What worries me is the words "second violation"; please let the implementing rules state within what period a violation counts as the second.',
    ),
    say(
      'platform',
      '第二十一条我们保留意见，条例通过了就照办。时限规则施行以前公开，书面答复里答应的事，按答复的日期做。',
      'On Article 21 we maintain our view, but now that the regulation has been passed we will comply. We will publish our rules on delivery times before it takes effect, and will do what we promised in writing by the dates we gave.',
    ),
    say(
      'chair',
      '好。批准以前不得公布施行，请工作人员办理报批。',
      'Very well. The regulation may not be published or take effect before it is approved. The clerk will please prepare the request for approval.',
    ),
  ],
});

export const APPROVAL_TRANSITIONS: Transition[] = [
  wrong(
    'approval_at_once',
    'approval',
    bi(
      '先由市人大常委会公告公布，写明“自省人大常委会批准之日起施行”，两头不耽误',
      'Have the city standing committee publish it first, stating that it is "in force from the day on which the provincial standing committee approves it", so that no time is lost',
    ),
    bi(
      '设区的市的地方性法规须报省、自治区的人民代表大会常务委员会批准后施行（《立法法》第八十一条第一款）；公告公布在报经批准以后（第八十八条第三款）。没有批准的，还可能退回来改，先公布的就不是最后的文本。',
      "Local regulations of a city divided into districts must be approved by the standing committee of the people's congress of the province or autonomous region before they take effect (Legislation Law, Article 81, first paragraph), and are published by announcement only after that approval (Article 88, third paragraph). Until it is approved, the text may still be returned for amendment, and what was published first would not be the final text.",
    ),
  ),
  advance(
    'approval_done',
    'approval',
    'report',
    bi(
      '报省人大常委会批准，批准后市人大常委会公告公布，依法备案',
      'Submit it to the provincial standing committee; after approval the city standing committee publishes it; then it is filed',
    ),
  ),
  wrong(
    'approval_mayor',
    'approval',
    bi(
      '批准以后由市人民政府发布公告公布',
      'After approval, the city government publishes it by announcement',
    ),
    bi(
      '设区的市的人民代表大会及其常务委员会制定的地方性法规报经批准后，由市人民代表大会常务委员会发布公告予以公布（《立法法》第八十八条第三款）。',
      "After approval, local regulations made by the people's congress of a city divided into districts or by its standing committee are published by announcement of the standing committee (Legislation Law, Article 88, third paragraph).",
    ),
  ),
];
