import type { CaseDocument } from '@lets/contract';
import { bi, heading, p, quote, title } from '../../build.ts';
import { write } from '../fields.ts';

/** General part, evidence and mediation; the course of the first instance is in law-trial.ts. */
const PROCEDURE_LAW: CaseDocument = {
  id: 'law_procedure_general',
  kind: 'law',
  name: bi(
    '民事诉讼法 总则、证据、调解（节录）',
    'Civil Procedure Law: general part, evidence, mediation (extracts)',
  ),
  node_id: null,
  role_ids: [],
  body: write(
    [
      title('中华人民共和国民事诉讼法（节录一）'),
      quote('2023 年 9 月 1 日第五次修正，自 2024 年 1 月 1 日起施行。'),
      heading('基本原则与管辖'),
      p('**第十二条** 人民法院审理民事案件时，当事人有权进行辩论。'),
      p('**第十三条** 民事诉讼应当遵循诚信原则。'),
      p('当事人有权在法律规定的范围内处分自己的民事权利和诉讼权利。'),
      p('**第二十四条** 因合同纠纷提起的诉讼，由被告住所地或者合同履行地人民法院管辖。'),
      heading('审判组织'),
      p(
        '**第四十条** 人民法院审理第一审民事案件，由审判员、人民陪审员共同组成合议庭或者由审判员组成合议庭。合议庭的成员人数，必须是单数。',
      ),
      p(
        '适用简易程序审理的民事案件，由审判员一人独任审理。基层人民法院审理的基本事实清楚、权利义务关系明确的第一审民事案件，可以由审判员一人适用普通程序独任审理。',
      ),
      p('人民陪审员在参加审判活动时，除法律另有规定外，与审判员有同等的权利义务。'),
      p('**第四十二条** 人民法院审理下列民事案件，不得由审判员一人独任审理：'),
      p('（一）涉及国家利益、社会公共利益的案件；'),
      p('（二）涉及群体性纠纷，可能影响社会稳定的案件；'),
      p('（三）人民群众广泛关注或者其他社会影响较大的案件；'),
      p('（四）属于新类型或者疑难复杂的案件；'),
      p('（五）法律规定应当组成合议庭审理的案件；'),
      p('（六）其他不宜由审判员一人独任审理的案件。'),
      p(
        '**第四十五条** 合议庭评议案件，实行少数服从多数的原则。评议应当制作笔录，由合议庭成员签名。评议中的不同意见，必须如实记入笔录。',
      ),
      heading('当事人与代理人'),
      p('**第五十四条** 原告可以放弃或者变更诉讼请求。被告可以承认或者反驳诉讼请求，有权提起反诉。'),
      p('**第六十二条** 委托他人代为诉讼，必须向人民法院提交由委托人签名或者盖章的授权委托书。'),
      p(
        '授权委托书必须记明委托事项和权限。诉讼代理人代为承认、放弃、变更诉讼请求，进行和解，提起反诉或者上诉，必须有委托人的特别授权。',
      ),
      heading('证据'),
      p('**第六十七条** 当事人对自己提出的主张，有责任提供证据。'),
      p(
        '当事人及其诉讼代理人因客观原因不能自行收集的证据，或者人民法院认为审理案件需要的证据，人民法院应当调查收集。',
      ),
      p('人民法院应当按照法定程序，全面地、客观地审查核实证据。'),
      p('**第六十八条** 当事人对自己提出的主张应当及时提供证据。'),
      p(
        '人民法院根据当事人的主张和案件审理情况，确定当事人应当提供的证据及其期限。当事人在该期限内提供证据确有困难的，可以向人民法院申请延长期限，人民法院根据当事人的申请适当延长。当事人逾期提供证据的，人民法院应当责令其说明理由；拒不说明理由或者理由不成立的，人民法院根据不同情形可以不予采纳该证据，或者采纳该证据但予以训诫、罚款。',
      ),
      p(
        '**第七十一条** 证据应当在法庭上出示，并由当事人互相质证。对涉及国家秘密、商业秘密和个人隐私的证据应当保密，需要在法庭出示的，不得在公开开庭时出示。',
      ),
      p('**第七十五条** 凡是知道案件情况的单位和个人，都有义务出庭作证。有关单位的负责人应当支持证人作证。'),
      p('不能正确表达意思的人，不能作证。'),
      heading('调解'),
      p(
        '**第九十六条** 人民法院审理民事案件，根据当事人自愿的原则，在事实清楚的基础上，分清是非，进行调解。',
      ),
      p('**第九十九条** 调解达成协议，必须双方自愿，不得强迫。调解协议的内容不得违反法律规定。'),
      p('**第一百条** 调解达成协议，人民法院应当制作调解书。调解书应当写明诉讼请求、案件的事实和调解结果。'),
      p('调解书由审判人员、书记员署名，加盖人民法院印章，送达双方当事人。'),
      p('调解书经双方当事人签收后，即具有法律效力。'),
      p('**第一百零二条** 调解未达成协议或者调解书送达前一方反悔的，人民法院应当及时判决。'),
    ],
    [
      title("Civil Procedure Law of the People's Republic of China (extracts, part 1)"),
      quote(
        'Fifth amendment of 1 September 2023, in force 1 January 2024. Unofficial translation; the Chinese text is authoritative.',
      ),
      heading('Principles and jurisdiction'),
      p(
        "**Article 12** In the trial of a civil case by a people's court the parties have the right to argue their case.",
      ),
      p('**Article 13** Civil litigation shall be conducted in good faith.'),
      p(
        'Within the scope of the law the parties have the right to dispose of their civil and procedural rights.',
      ),
      p(
        "**Article 24** An action over a contract dispute is under the jurisdiction of the people's court of the defendant's domicile or of the place where the contract is performed.",
      ),
      heading('The court'),
      p(
        "**Article 40** A people's court tries a civil case at first instance with a collegial panel of judges and people's assessors or of judges. The number of members must be odd.",
      ),
      p(
        "A civil case under the summary procedure is tried by a single judge. A civil case at first instance in a basic people's court whose basic facts are clear and whose rights and obligations are definite may be tried by a single judge under the ordinary procedure.",
      ),
      p(
        "In taking part in a trial, people's assessors have the same rights and duties as judges, except where the law provides otherwise.",
      ),
      p('**Article 42** The following civil cases may not be tried by a single judge:'),
      p('(1) cases involving state or public interests;'),
      p('(2) cases involving group disputes that may affect social stability;'),
      p('(3) cases that attract wide public attention or otherwise have a considerable social impact;'),
      p('(4) cases of a new type and cases that are difficult or complex;'),
      p('(5) cases that the law requires to be tried by a panel;'),
      p('(6) other cases unsuitable for trial by a single judge.'),
      p(
        '**Article 45** In deliberating a case a collegial panel follows the majority. A record of the deliberation shall be kept and signed by the members. Differing opinions must be entered in it truthfully.',
      ),
      heading('Parties and their agents'),
      p(
        '**Article 54** The plaintiff may waive or change claims. The defendant may admit or refute claims and has the right to bring a counterclaim.',
      ),
      p(
        "**Article 62** To have another person act in litigation, a power of attorney signed or sealed by the principal must be submitted to the people's court.",
      ),
      p(
        'The power of attorney must state the matter and the authority. To admit, waive or change claims, to settle, to bring a counterclaim or to appeal on behalf of the principal, the agent must have special authority.',
      ),
      heading('Evidence'),
      p('**Article 67** A party has the responsibility to provide evidence for its assertions.'),
      p(
        "Evidence that a party and its agent cannot collect themselves for objective reasons, or that the people's court considers necessary for the trial, shall be investigated and collected by the court.",
      ),
      p(
        "The people's court shall examine and verify evidence fully and objectively and according to the procedure prescribed by law.",
      ),
      p('**Article 68** A party shall provide evidence for its assertions in time.'),
      p(
        "The people's court determines the evidence a party shall provide and the period for it, according to the party's assertions and the progress of the trial. A party that has real difficulty in providing it within that period may apply for an extension, which the court grants as appropriate. Where evidence is provided late, the court shall order the party to explain; if it refuses or the explanation is not justified, the court may, according to the circumstances, not accept the evidence, or accept it with a reprimand or a fine.",
      ),
      p(
        '**Article 71** Evidence shall be presented in court and cross-examined by the parties. Evidence that involves State secrets, trade secrets or personal privacy shall be kept confidential; where it must be presented in court, it may not be presented in a public session.',
      ),
      p(
        '**Article 75** All units and individuals who know the circumstances of a case have the duty to testify in court. Those in charge of the units concerned shall support witnesses in testifying.',
      ),
      p('A person who cannot express himself correctly may not testify.'),
      heading('Mediation'),
      p(
        "**Article 96** In trying civil cases the people's court mediates on the principle of voluntariness, on the basis of clear facts, and distinguishes right from wrong.",
      ),
      p(
        '**Article 99** An agreement by mediation must be voluntary on both sides and may not be forced. Its content may not violate the law.',
      ),
      p(
        "**Article 100** When an agreement is reached by mediation, the people's court shall draw up a mediation statement. It shall set out the claims, the facts of the case and the result of the mediation.",
      ),
      p(
        "The mediation statement is signed by the judges and the clerk, bears the seal of the people's court and is served on both parties.",
      ),
      p('Once both parties have signed for it, the mediation statement takes legal effect.'),
      p(
        "**Article 102** Where no agreement is reached or a party withdraws before the mediation statement is served, the people's court shall give judgment without delay.",
      ),
    ],
  ),
};

export const PROCEDURE_LAW_DOCUMENTS: CaseDocument[] = [PROCEDURE_LAW];
