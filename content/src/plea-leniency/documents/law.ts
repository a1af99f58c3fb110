import type { CaseDocument } from '@lets/contract';
import { bi, p, title } from '../../build.ts';
import { law } from '../fields.ts';

export const LAW_DOCUMENTS: CaseDocument[] = [
  law(
    'law_procedure',
    bi('中华人民共和国刑事诉讼法（节录）', 'Criminal Procedure Law (extracts)'),
    [
      title('中华人民共和国刑事诉讼法（节录）'),
      p(
        '**第十五条** 犯罪嫌疑人、被告人自愿如实供述自己的罪行，承认指控的犯罪事实，愿意接受处罚的，可以依法从宽处理。',
      ),
      p(
        '**第五十五条** 对一切案件的判处都要重证据，重调查研究，不轻信口供。只有被告人供述，没有其他证据的，不能认定被告人有罪和处以刑罚；没有被告人供述，证据确实、充分的，可以认定被告人有罪和处以刑罚。',
      ),
      p(
        '**第五十六条** 采用刑讯逼供等非法方法收集的犯罪嫌疑人、被告人供述和采用暴力、威胁等非法方法收集的证人证言、被害人陈述，应当予以排除。收集物证、书证不符合法定程序，可能严重影响司法公正的，应当予以补正或者作出合理解释；不能补正或者作出合理解释的，对该证据应当予以排除。',
      ),
      p(
        '**第五十八条** 法庭审理过程中，审判人员认为可能存在本法第五十六条规定的以非法方法收集证据情形的，应当对证据收集的合法性进行法庭调查。',
      ),
      p(
        '当事人及其辩护人、诉讼代理人有权申请人民法院对以非法方法收集的证据依法予以排除。申请排除以非法方法收集的证据的，应当提供相关线索或者材料。',
      ),
      p(
        '**第五十九条** 在对证据收集的合法性进行法庭调查的过程中，人民检察院应当对证据收集的合法性加以证明。',
      ),
      p(
        '**第六十条** 对于经过法庭审理，确认或者不能排除存在本法第五十六条规定的以非法方法收集证据情形的，对有关证据应当予以排除。',
      ),
      p(
        '**第一百七十三条** 人民检察院审查案件，应当讯问犯罪嫌疑人，听取辩护人或者值班律师、被害人及其诉讼代理人的意见，并记录在案。辩护人或者值班律师、被害人及其诉讼代理人提出书面意见的，应当附卷。',
      ),
      p(
        '犯罪嫌疑人认罪认罚的，人民检察院应当告知其享有的诉讼权利和认罪认罚的法律规定，听取犯罪嫌疑人、辩护人或者值班律师、被害人及其诉讼代理人对下列事项的意见，并记录在案：',
      ),
      p(
        '**第一百七十四条** 犯罪嫌疑人自愿认罪，同意量刑建议和程序适用的，应当在辩护人或者值班律师在场的情况下签署认罪认罚具结书。',
      ),
      p(
        '**第一百七十六条** 犯罪嫌疑人认罪认罚的，人民检察院应当就主刑、附加刑、是否适用缓刑等提出量刑建议，并随案移送认罪认罚具结书等材料。',
      ),
      p(
        '**第一百八十三条** 基层人民法院、中级人民法院审判第一审案件，应当由审判员三人或者由审判员和人民陪审员共三人或者七人组成合议庭进行，但是基层人民法院适用简易程序、速裁程序的案件可以由审判员一人独任审判。',
      ),
      p(
        '**第一百八十四条** 合议庭进行评议的时候，如果意见分歧，应当按多数人的意见作出决定，但是少数人的意见应当写入笔录。评议笔录由合议庭的组成人员签名。',
      ),
      p(
        '**第一百八十七条** 在开庭以前，审判人员可以召集公诉人、当事人和辩护人、诉讼代理人，对回避、出庭证人名单、非法证据排除等与审判相关的问题，了解情况，听取意见。',
      ),
      p(
        '**第一百九十条** 被告人认罪认罚的，审判长应当告知被告人享有的诉讼权利和认罪认罚的法律规定，审查认罪认罚的自愿性和认罪认罚具结书内容的真实性、合法性。',
      ),
      p('**第一百九十八条** 法庭审理过程中，对与定罪、量刑有关的事实、证据都应当进行调查、辩论。'),
      p('经审判长许可，公诉人、当事人和辩护人、诉讼代理人可以对证据和案件情况发表意见并且可以互相辩论。'),
      p('审判长在宣布辩论终结后，被告人有最后陈述的权利。'),
      p(
        '**第二百条** 在被告人最后陈述后，审判长宣布休庭，合议庭进行评议，根据已经查明的事实、证据和有关的法律规定，分别作出以下判决：',
      ),
      p('（一）案件事实清楚，证据确实、充分，依据法律认定被告人有罪的，应当作出有罪判决；'),
      p('（二）依据法律认定被告人无罪的，应当作出无罪判决；'),
      p('（三）证据不足，不能认定被告人有罪的，应当作出证据不足、指控的犯罪不能成立的无罪判决。'),
      p(
        '**第二百零一条** 对于认罪认罚案件，人民法院依法作出判决时，一般应当采纳人民检察院指控的罪名和量刑建议，但有下列情形的除外：',
      ),
      p('（一）被告人的行为不构成犯罪或者不应当追究其刑事责任的；'),
      p('（二）被告人违背意愿认罪认罚的；'),
      p('（三）被告人否认指控的犯罪事实的；'),
      p('（四）起诉指控的罪名与审理认定的罪名不一致的；'),
      p('（五）其他可能影响公正审判的情形。'),
      p(
        '人民法院经审理认为量刑建议明显不当，或者被告人、辩护人对量刑建议提出异议的，人民检察院可以调整量刑建议。人民检察院不调整量刑建议或者调整量刑建议后仍然明显不当的，人民法院应当依法作出判决。',
      ),
      p(
        '**第二百三十条** 不服判决的上诉和抗诉的期限为十日，不服裁定的上诉和抗诉的期限为五日，从接到判决书、裁定书的第二日起算。',
      ),
      p(
        '**第二百三十七条** 第二审人民法院审理被告人或者他的法定代理人、辩护人、近亲属上诉的案件，不得加重被告人的刑罚。第二审人民法院发回原审人民法院重新审判的案件，除有新的犯罪事实，人民检察院补充起诉的以外，原审人民法院也不得加重被告人的刑罚。',
      ),
      p('人民检察院提出抗诉或者自诉人提出上诉的，不受前款规定的限制。'),
    ],
    [
      title('Criminal Procedure Law (extracts, unofficial translation)'),
      p(
        '**Article 15** A suspect or defendant who of his own will truthfully confesses, admits the facts charged and is willing to accept punishment may be treated leniently according to law.',
      ),
      p(
        '**Article 55** (first paragraph) In every case weight is given to evidence and not to confessions alone. A defendant may not be convicted on his confession alone; he may be convicted without one where the evidence is reliable and sufficient.',
      ),
      p(
        '**Article 56** (first paragraph) Confessions obtained by torture or other unlawful means, and statements of witnesses or victims obtained by violence, threats or other unlawful means, shall be excluded.',
      ),
      p(
        '**Article 58** Where the judges consider that evidence may have been obtained unlawfully, an inquiry in court is held. Parties, defence counsel and representatives may apply for exclusion and shall provide leads or material.',
      ),
      p(
        '**Article 59** (first paragraph) In that inquiry the procuratorate shall prove that the evidence was lawfully obtained.',
      ),
      p(
        '**Article 60** Where it is confirmed or cannot be ruled out that evidence was obtained by unlawful means under Article 56, the evidence shall be excluded.',
      ),
      p(
        '**Article 173** (first and second paragraphs) The procuratorate shall question the suspect and hear defence or duty counsel and the victim, on record; on a plea it explains rights and rules and hears them on four matters.',
      ),
      p(
        '**Article 174** (first paragraph) A suspect who pleads freely and agrees to recommendation and procedure shall sign the plea statement in the presence of defence or duty counsel.',
      ),
      p(
        '**Article 176** (second paragraph) On a plea the procuratorate shall recommend the main penalty, additional penalties and whether to suspend, and transfer the plea statement with the file.',
      ),
      p(
        "**Article 183** (first paragraph) First-instance cases in basic and intermediate courts are tried by a panel of three judges, or of judges and people's assessors, three or seven in all; in basic courts a single judge may try cases under summary or expedited procedure.",
      ),
      p(
        '**Article 184** On differing opinions the panel follows the majority, but the minority opinion is entered in the record, which the members sign.',
      ),
      p(
        '**Article 187** (second paragraph) Before the hearing the judges may convene the parties to learn and hear opinions on recusal, witnesses, exclusion of evidence and the like.',
      ),
      p(
        '**Article 190** (second paragraph) On a plea the presiding judge shall explain rights and rules and examine whether the plea is voluntary and the plea statement true and lawful.',
      ),
      p(
        '**Article 198** Facts and evidence on guilt and sentence shall be investigated and debated. With leave the parties may give opinions and debate. When debate is closed the defendant has the right to a last statement.',
      ),
      p(
        '**Article 200** After the last statement the panel deliberates and gives judgment: guilty, not guilty, or not guilty because the evidence is insufficient and the offence charged is not established.',
      ),
      p(
        '**Article 201** On a plea the court shall generally adopt the offence charged and the recommendation, except: no crime or no liability; plea against his will; denial of the facts; another offence found; other matters affecting a just trial. Where the recommendation is clearly improper or objected to, the procuratorate may adjust it; if it does not, or it remains clearly improper, the court gives judgment by law.',
      ),
      p(
        '**Article 230** The time for appeal and protest is ten days for a judgment and five for a ruling, from the day after receipt.',
      ),
      p(
        '**Article 237** On an appeal by the defence the court of second instance may not make the penalty heavier, nor may the first court on remand, unless there are new criminal facts that the procuratorate charges in addition. Protest by the procuratorate or appeal by a private prosecutor is not so limited.',
      ),
    ],
  ),
  law(
    'law_criminal',
    bi('中华人民共和国刑法（节录）', 'Criminal Law (extracts)'),
    [
      title('中华人民共和国刑法（节录）'),
      p(
        '**第六十七条** 犯罪以后自动投案，如实供述自己的罪行的，是自首。对于自首的犯罪分子，可以从轻或者减轻处罚。其中，犯罪较轻的，可以免除处罚。',
      ),
      p(
        '犯罪嫌疑人虽不具有前两款规定的自首情节，但是如实供述自己罪行的，可以从轻处罚；因其如实供述自己罪行，避免特别严重后果发生的，可以减轻处罚。',
      ),
      p(
        '**第七十二条** 对于被判处拘役、三年以下有期徒刑的犯罪分子，同时符合下列条件的，可以宣告缓刑，对其中不满十八周岁的人、怀孕的妇女和已满七十五周岁的人，应当宣告缓刑：',
      ),
      p('（一）犯罪情节较轻；'),
      p('（二）有悔罪表现；'),
      p('（三）没有再犯罪的危险；'),
      p('（四）宣告缓刑对所居住社区没有重大不良影响。'),
      p('**第七十三条** 拘役的缓刑考验期限为原判刑期以上一年以下，但是不能少于二个月。'),
      p('有期徒刑的缓刑考验期限为原判刑期以上五年以下，但是不能少于一年。'),
      p('缓刑考验期限，从判决确定之日起计算。'),
      p(
        '**第二百六十四条** 盗窃公私财物，数额较大的，或者多次盗窃、入户盗窃、携带凶器盗窃、扒窃的，处三年以下有期徒刑、拘役或者管制，并处或者单处罚金；数额巨大或者有其他严重情节的，处三年以上十年以下有期徒刑，并处罚金；数额特别巨大或者有其他特别严重情节的，处十年以上有期徒刑或者无期徒刑，并处罚金或者没收财产。',
      ),
    ],
    [
      title('Criminal Law (extracts, unofficial translation)'),
      p(
        '**Article 67** (first and third paragraphs) Whoever gives himself up of his own accord after a crime and truthfully confesses has surrendered voluntarily, which may bring a lighter or mitigated penalty, or exemption from penalty for minor crimes. Truthful confession without voluntary surrender may bring a lighter penalty, and a mitigated one where especially serious results are avoided.',
      ),
      p(
        '**Article 72** (first paragraph) Criminal detention or imprisonment of up to three years may be suspended where circumstances are minor, there is repentance, no danger of offending again, and no grave effect on the community.',
      ),
      p(
        '**Article 73** Probation for criminal detention is from the term imposed up to one year, at least two months; for imprisonment from the term imposed up to five years, at least one year. It runs from the day the judgment becomes final.',
      ),
      p(
        '**Article 264** Theft of a relatively large amount, or repeatedly, from a dwelling, with a weapon, or by picking pockets: up to three years of imprisonment, criminal detention or public surveillance, together with a fine or a fine alone; a huge amount or other serious circumstances: three to ten years and a fine; especially huge or especially serious: ten years or more or life, with a fine or confiscation.',
      ),
    ],
  ),
  law(
    'law_interpretation',
    bi(
      '最高人民法院关于适用《中华人民共和国刑事诉讼法》的解释（节录）',
      'SPC Interpretation of the Criminal Procedure Law (extracts)',
    ),
    [
      title('最高人民法院关于适用《中华人民共和国刑事诉讼法》的解释（节录）'),
      p(
        '**第一百三十一条** 在庭前会议中，人民检察院可以撤回有关证据。撤回的证据，没有新的理由，不得在庭审中出示。',
      ),
      p(
        '当事人及其辩护人、诉讼代理人可以撤回排除非法证据的申请。撤回申请后，没有新的线索或者材料，不得再次对有关证据提出排除申请。',
      ),
      p(
        '**第一百七十六条** 被告人非法占有、处置被害人财产的，应当依法予以追缴或者责令退赔。被害人提起附带民事诉讼的，人民法院不予受理。追缴、退赔的情况，可以作为量刑情节考虑。',
      ),
      p(
        '**第三百四十七条** 刑事诉讼法第十五条规定的“认罪”，是指犯罪嫌疑人、被告人自愿如实供述自己的罪行，对指控的犯罪事实没有异议。',
      ),
      p('刑事诉讼法第十五条规定的“认罚”，是指犯罪嫌疑人、被告人真诚悔罪，愿意接受处罚。'),
      p('被告人认罪认罚的，可以依照刑事诉讼法第十五条的规定，在程序上从简、实体上从宽处理。'),
      p(
        '**第三百五十四条** 对量刑建议是否明显不当，应当根据审理认定的犯罪事实、认罪认罚的具体情况，结合相关犯罪的法定刑、类似案件的刑罚适用等作出审查判断。',
      ),
    ],
    [
      title('SPC Interpretation of the Criminal Procedure Law (extracts, unofficial translation)'),
      p(
        '**Article 131** In the conference the procuratorate may withdraw evidence, which may not be produced in court without new grounds; an application to exclude may be withdrawn, and not made again without new leads.',
      ),
      p(
        '**Article 176** What the defendant unlawfully took or disposed of is recovered or restitution is ordered. A collateral civil action by the victim is not accepted. Recovery and restitution may count in sentencing.',
      ),
      p(
        '**Article 347** "Admitting guilt" means to confess freely and truthfully without objection to the facts charged; "accepting punishment" means sincere repentance and willingness to be punished. Procedure may then be simplified and the penalty lenient.',
      ),
      p(
        '**Article 354** Whether a recommendation is clearly improper is judged by the facts found, the circumstances of the plea, the statutory penalty and the penalties in similar cases.',
      ),
    ],
  ),
];
