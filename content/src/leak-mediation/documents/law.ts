import type { CaseDocument } from '@lets/contract';
import { bi, heading, p, quote, title } from '../../build.ts';
import { law } from '../fields.ts';

const MEDIATION = law(
  'law_mediation',
  bi('人民调解法（节选）', "People's Mediation Law (extracts)"),
  [
    title('中华人民共和国人民调解法（节选）'),
    quote('2010 年 8 月 28 日通过，自 2011 年 1 月 1 日起施行。'),
    p(
      '**第二条** 本法所称人民调解，是指人民调解委员会通过说服、疏导等方法，促使当事人在平等协商基础上自愿达成调解协议，解决民间纠纷的活动。',
    ),
    p('**第三条** 人民调解委员会调解民间纠纷，应当遵循下列原则：'),
    p('（一）在当事人自愿、平等的基础上进行调解；'),
    p('（二）不违背法律、法规和国家政策；'),
    p('（三）尊重当事人的权利，不得因调解而阻止当事人依法通过仲裁、行政、司法等途径维护自己的权利。'),
    p('**第四条** 人民调解委员会调解民间纠纷，不收取任何费用。'),
    p(
      '**第十五条** 人民调解员在调解工作中有下列行为之一的，由其所在的人民调解委员会给予批评教育、责令改正，情节严重的，由推选或者聘任单位予以罢免或者解聘：',
    ),
    p('（一）偏袒一方当事人的；'),
    p('（二）侮辱当事人的；'),
    p('（三）索取、收受财物或者牟取其他不正当利益的；'),
    p('（四）泄露当事人的个人隐私、商业秘密的。'),
    p(
      '**第十七条** 当事人可以向人民调解委员会申请调解；人民调解委员会也可以主动调解。当事人一方明确拒绝调解的，不得调解。',
    ),
    p(
      '**第二十条** 人民调解员根据调解纠纷的需要，在征得当事人的同意后，可以邀请当事人的亲属、邻里、同事等参与调解，也可以邀请具有专门知识、特定经验的人员或者有关社会组织的人员参与调解。',
    ),
    p('人民调解委员会支持当地公道正派、热心调解、群众认可的社会人士参与调解。'),
    p('**第二十一条** 人民调解员调解民间纠纷，应当坚持原则，明法析理，主持公道。'),
    p('调解民间纠纷，应当及时、就地进行，防止矛盾激化。'),
    p(
      '**第二十二条** 人民调解员根据纠纷的不同情况，可以采取多种方式调解民间纠纷，充分听取当事人的陈述，讲解有关法律、法规和国家政策，耐心疏导，在当事人平等协商、互谅互让的基础上提出纠纷解决方案，帮助当事人自愿达成调解协议。',
    ),
    p('**第二十三条** 当事人在人民调解活动中享有下列权利：'),
    p('（一）选择或者接受人民调解员；'),
    p('（二）接受调解、拒绝调解或者要求终止调解；'),
    p('（三）要求调解公开进行或者不公开进行；'),
    p('（四）自主表达意愿、自愿达成调解协议。'),
    p('**第二十四条** 当事人在人民调解活动中履行下列义务：'),
    p('（一）如实陈述纠纷事实；'),
    p('（二）遵守调解现场秩序，尊重人民调解员；'),
    p('（三）尊重对方当事人行使权利。'),
    p(
      '**第二十五条** 人民调解员在调解纠纷过程中，发现纠纷有可能激化的，应当采取有针对性的预防措施；对有可能引起治安案件、刑事案件的纠纷，应当及时向当地公安机关或者其他有关部门报告。',
    ),
    p(
      '**第二十六条** 人民调解员调解纠纷，调解不成的，应当终止调解，并依据有关法律、法规的规定，告知当事人可以依法通过仲裁、行政、司法等途径维护自己的权利。',
    ),
    p(
      '**第二十七条** 人民调解员应当记录调解情况。人民调解委员会应当建立调解工作档案，将调解登记、调解工作记录、调解协议书等材料立卷归档。',
    ),
    p(
      '**第二十八条** 经人民调解委员会调解达成调解协议的，可以制作调解协议书。当事人认为无需制作调解协议书的，可以采取口头协议方式，人民调解员应当记录协议内容。',
    ),
    p('**第二十九条** 调解协议书可以载明下列事项：'),
    p('（一）当事人的基本情况；'),
    p('（二）纠纷的主要事实、争议事项以及各方当事人的责任；'),
    p('（三）当事人达成调解协议的内容，履行的方式、期限。'),
    p(
      '调解协议书自各方当事人签名、盖章或者按指印，人民调解员签名并加盖人民调解委员会印章之日起生效。调解协议书由当事人各执一份，人民调解委员会留存一份。',
    ),
    p('**第三十条** 口头调解协议自各方当事人达成协议之日起生效。'),
    p('**第三十一条** 经人民调解委员会调解达成的调解协议，具有法律约束力，当事人应当按照约定履行。'),
    p('人民调解委员会应当对调解协议的履行情况进行监督，督促当事人履行约定的义务。'),
    p(
      '**第三十二条** 经人民调解委员会调解达成调解协议后，当事人之间就调解协议的履行或者调解协议的内容发生争议的，一方当事人可以向人民法院提起诉讼。',
    ),
    p(
      '**第三十三条** 经人民调解委员会调解达成调解协议后，双方当事人认为有必要的，可以自调解协议生效之日起三十日内共同向人民法院申请司法确认，人民法院应当及时对调解协议进行审查，依法确认调解协议的效力。',
    ),
    p(
      '人民法院依法确认调解协议有效，一方当事人拒绝履行或者未全部履行的，对方当事人可以向人民法院申请强制执行。',
    ),
    p(
      '人民法院依法确认调解协议无效的，当事人可以通过人民调解方式变更原调解协议或者达成新的调解协议，也可以向人民法院提起诉讼。',
    ),
  ],
  [
    title("People's Mediation Law (extracts)"),
    quote('Passed on 28 August 2010, in force from 1 January 2011. Unofficial translation.'),
    p(
      "**Article 2** People's mediation means that a people's mediation committee, by persuasion and guidance, brings parties to agree voluntarily, on the basis of equal consultation, and so settles civil disputes among the people.",
    ),
    p("**Article 3** People's mediation committees shall observe these principles:"),
    p('(1) mediation on the basis of the free will and equality of the parties;'),
    p('(2) nothing against laws, regulations and state policies;'),
    p(
      '(3) respect for the rights of the parties, who may not on account of mediation be prevented from protecting their rights by arbitration, administrative, judicial or other ways according to law.',
    ),
    p("**Article 4** People's mediation committees charge no fee of any kind."),
    p(
      "**Article 15** A people's mediator who does one of the following in mediation is criticised and ordered to correct by the committee; if serious, removed or dismissed by those who elected or engaged him:",
    ),
    p('(1) favouring a party;'),
    p('(2) insulting a party;'),
    p('(3) asking for or taking property or other improper advantage;'),
    p("(4) disclosing a party's privacy or trade secrets."),
    p(
      "**Article 17** A party may apply to a people's mediation committee; the committee may also mediate of its own accord. Where a party clearly refuses mediation, there is none.",
    ),
    p(
      "**Article 20** Where the dispute needs it, a people's mediator may with the consent of the parties invite their relatives, neighbours, colleagues and others to take part, and also persons with special knowledge or experience or from social organisations concerned.",
    ),
    p(
      'Committees support fair and upright local people who are willing to mediate and are trusted by the public.',
    ),
    p(
      "**Article 21** A people's mediator shall hold to principle, make law and reason clear and uphold justice.",
    ),
    p('Mediation shall be prompt and on the spot, and prevent disputes from growing worse.'),
    p(
      "**Article 22** According to the dispute a people's mediator may use many ways: hear the parties fully, explain laws, regulations and state policies, guide with patience, propose a solution on the basis of equal consultation, mutual understanding and concession, and help the parties to agree voluntarily.",
    ),
    p("**Article 23** In people's mediation a party has the right"),
    p('(1) to choose or accept mediators;'),
    p('(2) to accept mediation, refuse it or ask that it be ended;'),
    p('(3) to ask that it be public or not public;'),
    p('(4) to express its will and to agree of its own will.'),
    p("**Article 24** In people's mediation a party has the duty"),
    p('(1) to state the facts truthfully;'),
    p('(2) to keep order and respect the mediators;'),
    p('(3) to respect the exercise of rights by the other party.'),
    p(
      "**Article 25** A people's mediator who finds that a dispute may grow worse shall take fitting preventive measures; one that may lead to a public security or criminal case shall be reported in time to the local public security organ or other department.",
    ),
    p(
      '**Article 26** If mediation fails it shall be ended, and the parties told, according to laws and regulations, that they may protect their rights by arbitration, administrative, judicial or other ways.',
    ),
    p(
      "**Article 27** People's mediators shall record the mediation. Committees keep files of registration, records and agreements.",
    ),
    p(
      '**Article 28** Where an agreement is reached it may be put in writing. If the parties find that unnecessary, it may be oral, and the mediator shall record its content.',
    ),
    p('**Article 29** A mediation agreement may state'),
    p('(1) who the parties are;'),
    p('(2) the main facts, the points in dispute and the responsibility of each;'),
    p('(3) what was agreed, and how and when it is performed.'),
    p(
      "It takes effect when all parties have signed, sealed or thumb-printed it and the people's mediator has signed and the committee sealed it. Each party keeps one copy, the committee one.",
    ),
    p('**Article 30** An oral agreement takes effect on the day on which the parties agree.'),
    p(
      "**Article 31** An agreement reached through a people's mediation committee is legally binding, and the parties shall perform it.",
    ),
    p('The committee supervises performance and urges the parties to perform.'),
    p(
      '**Article 32** If after the agreement a dispute arises about its performance or content, a party may bring an action in court.',
    ),
    p(
      '**Article 33** After an agreement is reached, both parties may, if they find it necessary, within thirty days of its taking effect together ask a court to confirm it; the court shall examine it in time and confirm its effect according to law.',
    ),
    p(
      'Where the court confirms it and a party refuses to perform or does so in part, the other may apply for compulsory enforcement.',
    ),
    p(
      "Where the court holds it invalid, the parties may through people's mediation change it or make a new one, or bring an action.",
    ),
  ],
);

const LIABILITY = law(
  'law_liability',
  bi('民法典（节选）', 'Civil Code (extracts)'),
  [
    title('中华人民共和国民法典（节选）'),
    quote('自 2021 年 1 月 1 日起施行。'),
    heading('相邻关系'),
    p(
      '**第二百八十八条** 不动产的相邻权利人应当按照有利生产、方便生活、团结互助、公平合理的原则，正确处理相邻关系。',
    ),
    p(
      '**第二百九十六条** 不动产权利人因用水、排水、通行、铺设管线等利用相邻不动产的，应当尽量避免对相邻的不动产权利人造成损害。',
    ),
    heading('租赁和物业'),
    p('**第七百一十二条** 出租人应当履行租赁物的维修义务，但是当事人另有约定的除外。'),
    p(
      '**第七百一十三条** 承租人在租赁物需要维修时可以请求出租人在合理期限内维修。出租人未履行维修义务的，承租人可以自行维修，维修费用由出租人负担。因维修租赁物影响承租人使用的，应当相应减少租金或者延长租期。',
    ),
    p('因承租人的过错致使租赁物需要维修的，出租人不承担前款规定的维修义务。'),
    p(
      '**第九百四十二条** （节录）物业服务人应当按照约定和物业的使用性质，妥善维修、养护、清洁、绿化和经营管理物业服务区域内的业主共有部分，维护物业服务区域内的基本秩序，采取合理措施保护业主的人身、财产安全。',
    ),
    heading('侵权责任'),
    p('**第一千一百六十五条** （节录）行为人因过错侵害他人民事权益造成损害的，应当承担侵权责任。'),
    p(
      '**第一千一百七十二条** 二人以上分别实施侵权行为造成同一损害，能够确定责任大小的，各自承担相应的责任；难以确定责任大小的，平均承担责任。',
    ),
    p('**第一千一百七十三条** 被侵权人对同一损害的发生或者扩大有过错的，可以减轻侵权人的责任。'),
    p('**第一千一百八十三条** 侵害自然人人身权益造成严重精神损害的，被侵权人有权请求精神损害赔偿。'),
    p('因故意或者重大过失侵害自然人具有人身意义的特定物造成严重精神损害的，被侵权人有权请求精神损害赔偿。'),
    p('**第一千一百八十四条** 侵害他人财产的，财产损失按照损失发生时的市场价格或者其他合理方式计算。'),
    heading('时效'),
    p(
      '**第一百八十八条** （节录）向人民法院请求保护民事权利的诉讼时效期间为三年。法律另有规定的，依照其规定。',
    ),
  ],
  [
    title('Civil Code (extracts)'),
    quote('In force from 1 January 2021. Unofficial translation.'),
    heading('Neighbours'),
    p(
      '**Article 288** Neighbours in immovable property shall deal with each other so as to help production, make life easier, in solidarity and mutual assistance and fairness and reasonably.',
    ),
    p(
      '**Article 296** Whoever uses neighbouring property for water, drainage, passage or pipes shall as far as possible avoid causing damage to the neighbour.',
    ),
    heading('Lease and property services'),
    p(
      '**Article 712** The lessor shall perform the duty to repair the leased property, unless the parties agreed otherwise.',
    ),
    p(
      '**Article 713** If the leased property needs repair the lessee may ask the lessor to repair it within a reasonable time. If the lessor does not, the lessee may repair it himself at the cost of the lessor. If the repair affects the use, the rent is reduced or the lease prolonged accordingly.',
    ),
    p(
      'If the repair is needed through the fault of the lessee, the lessor does not bear the duty of the preceding paragraph.',
    ),
    p(
      '**Article 942** (extract) As agreed and according to the nature of the use, the provider of property services shall properly repair, maintain, clean, green and manage the common parts, keep basic order and take reasonable measures to protect the persons and property of the owners.',
    ),
    heading('Tort'),
    p(
      '**Article 1165** (extract) Whoever by fault infringes the civil rights and interests of another and causes damage shall bear tort liability.',
    ),
    p(
      '**Article 1172** Where two or more persons each commit a tort and cause one damage, each bears his share if the shares can be determined; if not, they bear it equally.',
    ),
    p(
      '**Article 1173** Where the injured party is at fault for the same damage or its growth, the liability of the tortfeasor may be reduced.',
    ),
    p(
      '**Article 1183** Whoever suffers serious mental distress from infringement of personal rights may claim damages for it.',
    ),
    p(
      'Whoever suffers serious mental distress because a specific object of personal significance was infringed by intent or gross negligence may claim damages for it.',
    ),
    p(
      '**Article 1184** Damage to property is assessed at the market price when the loss occurs or in another reasonable way.',
    ),
    heading('Limitation'),
    p(
      "**Article 188** (extract) The period of limitation for asking a people's court to protect civil rights is three years. If a law provides otherwise, that applies.",
    ),
  ],
);

const CONFIRMATION = law(
  'law_confirmation',
  bi('司法确认和起诉（节选）', 'Confirmation and action (extracts)'),
  [
    title('司法确认和起诉'),
    quote(
      '民事诉讼法 2023 年修正，自 2024 年 1 月 1 日起施行。2022 年的解释仍引用修正前的条号：其中的第二百零一条即现第二百零五条。',
    ),
    heading('民事诉讼法'),
    p('**第二十九条** 因侵权行为提起的诉讼，由侵权行为地或者被告住所地人民法院管辖。'),
    p('**第一百二十二条** 起诉必须符合下列条件：'),
    p('（一）原告是与本案有直接利害关系的公民、法人和其他组织；'),
    p('（二）有明确的被告；'),
    p('（三）有具体的诉讼请求和事实、理由；'),
    p('（四）属于人民法院受理民事诉讼的范围和受诉人民法院管辖。'),
    p(
      '**第二百零五条** 经依法设立的调解组织调解达成调解协议，申请司法确认的，由双方当事人自调解协议生效之日起三十日内，共同向下列人民法院提出：',
    ),
    p('（一）人民法院邀请调解组织开展先行调解的，向作出邀请的人民法院提出；'),
    p(
      '（二）调解组织自行开展调解的，向当事人住所地、标的物所在地、调解组织所在地的基层人民法院提出；调解协议所涉纠纷应当由中级人民法院管辖的，向相应的中级人民法院提出。',
    ),
    p(
      '**第二百零六条** 人民法院受理申请后，经审查，符合法律规定的，裁定调解协议有效，一方当事人拒绝履行或者未全部履行的，对方当事人可以向人民法院申请执行；不符合法律规定的，裁定驳回申请，当事人可以通过调解方式变更原调解协议或者达成新的调解协议，也可以向人民法院提起诉讼。',
    ),
    heading('民事诉讼法解释（2022 年）'),
    p(
      '**第三百五十三条** 当事人申请司法确认调解协议，可以采用书面形式或者口头形式。当事人口头申请的，人民法院应当记入笔录，并由当事人签名、捺印或者盖章。',
    ),
    p(
      '**第三百五十四条** 当事人申请司法确认调解协议，应当向人民法院提交调解协议、调解组织主持调解的证明，以及与调解协议相关的财产权利证明等材料，并提供双方当事人的身份、住所、联系方式等基本信息。',
    ),
    p('当事人未提交上述材料的，人民法院应当要求当事人限期补交。'),
    p('**第三百五十八条** 经审查，调解协议有下列情形之一的，人民法院应当裁定驳回申请：'),
    p('（一）违反法律强制性规定的；'),
    p('（二）损害国家利益、社会公共利益、他人合法权益的；'),
    p('（三）违背公序良俗的；'),
    p('（四）违反自愿原则的；'),
    p('（五）内容不明确的；'),
    p('（六）其他不能进行司法确认的情形。'),
    heading('诉讼费用交纳办法（2007 年 4 月 1 日起施行）'),
    p('**第八条** （节录）下列案件不交纳案件受理费：'),
    p('（一）依照民事诉讼法规定的特别程序审理的案件；'),
  ],
  [
    title('Confirmation and Action'),
    quote(
      'The Civil Procedure Law as amended in 2023, in force from 1 January 2024. The Interpretation of 2022 still cites the old numbers: its Article 201 is now Article 205.',
    ),
    heading('Civil Procedure Law'),
    p(
      "**Article 29** An action for a tort belongs to the people's court of the place of the tort or of the defendant's domicile.",
    ),
    p('**Article 122** An action must meet these conditions:'),
    p('(1) the plaintiff is a citizen, legal person or other organisation directly interested in the case;'),
    p('(2) there is a definite defendant;'),
    p('(3) there are specific claims, facts and grounds;'),
    p('(4) it falls within the civil jurisdiction of the courts and of the court seised.'),
    p(
      "**Article 205** Where an agreement was reached through a mediation organisation established according to law, an application for judicial confirmation is made by both parties together, within thirty days of its taking effect, to the following people's court:",
    ),
    p('(1) where a court invited the organisation to mediate first, to that court;'),
    p(
      "(2) where the organisation mediated by itself, to the basic people's court of the domicile of a party, of the place of the object or of the organisation; where the dispute belongs to an intermediate people's court, to that court.",
    ),
    p(
      '**Article 206** The court accepts and examines the application. If it meets the law, the court rules that the agreement is valid, and if a party refuses to perform or does so in part the other may apply for enforcement; if not, it rules to dismiss the application, and the parties may change the agreement or make a new one through mediation, or bring an action.',
    ),
    heading('Interpretation of the Civil Procedure Law (2022)'),
    p(
      '**Article 353** An application for confirmation may be written or oral. An oral one is entered in the record and signed, thumb-printed or sealed by the parties.',
    ),
    p(
      '**Article 354** Parties who apply for judicial confirmation of a mediation agreement shall submit to the court the agreement, proof that the mediation organisation conducted the mediation, proof of the property rights to which the agreement relates, and similar material, and shall provide the basic information on both parties, such as identity, address and contact details.',
    ),
    p('If they do not, the court shall ask them to do so within a time.'),
    p('**Article 358** The court shall rule to dismiss the application if the agreement'),
    p('(1) is against mandatory provisions of law;'),
    p('(2) harms the interests of the State, the public or others;'),
    p('(3) is against public order and good morals;'),
    p('(4) is against free will;'),
    p('(5) is unclear in content;'),
    p('(6) or cannot be confirmed for another reason.'),
    heading('Measures on Litigation Fees (in force from 1 April 2007)'),
    p('**Article 8** (extract) No case acceptance fee is paid in'),
    p('(1) cases tried under a special procedure of the Civil Procedure Law;'),
  ],
);

export const LAW_DOCUMENTS: CaseDocument[] = [MEDIATION, LIABILITY, CONFIRMATION];
