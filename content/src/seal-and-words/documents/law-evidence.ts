import type { CaseDocument } from '@lets/contract';
import { bi, heading, p, quote, title } from '../../build.ts';
import { law } from '../fields.ts';

const EVIDENCE = law(
  'law_evidence',
  bi('民事诉讼证据规定（节选）', 'Provisions on Evidence in Civil Procedure (extracts)'),
  [
    title('最高人民法院关于民事诉讼证据的若干规定（节选）'),
    quote(
      '法释〔2019〕19 号，自 2020 年 5 月 1 日起施行。条文里引用的民事诉讼法第七十八条、第七十九条、第一百一十一条，现在是第八十一条、第八十二条、第一百一十四条。',
    ),
    heading('申请和委托'),
    p(
      '**第三十条** （节录）人民法院在审理案件过程中认为待证事实需要通过鉴定意见证明的，应当向当事人释明，并指定提出鉴定申请的期间。',
    ),
    p(
      '**第三十一条** 当事人申请鉴定，应当在人民法院指定期间内提出，并预交鉴定费用。逾期不提出申请或者不预交鉴定费用的，视为放弃申请。',
    ),
    p(
      '对需要鉴定的待证事实负有举证责任的当事人，在人民法院指定期间内无正当理由不提出鉴定申请或者不预交鉴定费用，或者拒不提供相关材料，致使待证事实无法查明的，应当承担举证不能的法律后果。',
    ),
    p(
      '**第三十二条** 人民法院准许鉴定申请的，应当组织双方当事人协商确定具备相应资格的鉴定人。当事人协商不成的，由人民法院指定。',
    ),
    p('人民法院依职权委托鉴定的，可以在询问当事人的意见后，指定具备相应资格的鉴定人。'),
    p('人民法院在确定鉴定人后应当出具委托书，委托书中应当载明鉴定事项、鉴定范围、鉴定目的和鉴定期限。'),
    p(
      '**第三十三条** （节录）鉴定开始之前，人民法院应当要求鉴定人签署承诺书。承诺书中应当载明鉴定人保证客观、公正、诚实地进行鉴定，保证出庭作证，如作虚假鉴定应当承担法律责任等内容。',
    ),
    p('**第三十四条** 人民法院应当组织当事人对鉴定材料进行质证。未经质证的材料，不得作为鉴定的根据。'),
    p('经人民法院准许，鉴定人可以调取证据、勘验物证和现场、询问当事人或者证人。'),
    heading('鉴定书和异议'),
    p('**第三十六条** 人民法院对鉴定人出具的鉴定书，应当审查是否具有下列内容：'),
    p('（一）委托法院的名称；'),
    p('（二）委托鉴定的内容、要求；'),
    p('（三）鉴定材料；'),
    p('（四）鉴定所依据的原理、方法；'),
    p('（五）对鉴定过程的说明；'),
    p('（六）鉴定意见；'),
    p('（七）承诺书。'),
    p(
      '鉴定书应当由鉴定人签名或者盖章，并附鉴定人的相应资格证明。委托机构鉴定的，鉴定书应当由鉴定机构盖章，并由从事鉴定的人员签名。',
    ),
    p('**第三十七条** 人民法院收到鉴定书后，应当及时将副本送交当事人。'),
    p('当事人对鉴定书的内容有异议的，应当在人民法院指定期间内以书面方式提出。'),
    p(
      '对于当事人的异议，人民法院应当要求鉴定人作出解释、说明或者补充。人民法院认为有必要的，可以要求鉴定人对当事人未提出异议的内容进行解释、说明或者补充。',
    ),
    p(
      '**第三十八条** 当事人在收到鉴定人的书面答复后仍有异议的，人民法院应当根据《诉讼费用交纳办法》第十一条的规定，通知有异议的当事人预交鉴定人出庭费用，并通知鉴定人出庭。有异议的当事人不预交鉴定人出庭费用的，视为放弃异议。',
    ),
    p('双方当事人对鉴定意见均有异议的，分摊预交鉴定人出庭费用。'),
    p('**第四十条** 当事人申请重新鉴定，存在下列情形之一的，人民法院应当准许:'),
    p('（一）鉴定人不具备相应资格的；'),
    p('（二）鉴定程序严重违法的；'),
    p('（三）鉴定意见明显依据不足的；'),
    p('（四）鉴定意见不能作为证据使用的其他情形。'),
    p(
      '存在前款第一项至第三项情形的，鉴定人已经收取的鉴定费用应当退还。拒不退还的，依照本规定第八十一条第二款的规定处理。',
    ),
    p(
      '对鉴定意见的瑕疵，可以通过补正、补充鉴定或者补充质证、重新质证等方法解决的，人民法院不予准许重新鉴定的申请。',
    ),
    p('重新鉴定的，原鉴定意见不得作为认定案件事实的根据。'),
    p(
      '**第四十一条** 对于一方当事人就专门性问题自行委托有关机构或者人员出具的意见，另一方当事人有证据或者理由足以反驳并申请鉴定的，人民法院应予准许。',
    ),
    heading('出庭'),
    p(
      '**第七十九条** 鉴定人依照民事诉讼法第七十八条的规定出庭作证的，人民法院应当在开庭审理三日前将出庭的时间、地点及要求通知鉴定人。',
    ),
    p('委托机构鉴定的，应当由从事鉴定的人员代表机构出庭。'),
    p(
      '**第八十条** 鉴定人应当就鉴定事项如实答复当事人的异议和审判人员的询问。当庭答复确有困难的，经人民法院准许，可以在庭审结束后书面答复。',
    ),
    p('人民法院应当及时将书面答复送交当事人，并听取当事人的意见。必要时，可以再次组织质证。'),
    p(
      '**第八十一条** 鉴定人拒不出庭作证的，鉴定意见不得作为认定案件事实的根据。人民法院应当建议有关主管部门或者组织对拒不出庭作证的鉴定人予以处罚。',
    ),
    p(
      '当事人要求退还鉴定费用的，人民法院应当在三日内作出裁定，责令鉴定人退还；拒不退还的，由人民法院依法执行。',
    ),
    p('当事人因鉴定人拒不出庭作证申请重新鉴定的，人民法院应当准许。'),
    p('**第八十二条** 经法庭许可，当事人可以询问鉴定人、勘验人。'),
    p('询问鉴定人、勘验人不得使用威胁、侮辱等不适当的言语和方式。'),
    p(
      '**第八十四条** 审判人员可以对有专门知识的人进行询问。经法庭准许，当事人可以对有专门知识的人进行询问，当事人各自申请的有专门知识的人可以就案件中的有关问题进行对质。',
    ),
    p('有专门知识的人不得参与对鉴定意见质证或者就专业问题发表意见之外的法庭审理活动。'),
    heading('私文书证'),
    p('**第九十二条** 私文书证的真实性，由主张以私文书证证明案件事实的当事人承担举证责任。'),
    p('私文书证由制作者或者其代理人签名、盖章或捺印的，推定为真实。'),
    p('私文书证上有删除、涂改、增添或者其他形式瑕疵的，人民法院应当综合案件的具体情况判断其证明力。'),
    heading('裁判理由'),
    p('**第九十七条** 人民法院应当在裁判文书中阐明证据是否采纳的理由。'),
    p('对当事人无争议的证据，是否采纳的理由可以不在裁判文书中表述。'),
  ],
  [
    title("Provisions of the Supreme People's Court on Evidence in Civil Procedure (extracts)"),
    quote(
      'In force since 1 May 2020. Articles 78, 79 and 111 of the Civil Procedure Law cited in it are now Articles 81, 82 and 114. Unofficial translation.',
    ),
    heading('Application and commission'),
    p(
      '**Article 30** (extract) Where the court finds that a fact to be proved needs an expert opinion, it shall explain this to the parties and set a time for applying.',
    ),
    p(
      '**Article 31** A party shall apply for examination within the time set by the court and prepay the fee. A party that does not is deemed to give up its application.',
    ),
    p(
      'A party that bears the burden of proof on the fact and without good reason does not apply or prepay in time, or refuses to supply the material, so that the fact cannot be found, bears the consequence of failing to prove it.',
    ),
    p(
      '**Article 32** Where the court allows the application, it shall have both parties agree on a qualified expert; failing agreement, it designates one.',
    ),
    p('Where it commissions of its own motion, it may designate one after hearing the parties.'),
    p(
      'Having determined the expert, it issues a letter of commission that states the matter, scope, purpose and time of the examination.',
    ),
    p(
      '**Article 33** (extract) Before the examination begins the court shall require the expert to sign an undertaking: to examine objectively, impartially and honestly, to appear and testify, and to bear legal liability for a false opinion.',
    ),
    p(
      '**Article 34** The court shall have the parties test the material for examination. Material that has not been tested may not be the basis of the examination.',
    ),
    p(
      'With leave of the court the expert may obtain evidence, inspect objects and the scene, and question parties or witnesses.',
    ),
    heading('Opinion and objections'),
    p('**Article 36** The court shall check whether the opinion contains:'),
    p('(1) the commissioning court;'),
    p('(2) matter and requirements;'),
    p('(3) the material;'),
    p('(4) the principles and methods relied on;'),
    p('(5) an account of the process;'),
    p('(6) the opinion;'),
    p('(7) the undertaking.'),
    p(
      'It shall be signed or sealed by the expert, with proof of qualification. Where an institution was commissioned, it bears the seal of the institution and the signatures of those who examined.',
    ),
    p('**Article 37** On receiving the opinion the court shall without delay send copies to the parties.'),
    p('A party that objects to its content shall do so in writing within the time set.'),
    p(
      'The court shall require the expert to explain, clarify or supplement on the objections. Where it finds it necessary, it may require the same on what the parties did not object to.',
    ),
    p(
      '**Article 38** Where a party still objects after the written answer, the court shall under Article 11 of the Measures on Litigation Costs notify it to prepay the costs of appearance and notify the expert to appear. A party that does not prepay is deemed to give up its objection.',
    ),
    p('Where both parties object, they share the prepayment.'),
    p('**Article 40** On application for a new examination the court shall allow it where:'),
    p('(1) the expert is not qualified;'),
    p('(2) the procedure was gravely unlawful;'),
    p('(3) the opinion is clearly without sufficient basis;'),
    p('(4) the opinion cannot be used as evidence for other reasons.'),
    p(
      'In the cases of items 1 to 3 the fee received shall be returned. If this is refused, Article 81, second paragraph, applies.',
    ),
    p(
      'Flaws that can be cured by correction, supplementary examination, further or renewed testing do not justify a new examination.',
    ),
    p('Where there is a new examination, the former opinion may not serve as the basis for finding facts.'),
    p(
      "**Article 41** Where a party has itself commissioned an institution or person to give an opinion on a special question, and the other party has evidence or reasons sufficient to refute it and applies for an expert examination, the people's court shall allow it.",
    ),
    heading('Appearance'),
    p(
      '**Article 79** Where an expert appears under Article 78 of the Civil Procedure Law, the court shall notify time, place and requirements three days before the hearing.',
    ),
    p('Where an institution was commissioned, those who examined appear on its behalf.'),
    p(
      '**Article 80** The expert shall truthfully answer objections of the parties and questions of the judges. Where an answer on the spot is really difficult, it may with leave be given in writing after the hearing.',
    ),
    p(
      'The court shall send it to the parties without delay and hear them, and where necessary have it tested again.',
    ),
    p(
      '**Article 81** Where the expert refuses to appear, the opinion may not serve as the basis for finding facts. The court shall propose that the authority or organisation concerned punish the expert.',
    ),
    p(
      'Where a party asks for the fee back, the court shall rule within three days and order its return; if this is refused, it is enforced according to law.',
    ),
    p('Where a party therefore applies for a new examination, the court shall allow it.'),
    p('**Article 82** With leave of the court a party may question experts and inspectors.'),
    p('No threats, insults or other improper words or ways may be used in questioning them.'),
    p(
      '**Article 84** Judges may question a person with special knowledge. With leave the parties may question that person, and persons of either side may confront each other on the questions of the case.',
    ),
    p(
      'A person with special knowledge may not take part in the hearing beyond testing the opinion or giving views on special questions.',
    ),
    heading('Private documents'),
    p(
      '**Article 92** The party that relies on a private document to prove facts of the case bears the burden of proof of its authenticity.',
    ),
    p(
      "A private document signed, sealed or fingerprinted by its maker or the maker's agent is presumed to be authentic.",
    ),
    p(
      'Where a private document has deletions, alterations, additions or other flaws of form, the court judges its weight by the circumstances of the case.',
    ),
    heading('Reasons of the judgment'),
    p(
      "**Article 97** The people's court shall explain in its judgment the reasons why evidence is accepted or not.",
    ),
    p('For evidence that the parties do not dispute the reasons need not be stated.'),
  ],
);

export const EVIDENCE_LAW: CaseDocument[] = [EVIDENCE];
