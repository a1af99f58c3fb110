import type { CaseDocument } from '@lets/contract';
import { bi, heading, p, quote, title } from '../../build.ts';
import { law } from '../fields.ts';

const LEGISLATION = law(
  'law_legislation',
  bi('立法法、监督法（节选）', 'Legislation Law, Law on Supervision by Standing Committees (extracts)'),
  [
    title('中华人民共和国立法法、各级人民代表大会常务委员会监督法（节选）'),
    quote(
      '立法法 2023 年 3 月 13 日第二次修正，自 2023 年 3 月 15 日起施行。监督法 2024 年 11 月 8 日修正，“第三方评估、问卷调查”写进了第三十五条。地方立法后评估没有单独的法律，参照立法法第六十七条，由本级人大常委会组织。',
    ),
    heading('立法法'),
    p('**第六条** 立法应当坚持和发展全过程人民民主，尊重和保障人权，保障和促进社会公平正义。'),
    p('立法应当体现人民的意志，发扬社会主义民主，坚持立法公开，保障人民通过多种途径参与立法活动。'),
    p(
      '**第三十九条** （节录）法律案有关问题存在重大意见分歧或者涉及利益关系重大调整，需要进行听证的，应当召开听证会，听取有关基层和群体代表、部门、人民团体、专家、全国人民代表大会代表和社会有关方面的意见。听证情况应当向常务委员会报告。',
    ),
    p(
      '**第六十七条** 全国人民代表大会有关的专门委员会、常务委员会工作机构可以组织对有关法律或者法律中有关规定进行立法后评估。评估情况应当向常务委员会报告。',
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
      '**第八十七条** （节录）地方性法规案、自治条例和单行条例案的提出、审议和表决程序，根据中华人民共和国地方各级人民代表大会和地方各级人民政府组织法，参照本法第二章第二节、第三节、第五节的规定，由本级人民代表大会规定。',
    ),
    p(
      '**第一百一十六条** 对法律、行政法规、地方性法规、自治条例和单行条例、规章和其他规范性文件，制定机关根据维护法制统一的原则和改革发展的需要进行清理。',
    ),
    p('**第九十九条** （节录）法律的效力高于行政法规、地方性法规、规章。'),
    heading('地方各级人民代表大会和地方各级人民政府组织法'),
    p('**第五十四条** （节录）主任会议处理常务委员会的重要日常工作：'),
    p('（二）对向常务委员会提出的议案和质询案，决定交由有关的专门委员会审议或者提请常务委员会全体会议审议；'),
    p(
      '（三）决定是否将议案和决定草案、决议草案提请常务委员会全体会议表决，对暂不交付表决的，提出下一步处理意见；',
    ),
    heading('监督法（执法检查，立法后评估参照）'),
    p(
      '**第三十五条** 执法检查可以采取座谈会、实地检查、第三方评估、问卷调查或者抽查等形式，深入了解情况，广泛听取意见。',
    ),
    p(
      '**第三十六条** 执法检查结束后，执法检查组应当及时提出执法检查报告，由委员长会议或者主任会议决定提请常务委员会审议。',
    ),
    p('执法检查报告包括下列内容：'),
    p(
      '（一）对所检查的法律、法规或者相关法律制度实施情况进行评价，提出执法中存在的问题和改进执法工作的建议；',
    ),
    p('（二）对有关法律、法规提出修改完善的建议。'),
    p(
      '**第三十七条** （节录）常务委员会的执法检查报告及审议意见，人民政府、监察委员会、人民法院或者人民检察院对其研究处理情况或者执行决议情况的报告，向本级人民代表大会代表通报并向社会公布。',
    ),
  ],
  [
    title('Legislation Law and Law on Supervision by Standing Committees (extracts)'),
    quote(
      'Legislation Law: amended for the second time on 13 March 2023, in force since 15 March 2023. Law on Supervision by Standing Committees: amended on 8 November 2024, when third-party evaluation and questionnaires came into Article 35. Local post-legislative evaluation has no law of its own; Article 67 of the Legislation Law serves by reference. Unofficial translation.',
    ),
    heading('Legislation Law'),
    p(
      "**Article 6** Legislation shall uphold and develop whole-process people's democracy, respect and protect human rights, and protect and promote social fairness and justice.",
    ),
    p(
      'Legislation shall embody the will of the people, carry forward socialist democracy, be open, and ensure that the people take part in it through many channels.',
    ),
    p(
      "**Article 39** (extract) Where major differences exist on matters of a bill, or it adjusts interests considerably, so that a hearing is needed, one shall be held to hear representatives of the grass roots and groups concerned, departments, people's organisations, experts, deputies to the National People's Congress and others. The hearing shall be reported to the standing committee.",
    ),
    p(
      "**Article 67** The special committees of the National People's Congress and the working bodies of its Standing Committee may organise post-legislative evaluation of laws or of provisions in them. The evaluation shall be reported to the Standing Committee.",
    ),
    p(
      "**Article 81** (extract) The people's congress and its standing committee of a city divided into districts may, according to local conditions and needs and provided that they do not contravene the Constitution, laws, administrative regulations and the local regulations of the province or autonomous region, make local regulations on urban and rural construction and administration, ecological civilisation, protection of history and culture, primary-level governance and the like; where laws provide otherwise on the matters for local regulations of such cities, they prevail. The local regulations of such a city are in force after approval by the standing committee of the people's congress of the province or autonomous region. That standing committee shall review the lawfulness of a local regulation submitted for approval and, if it does not contravene the Constitution, laws, administrative regulations and the local regulations of the province or autonomous region, approve it within four months.",
    ),
    p('**Article 82** Local regulations may provide for the following:'),
    p(
      '(1) matters on which specific provisions according to local conditions are needed to implement laws and administrative regulations;',
    ),
    p('(2) local matters that need local regulations.'),
    p(
      'Except for the matters of Article 11, where the State has not yet made laws or administrative regulations, provinces, autonomous regions, municipalities, cities divided into districts and autonomous prefectures may first make local regulations according to local conditions and needs. When a law or administrative regulation made by the State takes effect, provisions of local regulations that contravene it are void, and the body that made them shall amend or repeal them without delay.',
    ),
    p(
      'Local regulations made by cities divided into districts and autonomous prefectures under the first and second paragraphs are limited to the matters of Article 81, first paragraph.',
    ),
    p('Local regulations shall generally not repeat what higher law already clearly provides.'),
    p(
      "**Article 87** (extract) The procedure of proposing, deliberating and voting on local regulations, autonomous regulations and separate regulations is provided by the people's congress at that level under the Organic Law of Local People's Congresses and Governments, with reference to Sections 2, 3 and 5 of Chapter II of this Law.",
    ),
    p(
      '**Article 116** Bodies that made laws, administrative regulations, local regulations, autonomous and separate regulations, rules and other normative documents review and clear them as needed for the unity of the legal system and for reform and development.',
    ),
    p(
      '**Article 99** (extract) The force of laws is higher than that of administrative regulations, local regulations and rules.',
    ),
    heading("Organic Law of Local People's Congresses and Governments"),
    p(
      '**Article 54** (extract) The Council of Chairpersons handles the important daily work of the standing committee:',
    ),
    p(
      '(2) deciding whether bills and motions of inquiry submitted to the standing committee go to a special committee or to its plenary meeting;',
    ),
    p(
      '(3) deciding whether bills, draft decisions and draft resolutions are put to the vote of the plenary meeting, and proposing what to do next with those that are not yet put to the vote;',
    ),
    heading('Law on Supervision by Standing Committees (on inspections of enforcement; used by reference)'),
    p(
      '**Article 35** Inspections of enforcement may take the form of discussions, on-site inspection, third-party evaluation, questionnaires, spot checks and the like, so as to learn the situation in depth and hear opinions widely.',
    ),
    p(
      '**Article 36** After the inspection the inspection group shall without delay submit a report, which the Council of Chairpersons decides to put before the standing committee.',
    ),
    p('The report includes:'),
    p(
      '(1) an appraisal of how the laws, regulations or legal institutions inspected are implemented, with problems in enforcement and proposals to improve it;',
    ),
    p('(2) proposals to amend and improve the laws and regulations concerned.'),
    p(
      "**Article 37** (extract) The report on the inspection and the opinions of the standing committee on it, and the reports of the people's government, supervisory commission, court or procuratorate on how they dealt with them or carried out the resolution, shall be notified to the deputies at that level and made public.",
    ),
  ],
);

const PENALTY = law(
  'law_penalty',
  bi(
    '行政处罚法、行政复议法、个人信息保护法（节选）',
    'Administrative Penalty Law, Administrative Reconsideration Law, Personal Information Protection Law (extracts)',
  ),
  [
    title('中华人民共和国行政处罚法、行政复议法、个人信息保护法（节选）'),
    quote(
      '行政处罚法自 2021 年 7 月 15 日起施行；行政复议法 2023 年修订，自 2024 年 1 月 1 日起施行；个人信息保护法自 2021 年 11 月 1 日起施行。',
    ),
    heading('行政处罚法'),
    p(
      '**第六条** 实施行政处罚，纠正违法行为，应当坚持处罚与教育相结合，教育公民、法人或者其他组织自觉守法。',
    ),
    p('**第十二条** 地方性法规可以设定除限制人身自由、吊销营业执照以外的行政处罚。'),
    p(
      '法律、行政法规对违法行为已经作出行政处罚规定，地方性法规需要作出具体规定的，必须在法律、行政法规规定的给予行政处罚的行为、种类和幅度的范围内规定。',
    ),
    p(
      '法律、行政法规对违法行为未作出行政处罚规定，地方性法规为实施法律、行政法规，可以补充设定行政处罚。拟补充设定行政处罚的，应当通过听证会、论证会等形式广泛听取意见，并向制定机关作出书面说明。地方性法规报送备案时，应当说明补充设定行政处罚的情况。',
    ),
    p(
      '**第三十三条** 违法行为轻微并及时改正，没有造成危害后果的，不予行政处罚。初次违法且危害后果轻微并及时改正的，可以不予行政处罚。',
    ),
    p('当事人有证据足以证明没有主观过错的，不予行政处罚。法律、行政法规另有规定的，从其规定。'),
    p('对当事人的违法行为依法不予行政处罚的，行政机关应当对当事人进行教育。'),
    p(
      '**第四十一条** （节录）行政机关依照法律、行政法规规定利用电子技术监控设备收集、固定违法事实的，应当经过法制和技术审核，确保电子技术监控设备符合标准、设置合理、标志明显，设置地点应当向社会公布。',
    ),
    heading('行政复议法'),
    p(
      '**第二十条** （节录）公民、法人或者其他组织认为行政行为侵犯其合法权益的，可以自知道或者应当知道该行政行为之日起六十日内提出行政复议申请；但是法律规定的申请期限超过六十日的除外。',
    ),
    p(
      '行政机关作出行政行为时，未告知公民、法人或者其他组织申请行政复议的权利、行政复议机关和申请期限的，申请期限自公民、法人或者其他组织知道或者应当知道申请行政复议的权利、行政复议机关和申请期限之日起计算，但是自知道或者应当知道行政行为内容之日起最长不得超过一年。',
    ),
    heading('个人信息保护法'),
    p(
      '**第六条** 处理个人信息应当具有明确、合理的目的，并应当与处理目的直接相关，采取对个人权益影响最小的方式。',
    ),
    p('收集个人信息，应当限于实现处理目的的最小范围，不得过度收集个人信息。'),
    p(
      '**第二十六条** 在公共场所安装图像采集、个人身份识别设备，应当为维护公共安全所必需，遵守国家有关规定，并设置显著的提示标识。所收集的个人图像、身份识别信息只能用于维护公共安全的目的，不得用于其他目的；取得个人单独同意的除外。',
    ),
    heading('人脸识别技术应用安全管理办法'),
    quote(
      '国家互联网信息办公室、公安部令第 19 号，2025 年 3 月 13 日公布，自 2025 年 6 月 1 日起施行。部门规章，不是法律、行政法规。第四条、第十三条第一句已与公开转载的公布文本核对，没有与公报核对，正式引用以公报为准。',
    ),
    p(
      '**第四条** 应用人脸识别技术处理人脸信息，应当具有特定的目的和充分的必要性，采取对个人权益影响最小的方式，并实施严格保护措施。',
    ),
    p(
      '**第十三条** （节录）在公共场所安装人脸识别设备，应当为维护公共安全所必需，依法合理确定人脸信息采集区域，并设置显著提示标识。',
    ),
  ],
  [
    title(
      'Administrative Penalty Law, Administrative Reconsideration Law, Personal Information Protection Law (extracts)',
    ),
    quote(
      'The Administrative Penalty Law is in force since 15 July 2021, the Administrative Reconsideration Law as revised in 2023 since 1 January 2024, the Personal Information Protection Law since 1 November 2021. Unofficial translation.',
    ),
    heading('Administrative Penalty Law'),
    p(
      '**Article 6** Administrative penalties, in correcting unlawful acts, shall combine punishment with education and educate citizens, legal persons and other organisations to abide by the law of their own accord.',
    ),
    p(
      '**Article 12** Local regulations may create administrative penalties other than restriction of personal freedom and revocation of business licences.',
    ),
    p(
      'Where laws or administrative regulations already provide penalties for an unlawful act and local regulations need specific provisions, these must be within the acts, kinds and range provided by the laws and administrative regulations.',
    ),
    p(
      'Where laws and administrative regulations provide no penalty for an unlawful act, local regulations may add one in order to implement them. For that, opinions shall be heard widely through hearings, expert meetings and the like, and a written explanation given to the body making the regulation. When the regulation is filed, the added penalty shall be explained.',
    ),
    p(
      '**Article 33** Where an unlawful act is slight, corrected in time and without harmful consequences, no penalty is imposed. Where it is a first violation with slight consequences, corrected in time, the penalty may be waived.',
    ),
    p(
      'Where the party has sufficient evidence that it was not at fault, no penalty is imposed. Where laws or administrative regulations provide otherwise, they prevail.',
    ),
    p('Where no penalty is imposed according to law, the agency shall educate the party.'),
    p(
      '**Article 41** (extract) Where an agency under laws and administrative regulations uses electronic monitoring to collect and secure facts of violations, it shall be reviewed legally and technically, to ensure that the equipment meets the standards, is reasonably placed and clearly marked; the places shall be made public.',
    ),
    heading('Administrative Reconsideration Law'),
    p(
      '**Article 20** (extract) Citizens, legal persons and other organisations that consider that an administrative act infringes their lawful rights and interests may apply for reconsideration within sixty days of when they knew or should have known of the act, unless a law provides for a longer time.',
    ),
    p(
      'Where the agency, in performing the act, did not inform them of the right to apply for reconsideration, of the reconsideration authority and of the time limit, the time runs from when they knew or should have known of these, but not beyond one year from when they knew or should have known of the content of the act.',
    ),
    heading('Personal Information Protection Law'),
    p(
      '**Article 6** Personal information shall be handled for a clear and reasonable purpose, directly related to that purpose, and in the way that least affects the rights of the individual.',
    ),
    p('Collection shall be limited to the smallest scope needed for the purpose and may not be excessive.'),
    p(
      '**Article 26** Image collection or identification equipment in public places shall be necessary for maintaining public security, comply with State provisions and bear a conspicuous sign. The personal images and identification information collected may be used only for maintaining public security and not for other purposes, unless the individual has consented separately.',
    ),
    heading('Measures on the Safe Use of Face Recognition Technology'),
    quote(
      'Order No. 19 of the Cyberspace Administration and the Ministry of Public Security, published 13 March 2025, in force 1 June 2025. A departmental rule, neither a law nor an administrative regulation. Article 4 and the first sentence of Article 13 were compared with public reprints of the order and not with the gazette, which decides.',
    ),
    p(
      '**Article 4** Whoever uses face recognition technology to handle facial information shall have a specific purpose and sufficient need, act in the way that least affects the rights of the individual and take strict protective measures.',
    ),
    p(
      '**Article 13** (extract) Face recognition equipment in public places shall be necessary for maintaining public security; the area of collection shall be fixed lawfully and reasonably, and a conspicuous sign set up.',
    ),
  ],
);

export const LAW_DOCUMENTS: CaseDocument[] = [LEGISLATION, PENALTY];
