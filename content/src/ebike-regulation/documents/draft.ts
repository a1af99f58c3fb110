import { bi, line, p, title } from '../../build.ts';
import { material } from '../fields.ts';

export const DRAFT = material(
  'draft_regulation',
  bi('条例（草案）节选', 'The draft regulation (extracts)'),
  [
    title('明德市电动自行车管理条例（草案）（节选）'),
    line('2025 年 3 月 10 日提请审议稿，虚构', 'center'),
    p(
      '**第一条** 为了加强电动自行车管理，预防火灾和交通事故，保障人身、财产安全，根据有关法律、行政法规，结合本市实际，制定本条例。',
    ),
    p(
      '**第九条** 新建住宅小区应当按照规划配建电动自行车停放、充电场所。既有住宅小区没有充电场所的，街道办事处应当组织增设。',
    ),
    p(
      '**第十二条** 禁止在建筑物的共用走道、楼梯间、安全出口停放电动自行车或者为其充电；禁止携带电动自行车电池进入居民住宅充电。',
    ),
    p(
      '**第十八条** 驾驶电动自行车闯红灯、逆向行驶或者在人行道上行驶的，处二百元罚款；情节严重的，处五日以下拘留。',
    ),
    p(
      '**第二十一条** 配送平台应当合理确定配送时限，公开时限规则，不得以最短用时作为考核标准。违反规定的，责令改正；拒不改正的，处一万元以上五万元以下罚款；情节严重的，吊销营业执照。',
    ),
    p('**第二十六条** 违反本条例第十二条前段规定的，处五百元以上一千元以下罚款。'),
    p('违反本条例第十二条后段规定的，处二百元以上五百元以下罚款。'),
    p('**第三十条** 本条例自通过之日起施行。'),
  ],
  [
    title('Regulation of Mingde City on Electric Bicycles (draft, extracts)'),
    line('Text submitted for deliberation on 10 March 2025; fictitious', 'center'),
    p(
      '**Article 1** This Regulation is made, in accordance with the relevant laws and administrative regulations and in light of local circumstances, in order to strengthen the management of electric bicycles, prevent fires and traffic accidents, and protect the safety of persons and property.',
    ),
    p(
      '**Article 9** New housing estates shall have places for parking and charging electric bicycles as planned. In existing housing estates that have no places to charge, the subdistrict office shall have them added.',
    ),
    p(
      '**Article 12** Parking or charging electric bicycles in shared passages, stairwells and exits of buildings is forbidden; taking batteries of electric bicycles into dwellings to charge them is forbidden.',
    ),
    p(
      '**Article 18** Whoever rides an electric bicycle through a red light, in the wrong direction or on the pavement shall be fined 200 yuan; in serious cases, the rider shall be detained for up to five days.',
    ),
    p(
      '**Article 21** Delivery platforms shall set reasonable delivery times, publish their rules on delivery times, and not use the shortest delivery time as the standard for assessing riders. A platform that violates this provision shall be ordered to make corrections; if it refuses, it shall be fined 10,000 to 50,000 yuan; in serious cases, its business licence shall be revoked.',
    ),
    p(
      '**Article 26** Whoever violates the first half of Article 12 of this Regulation shall be fined 500 to 1,000 yuan.',
    ),
    p('Whoever violates the second half of Article 12 of this Regulation shall be fined 200 to 500 yuan.'),
    p('**Article 30** This Regulation shall take effect on the day on which it is passed.'),
  ],
);
