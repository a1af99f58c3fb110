import type { CaseDocument } from '@lets/contract';
import { bi, p, quote, title } from '../../build.ts';
import { law } from '../fields.ts';
import { PENALTY_LAW } from './law-penalties.ts';

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
      '**Article 33** A bill on the agenda on which there is broad agreement may be put to the vote after deliberation at two sessions; a bill that concerns a fairly single matter or is a partial amendment, and on which there is broad agreement, may be put to the vote after one session, as may a bill in an emergency.',
    ),
    p(
      '**Article 34** When group meetings deliberate on a bill its proposer shall send representatives to hear views and answer questions.',
    ),
    p(
      'At the request of a group, the bodies and organisations concerned shall send representatives to explain the circumstances.',
    ),
    p(
      '**Article 36** (extract) A bill on the agenda of a session of the Standing Committee is given a unified review by the Constitution and Law Committee on the basis of the views of members of the Standing Committee and of the special committees concerned and those from all quarters; it submits a report on the revision or on the result of the review and a revised draft, and explains in it questions of constitutionality and important differing views. Where a view of a special committee is not adopted, that committee shall be told.',
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
      'Before the draft is put to the vote, the Council of Chairpersons may, in view of the deliberation, decide to put individual important clauses on which views differ widely to a separate vote.',
    ),
    p(
      'After the separate vote the Council of Chairpersons may, in view of its result, decide to put the draft to the vote, or not to do so for the time being and to refer it to the Constitution and Law Committee and the special committees concerned for further deliberation.',
    ),
    p(
      "**Article 60** If a bill put to the vote of the National People's Congress or its Standing Committee is not passed, its proposer may, if it considers that the law must be made, resubmit it according to the procedure laid down by law, and the Presidium or the Council of Chairpersons decides whether to place it on the agenda; a bill not passed by the National People's Congress shall be submitted to the Congress for deliberation and decision.",
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
      'The body responsible for the unified review submits a report on the result of the review and the revised draft of a local regulation.',
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

export const LAW_DOCUMENTS: CaseDocument[] = [LEGISLATION_LAW, PENALTY_LAW];
