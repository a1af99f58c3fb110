import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { HEARING_LINES, RESAMPLE_LINES } from './hearing-lines.ts';

export const HEARING: FlowNode = node({
  id: 'hearing',
  kind: 'court',
  name: bi('评估听证会', 'Hearing'),
  introduction: bi(
    '月报的 92% 和抽样的 61% 摆到了一张桌子上：一个没有核验，一个只是样本。城管局、物业、收运企业、居民、第三方逐一陈述、互相提问：条例有没有用，罚得对不对？',
    'The 92% of the monthly reports and the 61% of the sample lie on one table: one unverified, the other a sample only. Bureau, property manager, hauling company, resident and third party speak and question one another: does the regulation work, and are the fines justified?',
  ),
  minutes: 28,
  scene: 'hearing',
  position: { x: 360, y: 770 },
  roles: [
    seatRole('lead', {
      host: true,
      can_terminate: true,
      seat: 's3',
      functions: ['speech', 'display', 'call', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('clerk', { seat: 's4', functions: ['speech', 'display', 'submission'] }),
    seatRole('deputy', { seat: 's2', functions: ['speech', 'display'] }),
    seatRole('expert', { seat: 's7', functions: ['request_speech', 'request_display'] }),
    seatRole('stat', { seat: 's8', functions: ['request_speech', 'request_display'] }),
    seatRole('bureau', { seat: 's10', functions: ['request_speech', 'request_display'] }),
    seatRole('hauler', { seat: 's11', functions: ['request_speech', 'request_display'] }),
    seatRole('property', { seat: 's13', functions: ['request_speech', 'request_display'] }),
    seatRole('resident', { seat: 's14', functions: ['request_speech', 'request_display'] }),
  ],
  guides: [
    guide(
      null,
      [
        '顺序：城管局陈述，第三方说明数据，居民、物业、收运陈述，互相提问，主持人小结。',
        '听证会听取基层和群体代表、部门、专家等的意见，听证情况向常委会报告（《立法法》第三十九条第三款，参照）。',
      ],
      [
        'The order: bureau, third party on the data, resident, property manager and hauling company, questions, summary.',
        'A hearing hears the grass roots, departments, experts and others, and is reported to the standing committee (Legislation Law, Article 39, third paragraph, by reference).',
      ],
    ),
    guide(
      'lead',
      [
        '1. 三个焦点：准确率为什么不一样；第三十四条怎么改；车辆混装谁负责。',
        '2. 让每一方都回答对方一个问题。',
        '3. 数据还有疑问的，可以补充抽样。',
      ],
      [
        '1. Keep to three points: why the figures for accuracy differ, how to amend Article 34, and who answers for mixing.',
        '2. Have each side answer one question of the other.',
        '3. If the data leave doubts, sample again.',
      ],
    ),
    guide('clerk', ['1. 记录观点、事实和引用的条文。'], ['1. Record views, facts and articles.']),
    guide(
      'deputy',
      ['1. 替没来的人问：老人、清洁工。'],
      ['1. Speak for those who are absent: older people, the cleaners.'],
    ),
    guide('expert', ['1. 说明督导和准确率的关系。'], ['1. Explain supervisors and accuracy.']),
    guide(
      'stat',
      ['1. 承认问卷的局限，再说它仍能说明什么。'],
      ['1. Admit the limits, then say what still holds.'],
    ),
    guide(
      'bureau',
      ['1. 说明罚款的作用，也回应“先罚后教”。'],
      ['1. Say what fines do, and answer "fined before taught".'],
    ),
    guide('hauler', ['1. 回应混装，提出改进条件。'], ['1. Answer on mixing and what you need.']),
    guide('property', ['1. 说明责任和权力不相称。'], ['1. Say that duties and powers do not match.']),
    guide(
      'resident',
      ['1. 讲经历，也讲你愿意做的。'],
      ['1. Tell your story and what you are willing to do.'],
    ),
  ],
  lines: HEARING_LINES,
});

export const RESAMPLE: FlowNode = node({
  id: 'resample',
  kind: 'display',
  name: bi('补充抽样', 'Second sample'),
  introduction: bi(
    '听证留下疑问：老人的意见没有进问卷，抽样只在工作日做过。补做入户问卷和周末抽样，展示结果，接受质询。',
    'The hearing left doubts: older people are missing from the questionnaire, and bags were taken on weekdays only. A second round goes from door to door and on a weekend; the result is shown and questioned.',
  ),
  minutes: 10,
  position: { x: 720, y: 900 },
  roles: [
    seatRole('stat', {
      host: true,
      functions: ['speech', 'display', 'submission'],
      processes: ['end', 'back'],
    }),
    seatRole('expert', { functions: ['speech', 'display'] }),
    seatRole('bureau', { functions: ['speech', 'display'] }),
    seatRole('deputy', { functions: ['speech'] }),
  ],
  guides: [
    guide(
      null,
      [
        '补充的数据和原来的数据一起报告，不能挑对自己有利的（《监督法》第三十六条，参照：报告要提出存在的问题）。',
      ],
      [
        'New data are reported together with the earlier ones, and nobody may select among them (Law on Supervision by Standing Committees, Article 36, by reference: the report states the problems).',
      ],
    ),
    guide('stat', ['1. 展示补充结果，和第一轮并列。'], ['1. Show the new result beside the first.']),
    guide(
      'expert',
      ['1. 说明结论变了没有、变在哪里。'],
      ['1. Say whether and where the conclusion changes.'],
    ),
    guide('bureau', ['1. 可以质疑方法，不能要求删数据。'], ['1. Question the method, not the data.']),
    guide('deputy', ['1. 问一句：老人怎么说？'], ['1. Ask what older people say.']),
  ],
  lines: RESAMPLE_LINES,
});

export const HEARING_TRANSITIONS: Transition[] = [
  wrong(
    'hearing_ignore',
    'hearing',
    bi(
      '居民说的是个案，没有统计意义，听证记录里不写',
      'What the resident says is one case without statistical meaning: leave it out',
    ),
    bi(
      '听证要听取有关基层和群体代表的意见，听证情况应当向常委会报告（《立法法》第三十九条第三款，参照）。个案不能证明比例，却能指出第十二条、第十九条、第三十四条怎样叠加在一个人身上。',
      'A hearing hears representatives of the grass roots and groups and is reported (Legislation Law, Article 39, third paragraph, by reference). One case proves no proportion, but shows how Articles 12, 19 and 34 come together on one person.',
    ),
  ),
  advance(
    'hearing_done',
    'hearing',
    'replies',
    bi('事实基本清楚，送各方核对', 'The facts are clear enough: have them checked'),
  ),
  advance(
    'hearing_resample',
    'hearing',
    'resample',
    bi('数据仍有疑问，补充抽样', 'Doubts about the data: sample again'),
  ),
  wrong(
    'hearing_average',
    'hearing',
    bi(
      '两组各半的样本合计 61%，样本是随机抽的，就作为全市的准确率写进报告',
      'The sample gives 61% in all and was drawn at random: put it into the report as the accuracy of the city',
    ),
    bi(
      '报告要如实评价实施情况、提出存在的问题（《监督法》第三十六条第二款，参照）。两组各抽一半，是为了比较，不是全市的真实比例；没有督导的小区占多少还不知道，61% 推不到全市，应当写明 80% 和 42% 各是怎样得来的。',
      'The report appraises implementation truly and states the problems (Law on Supervision by Standing Committees, Article 36, second paragraph, by reference). The two groups are equal for the sake of comparison and not because the city is so; as long as it is unknown how many estates have no supervisors, the 61% cannot stand for the city. Say how the 80% and the 42% were obtained.',
    ),
  ),
  wrong(
    'resample_outliers',
    'resample',
    bi(
      '最差的三个小区是异常值，去掉以后能到 67%',
      'The worst three estates are outliers: without them it is 67%',
    ),
    bi(
      '评估报告要提出执法中存在的问题（《监督法》第三十六条第二款第一项，参照）。三个小区没有测量错误，只是没有督导；去掉的不是异常，正是问题。',
      'The report states the problems of enforcement (Law on Supervision by Standing Committees, Article 36, second paragraph, item 1, by reference). In those estates nothing was mismeasured; they have no supervisors. What you drop is not an outlier but the problem.',
    ),
  ),
  advance(
    'resample_done',
    'resample',
    'replies',
    bi('两轮数据并列，送各方核对', 'Both rounds side by side: have them checked'),
  ),
];
