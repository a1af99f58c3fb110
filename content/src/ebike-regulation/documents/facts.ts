import type { CaseDocument } from '@lets/contract';
import { bi, bullets, heading, p, quote, steps, table, title } from '../../build.ts';
import { material } from '../fields.ts';
import { DRAFT } from './draft.ts';

const CASE_FILE = material(
  'case_material',
  bi('立法背景材料', 'Background of the legislation'),
  [
    title('立法背景材料'),
    quote(
      '教学案例。明德市、江岚省，条例草案，人物、企业和统计数字均为虚构，如有雷同，纯属巧合。引用的法律均为真实条文。',
    ),
    heading('一、为什么立法'),
    p(
      '明德市是设区的市，登记电动自行车 31.2 万辆，配送骑手 1.86 万人。2024 年发生电动自行车火灾 41 起，6 人死亡；涉电动自行车交通事故 1,204 起，其中骑手 388 起。市人民政府 2025 年 3 月 10 日向市人大常委会提请审议《明德市电动自行车管理条例（草案）》。',
    ),
    heading('二、经过'),
    table(
      ['日期', '事项'],
      ['2025 年 3 月 10 日', '市人民政府提出法规案，市公安局起草'],
      ['3 月 18 日', '主任会议研究是否列入议程、是否听证'],
      ['3 月 27 日', '常委会会议听取提案人的说明，初次审议'],
      ['4 月 1 日至 4 月 30 日', '草案向社会公布，征求意见 30 日，收到意见 2,316 条'],
      ['5 月 12 日', '起草单位对照上位法修改罚则，提交书面说明'],
      ['5 月 20 日', '立法听证会'],
      ['6 月 18 日', '法制委员会统一审议'],
      ['6 月 26 日', '常委会会议第二次审议，主任会议决定怎样付表决'],
      ['6 月 27 日', '常委会会议表决'],
    ),
    heading('三、争议最大的四处'),
    table(
      ['条款', '草案怎么写', '支持的理由', '反对的理由'],
      [
        '第十二条前段、第二十六条第一款',
        '共用走道停放、充电的，罚 500 元至 1,000 元',
        '多起火灾从楼道烧起',
        '消防法已有规定，幅度不同',
      ],
      [
        '第十二条后段、第二十六条第二款',
        '携带电池入户充电的，罚 200 元至 500 元',
        '29 起室内火灾，6 人死亡',
        '没有地方充电；住宅是私人空间',
      ],
      [
        '第十八条',
        '闯红灯、逆行、骑上人行道的，罚 200 元，情节严重的拘留五日以下',
        '50 元罚款没有用',
        '道路交通安全法已有规定；拘留只能由法律规定',
      ],
      [
        '第二十一条',
        '平台不得以最短用时考核骑手，拒不改正的罚 1 万元至 5 万元，情节严重的吊销营业执照',
        '闯红灯的根子在时限',
        '干预经营；吊销营业执照超出权限',
      ],
    ),
    heading('四、双方没有争议'),
    bullets(
      '全市公共充电端口 4.62 万个，平均每 6.8 辆车一个；老旧小区和城中村每 21 辆一个。',
      '现行法律、行政法规没有对个人在自己家里为电动自行车电池充电规定行政处罚。',
      '江岚省没有电动自行车的省级地方性法规。',
    ),
    heading('五、请带着问题阅读'),
    steps(
      '设区的市能对哪些事项立法？电动自行车的停放、充电、通行、配送，各属于哪一项？',
      '上位法已经规定了处罚的，地方能改什么、不能改什么？上位法没有规定处罚的呢？',
      '什么时候必须听证？听证意见没有采纳的，怎么办？',
      '常委会通过以后，条例就能公布施行了吗？',
    ),
  ],
  [
    title('Background of the Legislation'),
    quote(
      'This is a teaching case. Mingde City, Jianglan Province, the draft regulation, the people, the businesses and the statistics are invented; any resemblance is coincidental. The laws cited are real; their English versions are unofficial translations.',
    ),
    heading('1. Why legislate'),
    p(
      'Mingde is a city divided into districts, with 312,000 registered electric bicycles and 18,600 delivery riders. In 2024 there were 41 electric bicycle fires with six deaths, and 1,204 road accidents involving electric bicycles, 388 of them involving delivery riders. On 10 March 2025 the city government submitted the Draft Regulation of Mingde City on Electric Bicycles to the standing committee for deliberation.',
    ),
    heading('2. What happened'),
    table(
      ['Date', 'Step'],
      ['10 March 2025', 'The government submits the bill, drafted by the public security bureau'],
      [
        '18 March',
        'The Council of Chairpersons considers whether to place the bill on the agenda and hold a hearing',
      ],
      ['27 March', 'The standing committee hears the proposer: first reading'],
      ['1 to 30 April', 'The draft is published for comment for thirty days; 2,316 comments'],
      [
        '12 May',
        'The drafting body revises the penalties in line with higher law and submits a written explanation',
      ],
      ['20 May', 'Legislative hearing'],
      ['18 June', 'Unified review by the legislative affairs committee'],
      ['26 June', 'Second reading; the Council of Chairpersons decides how to put it to the vote'],
      ['27 June', 'Vote in the standing committee'],
    ),
    heading('3. The four most disputed clauses'),
    table(
      ['Clause', 'The draft', 'For', 'Against'],
      [
        'Articles 12, first half, and 26(1)',
        'Parking or charging in shared passages: a fine of 500 to 1,000 yuan',
        'Several fires started in stairwells',
        'The Fire Protection Law already provides for it, with a different range',
      ],
      [
        'Articles 12, second half, and 26(2)',
        'Taking a battery into a home to charge: a fine of 200 to 500 yuan',
        '29 fires indoors, six deaths',
        'There is nowhere to charge; a home is a private space',
      ],
      [
        'Article 18',
        'Running red lights, riding the wrong way or on pavements: a fine of 200 yuan; in serious cases, detention of up to five days',
        'A fine of 50 yuan is no deterrent',
        'The Road Traffic Safety Law already provides for it; only a law may provide for detention',
      ],
      [
        'Article 21',
        'Platforms may not assess riders by the shortest delivery time; if correction is refused, a fine of 10,000 to 50,000 yuan; in serious cases, revocation of the business licence',
        'Delivery times are why riders run red lights',
        "It interferes with business; revocation is beyond the city's power",
      ],
    ),
    heading('4. What is not disputed'),
    bullets(
      'The city has 46,200 public charging ports, one for every 6.8 bicycles; in old estates and urban villages one for every 21.',
      'No law or administrative regulation in force provides an administrative penalty for an individual who charges an electric bicycle battery at home.',
      'Jianglan Province has no provincial regulation on electric bicycles.',
    ),
    heading('5. Questions to keep in mind as you read'),
    steps(
      'On what matters may a city divided into districts legislate? To which of them do the parking, charging and riding of electric bicycles, and delivery, each belong?',
      'Where higher law already provides a penalty, what may the city change and what may it not? And what if higher law provides none?',
      'When must there be a hearing? What must be done if views from the hearing are not adopted?',
      'Once the standing committee has passed it, may the regulation be published and take effect?',
    ),
  ],
);

const GUIDE = material(
  'procedure_guide',
  bi('设区的市制定地方性法规程序指引', "Guide to a city's legislative procedure"),
  [
    title('设区的市制定地方性法规程序指引'),
    table(
      ['步骤', '谁来做', '要点', '依据'],
      ['提案', '市人民政府等', '提出法规案', '《立法法》第八十七条'],
      ['列入议程', '主任会议', '审查权限和必要性；征求意见', '第八十一条、第八十二条、第八十七条'],
      [
        '初次审议',
        '常委会',
        '听取提案人的说明，分组审议，不表决；本市一般两次审议',
        '第三十二条至第三十四条（参照）；本市制定地方性法规条例',
      ],
      [
        '听证',
        '法制委员会等',
        '重大分歧或者利益重大调整；补充设定行政处罚',
        '第三十九条（参照）；《行政处罚法》第十二条第三款',
      ],
      [
        '统一审议',
        '法制委员会',
        '审议结果报告和草案修改稿；说明重要的不同意见',
        '第八十七条第二款、第三十六条（参照）',
      ],
      ['单独表决', '主任会议决定', '个别意见分歧较大的重要条款', '第四十四条第二款、第三款（参照）'],
      ['表决', '常委会', '全体组成人员过半数通过', '第四十四条第一款（参照）'],
      [
        '没有通过',
        '提案人重新提出，主任会议决定是否列入',
        '单独表决没有通过的，主任会议决定进一步审议；再次没有过半数的，程序结束',
        '第四十四条第三款、第六十条（参照）',
      ],
      ['批准', '省人大常委会', '审查合法性，不抵触的四个月内批准', '第八十一条第一款'],
      ['公布', '市人大常委会', '批准后发布公告', '第八十八条第三款'],
      [
        '备案',
        '省人大常委会报送',
        '公布后三十日内；说明补充设定的处罚',
        '第一百零九条第二项；《行政处罚法》第十二条第三款',
      ],
    ),
    p(
      '“参照”是说：地方性法规案的提出、审议和表决程序，参照《立法法》第二章第二节、第三节、第五节的规定，由本级人民代表大会规定（第八十七条第一款）。第三十二条的三次审议是全国人大常委会的规定，只作比较；本案假定《明德市制定地方性法规条例》规定一般经两次常委会会议审议，其余作了相同规定。',
    ),
    heading('设定处罚的三步检查'),
    steps(
      '种类：限制人身自由、吊销营业执照，地方性法规不能设定。',
      '上位法已经规定处罚的：只能在行为、种类、幅度的范围内具体规定。',
      '上位法没有规定处罚的：为实施上位法可以补充设定，但要听证、论证，书面说明，备案时说明。',
    ),
  ],
  [
    title("Guide to a City's Legislative Procedure"),
    table(
      ['Step', 'Who', 'What matters', 'Source'],
      ['Bill', 'City government and others', 'A bill is submitted', 'Legislation Law, Article 87'],
      [
        'Agenda',
        'Council of Chairpersons',
        'Power and necessity are examined; public comment is invited',
        'Articles 81, 82 and 87',
      ],
      [
        'First reading',
        'Standing committee',
        'The proposer is heard and groups deliberate; there is no vote; in this city, two readings as a rule',
        'Articles 32 to 34 (by reference); the rules of the city',
      ],
      [
        'Hearing',
        'Legislative affairs committee',
        'Where there are major disagreements or a major adjustment of interests; where a penalty is added',
        'Article 39 (by reference); Administrative Penalty Law, Article 12, third paragraph',
      ],
      [
        'Review',
        'Legislative affairs committee',
        'Report on the result and revised draft; important differing views are explained',
        'Articles 87, second paragraph, and 36 (by reference)',
      ],
      [
        'Separate vote',
        'Decided by the Council of Chairpersons',
        'Important clauses on which views differ widely',
        'Article 44, second and third paragraphs (by reference)',
      ],
      [
        'Vote',
        'Standing committee',
        'A majority of all its members',
        'Article 44, first paragraph (by reference)',
      ],
      [
        'Not carried',
        'The proposer resubmits; the Council of Chairpersons decides whether to place it on the agenda',
        'If a separate vote fails, the Council refers the draft for further deliberation; if there is again no majority, the procedure ends',
        'Articles 44, third paragraph, and 60 (by reference)',
      ],
      [
        'Approval',
        'Provincial standing committee',
        'Lawfulness is reviewed; approval within four months if there is no contravention',
        'Article 81, first paragraph',
      ],
      [
        'Publication',
        'City standing committee',
        'By announcement, after approval',
        'Article 88, third paragraph',
      ],
      [
        'Filing',
        'Through the provincial standing committee',
        'Within thirty days of publication; added penalties are explained',
        'Article 109(2); Administrative Penalty Law, Article 12, third paragraph',
      ],
    ),
    p(
      '"By reference" means that the procedure for local bills is laid down by the people\'s congress of that level by reference to Sections 2, 3 and 5 of Chapter II of the Legislation Law (Article 87, first paragraph). The three readings in Article 32 apply to the Standing Committee of the National People\'s Congress and are given only for comparison; this case assumes that the rules of Mingde normally require two readings and are otherwise the same.',
    ),
    heading('Three checks on a penalty'),
    steps(
      'Kind: local regulations may not provide for restriction of liberty or revocation of a business licence.',
      'Where higher law already provides a penalty: a local regulation may only specify it within the acts, kinds and range laid down.',
      'Where higher law provides none: a penalty may be added to implement it, but only after hearings or expert meetings, with a written explanation, and with an explanation when the regulation is filed.',
    ),
  ],
);

export const STUDY_DOCUMENTS: CaseDocument[] = [CASE_FILE, DRAFT, GUIDE];
