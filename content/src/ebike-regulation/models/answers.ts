import type { PaperPart } from '@lets/contract';
import { bi, heading, line, p, title } from '../../build.ts';
import { type CaseModels, careless, modelsOfEach, sound, wrong } from '../../models.ts';
import { SPEAKERS } from '../speakers.ts';
import { both } from './parts.ts';
import { each, GROUPS, type OfEach } from './speakers.ts';

interface Answered {
  readonly promised: OfEach;
  readonly open: OfEach;
  readonly worried: OfEach;
}

const answer = ({ promised, open, worried }: Answered): PaperPart[] => [
  both(
    [
      title('听证后的书面答复'),
      line('法规案：{{bill}}　　代表的群体：{{speaker_group}}'),
      heading('一、法制委员会的问题'),
    ],
    [
      title('Written Answer after the Hearing'),
      line('Bill: {{bill}}. Group represented: {{speaker_group}}'),
      heading("1. The committee's question"),
    ],
  ),
  ...each(QUESTIONS),
  both(
    [heading('二、能够答应的')],
    [heading('2. What can be promised (who will do what, and from which day)')],
  ),
  ...each(promised),
  both(
    [heading('三、不能答应或者还没有把握的，为什么')],
    [heading('3. What cannot be promised or is uncertain, and why')],
  ),
  ...each(open),
  both(
    [heading('四、修改稿里最担心的一句')],
    [heading('4. The sentence of the revised draft that worries us most')],
  ),
  ...each(worried),
  both(
    [p('以上答复针对 {{hearing_date}}的立法听证会。')],
    [p('This answer follows the legislative hearing of {{hearing_date}}.')],
  ),
];

const QUESTIONS: OfEach = {
  resident: [
    '增设充电端口的业主表决三次没有过半，条例写什么才过得去？',
    "Owners' votes on adding charging ports have failed three times; what must the regulation say for a vote to succeed?",
  ],
  rider: [
    '检查电池怎样进门，才不算随便进？',
    'On what terms may an inspector who checks batteries enter a room?',
  ],
  platform: [
    '分担一半换电费，三家是否都同意，从哪一天起？骑手伤亡有几成出在时限的最后五分钟？',
    "Do all three platforms agree to pay half of the battery rental, and from which day? What share of riders' injuries and deaths occurs in the last five minutes of the delivery time?",
  ],
};

const PROMISED: OfEach = {
  resident: [
    '我自己愿意分摊电费，并在下一次业主大会上把和苑的账讲给大家听：端口由 96 个增加到 420 个，街道和运营企业各出一半，业主没有出资（证据 3）。条例写明由街道办事处组织、业主不出资，我看能过半。',
    "I myself am willing to share the cost of electricity, and at the next owners' meeting I will explain the figures from Heyuan: the number of ports rose from 96 to 420, half of the cost was paid by the subdistrict and half by the operator, and the owners paid nothing (evidence 3). If the regulation says that the subdistrict office organises the work and owners need not pay, I believe that a vote can gain a majority.",
  ],
  rider: [
    '骑手愿意把电池交出来登记、当面检查，在楼下、站点都可以。条例写明一段交旧电池、不处罚的时间，我可以在群里一家一家去说。',
    'Riders are willing to bring their batteries to be registered and inspected in their presence, downstairs or at the stations. If the regulation provides a period in which old batteries can be handed in without penalty, I can persuade the riders in our chat group one by one.',
  ],
  platform: [
    '三家都同意公开时限规则、不因单次超时扣款，自条例施行之日起做到。分担一半换电费，现有两家书面同意，自 2026 年 1 月 1 日起。',
    'All three platforms agree to publish their rules on delivery times and to make no deduction for a single late order, from the day on which the regulation takes effect. So far two have agreed in writing to pay half of the battery rental, from 1 January 2026.',
  ],
};
const OPEN: OfEach = {
  resident: [
    '我不能替业主大会表决。有人反对不是怕花钱，是端口要占孩子玩的空地；选址由小区自己定，才谈得拢。',
    "I cannot vote in place of the owners' meeting. Some owners object not because of the money but because the ports would take up the yard where children play; agreement is possible only if each estate chooses the location itself.",
  ],
  rider: [
    '不经本人同意就进屋检查，骑手不能答应：住的是家，不是仓库。条文应当写明出示证件、当面检查、不得随意进入住宅。',
    "Riders cannot agree to inspectors entering their rooms without consent: these are homes, not warehouses. The text should state that inspectors must show identification, that inspections take place in the rider's presence, and that no home may be entered at will.",
  ],
  platform: [
    '第三家对分担换电费还没有同意，不能写成三家。伤亡按时段的统计，平台没有做过，三个月内补报，现在没有数字可以给。',
    'The third platform has not yet agreed to share the rental, so the text must not say that all three have. The platforms have never compiled statistics on injuries and deaths by time; we will supply them within three months and have no figures to give now.',
  ],
};
const WORRIED: OfEach = {
  resident: [
    '“公共充电端口已经覆盖”：谁来认定、几天公布，没有写明，禁令就落不了地。',
    '"Covered by public charging ports": unless the text says who determines this and within how many days it is announced, the ban cannot be enforced.',
  ],
  rider: [
    '“再次违反”：隔多久算再次，由谁记录，没有写明，同一个人一个月可能被罚几回。',
    '"A second violation": the text does not say within what period a violation counts as the second, or who keeps the record. Without that, one person could be fined several times in a month.',
  ],
  platform: [
    '“不得以最短用时作为考核标准”：应当写明检查的是规则和扣款记录，不是算法的全部参数。',
    '"May not use the shortest delivery time as the standard for assessing riders": the text should state that what is inspected is the rules and the records of deductions, not every parameter of the algorithm.',
  ],
};

const VAGUE: Answered = {
  promised: {
    resident: ['大家会尽量配合。', 'Everybody will cooperate as far as they can.'],
    rider: ['骑手会支持政府的工作。', 'The riders will support the work of the government.'],
    platform: ['平台将积极履行社会责任。', 'The platforms will actively meet their social responsibility.'],
  },
  open: {
    resident: ['具体问题具体分析。', 'That depends on each case.'],
    rider: ['希望多体谅骑手。', 'We hope for more understanding for riders.'],
    platform: ['有关数据涉及商业秘密。', 'The figures concerned are business secrets.'],
  },
  worried: {
    resident: ['没有。', 'None.'],
    rider: ['罚款。', 'The fines.'],
    platform: ['第二十一条。', 'Article 21.'],
  },
};

/** Each promises what is not theirs to promise. */
const OVERPROMISED: OfEach = {
  resident: [
    '我代表全体业主同意在小区增设端口，费用由物业专项维修资金支付，不用再表决。',
    'On behalf of all owners, I agree to adding charging ports in our estate, to be paid for from the property maintenance fund; no further vote is needed.',
  ],
  rider: [
    '全市骑手同意检查人员随时入户，查到改装电池当场没收。',
    'All riders of the city agree that inspectors may enter rooms at any time and confiscate modified batteries on the spot.',
  ],
  platform: [
    '三家平台一致同意自下月起分担一半换电费，请写进条例。',
    'All three platforms agree to pay half of the battery rental from next month; please put it into the regulation.',
  ],
};

export const ANSWER_MODELS: CaseModels = modelsOfEach('hearing_answer', SPEAKERS, [
  sound(
    bi(
      '答应的有人、有日期，做不到的如实写明，并指出一句要改的话。',
      'Each promise names who will keep it and from which day, what cannot be done is stated frankly, and one sentence that should be changed is pointed out.',
    ),
    { values: GROUPS, parts: answer({ promised: PROMISED, open: OPEN, worried: WORRIED }) },
  ),
  careless(
    bi(
      '只有态度，没有人、没有日期，统一审议无从依据。',
      'It states only an attitude and names neither persons nor dates, so the unified review cannot rely on it.',
    ),
    { values: GROUPS, parts: answer(VAGUE) },
  ),
  wrong(
    bi(
      '答应了不由自己决定的事。规范应当明确、具体，具有针对性和可执行性（《立法法》第七条第二款）；照这样的答复写出来的条文执行不了。',
      'It promises things that others decide. Norms shall be clear and specific, to the point and enforceable (Legislation Law, Article 7, second paragraph); a clause based on such an answer could not be enforced.',
    ),
    { values: GROUPS, parts: answer({ promised: OVERPROMISED, open: VAGUE.open, worried: WORRIED }) },
  ),
]);
