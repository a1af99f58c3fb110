import type { CaseDocument } from '@lets/contract';
import { bi, heading, p, quote, title } from '../../build.ts';
import { law } from '../fields.ts';

const WITNESS = law(
  'law_witness',
  bi('证人出庭作证（节选）', 'Witnesses in court (extracts)'),
  [
    title('证人出庭作证（节选）'),
    quote(
      '民诉法解释 2022 年修正；民事诉讼证据规定，法释〔2019〕19 号，自 2020 年 5 月 1 日起施行。第七十二条见《回避、辩论、证明标准、授权（节选）》。',
    ),
    heading('民诉法解释'),
    p(
      '**第一百一十九条** （节录）人民法院在证人出庭作证前应当告知其如实作证的义务以及作伪证的法律后果，并责令其签署保证书，但无民事行为能力人和限制民事行为能力人除外。',
    ),
    heading('民事诉讼证据规定'),
    p(
      '**第六十八条** 人民法院应当要求证人出庭作证，接受审判人员和当事人的询问。证人在审理前的准备阶段或者人民法院调查、询问等双方当事人在场时陈述证言的，视为出庭作证。',
    ),
    p('双方当事人同意证人以其他方式作证并经人民法院准许的，证人可以不出庭作证。'),
    p('无正当理由未出庭的证人以书面等方式提供的证言，不得作为认定案件事实的根据。'),
    p('**第六十九条** （节录）当事人申请证人出庭作证的，应当在举证期限届满前向人民法院提交申请书。'),
    p(
      '申请书应当载明证人的姓名、职业、住所、联系方式，作证的主要内容，作证内容与待证事实的关联性，以及证人出庭作证的必要性。',
    ),
    p(
      '**第七十一条** （节录）人民法院应当要求证人在作证之前签署保证书，并在法庭上宣读保证书的内容。但无民事行为能力人和限制民事行为能力人作为证人的除外。',
    ),
    p('证人拒绝签署或者宣读保证书的，不得作证，并自行承担相关费用。'),
    p('**第七十三条** （节录）证人应当就其作证的事项进行连续陈述。'),
    p(
      '**第七十四条** （节录）审判人员可以对证人进行询问。当事人及其诉讼代理人经审判人员许可后可以询问证人。',
    ),
    p('**第九十条** 下列证据不能单独作为认定案件事实的根据：'),
    p('（一）当事人的陈述；'),
    p('（二）无民事行为能力人或者限制民事行为能力人所作的与其年龄、智力状况或者精神健康状况不相当的证言；'),
    p('（三）与一方当事人或者其代理人有利害关系的证人陈述的证言；'),
    p('（四）存有疑点的视听资料、电子数据；'),
    p('（五）无法与原件、原物核对的复制件、复制品。'),
  ],
  [
    title('Witnesses in Court (extracts)'),
    quote(
      'Interpretation of the Civil Procedure Law as amended in 2022; Provisions on Evidence, Fa Shi [2019] No. 19, in force since 1 May 2020. For Article 72 see the extracts on recusal, debate, standard of proof and authority.',
    ),
    heading('Interpretation of the Civil Procedure Law'),
    p(
      "**Article 119** (extract) Before a witness testifies in court the people's court shall inform the witness of the duty to testify truthfully and of the legal consequences of false testimony, and shall order the witness to sign a pledge, except for persons without or with limited capacity for civil conduct.",
    ),
    heading('Provisions on Evidence'),
    p(
      "**Article 68** The people's court shall require a witness to appear and testify and to be questioned by judges and parties. A witness who testifies in the stage of preparation, or when the court investigates or questions, in the presence of both parties is deemed to have appeared.",
    ),
    p(
      'Where both parties agree that a witness testifies in another way and the court allows it, the witness need not appear.',
    ),
    p(
      'Testimony given in writing or otherwise by a witness who has not appeared without good reason may not serve as the basis for finding facts.',
    ),
    p(
      '**Article 69** (extract) A party that applies for a witness to appear shall hand in an application before the time limit for producing evidence expires.',
    ),
    p(
      'The application shall state the name, occupation, domicile and contact of the witness, the main content of the testimony, how it relates to the fact to be proved, and why it is necessary that the witness appear.',
    ),
    p(
      '**Article 71** (extract) The court shall require a witness to sign a pledge before testifying and to read out its content in court, except for persons without or with limited capacity for civil conduct.',
    ),
    p('A witness who refuses to sign or read out the pledge may not testify and bears the costs.'),
    p('**Article 73** (extract) A witness shall give a continuous account of the matters testified to.'),
    p(
      '**Article 74** (extract) The judges may question a witness. The parties and their agents may question a witness with leave of the judges.',
    ),
    p('**Article 90** The following evidence may not alone serve as the basis for finding facts:'),
    p('(1) statements of a party;'),
    p(
      "(2) testimony of a person without or with limited capacity for civil conduct that is not commensurate with that person's age, intelligence or mental health;",
    ),
    p('(3) testimony of a witness who has an interest with a party or its agent;'),
    p('(4) audio-visual material or electronic data that is open to doubt;'),
    p('(5) copies and reproductions that cannot be checked against the original.'),
  ],
);

export const WITNESS_LAW: CaseDocument[] = [WITNESS];
