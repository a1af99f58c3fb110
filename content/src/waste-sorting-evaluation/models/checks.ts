import type { PaperPart } from '@lets/contract';
import { bi, heading, line, title } from '../../build.ts';
import { type CaseModels, careless, modelsOfEach, sound, type Words, wrong } from '../../models.ts';
import { HEARD } from '../heard.ts';
import { both } from './parts.ts';
import { all, each, type OfEach } from './speakers.ts';

interface Reply {
  readonly facts: readonly PaperPart[];
  readonly missing: readonly PaperPart[];
  readonly secret: readonly PaperPart[];
  readonly question: readonly PaperPart[];
}

const reply = ({ facts, missing, secret, question }: Reply): PaperPart[] => [
  both(
    [
      title('对评估报告所写事实的核对意见'),
      line('评估对象：{{regulation}}　　项目编号：{{project_number}}'),
      heading('一、同我有关、需要更正或者说明的事实'),
    ],
    [
      title('Reply to the Facts of the Report'),
      line('Evaluated: {{regulation}}. Project: {{project_number}}'),
      heading('1. Facts that concern me and need correction or explanation'),
    ],
  ),
  ...facts,
  both(
    [heading('二、报告里还没有、应当写进去的事实')],
    [heading('2. Facts that are missing and should be included')],
  ),
  ...missing,
  both([heading('三、不能公开的内容和理由')], [heading('3. What must not be made public, and why')]),
  ...secret,
  both([heading('四、要评估组答复的问题')], [heading('4. Question to be answered by the group')]),
  ...question,
];

const FACTS: OfEach = {
  bureau: [
    '92% 是各街道月报的平均数，我局没有核验过，报告这样写没有异议。处罚个人 3,126 人次是决定书的件数，有同一个人被罚两次的，不等于 3,126 个人。',
    'The 92% is the average of the monthly reports, which we did not verify; we do not object to its being put so. The 3,126 fines are decisions; some people were fined twice, and it is not 3,126 individuals.',
  ],
  property: [
    '督导员一年 16 万元由物业负担，不是政府的钱，报告里把全市 3,800 万元和这一笔分开写。',
    'The 160,000 yuan a year for our supervisors is borne by the property company and is not public money; the report should keep it separate from the 38 million of the city.',
  ],
  hauler: [
    '“没有人查过”不准确：2025 年我公司被罚过一次，五万元，没有申辩。',
    '"Nobody ever checked" is not accurate: in 2025 we were fined once, 50,000 yuan, and made no defence.',
  ],
  resident: [
    '时间是晚上八点零五分，不是八点半。我的袋子是分好的，决定书写的是“未按照规定分类投放”。',
    'The time was five past eight, not half past. My bag was sorted; the decision says "not sorted as provided".',
  ],
};
const MISSING: OfEach = {
  bureau: [
    '抽样期间我局发过一份通知，要求各街道加强保洁，没有写抽样地点。是否影响结果我局没有把握，通知原件附后，请列入局限。各中队的考核里有第三十四条的办案数，也请写进去。',
    'During the sample we sent a note asking the subdistricts to keep things especially clean; it named no places. Whether it affected the result we cannot say; the original is annexed and should be mentioned among the limits. The squads are ranked by cases under Article 34, which should be in the report too.',
  ],
  property: [
    '去年换班次，早上有人、晚上没有人，准确率当月掉了一半，有每天的台账，可以来抄。',
    'When we changed the shifts last year, with somebody in the morning and nobody in the evening, accuracy fell by half within the month. We have daily records, which may be copied.',
  ],
  hauler: [
    '合同里有按日均吨数扣款的约定，分开装就装不满；请评估组向城管局调取合同原本核对，不必由我公司提供。',
    'The contract provides for a deduction by the daily tons, and sorted loads do not fill a lorry. Please ask the bureau for the original and verify it; it need not come from us.',
  ],
  resident: [
    '照片在楼下公示栏贴了一个星期，社区有记录。那天没有人叫我改，决定书上也没有写。',
    'The photograph hung on the notice board downstairs for a week; the community has a record. Nobody told me to correct it that day, and the decision does not say so.',
  ],
};
const SECRET: OfEach = {
  bureau: [
    '抓拍设备的位置图涉及居民出入，不公开；数量和处罚人次可以公开。',
    'The plan of the cameras shows how residents come and go and should not be published; their number and the fines may be.',
  ],
  property: [
    '督导员的姓名不公开，班次和人数可以公开。',
    'The names of the supervisors should not be published; shifts and numbers may be.',
  ],
  hauler: [
    '司机的姓名、车牌不公开：他们按派单走，混装不是司机定的。',
    'The names of drivers and the plates should not be published: they drive as they are sent, and mixing is not their decision.',
  ],
  resident: [
    '姓名和住址不公开，写“一位六十八岁的居民”就行；小区名也不要写。',
    'Neither name nor address should be published; "a resident of sixty-eight" will do, without the name of the estate.',
  ],
};
const QUESTIONS: OfEach = {
  bureau: [
    '先责令改正、口头作出的，记录到什么程度才算有记录？',
    'Where the order to correct is given orally, what must be noted for it to count as recorded?',
  ],
  property: [
    '物业上报以后几天没有人来，责任还算不算物业的？',
    'If nobody comes within some days of our report, is the responsibility still ours?',
  ],
  hauler: ['分类计价的合同，什么时候能签？', 'When can a contract be signed that prices by kind?'],
  resident: [
    '决定书没有告诉我可以申请复议，现在还来不来得及，到哪里去？',
    'The decision did not tell me that I could ask for reconsideration. Is there still time, and where do I go?',
  ],
};
const NOTHING: Words = ['没有。', 'None.'];
const VAGUE: Words = [
  '总体属实，个别表述请再斟酌。',
  'True on the whole; some wording should be reconsidered.',
];
const PRAISE: Words = [
  '请多写各方的努力和取得的成绩。',
  'Please write more of the efforts made and of what was achieved.',
];
const DELETE: Words = [
  '写到我方的一段对我方不利，请整段删去；不删的，我方不认可这份报告。',
  'The passage about us is to our disadvantage and should be deleted as a whole; otherwise we do not accept the report.',
];

export const CHECK_MODELS: CaseModels = modelsOfEach('fact_check', HEARD, [
  sound(
    bi(
      '更正的是事实，补充的有办法核对，不公开的写了理由。',
      'It corrects facts, what is added can be verified, and a reason is given for what must not be published.',
    ),
    {
      parts: reply({
        facts: each(FACTS),
        missing: each(MISSING),
        secret: each(SECRET),
        question: each(QUESTIONS),
      }),
    },
  ),
  careless(bi('没有一件可以核对的事实。', 'It does not contain a single fact that can be verified.'), {
    parts: reply({ facts: all(VAGUE), missing: all(PRAISE), secret: all(NOTHING), question: all(NOTHING) }),
  }),
  wrong(
    bi(
      '把核对事实变成了要求删去不利的内容。报告要评价实施情况、提出存在的问题（《监督法》第三十六条第二款，参照）；事实错了可以更正，不愿意写进去不是理由。',
      'It turns a check of facts into a demand to delete what is unwelcome. The report appraises implementation and states the problems (Law on Supervision by Standing Committees, Article 36, second paragraph, by reference). Errors are corrected; that something is unwelcome is no reason.',
    ),
    {
      parts: reply({
        facts: all(DELETE),
        missing: each(MISSING),
        secret: each(SECRET),
        question: all(NOTHING),
      }),
    },
  ),
]);
