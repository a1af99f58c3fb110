import type { CaseDocument } from '@lets/contract';
import { bi, heading, p, quote, title } from '../../build.ts';
import { write } from '../fields.ts';

const TRIAL_LAW: CaseDocument = {
  id: 'law_procedure_trial',
  kind: 'law',
  name: bi(
    '民事诉讼法 第一审普通程序（节录）',
    'Civil Procedure Law: ordinary procedure at first instance (extracts)',
  ),
  node_id: null,
  role_ids: [],
  body: write(
    [
      title('中华人民共和国民事诉讼法（节录二）'),
      quote('2023 年 9 月 1 日第五次修正，自 2024 年 1 月 1 日起施行。'),
      heading('起诉和受理'),
      p('**第一百二十二条** 起诉必须符合下列条件：'),
      p('（一）原告是与本案有直接利害关系的公民、法人和其他组织；'),
      p('（二）有明确的被告；'),
      p('（三）有具体的诉讼请求和事实、理由；'),
      p('（四）属于人民法院受理民事诉讼的范围和受诉人民法院管辖。'),
      p('**第一百二十四条** 起诉状应当记明下列事项：'),
      p(
        '（一）原告的姓名、性别、年龄、民族、职业、工作单位、住所、联系方式，法人或者其他组织的名称、住所和法定代表人或者主要负责人的姓名、职务、联系方式；',
      ),
      p('（二）被告的姓名、性别、工作单位、住所等信息，法人或者其他组织的名称、住所等信息；'),
      p('（三）诉讼请求和所根据的事实与理由；'),
      p('（四）证据和证据来源，证人姓名和住所。'),
      p('**第一百二十五条** 当事人起诉到人民法院的民事纠纷，适宜调解的，先行调解，但当事人拒绝调解的除外。'),
      p(
        '**第一百二十六条** 人民法院应当保障当事人依照法律规定享有的起诉权利。对符合本法第一百二十二条的起诉，必须受理。符合起诉条件的，应当在七日内立案，并通知当事人；不符合起诉条件的，应当在七日内作出裁定书，不予受理；原告对裁定不服的，可以提起上诉。',
      ),
      heading('审理前的准备'),
      p(
        '**第一百二十八条** 人民法院应当在立案之日起五日内将起诉状副本发送被告，被告应当在收到之日起十五日内提出答辩状。答辩状应当记明被告的姓名、性别、年龄、民族、职业、工作单位、住所、联系方式；法人或者其他组织的名称、住所和法定代表人或者主要负责人的姓名、职务、联系方式。人民法院应当在收到答辩状之日起五日内将答辩状副本发送原告。',
      ),
      p('被告不提出答辩状的，不影响人民法院审理。'),
      p(
        '**第一百二十九条** 人民法院对决定受理的案件，应当在受理案件通知书和应诉通知书中向当事人告知有关的诉讼权利义务，或者口头告知。',
      ),
      p(
        '**第一百三十条** 人民法院受理案件后，当事人对管辖权有异议的，应当在提交答辩状期间提出。人民法院对当事人提出的异议，应当审查。异议成立的，裁定将案件移送有管辖权的人民法院；异议不成立的，裁定驳回。',
      ),
      p(
        '当事人未提出管辖异议，并应诉答辩或者提出反诉的，视为受诉人民法院有管辖权，但违反级别管辖和专属管辖规定的除外。',
      ),
      heading('开庭审理'),
      p('**第一百四十条** 开庭审理前，书记员应当查明当事人和其他诉讼参与人是否到庭，宣布法庭纪律。'),
      p(
        '开庭审理时，由审判长或者独任审判员核对当事人，宣布案由，宣布审判人员、法官助理、书记员等的名单，告知当事人有关的诉讼权利义务，询问当事人是否提出回避申请。',
      ),
      p('**第一百四十一条** 法庭调查按照下列顺序进行：'),
      p('（一）当事人陈述；'),
      p('（二）告知证人的权利义务，证人作证，宣读未到庭的证人证言；'),
      p('（三）出示书证、物证、视听资料和电子数据；'),
      p('（四）宣读鉴定意见；'),
      p('（五）宣读勘验笔录。'),
      p('**第一百四十二条** 当事人在法庭上可以提出新的证据。'),
      p('当事人经法庭许可，可以向证人、鉴定人、勘验人发问。'),
      p('当事人要求重新进行调查、鉴定或者勘验的，是否准许，由人民法院决定。'),
      p('**第一百四十四条** 法庭辩论按照下列顺序进行：'),
      p('（一）原告及其诉讼代理人发言；'),
      p('（二）被告及其诉讼代理人答辩；'),
      p('（三）第三人及其诉讼代理人发言或者答辩；'),
      p('（四）互相辩论。'),
      p('法庭辩论终结，由审判长或者独任审判员按照原告、被告、第三人的先后顺序征询各方最后意见。'),
      p(
        '**第一百四十五条** 法庭辩论终结，应当依法作出判决。判决前能够调解的，还可以进行调解，调解不成的，应当及时判决。',
      ),
      p('**第一百四十八条** 宣判前，原告申请撤诉的，是否准许，由人民法院裁定。'),
      p('人民法院裁定不准许撤诉的，原告经传票传唤，无正当理由拒不到庭的，可以缺席判决。'),
      p('**第一百五十条** 书记员应当将法庭审理的全部活动记入笔录，由审判人员和书记员签名。'),
      p(
        '法庭笔录应当当庭宣读，也可以告知当事人和其他诉讼参与人当庭或者在五日内阅读。当事人和其他诉讼参与人认为对自己的陈述记录有遗漏或者差错的，有权申请补正。如果不予补正，应当将申请记录在案。',
      ),
      p('法庭笔录由当事人和其他诉讼参与人签名或者盖章。拒绝签名盖章的，记明情况附卷。'),
      heading('宣判和判决'),
      p('**第一百五十一条** 人民法院对公开审理或者不公开审理的案件，一律公开宣告判决。'),
      p('当庭宣判的，应当在十日内发送判决书；定期宣判的，宣判后立即发给判决书。'),
      p('宣告判决时，必须告知当事人上诉权利、上诉期限和上诉的法院。'),
      p('宣告离婚判决，必须告知当事人在判决发生法律效力前不得另行结婚。'),
      p('**第一百五十五条** 判决书应当写明判决结果和作出该判决的理由。判决书内容包括：'),
      p('（一）案由、诉讼请求、争议的事实和理由；'),
      p('（二）判决认定的事实和理由、适用的法律和理由；'),
      p('（三）判决结果和诉讼费用的负担；'),
      p('（四）上诉期间和上诉的法院。'),
      p('判决书由审判人员、书记员署名，加盖人民法院印章。'),
      heading('上诉和执行'),
      p(
        '**第一百七十一条** 当事人不服地方人民法院第一审判决的，有权在判决书送达之日起十五日内向上一级人民法院提起上诉。',
      ),
      p('当事人不服地方人民法院第一审裁定的，有权在裁定书送达之日起十日内向上一级人民法院提起上诉。'),
      p(
        '**第二百六十四条** 被执行人未按判决、裁定和其他法律文书指定的期间履行给付金钱义务的，应当加倍支付迟延履行期间的债务利息。被执行人未按判决、裁定和其他法律文书指定的期间履行其他义务的，应当支付迟延履行金。',
      ),
    ],
    [
      title("Civil Procedure Law of the People's Republic of China (extracts, part 2)"),
      quote(
        'Fifth amendment of 1 September 2023, in force 1 January 2024. Unofficial translation; the Chinese text is authoritative.',
      ),
      heading('Bringing and accepting an action'),
      p('**Article 122** An action must meet the following conditions:'),
      p(
        '(1) the plaintiff is a citizen, legal person or other organisation with a direct interest in the case;',
      ),
      p('(2) there is a definite defendant;'),
      p('(3) there are definite claims, facts and grounds;'),
      p(
        "(4) the matter falls within the scope of civil actions accepted by the people's courts and under the jurisdiction of the court in which it is brought.",
      ),
      p('**Article 124** A complaint shall state the following:'),
      p(
        "(1) the plaintiff's name, sex, age, ethnicity, occupation, employer, address and contact details; for a legal person or other organisation its name and address and the name, position and contact details of its legal representative or person chiefly in charge;",
      ),
      p(
        "(2) the defendant's name, sex, employer, address and the like; for a legal person or other organisation its name, address and the like;",
      ),
      p('(3) the claims and the facts and grounds on which they rest;'),
      p('(4) the evidence and its sources, and the names and addresses of witnesses.'),
      p(
        "**Article 125** A civil dispute brought to a people's court that is suitable for mediation is first mediated, unless a party refuses.",
      ),
      p(
        "**Article 126** The people's court shall safeguard the parties' right under the law to bring an action. An action that meets Article 122 of this Law must be accepted. If the conditions are met, the case shall be registered within seven days and the parties notified; if they are not, a ruling not to accept it shall be made within seven days, against which the plaintiff may appeal.",
      ),
      heading('Preparing the trial'),
      p(
        "**Article 128** The people's court shall send a copy of the complaint to the defendant within five days of registering the case, and the defendant shall file a defence within fifteen days of receiving it. The defence shall state the defendant's name, sex, age, ethnicity, occupation, employer, address and contact details; for a legal person or other organisation its name and address and the name, position and contact details of its legal representative or person chiefly in charge. The court shall send a copy of the defence to the plaintiff within five days of receiving it.",
      ),
      p('If the defendant files no defence, the trial is not affected.'),
      p(
        "**Article 129** When the people's court decides to accept a case, it shall inform the parties of their procedural rights and duties in the notice of acceptance and the notice to respond, or orally.",
      ),
      p(
        "**Article 130** After a people's court has accepted a case, a party who objects to its jurisdiction shall do so within the time for the defence. The court shall examine the objection. If it is justified, the court rules that the case be transferred to the court with jurisdiction; if not, it is rejected by ruling.",
      ),
      p(
        'Where a party raises no objection and answers the action or brings a counterclaim, the court is deemed to have jurisdiction, except against the rules on level and exclusive jurisdiction.',
      ),
      heading('The hearing'),
      p(
        '**Article 140** Before the hearing the clerk shall establish whether the parties and other participants are present and announce the rules of the court.',
      ),
      p(
        'At the hearing the presiding judge or sole judge checks the parties, announces the cause of action and the names of the judges, judge assistants, clerk and others, informs the parties of their procedural rights and duties, and asks whether they apply for the recusal of any person.',
      ),
      p('**Article 141** The court investigation proceeds in the following order:'),
      p('(1) statements of the parties;'),
      p(
        '(2) informing the witnesses of their rights and duties, testimony of witnesses, reading of the statements of absent witnesses;',
      ),
      p('(3) presentation of documentary and physical evidence, audio-visual material and electronic data;'),
      p('(4) reading of expert opinions;'),
      p('(5) reading of records of inspection.'),
      p('**Article 142** The parties may present new evidence in court.'),
      p('With the leave of the court the parties may question witnesses, experts and inspectors.'),
      p(
        "Where a party asks for a new investigation, appraisal or inspection, the people's court decides whether to allow it.",
      ),
      p('**Article 144** The court debate proceeds in the following order:'),
      p('(1) the plaintiff and his agents speak;'),
      p('(2) the defendant and his agents answer;'),
      p('(3) the third party and his agents speak or answer;'),
      p('(4) the parties debate with one another.'),
      p(
        'When the debate closes, the presiding judge or sole judge asks each side for its final opinion, in the order plaintiff, defendant, third party.',
      ),
      p(
        '**Article 145** When the debate closes, judgment shall be given according to law. If a settlement is possible before judgment, mediation may still be held; if it fails, judgment shall be given without delay.',
      ),
      p(
        "**Article 148** Where the plaintiff applies to withdraw the action before judgment is pronounced, the people's court rules whether to allow it.",
      ),
      p(
        'Where the court does not allow it and the plaintiff, having been served with a summons, refuses to appear without just cause, judgment may be given by default.',
      ),
      p(
        '**Article 150** The clerk enters the whole of the hearing in the record, which is signed by the judges and the clerk.',
      ),
      p(
        'The record is read out in court, or the parties and other participants are told to read it there or within five days. Whoever finds their statement incomplete or wrong may apply for a correction; where none is made, the application is put on record.',
      ),
      p(
        'The record is signed or sealed by the parties and other participants. A refusal to sign or seal is noted and filed.',
      ),
      heading('Pronouncement and judgment'),
      p(
        "**Article 151** Whether or not a case is tried in public, a people's court always pronounces judgment in public.",
      ),
      p(
        'Where judgment is pronounced at the hearing, it shall be sent within ten days; where it is pronounced on a fixed day, it is issued immediately afterwards.',
      ),
      p(
        'When judgment is pronounced, the parties must be told of their right to appeal, the time for it and the court of appeal.',
      ),
      p(
        'When a judgment of divorce is pronounced, the parties must be told not to remarry before it takes legal effect.',
      ),
      p('**Article 155** A judgment shall state the decision and the reasons for it. It contains:'),
      p('(1) the cause of action, the claims, and the facts and grounds in dispute;'),
      p('(2) the facts found and the reasons, the law applied and the reasons;'),
      p('(3) the decision and who bears the costs;'),
      p('(4) the time for an appeal and the court of appeal.'),
      p("The judgment is signed by the judges and the clerk and bears the seal of the people's court."),
      heading('Appeal and enforcement'),
      p(
        "**Article 171** A party who does not accept the judgment at first instance of a local people's court has the right to appeal to the people's court at the next higher level within fifteen days of its service.",
      ),
      p(
        "A party who does not accept the ruling at first instance of a local people's court has the right to appeal to the people's court at the next higher level within ten days of its service.",
      ),
      p(
        '**Article 264** A person subject to enforcement who does not pay money within the time set by a judgment, ruling or other legal document shall pay double interest on the debt for the period of delay. One who does not perform another obligation within the time set shall pay a delay charge.',
      ),
    ],
  ),
};

export const TRIAL_LAW_DOCUMENTS: CaseDocument[] = [TRIAL_LAW];
