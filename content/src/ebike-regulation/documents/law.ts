import type { CaseDocument } from '@lets/contract';
import { bi, heading, p, quote, title } from '../../build.ts';
import { law } from '../fields.ts';

const LEGISLATION_LAW = law(
  'law_legislation',
  bi('立法法（节选）', 'Legislation Law (extracts)'),
  [
    title('中华人民共和国立法法（节选）'),
    quote('2023 年 3 月 13 日第二次修正，自 2023 年 3 月 15 日起施行。'),
    p(
      '**第七条** 立法应当从实际出发，适应经济社会发展和全面深化改革的要求，科学合理地规定公民、法人和其他组织的权利与义务、国家机关的权力与责任。',
    ),
    p('法律规范应当明确、具体，具有针对性和可执行性。'),
    p('**第十一条** 下列事项只能制定法律：'),
    p('（一）国家主权的事项；'),
    p('（二）各级人民代表大会、人民政府、监察委员会、人民法院和人民检察院的产生、组织和职权；'),
    p('（三）民族区域自治制度、特别行政区制度、基层群众自治制度；'),
    p('（四）犯罪和刑罚；'),
    p('（五）对公民政治权利的剥夺、限制人身自由的强制措施和处罚；'),
    p('（六）税种的设立、税率的确定和税收征收管理等税收基本制度；'),
    p('（七）对非国有财产的征收、征用；'),
    p('（八）民事基本制度；'),
    p('（九）基本经济制度以及财政、海关、金融和外贸的基本制度；'),
    p('（十）诉讼制度和仲裁基本制度；'),
    p('（十一）必须由全国人民代表大会及其常务委员会制定法律的其他事项。'),
    p('**第三十二条** 列入常务委员会会议议程的法律案，一般应当经三次常务委员会会议审议后再交付表决。'),
    p('常务委员会会议第一次审议法律案，在全体会议上听取提案人的说明，由分组会议进行初步审议。'),
    p(
      '常务委员会会议第二次审议法律案，在全体会议上听取宪法和法律委员会关于法律草案修改情况和主要问题的汇报，由分组会议进一步审议。',
    ),
    p(
      '常务委员会会议第三次审议法律案，在全体会议上听取宪法和法律委员会关于法律草案审议结果的报告，由分组会议对法律草案修改稿进行审议。',
    ),
    p('常务委员会审议法律案时，根据需要，可以召开联组会议或者全体会议，对法律草案中的主要问题进行讨论。'),
    p(
      '**第三十三条** 列入常务委员会会议议程的法律案，各方面的意见比较一致的，可以经两次常务委员会会议审议后交付表决；调整事项较为单一或者部分修改的法律案，各方面的意见比较一致，或者遇有紧急情形的，也可以经一次常务委员会会议审议即交付表决。',
    ),
    p('**第三十四条** 常务委员会分组会议审议法律案时，提案人应当派人听取意见，回答询问。'),
    p('常务委员会分组会议审议法律案时，根据小组的要求，有关机关、组织应当派人介绍情况。'),
    p(
      '**第三十六条** （节录）列入常务委员会会议议程的法律案，由宪法和法律委员会根据常务委员会组成人员、有关的专门委员会的审议意见和各方面提出的意见，对法律案进行统一审议，提出修改情况的汇报或者审议结果报告和法律草案修改稿，对涉及的合宪性问题以及重要的不同意见应当在修改情况的汇报或者审议结果报告中予以说明。对有关的专门委员会的审议意见没有采纳的，应当向有关的专门委员会反馈。',
    ),
    p(
      '**第三十九条** （节录）列入常务委员会会议议程的法律案，宪法和法律委员会、有关的专门委员会和常务委员会工作机构应当听取各方面的意见。听取意见可以采取座谈会、论证会、听证会等多种形式。',
    ),
    p(
      '法律案有关问题专业性较强，需要进行可行性评价的，应当召开论证会，听取有关专家、部门和全国人民代表大会代表等方面的意见。论证情况应当向常务委员会报告。',
    ),
    p(
      '法律案有关问题存在重大意见分歧或者涉及利益关系重大调整，需要进行听证的，应当召开听证会，听取有关基层和群体代表、部门、人民团体、专家、全国人民代表大会代表和社会有关方面的意见。听证情况应当向常务委员会报告。',
    ),
    p(
      '**第四十四条** 法律草案修改稿经常务委员会会议审议，由宪法和法律委员会根据常务委员会组成人员的审议意见进行修改，提出法律草案表决稿，由委员长会议提请常务委员会全体会议表决，由常务委员会全体组成人员的过半数通过。',
    ),
    p(
      '法律草案表决稿交付常务委员会会议表决前，委员长会议根据常务委员会会议审议的情况，可以决定将个别意见分歧较大的重要条款提请常务委员会会议单独表决。',
    ),
    p(
      '单独表决的条款经常务委员会会议表决后，委员长会议根据单独表决的情况，可以决定将法律草案表决稿交付表决，也可以决定暂不付表决，交宪法和法律委员会、有关的专门委员会进一步审议。',
    ),
    p(
      '**第六十条** 交付全国人民代表大会及其常务委员会全体会议表决未获得通过的法律案，如果提案人认为必须制定该法律，可以按照法律规定的程序重新提出，由主席团、委员长会议决定是否列入会议议程；其中，未获得全国人民代表大会通过的法律案，应当提请全国人民代表大会审议决定。',
    ),
    p(
      '**第八十一条** （节录）设区的市的人民代表大会及其常务委员会根据本市的具体情况和实际需要，在不同宪法、法律、行政法规和本省、自治区的地方性法规相抵触的前提下，可以对城乡建设与管理、生态文明建设、历史文化保护、基层治理等方面的事项制定地方性法规，法律对设区的市制定地方性法规的事项另有规定的，从其规定。设区的市的地方性法规须报省、自治区的人民代表大会常务委员会批准后施行。省、自治区的人民代表大会常务委员会对报请批准的地方性法规，应当对其合法性进行审查，认为同宪法、法律、行政法规和本省、自治区的地方性法规不抵触的，应当在四个月内予以批准。',
    ),
    p('**第八十二条** 地方性法规可以就下列事项作出规定：'),
    p('（一）为执行法律、行政法规的规定，需要根据本行政区域的实际情况作具体规定的事项；'),
    p('（二）属于地方性事务需要制定地方性法规的事项。'),
    p(
      '除本法第十一条规定的事项外，其他事项国家尚未制定法律或者行政法规的，省、自治区、直辖市和设区的市、自治州根据本地方的具体情况和实际需要，可以先制定地方性法规。在国家制定的法律或者行政法规生效后，地方性法规同法律或者行政法规相抵触的规定无效，制定机关应当及时予以修改或者废止。',
    ),
    p('设区的市、自治州根据本条第一款、第二款制定地方性法规，限于本法第八十一条第一款规定的事项。'),
    p('制定地方性法规，对上位法已经明确规定的内容，一般不作重复性规定。'),
    p(
      '**第八十七条** 地方性法规案、自治条例和单行条例案的提出、审议和表决程序，根据中华人民共和国地方各级人民代表大会和地方各级人民政府组织法，参照本法第二章第二节、第三节、第五节的规定，由本级人民代表大会规定。',
    ),
    p('地方性法规草案由负责统一审议的机构提出审议结果的报告和草案修改稿。'),
    p(
      '**第八十八条** （节录）设区的市、自治州的人民代表大会及其常务委员会制定的地方性法规报经批准后，由设区的市、自治州的人民代表大会常务委员会发布公告予以公布。',
    ),
    p(
      '**第九十三条** （节录）没有法律、行政法规、地方性法规的依据，地方政府规章不得设定减损公民、法人和其他组织权利或者增加其义务的规范。',
    ),
    p('**第九十九条** 法律的效力高于行政法规、地方性法规、规章。'),
    p('行政法规的效力高于地方性法规、规章。'),
    p(
      '**第一百零九条** （节录）行政法规、地方性法规、自治条例和单行条例、规章应当在公布后的三十日内依照下列规定报有关机关备案：',
    ),
    p('（一）行政法规报全国人民代表大会常务委员会备案；'),
    p(
      '（二）省、自治区、直辖市的人民代表大会及其常务委员会制定的地方性法规，报全国人民代表大会常务委员会和国务院备案；设区的市、自治州的人民代表大会及其常务委员会制定的地方性法规，由省、自治区的人民代表大会常务委员会报全国人民代表大会常务委员会和国务院备案；',
    ),
  ],
  [
    title("Legislation Law of the People's Republic of China (extracts)"),
    quote(
      'Second amendment of 13 March 2023, in force 15 March 2023. Unofficial translation; the Chinese text is authoritative.',
    ),
    p(
      '**Article 7** Legislation shall proceed from reality, suit economic and social development and the demands of deepening reform in all respects, and lay down the rights and duties of citizens, legal persons and other organisations and the powers and responsibilities of State organs in a scientific and reasonable manner.',
    ),
    p('Legal norms shall be clear and specific, to the point and enforceable.'),
    p('**Article 11** The following matters may be governed by laws only:'),
    p('(1) matters of State sovereignty;'),
    p(
      "(2) the formation, organisation and powers of people's congresses, people's governments, supervisory commissions, people's courts and people's procuratorates at all levels;",
    ),
    p(
      '(3) regional autonomy of ethnic groups, special administrative regions, primary-level self-government;',
    ),
    p('(4) crimes and criminal punishment;'),
    p(
      '(5) deprivation of political rights of citizens, and coercive measures and penalties that restrict personal liberty;',
    ),
    p(
      '(6) the basic system of taxation, such as the introduction of taxes, the fixing of rates and the administration of collection;',
    ),
    p('(7) expropriation and requisition of property not owned by the State;'),
    p('(8) the basic civil system;'),
    p('(9) the basic economic system and the basic systems of finance, customs, banking and foreign trade;'),
    p('(10) the systems of litigation and arbitration;'),
    p(
      "(11) other matters that must be governed by laws made by the National People's Congress and its Standing Committee.",
    ),
    p(
      '**Article 32** A bill on the agenda of a session of the Standing Committee shall as a rule be deliberated at three sessions before it is put to the vote.',
    ),
    p(
      'At the first deliberation the plenary meeting hears the explanation of the proposer, and group meetings make a preliminary deliberation.',
    ),
    p(
      'At the second deliberation the plenary meeting hears the Constitution and Law Committee on the revision of the draft and its main questions, and group meetings deliberate further.',
    ),
    p(
      'At the third deliberation the plenary meeting hears the report of the Constitution and Law Committee on the result of its review, and group meetings deliberate on the revised draft.',
    ),
    p(
      'In the course of deliberation the Standing Committee may hold joint group meetings or plenary meetings to discuss the main questions of the draft.',
    ),
    p(
      '**Article 33** A bill on the agenda on which views largely agree may be put to the vote after two sessions; one on a fairly single matter or a partial amendment on which views largely agree, or in an emergency, also after one.',
    ),
    p(
      '**Article 34** When group meetings deliberate on a bill its proposer shall send somebody to hear views and answer questions.',
    ),
    p(
      'At the request of a group, bodies and organisations concerned shall send somebody to explain the circumstances.',
    ),
    p(
      '**Article 36** (extract) A bill on the agenda of a session of the Standing Committee is reviewed as a whole by the Constitution and Law Committee on the views of members of the Standing Committee and of the special committees concerned and those from all quarters; it submits a report on the revision or on the result of the review and a revised draft, and explains in it questions of constitutionality and important differing views. Where a view of a special committee is not adopted, that committee shall be told.',
    ),
    p(
      '**Article 39** (extract) On a bill on the agenda of a session, the Constitution and Law Committee, the special committees concerned and the working bodies of the Standing Committee shall hear the views of all quarters. Panel discussions, expert meetings, hearings and other forms may be used.',
    ),
    p(
      "Where questions of the bill are highly specialised and its feasibility needs to be assessed, an expert meeting shall be held to hear experts, departments, deputies to the National People's Congress and others. The result shall be reported to the Standing Committee.",
    ),
    p(
      "Where there are major differences on questions of the bill or it involves a major adjustment of interests and a hearing is needed, a hearing shall be held to hear representatives of the grassroots and groups concerned, departments, people's organisations, experts, deputies to the National People's Congress and others concerned. The result shall be reported to the Standing Committee.",
    ),
    p(
      '**Article 44** After the revised draft has been considered at a session, the Constitution and Law Committee revises it on the views of the members and submits the draft to be voted on; the Council of Chairpersons puts it to the vote of a plenary meeting of the Standing Committee, where it is passed by a majority of all members of the Standing Committee.',
    ),
    p(
      'Before the draft is put to the vote, the Council of Chairpersons may, in view of the deliberation, decide to put single important clauses on which views differ widely to a separate vote.',
    ),
    p(
      'After the separate vote the Council of Chairpersons may, in view of its result, decide to put the draft to the vote, or not to do so for the time being and to refer it to the Constitution and Law Committee and the special committees concerned for further deliberation.',
    ),
    p(
      "**Article 60** If a bill put to the vote of the National People's Congress or its Standing Committee is not passed, its proposer may, holding that the law must be made, submit it anew according to the procedure laid down by law, and the presidium or the Council of Chairpersons decides whether it goes on the agenda; a bill not passed by the National People's Congress shall be submitted to the Congress for deliberation and decision.",
    ),
    p(
      "**Article 81** (extract) The people's congress of a city divided into districts and its standing committee may, in view of the circumstances and needs of the city and provided that they do not contravene the Constitution, laws, administrative regulations and the local regulations of the province or autonomous region, make local regulations on urban and rural development and management, ecological civilisation, protection of historical culture, primary-level governance and the like; where a law provides otherwise for matters on which such cities may make local regulations, that law applies. Local regulations of a city divided into districts must be submitted to the standing committee of the people's congress of the province or autonomous region for approval before they are in force. That standing committee shall review their lawfulness and approve them within four months if it finds that they do not contravene the Constitution, laws, administrative regulations and the local regulations of the province or autonomous region.",
    ),
    p('**Article 82** Local regulations may provide for the following:'),
    p(
      '(1) matters that need specific provisions in view of the circumstances of the administrative area in order to implement laws and administrative regulations;',
    ),
    p('(2) local matters that call for local regulations.'),
    p(
      'Except for the matters in Article 11 of this Law, provinces, autonomous regions, municipalities, cities divided into districts and autonomous prefectures may, in view of their circumstances and needs, first make local regulations on other matters for which the State has not yet made laws or administrative regulations. Once a law or administrative regulation made by the State is in force, provisions of local regulations that contravene it are void, and the body that made them shall amend or repeal them without delay.',
    ),
    p(
      'Cities divided into districts and autonomous prefectures that make local regulations under the first and second paragraphs of this Article are limited to the matters in Article 81, first paragraph, of this Law.',
    ),
    p('Local regulations as a rule do not repeat what higher law clearly provides.'),
    p(
      "**Article 87** The procedure for submitting, deliberating and voting on bills of local regulations, autonomous regulations and separate regulations is laid down by the people's congress of that level under the Organic Law of Local People's Congresses and Local People's Governments and by reference to Sections 2, 3 and 5 of Chapter II of this Law.",
    ),
    p(
      'The body responsible for review as a whole submits the report on the result and the revised draft of a local regulation.',
    ),
    p(
      "**Article 88** (extract) Local regulations made by the people's congress of a city divided into districts or an autonomous prefecture or its standing committee are, after approval, published by announcement of the standing committee of that city or prefecture.",
    ),
    p(
      '**Article 93** (extract) Without a basis in laws, administrative regulations or local regulations, local government rules may not lay down norms that reduce the rights of citizens, legal persons and other organisations or add to their duties.',
    ),
    p(
      '**Article 99** The force of laws is higher than that of administrative regulations, local regulations and rules.',
    ),
    p('The force of administrative regulations is higher than that of local regulations and rules.'),
    p(
      '**Article 109** (extract) Administrative regulations, local regulations, autonomous regulations, separate regulations and rules shall within thirty days of their publication be filed as follows:',
    ),
    p("(1) administrative regulations with the Standing Committee of the National People's Congress;"),
    p(
      "(2) local regulations made by the people's congress of a province, autonomous region or municipality or its standing committee with the Standing Committee of the National People's Congress and the State Council; those made by the people's congress of a city divided into districts or an autonomous prefecture or its standing committee are filed with the same by the standing committee of the people's congress of the province or autonomous region;",
    ),
  ],
);

const PENALTY_LAW = law(
  'law_penalties',
  bi(
    '行政处罚法、道路交通安全法、消防法、安全生产法（节选）',
    'Laws on penalties, road traffic, fire and work safety (extracts)',
  ),
  [
    title('设定处罚的上位法（节选）'),
    heading('中华人民共和国行政处罚法'),
    quote('2021 年 1 月 22 日修订，自 2021 年 7 月 15 日起施行。'),
    p('**第五条** （节录）行政处罚遵循公正、公开的原则。'),
    p('设定和实施行政处罚必须以事实为依据，与违法行为的事实、性质、情节以及社会危害程度相当。'),
    p('**第十条** 法律可以设定各种行政处罚。'),
    p('限制人身自由的行政处罚，只能由法律设定。'),
    p('**第十二条** 地方性法规可以设定除限制人身自由、吊销营业执照以外的行政处罚。'),
    p(
      '法律、行政法规对违法行为已经作出行政处罚规定，地方性法规需要作出具体规定的，必须在法律、行政法规规定的给予行政处罚的行为、种类和幅度的范围内规定。',
    ),
    p(
      '法律、行政法规对违法行为未作出行政处罚规定，地方性法规为实施法律、行政法规，可以补充设定行政处罚。拟补充设定行政处罚的，应当通过听证会、论证会等形式广泛听取意见，并向制定机关作出书面说明。地方性法规报送备案时，应当说明补充设定行政处罚的情况。',
    ),
    heading('中华人民共和国道路交通安全法'),
    quote('2021 年 4 月 29 日第三次修正。'),
    p(
      '**第六条** （节录）机关、部队、企业事业单位、社会团体以及其他组织，应当对本单位的人员进行道路交通安全教育。',
    ),
    p('**第五十八条** 残疾人机动轮椅车、电动自行车在非机动车道内行驶时，最高时速不得超过十五公里。'),
    p(
      '**第八十九条** 行人、乘车人、非机动车驾驶人违反道路交通安全法律、法规关于道路通行规定的，处警告或者五元以上五十元以下罚款；非机动车驾驶人拒绝接受罚款处罚的，可以扣留其非机动车。',
    ),
    heading('中华人民共和国消防法'),
    quote('2021 年 4 月 29 日第二次修正。'),
    p(
      '**第五条** 任何单位和个人都有维护消防安全、保护消防设施、预防火灾、报告火警的义务。任何单位和成年人都有参加有组织的灭火工作的义务。',
    ),
    p(
      '**第二十八条** 任何单位、个人不得损坏、挪用或者擅自拆除、停用消防设施、器材，不得埋压、圈占、遮挡消火栓或者占用防火间距，不得占用、堵塞、封闭疏散通道、安全出口、消防车通道。人员密集场所的门窗不得设置影响逃生和灭火救援的障碍物。',
    ),
    p('**第六十条** 单位违反本法规定，有下列行为之一的，责令改正，处五千元以上五万元以下罚款：'),
    p('（一）消防设施、器材或者消防安全标志的配置、设置不符合国家标准、行业标准，或者未保持完好有效的；'),
    p('（二）损坏、挪用或者擅自拆除、停用消防设施、器材的；'),
    p('（三）占用、堵塞、封闭疏散通道、安全出口或者有其他妨碍安全疏散行为的；'),
    p('（四）埋压、圈占、遮挡消火栓或者占用防火间距的；'),
    p('（五）占用、堵塞、封闭消防车通道，妨碍消防车通行的；'),
    p('（六）人员密集场所在门窗上设置影响逃生和灭火救援的障碍物的；'),
    p('（七）对火灾隐患经消防救援机构通知后不及时采取措施消除的。'),
    p('个人有前款第二项、第三项、第四项、第五项行为之一的，处警告或者五百元以下罚款。'),
    p(
      '有本条第一款第三项、第四项、第五项、第六项行为，经责令改正拒不改正的，强制执行，所需费用由违法行为人承担。',
    ),
    heading('中华人民共和国安全生产法'),
    quote('2021 年 6 月 10 日第三次修正，自 2021 年 9 月 1 日起施行。节选第四条第二款、第九十七条第三项。'),
    p(
      '**第四条** （节录）平台经济等新兴行业、领域的生产经营单位应当根据本行业、领域的特点，建立健全并落实全员安全生产责任制，加强从业人员安全生产教育和培训，履行本法和其他法律、法规规定的有关安全生产义务。',
    ),
    p(
      '**第九十七条** （节录）生产经营单位有下列行为之一的，责令限期改正，处十万元以下的罚款；逾期未改正的，责令停产停业整顿，并处十万元以上二十万元以下的罚款，对其直接负责的主管人员和其他直接责任人员处二万元以上五万元以下的罚款：',
    ),
    p(
      '（三）未按照规定对从业人员、被派遣劳动者、实习学生进行安全生产教育和培训，或者未按照规定如实告知有关的安全生产事项的；',
    ),
    heading('高层民用建筑消防安全管理规定'),
    quote(
      '应急管理部令第5号，2021 年 6 月 21 日公布，自 2021 年 8 月 1 日起施行。部门规章，不是法律、行政法规；条文转录自公开文本，使用前请与公报核对。',
    ),
    p(
      '**第三十七条** （节录）禁止在高层民用建筑公共门厅、疏散走道、楼梯间、安全出口停放电动自行车或者为电动自行车充电。',
    ),
    p(
      '**第四十七条** （节录）违反本规定，有下列行为之一的，由消防救援机构责令改正，对经营性单位和个人处2000元以上10000元以下罚款，对非经营性单位和个人处500元以上1000元以下罚款：',
    ),
    p(
      '（七）在高层民用建筑的公共门厅、疏散走道、楼梯间、安全出口停放电动自行车或者为电动自行车充电，拒不改正的。',
    ),
  ],
  [
    title('Higher Law on Penalties (extracts)'),
    heading("Administrative Penalty Law of the People's Republic of China"),
    quote('Revised 22 January 2021, in force 15 July 2021. Unofficial translation.'),
    p('**Article 5** (extract) Administrative penalties follow the principles of justice and openness.'),
    p(
      'Penalties shall be laid down and imposed on the basis of facts and be commensurate with the facts, nature and circumstances of the unlawful act and the harm it does to society.',
    ),
    p('**Article 10** Laws may provide for all kinds of administrative penalties.'),
    p('Administrative penalties that restrict personal liberty may be laid down by laws only.'),
    p(
      '**Article 12** Local regulations may provide for administrative penalties other than restriction of personal liberty and revocation of a business licence.',
    ),
    p(
      'Where laws or administrative regulations already provide for administrative penalties for an unlawful act and local regulations need to make specific provisions, they must stay within the acts, kinds and range of penalties laid down by the laws and administrative regulations.',
    ),
    p(
      'Where laws and administrative regulations do not provide for an administrative penalty for an unlawful act, local regulations may add one in order to implement the laws and administrative regulations. Views shall be heard widely through hearings, expert meetings and the like before it is added, and a written explanation given to the body that makes the regulation. When the local regulation is filed, the added penalty shall be explained.',
    ),
    heading("Road Traffic Safety Law of the People's Republic of China"),
    quote('Third amendment of 29 April 2021. Unofficial translation.'),
    p(
      '**Article 6** (extract) State organs, military units, enterprises, institutions, social organisations and other organisations shall educate their people in road traffic safety.',
    ),
    p(
      '**Article 58** Motor wheelchairs for the disabled and electric bicycles that run in a lane for non-motor vehicles may not exceed fifteen kilometres an hour.',
    ),
    p(
      '**Article 89** Pedestrians, passengers and drivers of non-motor vehicles who violate the provisions of laws and regulations on passage are given a warning or a fine of 5 to 50 yuan; the vehicle of a driver of a non-motor vehicle who refuses the fine may be detained.',
    ),
    heading("Fire Protection Law of the People's Republic of China"),
    quote('Second amendment of 29 April 2021. Unofficial translation.'),
    p(
      '**Article 5** All units and individuals have the duty to maintain fire safety, protect fire facilities, prevent fires and report them. All units and adults have the duty to take part in organised fire fighting.',
    ),
    p(
      '**Article 28** No unit or individual may damage, misuse, remove or put out of use fire facilities and equipment without authority, bury, enclose or block hydrants, occupy fire separations, or occupy, block or close evacuation passages, exits and fire lanes. Doors and windows of crowded places may not have obstacles to escape and rescue.',
    ),
    p(
      '**Article 60** A unit that violates this Law by one of the following is ordered to correct it and fined 5,000 to 50,000 yuan:',
    ),
    p(
      '(1) fire facilities, equipment or fire safety signs are not provided or placed according to national or industry standards or not kept in good order;',
    ),
    p(
      '(2) damaging, misusing, or without authority removing or putting out of use fire facilities and equipment;',
    ),
    p(
      '(3) occupying, blocking or closing evacuation passages and exits or otherwise hindering safe evacuation;',
    ),
    p('(4) burying, enclosing or blocking hydrants or occupying fire separations;'),
    p('(5) occupying, blocking or closing fire lanes so that fire engines cannot pass;'),
    p('(6) placing obstacles to escape and rescue on doors and windows of crowded places;'),
    p('(7) not taking timely measures to remove a fire hazard after notice by the fire and rescue service.'),
    p(
      'An individual who commits an act in item 2, 3, 4 or 5 of the preceding paragraph is given a warning or a fine of up to 500 yuan.',
    ),
    p(
      'Where an act in item 3, 4, 5 or 6 of the first paragraph is not corrected after an order, it is enforced, at the cost of the violator.',
    ),
    heading("Work Safety Law of the People's Republic of China"),
    quote(
      'Third amendment of 10 June 2021, in force 1 September 2021. Article 4, second paragraph, and Article 97, item 3, only. Unofficial translation.',
    ),
    p(
      '**Article 4** (extract) Businesses in the platform economy and other new trades and fields shall, in view of what is particular to them, establish and carry out a work safety responsibility system for all staff, give those who work for them more education and training in work safety, and perform the duties as to work safety laid down in this Law and in other laws and regulations.',
    ),
    p(
      '**Article 97** (extract) A business that commits one of the following is ordered to correct it within a time limit and fined up to 100,000 yuan; if it is not corrected in time, suspension of business for rectification is ordered with a fine of 100,000 to 200,000 yuan, and the persons directly in charge and others directly responsible are fined 20,000 to 50,000 yuan:',
    ),
    p(
      '(3) not giving employees, dispatched workers and trainees education and training in work safety as required, or not telling them truthfully of matters of work safety;',
    ),
    heading('Provisions on Fire Safety in High-Rise Civil Buildings'),
    quote(
      'Order No. 5 of the Ministry of Emergency Management, published 21 June 2021, in force 1 August 2021. A departmental rule, neither a law nor an administrative regulation; transcribed from public texts, to be compared with the gazette before use. Unofficial translation.',
    ),
    p(
      '**Article 37** (extract) Parking or charging electric bicycles in public lobbies, evacuation passages, stairwells and exits of high-rise civil buildings is forbidden.',
    ),
    p(
      '**Article 47** (extract) Whoever violates these Provisions by one of the following is ordered by the fire and rescue service to correct it; commercial units and individuals are fined 2,000 to 10,000 yuan, non-commercial units and individuals 500 to 1,000 yuan:',
    ),
    p(
      '(7) parking or charging electric bicycles in public lobbies, evacuation passages, stairwells and exits of high-rise civil buildings, where correction is refused.',
    ),
  ],
);

export const LAW_DOCUMENTS: CaseDocument[] = [LEGISLATION_LAW, PENALTY_LAW];
