import type { CaseDocument } from '@lets/contract';
import { bi, p, quote, title } from '../../build.ts';
import { law } from '../fields.ts';
import { ACTION_LAW } from './law-action.ts';

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

export const LAW_DOCUMENTS: CaseDocument[] = [MEDIATION, ...ACTION_LAW];
