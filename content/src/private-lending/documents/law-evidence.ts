import type { CaseDocument } from '@lets/contract';
import { bi, heading, p, quote, title } from '../../build.ts';
import { write } from '../fields.ts';

const EVIDENCE_LAW: CaseDocument = {
  id: 'law_evidence',
  kind: 'law',
  name: bi('证据、陪审与诉讼费用规则（节录）', 'Rules on evidence, assessors and costs (extracts)'),
  node_id: null,
  role_ids: [],
  body: write(
    [
      title('证据、陪审与诉讼费用规则（节录）'),
      heading('最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释'),
      quote('2022 年第二次修正。本案材料中简称《民诉法解释》。'),
      p(
        '**第九十条** 当事人对自己提出的诉讼请求所依据的事实或者反驳对方诉讼请求所依据的事实，应当提供证据加以证明，但法律另有规定的除外。',
      ),
      p(
        '在作出判决前，当事人未能提供证据或者证据不足以证明其事实主张的，由负有举证证明责任的当事人承担不利的后果。',
      ),
      p('**第九十一条** 人民法院应当依照下列原则确定举证证明责任的承担，但法律另有规定的除外：'),
      p('（一）主张法律关系存在的当事人，应当对产生该法律关系的基本事实承担举证证明责任；'),
      p(
        '（二）主张法律关系变更、消灭或者权利受到妨害的当事人，应当对该法律关系变更、消灭或者权利受到妨害的基本事实承担举证证明责任。',
      ),
      p(
        '**第九十二条** 一方当事人在法庭审理中，或者在起诉状、答辩状、代理词等书面材料中，对于己不利的事实明确表示承认的，另一方当事人无需举证证明。',
      ),
      p(
        '**第一百零三条** 证据应当在法庭上出示，由当事人互相质证。未经当事人质证的证据，不得作为认定案件事实的根据。',
      ),
      p('当事人在审理前的准备阶段认可的证据，经审判人员在庭审中说明后，视为质证过的证据。'),
      p(
        '**第一百零四条** 人民法院应当组织当事人围绕证据的真实性、合法性以及与待证事实的关联性进行质证，并针对证据有无证明力和证明力大小进行说明和辩论。',
      ),
      p('能够反映案件真实情况、与待证事实相关联、来源和形式符合法律规定的证据，应当作为认定案件事实的根据。'),
      p(
        '**第一百零七条** 在诉讼中，当事人为达成调解协议或者和解协议作出妥协而认可的事实，不得在后续的诉讼中作为对其不利的根据，但法律另有规定或者当事人均同意的除外。',
      ),
      p(
        '**第一百零八条** 对负有举证证明责任的当事人提供的证据，人民法院经审查并结合相关事实，确信待证事实的存在具有高度可能性的，应当认定该事实存在。',
      ),
      p(
        '对一方当事人为反驳负有举证证明责任的当事人所主张事实而提供的证据，人民法院经审查并结合相关事实，认为待证事实真伪不明的，应当认定该事实不存在。',
      ),
      p('法律对于待证事实所应达到的证明标准另有规定的，从其规定。'),
      p(
        '**第一百一十条** 人民法院认为有必要的，可以要求当事人本人到庭，就案件有关事实接受询问。在询问当事人之前，可以要求其签署保证书。',
      ),
      p('保证书应当载明据实陈述、如有虚假陈述愿意接受处罚等内容。当事人应当在保证书上签名或者捺印。'),
      p(
        '负有举证证明责任的当事人拒绝到庭、拒绝接受询问或者拒绝签署保证书，待证事实又欠缺其他证据证明的，人民法院对其主张的事实不予认定。',
      ),
      p(
        '**第一百一十九条** 人民法院在证人出庭作证前应当告知其如实作证的义务以及作伪证的法律后果，并责令其签署保证书，但无民事行为能力人和限制民事行为能力人除外。',
      ),
      p('证人签署保证书适用本解释关于当事人签署保证书的规定。'),
      p('**第一百二十条** 证人拒绝签署保证书的，不得作证，并自行承担相关费用。'),
      p(
        '**第二百二十六条** 人民法院应当根据当事人的诉讼请求、答辩意见以及证据交换的情况，归纳争议焦点，并就归纳的争议焦点征求当事人的意见。',
      ),
      p('**第二百三十条** 人民法院根据案件具体情况并征得当事人同意，可以将法庭调查和法庭辩论合并进行。'),
      heading('最高人民法院关于民事诉讼证据的若干规定'),
      quote('2019 年修正，自 2020 年 5 月 1 日起施行。本案材料中简称《证据规定》。'),
      p(
        '**第十九条** 当事人应当对其提交的证据材料逐一分类编号，对证据材料的来源、证明对象和内容作简要说明，签名盖章，注明提交日期，并依照对方当事人人数提出副本。',
      ),
      p(
        '人民法院收到当事人提交的证据材料，应当出具收据，注明证据的名称、份数和页数以及收到的时间，由经办人员签名或者盖章。',
      ),
      p(
        '**第四十九条** 被告应当在答辩期届满前提出书面答辩，阐明其对原告诉讼请求及所依据的事实和理由的意见。',
      ),
      p('**第五十七条** 证据交换应当在审判人员的主持下进行。'),
      p(
        '在证据交换的过程中，审判人员对当事人无异议的事实、证据应当记录在卷；对有异议的证据，按照需要证明的事实分类记录在卷，并记载异议的理由。通过证据交换，确定双方当事人争议的主要问题。',
      ),
      p(
        '**第七十条** 人民法院准许证人出庭作证申请的，应当向证人送达通知书并告知双方当事人。通知书中应当载明证人作证的时间、地点，作证的事项、要求以及作伪证的法律后果等内容。',
      ),
      p(
        '当事人申请证人出庭作证的事项与待证事实无关，或者没有通知证人出庭作证必要的，人民法院不予准许当事人的申请。',
      ),
      p(
        '**第七十一条** 人民法院应当要求证人在作证之前签署保证书，并在法庭上宣读保证书的内容。但无民事行为能力人和限制民事行为能力人作为证人的除外。',
      ),
      p('证人确有正当理由不能宣读保证书的，由书记员代为宣读并进行说明。'),
      p('证人拒绝签署或者宣读保证书的，不得作证，并自行承担相关费用。'),
      p('证人保证书的内容适用当事人保证书的规定。'),
      p('**第七十二条** 证人应当客观陈述其亲身感知的事实，作证时不得使用猜测、推断或者评论性语言。'),
      p('证人作证前不得旁听法庭审理，作证时不得以宣读事先准备的书面材料的方式陈述证言。'),
      p('证人言辞表达有障碍的，可以通过其他表达方式作证。'),
      p('**第九十条** 下列证据不能单独作为认定案件事实的根据：'),
      p('（一）当事人的陈述；'),
      p('（二）无民事行为能力人或者限制民事行为能力人所作的与其年龄、智力状况或者精神健康状况不相当的证言；'),
      p('（三）与一方当事人或者其代理人有利害关系的证人陈述的证言；'),
      p('（四）存有疑点的视听资料、电子数据；'),
      p('（五）无法与原件、原物核对的复制件、复制品。'),
      p('**第九十七条** 人民法院应当在裁判文书中阐明证据是否采纳的理由。'),
      p('对当事人无争议的证据，是否采纳的理由可以不在裁判文书中表述。'),
      heading('中华人民共和国人民陪审员法'),
      quote('2018 年 4 月 27 日起施行。'),
      p('**第二十条** 审判长应当履行与案件审判相关的指引、提示义务，但不得妨碍人民陪审员对案件的独立判断。'),
      p(
        '合议庭评议案件，审判长应当对本案中涉及的事实认定、证据规则、法律规定等事项及应当注意的问题，向人民陪审员进行必要的解释和说明。',
      ),
      p('**第二十一条** 人民陪审员参加三人合议庭审判案件，对事实认定、法律适用，独立发表意见，行使表决权。'),
      p(
        '**第二十三条** 合议庭评议案件，实行少数服从多数的原则。人民陪审员同合议庭其他组成人员意见分歧的，应当将其意见写入笔录。',
      ),
      p(
        '合议庭组成人员意见有重大分歧的，人民陪审员或者法官可以要求合议庭将案件提请院长决定是否提交审判委员会讨论决定。',
      ),
      heading('诉讼费用交纳办法'),
      quote('国务院令第 481 号，自 2007 年 4 月 1 日起施行。'),
      p(
        '财产案件受理费分段累计（第十三条）：不超过 1 万元的，每件 50 元；超过 1 万元至 10 万元的部分，2.5%；超过 10 万元至 20 万元的部分，2%；超过 20 万元至 50 万元的部分，1.5%。以上为摘要。',
      ),
      p('**第十五条** 以调解方式结案或者当事人申请撤诉的，减半交纳案件受理费。'),
      p('**第二十一条** 当事人在诉讼中变更诉讼请求数额，案件受理费依照下列规定处理：'),
      p('（一）当事人增加诉讼请求数额的，按照增加后的诉讼请求数额计算补交；'),
      p('（二）当事人在法庭调查终结前提出减少诉讼请求数额的，按照减少后的诉讼请求数额计算退还。'),
      p('**第二十九条** 诉讼费用由败诉方负担，胜诉方自愿承担的除外。'),
      p('部分胜诉、部分败诉的，人民法院根据案件的具体情况决定当事人各自负担的诉讼费用数额。'),
      p('共同诉讼当事人败诉的，人民法院根据其对诉讼标的的利害关系，决定当事人各自负担的诉讼费用数额。'),
    ],
    [
      title('Rules on Evidence, Assessors and Costs (extracts)'),
      heading("Interpretation of the Supreme People's Court on the Application of the Civil Procedure Law"),
      quote(
        'Second amendment of 2022. Called the CPL Interpretation in this case. Unofficial translation; the Chinese text is authoritative.',
      ),
      p(
        "**Article 90** A party shall provide evidence to prove the facts on which its own claims rest or on which it refutes the other party's claims, except where the law provides otherwise.",
      ),
      p(
        'Where, before judgment is given, a party has provided no evidence or its evidence is not sufficient to prove the facts it asserts, the party that bears the burden of proof bears the adverse consequence.',
      ),
      p(
        "**Article 91** The people's court shall determine who bears the burden of proof on the following principles, except where the law provides otherwise:",
      ),
      p(
        '(1) a party that asserts the existence of a legal relation bears the burden of proving the basic facts that give rise to it;',
      ),
      p(
        '(2) a party that asserts that a legal relation was changed or extinguished or that a right was impeded bears the burden of proving the basic facts of this.',
      ),
      p(
        '**Article 92** Where a party, at trial or in the complaint, the defence, the submissions of counsel or other written materials, expressly admits a fact unfavourable to itself, the other party need not prove it.',
      ),
      p(
        '**Article 103** Evidence shall be produced in court and examined by the parties. Evidence that has not been examined by the parties may not be a basis for finding the facts of the case.',
      ),
      p(
        'Evidence that the parties accepted in the preparatory stage before trial is deemed to have been examined once the judges have explained it at the hearing.',
      ),
      p(
        "**Article 104** The people's court shall have the parties cross-examine on the authenticity and lawfulness of evidence and its relevance to the fact to be proved, and explain and argue whether it has probative force and how much.",
      ),
      p(
        'Evidence that reflects the true circumstances of the case, is relevant to the fact to be proved, and whose source and form comply with the law shall be taken as a basis for finding the facts.',
      ),
      p(
        '**Article 107** A fact that a party concedes in litigation as a compromise for a mediation or settlement agreement may not be used against that party in later proceedings, except where the law provides otherwise or all parties agree.',
      ),
      p(
        "**Article 108** Where the people's court, having examined the evidence of the party that bears the burden of proof together with the related facts, is convinced that the existence of the fact to be proved is highly probable, it shall find that the fact exists.",
      ),
      p(
        'Where a party provides evidence to refute a fact asserted by the party that bears the burden of proof and the court, having examined it together with the related facts, considers that the truth of the fact is unclear, it shall find that the fact does not exist.',
      ),
      p('Where the law sets another standard of proof for the fact, that standard applies.'),
      p(
        "**Article 110** The people's court may, where it considers it necessary, require a party to appear in person and to be questioned on facts of the case. Before a party is questioned it may be required to sign an undertaking.",
      ),
      p(
        'The undertaking shall state that the party will tell the truth and accepts punishment for a false statement. The party shall sign it or put a fingerprint to it.',
      ),
      p(
        "Where the party that bears the burden of proof refuses to appear, to be questioned or to sign the undertaking, and no other evidence proves the fact, the people's court does not find the fact that it asserts.",
      ),
      p(
        "**Article 119** Before a witness testifies in court, the people's court shall inform the witness of the duty to testify truthfully and of the legal consequences of false testimony and order the witness to sign an undertaking, except where the witness has no or limited capacity for civil conduct.",
      ),
      p("The rules of this Interpretation on a party's undertaking apply to the undertaking of a witness."),
      p(
        '**Article 120** A witness who refuses to sign the undertaking may not testify and bears the related expenses.',
      ),
      p(
        "**Article 226** The people's court shall frame the issues according to the claims, the defence and the exchange of evidence, and ask the parties for their views on the issues so framed.",
      ),
      p(
        "**Article 230** The people's court may, in the light of the circumstances of the case and with the consent of the parties, combine the court investigation and the court debate.",
      ),
      heading("Provisions of the Supreme People's Court on Evidence in Civil Procedure"),
      quote(
        'Amended 2019, in force 1 May 2020. Called the Civil Evidence Provisions in this case. Unofficial translation.',
      ),
      p(
        '**Article 19** A party shall sort and number the evidence it submits item by item, briefly describe its source, the object of proof and its content, sign or seal it, note the date of submission, and provide copies according to the number of opposing parties.',
      ),
      p(
        "On receiving evidence from a party the people's court shall issue a receipt that states its name, the number of copies and pages and the time of receipt, signed or sealed by the person in charge.",
      ),
      p(
        "**Article 49** Before the time for the defence ends the defendant shall file a written defence which sets out the opinion of the defendant on the plaintiff's claims and on the facts and grounds on which they rest.",
      ),
      p('**Article 57** The exchange of evidence shall be conducted by the judges.'),
      p(
        'In the course of the exchange the judges shall record the facts and evidence to which the parties have no objection; evidence to which there is objection is recorded by the facts to be proved, with the reasons. Through the exchange the main questions in dispute are determined.',
      ),
      p(
        "**Article 70** Where the people's court allows an application for a witness to testify in court, it shall serve a notice on the witness and inform both parties. The notice shall state the time and place, the matter and the requirements of the testimony, and the legal consequences of false testimony.",
      ),
      p(
        "Where the matter on which the witness is to testify has nothing to do with the facts to be proved, or there is no need to call the witness, the people's court does not allow the application.",
      ),
      p(
        "**Article 71** The people's court shall require a witness to sign an undertaking before testifying and to read it out in court, except where the witness has no or limited capacity for civil conduct.",
      ),
      p(
        'If a witness has just cause for being unable to read it, the clerk reads it for the witness and explains it.',
      ),
      p(
        'A witness who refuses to sign or to read the undertaking may not testify and bears the related expenses.',
      ),
      p("The rules on a party's undertaking apply to the content of that of a witness."),
      p(
        '**Article 72** A witness shall state objectively the facts that he personally perceived and may not use words of guess, inference or comment.',
      ),
      p(
        'Before testifying a witness may not attend the hearing, and may not testify by reading material prepared in advance.',
      ),
      p('A witness who has difficulty in speaking may testify in another manner.'),
      p('**Article 90** The following may not by itself be the basis for finding the facts of a case:'),
      p('(1) the statement of a party;'),
      p(
        '(2) testimony of a person with no or limited capacity for civil conduct that does not correspond to his age, intelligence or mental health;',
      ),
      p('(3) testimony of a witness who has a relationship of interest with a party or its agent;'),
      p('(4) audio-visual material or electronic data that gives rise to doubt;'),
      p('(5) a copy or reproduction that cannot be compared with the original.'),
      p(
        "**Article 97** The people's court shall give in the judgment the reasons why evidence is or is not accepted.",
      ),
      p('For evidence not in dispute the reasons need not be given.'),
      heading("People's Assessors Law of the People's Republic of China"),
      quote('In force 27 April 2018. Unofficial translation.'),
      p(
        "**Article 20** The presiding judge shall give the guidance and reminders that the trial calls for, but may not obstruct the independent judgment of the people's assessors.",
      ),
      p(
        "When the panel deliberates, the presiding judge shall give the people's assessors the necessary explanations of the finding of facts, the rules of evidence, the law and other matters involved, and of the points that need attention.",
      ),
      p(
        "**Article 21** People's assessors on a panel of three give their opinions independently and vote on the finding of facts and on the application of law.",
      ),
      p(
        "**Article 23** In deliberating a case the panel follows the majority. Where the opinion of a people's assessor differs from that of other members, it shall be entered in the record.",
      ),
      p(
        "Where members of the panel differ seriously, a people's assessor or a judge may ask that the panel request the president of the court to decide whether to submit the case to the judicial committee.",
      ),
      heading('Measures on the Payment of Litigation Costs'),
      quote('State Council Decree No. 481, in force 1 April 2007. Unofficial translation.'),
      p(
        'In property cases the court fee is calculated by brackets (Article 13): up to 10,000 yuan, 50 yuan; on the part from 10,000 to 100,000, 2.5%; from 100,000 to 200,000, 2%; from 200,000 to 500,000, 1.5%. This is a summary.',
      ),
      p(
        '**Article 15** In a case concluded by mediation or withdrawn by the party, half the court fee is paid.',
      ),
      p(
        '**Article 21** Where a party changes the amount claimed in the course of the proceedings, the court fee is dealt with as follows:',
      ),
      p('(1) if the amount is increased, the difference is paid according to the increased amount;'),
      p(
        '(2) if the party reduces the amount before the court investigation is concluded, the difference is refunded according to the reduced amount.',
      ),
      p(
        '**Article 29** Litigation costs are borne by the losing party, unless the winning party bears them of its own will.',
      ),
      p(
        'Where each side wins and loses in part, the court decides, according to the circumstances of the case, the amount each bears.',
      ),
      p(
        'Where joint litigants lose, the court decides the amount each bears according to their interest in the subject of the action.',
      ),
    ],
  ),
};

export const EVIDENCE_LAW_DOCUMENTS: CaseDocument[] = [EVIDENCE_LAW];
