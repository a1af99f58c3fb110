import type { CaseDocument } from '@lets/contract';
import { bi, heading, p, quote, title } from '../../build.ts';
import { law } from '../fields.ts';

const CODE = law(
  'law_code',
  bi(
    '生态环境法典、固体废物污染环境防治法（节选）',
    'Ecological Environment Code, Solid Waste Law (extracts)',
  ),
  [
    title('中华人民共和国生态环境法典（节选），附已废止的固体废物污染环境防治法第一百一十一条'),
    quote(
      '生态环境法典 2026 年 3 月 12 日通过，自 2026 年 8 月 15 日起施行；固体废物污染环境防治法（2020 年修订）同时废止。条例制定时的上位法是后者，评估时的上位法是前者。',
    ),
    heading('生活垃圾分类'),
    p('**第四百九十九条** 国家推行生活垃圾分类制度。'),
    p('生活垃圾分类坚持政府推动、全民参与、城乡统筹、因地制宜、简便易行的原则。'),
    p(
      '本法所称生活垃圾，是指在日常生活中或者为日常生活提供服务的活动中产生的固体废物，以及法律、行政法规规定视为生活垃圾的固体废物。',
    ),
    p(
      '**第五百条** 县级以上地方人民政府应当加快建立健全分类投放、分类收集、分类运输、分类处理的生活垃圾管理系统，实现生活垃圾分类制度有效覆盖。',
    ),
    p('县级以上地方人民政府应当建立健全生活垃圾分类工作协调机制，加强和统筹生活垃圾分类管理能力建设。'),
    p(
      '各级人民政府及其有关部门应当组织开展生活垃圾分类宣传，教育引导公众养成生活垃圾分类习惯，督促和指导生活垃圾分类工作。',
    ),
    p(
      '**第五百零六条** 产生生活垃圾的单位、家庭和个人应当依法履行生活垃圾源头减量和分类投放义务，承担生活垃圾产生者责任。',
    ),
    p(
      '任何单位和个人都应当依法在指定的地点分类投放生活垃圾。禁止随意倾倒、堆放、丢弃、抛撒、遗撒或者焚烧生活垃圾。',
    ),
    p('机关、事业单位等应当在生活垃圾分类工作中起示范带头作用。'),
    p('已经分类投放的生活垃圾，应当按照规定分类收集、分类运输、分类处理。'),
    heading('法律责任'),
    p(
      '**第一千零五十七条** 实施行政处罚，适用违法行为发生时的生态环境法律、法规、规章的规定。但是，作出行政处罚决定时，生态环境法律、法规、规章已被修改或者废止，且新的规定处罚较轻或者不认为是违法的，适用新的规定。',
    ),
    p(
      '**第一千一百六十九条** （节录）个人擅自倾倒、堆放、丢弃、抛撒、遗撒、焚烧个人产生的生活垃圾、建筑垃圾的，由环境卫生主管部门责令改正，处一百元以上一千元以下的罚款。',
    ),
    p(
      '**第一千一百七十四条** （节录）违反本法规定，未在指定的地点分类投放生活垃圾的，由环境卫生主管部门责令改正；拒不改正的，对单位处五万元以上五十万元以下的罚款，对个人依法处以罚款。',
    ),
    heading('固体废物污染环境防治法（2020 年修订，2026 年 8 月 15 日废止）'),
    p(
      '**第一百一十一条** （节录）违反本法规定，未在指定的地点分类投放生活垃圾的，由县级以上地方人民政府环境卫生主管部门责令改正；情节严重的，对单位处五万元以上五十万元以下的罚款，对个人依法处以罚款。',
    ),
  ],
  [
    title('Ecological Environment Code (extracts), with Article 111 of the repealed Solid Waste Law'),
    quote(
      'The Code was adopted on 12 March 2026 and is in force since 15 August 2026; the Solid Waste Law (2020) was repealed on that day. When the regulation was made, the latter was the higher law; at the time of evaluation it is the Code. Unofficial translation.',
    ),
    heading('Sorting of household waste'),
    p('**Article 499** The State promotes the sorting of household waste.'),
    p(
      'Sorting follows the principles of promotion by the government, participation of all, overall planning for town and country, adaptation to local conditions, and simplicity.',
    ),
    p(
      'Household waste in this Law means solid waste from daily life or from activities that serve it, and what laws and administrative regulations treat as such.',
    ),
    p(
      "**Article 500** Local people's governments at and above the county level shall speed up a system of sorted disposal, sorted collection, sorted transport and sorted treatment of household waste, so that sorting is effectively covered.",
    ),
    p(
      'They shall establish a coordinating mechanism and strengthen and coordinate the capacity for sorting.',
    ),
    p(
      "People's governments at all levels and their departments shall organise publicity, educate and guide the public to form the habit of sorting, and supervise and guide the work.",
    ),
    p(
      '**Article 506** Units, households and individuals that produce household waste shall reduce it at source and sort it according to law, and bear the responsibility of producers.',
    ),
    p(
      'All units and individuals shall put out household waste sorted at the designated places according to law. It is prohibited to dump, heap, discard, scatter, spill or burn it at will.',
    ),
    p('Government bodies, public institutions and the like shall set an example.'),
    p('Waste already sorted shall be collected, transported and treated sorted, as provided.'),
    heading('Legal liability'),
    p(
      '**Article 1057** Administrative penalties are imposed under the laws, regulations and rules on the ecological environment in force when the act took place. But if, when the decision is made, these have been amended or repealed and the new provisions impose a lighter penalty or do not regard the act as unlawful, the new provisions apply.',
    ),
    p(
      '**Article 1169** (extract) Where an individual dumps, heaps, discards, scatters, spills or burns without authority household waste or construction waste produced by the individual, the environmental sanitation authority shall order correction and impose a fine of 100 to 1,000 yuan.',
    ),
    p(
      '**Article 1174** (extract) Where household waste is not put out sorted at the designated place in violation of this Law, the environmental sanitation authority shall order correction; where correction is refused, a unit is fined 50,000 to 500,000 yuan, and an individual is fined according to law.',
    ),
    heading('Solid Waste Law (revised 2020, repealed 15 August 2026)'),
    p(
      "**Article 111** (extract) Where household waste is not put out sorted at the designated place in violation of this Law, the environmental sanitation authority of the local people's government at or above the county level shall order correction; where the circumstances are serious, a unit is fined 50,000 to 500,000 yuan, and an individual is fined according to law.",
    ),
  ],
);

export const CODE_LAW: CaseDocument[] = [CODE];
