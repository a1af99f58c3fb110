import type { CaseDocument } from '@lets/contract';
import { bi, heading, p, quote, title } from '../../build.ts';
import { law } from '../fields.ts';

const PROOF = law(
  'law_proof',
  bi('回避、辩论、证明标准、授权（节选）', 'Recusal, debate, standard of proof, authority (extracts)'),
  [
    title('回避、辩论、证明标准、授权（节选）'),
    quote(
      '民事诉讼法自 2024 年 1 月 1 日起施行的文本；民诉法解释 2022 年修正；民法典自 2021 年 1 月 1 日起施行。法院审查委托鉴定，另见法〔2020〕202 号《最高人民法院关于人民法院民事诉讼中委托鉴定审查工作若干问题的规定》，本材料不摘录。',
    ),
    heading('民事诉讼法'),
    p(
      '**第四十七条** （节录）审判人员有下列情形之一的，应当自行回避，当事人有权用口头或者书面方式申请他们回避：',
    ),
    p('（一）是本案当事人或者当事人、诉讼代理人近亲属的；'),
    p('（二）与本案有利害关系的；'),
    p('（三）与本案当事人、诉讼代理人有其他关系，可能影响对案件公正审理的。'),
    p('前三款规定，适用于法官助理、书记员、司法技术人员、翻译人员、鉴定人、勘验人。'),
    p(
      '**第四十八条** （节录）当事人提出回避申请，应当说明理由，在案件开始审理时提出；回避事由在案件开始审理后知道的，也可以在法庭辩论终结前提出。',
    ),
    p(
      '**第四十九条** 院长担任审判长或者独任审判员时的回避，由审判委员会决定；审判人员的回避，由院长决定；其他人员的回避，由审判长或者独任审判员决定。',
    ),
    p(
      '**第五十条** 人民法院对当事人提出的回避申请，应当在申请提出的三日内，以口头或者书面形式作出决定。申请人对决定不服的，可以在接到决定时申请复议一次。复议期间，被申请回避的人员，不停止参与本案的工作。人民法院对复议申请，应当在三日内作出复议决定，并通知复议申请人。',
    ),
    p('**第一百四十四条** 法庭辩论按照下列顺序进行：'),
    p('（一）原告及其诉讼代理人发言；'),
    p('（二）被告及其诉讼代理人答辩；'),
    p('（三）第三人及其诉讼代理人发言或者答辩；'),
    p('（四）互相辩论。'),
    p('法庭辩论终结，由审判长或者独任审判员按照原告、被告、第三人的先后顺序征询各方最后意见。'),
    heading('民诉法解释'),
    p(
      '**第一百零三条** （节录）证据应当在法庭上出示，由当事人互相质证。未经当事人质证的证据，不得作为认定案件事实的根据。',
    ),
    p(
      '**第一百零八条** 对负有举证证明责任的当事人提供的证据，人民法院经审查并结合相关事实，确信待证事实的存在具有高度可能性的，应当认定该事实存在。',
    ),
    p(
      '对一方当事人为反驳负有举证证明责任的当事人所主张事实而提供的证据，人民法院经审查并结合相关事实，认为待证事实真伪不明的，应当认定该事实不存在。',
    ),
    p('法律对于待证事实所应达到的证明标准另有规定的，从其规定。'),
    heading('民事诉讼证据规定'),
    p(
      '**第三十九条** （节录）鉴定人出庭费用按照证人出庭作证费用的标准计算，由败诉的当事人负担。因鉴定意见不明确或者有瑕疵需要鉴定人出庭的，出庭费用由其自行负担。',
    ),
    p('**第七十二条** （节录）证人应当客观陈述其亲身感知的事实，作证时不得使用猜测、推断或者评论性语言。'),
    p('证人作证前不得旁听法庭审理，作证时不得以宣读事先准备的书面材料的方式陈述证言。'),
    heading('民法典'),
    p(
      '**第一百六十五条** 委托代理授权采用书面形式的，授权委托书应当载明代理人的姓名或者名称、代理事项、权限和期限，并由被代理人签名或者盖章。',
    ),
    p(
      '**第一百七十二条** 行为人没有代理权、超越代理权或者代理权终止后，仍然实施代理行为，相对人有理由相信行为人有代理权的，代理行为有效。',
    ),
  ],
  [
    title('Recusal, Debate, Standard of Proof, Authority (extracts)'),
    quote(
      'Civil Procedure Law as in force since 1 January 2024; Interpretation as amended in 2022; Civil Code in force since 1 January 2021. On how courts review the commissioning of experts see also document Fa [2020] No. 202 of the Supreme Court, not reproduced here. Unofficial translation.',
    ),
    heading('Civil Procedure Law'),
    p(
      '**Article 47** (extract) A member of the bench shall withdraw, and a party may seek recusal orally or in writing, where that member:',
    ),
    p('(1) is a party to the case or a near relative of a party or of its representative;'),
    p('(2) has an interest in the case;'),
    p(
      '(3) has another relationship with a party or its representative that may affect the impartial trial of the case.',
    ),
    p(
      "The preceding three paragraphs apply to judges' assistants, clerks, judicial technicians, interpreters, experts and inspectors.",
    ),
    p(
      '**Article 48** (extract) A party that seeks recusal shall state the reasons, at the beginning of the trial; where the ground becomes known later, before the end of the debate.',
    ),
    p(
      '**Article 49** The recusal of the president of the court sitting as presiding or sole judge is decided by the judicial committee; that of members of the bench by the president; that of others by the presiding or sole judge.',
    ),
    p(
      '**Article 50** The court shall decide on an application for recusal within three days, orally or in writing. An applicant that disagrees may apply once for reconsideration on receiving the decision. During reconsideration the person concerned does not stop taking part in the case. The court shall decide on it within three days and notify the applicant.',
    ),
    p('**Article 144** The debate proceeds in this order:'),
    p('(1) the plaintiff and its representatives speak;'),
    p('(2) the defendant and its representatives answer;'),
    p('(3) third parties and their representatives speak or answer;'),
    p('(4) they debate with one another.'),
    p(
      'At the end of the debate the presiding or sole judge asks plaintiff, defendant and third parties, in this order, for their final statements.',
    ),
    heading('Interpretation of the Civil Procedure Law'),
    p(
      '**Article 103** (extract) Evidence shall be produced in court and tested by the parties. Evidence that the parties have not tested may not serve as the basis for finding facts.',
    ),
    p(
      '**Article 108** Where the court, having examined the evidence of the party that bears the burden of proof together with related facts, is convinced that the existence of the fact is highly probable, it shall find that the fact exists.',
    ),
    p(
      'Where the court, having examined the evidence produced by a party to rebut the fact claimed by the party with the burden together with related facts, finds that the truth of the fact remains unclear, it shall find that the fact does not exist.',
    ),
    p('Where laws provide for another standard of proof, they apply.'),
    heading('Provisions on Evidence'),
    p(
      '**Article 39** (extract) The costs of appearance of an expert are calculated as those of a witness and borne by the losing party. Where the expert has to appear because the opinion is unclear or flawed, the expert bears them.',
    ),
    p(
      '**Article 72** (extract) A witness shall objectively state facts perceived in person and may not guess, infer or comment.',
    ),
    p(
      'A witness may not attend the hearing before testifying and may not testify by reading out a paper prepared beforehand.',
    ),
    heading('Civil Code'),
    p(
      '**Article 165** Where authority is conferred in writing, the power of attorney shall state the name of the agent, the matters, the scope and the term of the authority, and be signed or sealed by the principal.',
    ),
    p(
      '**Article 172** Where a person without authority, beyond authority or after its termination acts as an agent all the same, the act is effective if the counterparty had reason to believe that the person had authority.',
    ),
  ],
);

export const PROOF_LAW: CaseDocument[] = [PROOF];
