import type { DocumentForm } from '@lets/contract';
import { bi, heading, line, p, part, seal, selfCheck, sign, table, title, under } from '../build.ts';
import { DRAFTER, write } from './fields.ts';

/** Papers of criminal trials, whose sides are the prosecuting authority and the accused. */

const INDICTMENT: DocumentForm = {
  id: 'indictment',
  group: 'criminal',
  name: bi('起诉书', 'Indictment'),
  body: write(
    [
      title('{{procuratorate}}'),
      title('起诉书'),
      line('{{indictment_number}}', 'right'),
      line(
        '被告人：{{accused_name}}，{{accused_gender}}，{{accused_birth}}出生，公民身份号码{{accused_id}}，文化程度{{accused_education}}，职业{{accused_job}}，住{{accused_address}}。{{accused_record}}（前科的时间、罪名和刑罚。）',
      ),
      line(
        '被告人因涉嫌{{charge}}，于{{detention_date}}被刑事拘留，于{{arrest_date}}被逮捕，现羁押于{{detention_place}}。（采取其他强制措施的，写明种类和日期。）',
      ),
      line('辩护人：{{defender_name}}，{{defender_firm}}。'),
      p(
        '本案由（侦查机关）侦查终结，以被告人{{accused_name}}涉嫌{{charge}}，移送本院审查起诉。本院受理后，已告知被告人有权委托辩护人和认罪认罚可能导致的法律后果，告知被害人有权委托诉讼代理人，依法讯问了被告人，听取了辩护人、被害人的意见，审查了全部案件材料。',
      ),
      part('经依法审查查明'),
      p(
        '{{offence_date}}，被告人{{accused_name}}在{{offence_place}}，（写明手段、经过、结果、数额和被害人{{victim_name}}的损失。）',
      ),
      p('（到案经过；自首、立功、退赃退赔、取得谅解等情节。）'),
      part('认定上述事实的证据'),
      table(
        ['种类', '证据', '证明的事实'],
        ['物证、书证', '', ''],
        ['证人证言、被害人陈述', '', ''],
        ['被告人供述和辩解', '', ''],
        ['鉴定意见、勘验检查笔录', '', ''],
      ),
      part('本院认为'),
      p(
        '被告人{{accused_name}}（概括行为），其行为触犯了（刑法条文），犯罪事实清楚，证据确实、充分，应当以{{charge}}追究其刑事责任。（从重、从轻、减轻处罚的情节及依据。）',
      ),
      p('（认罪认罚的，写明签署具结书的情况和量刑建议：主刑、附加刑、是否适用缓刑。）'),
      p('根据《中华人民共和国刑事诉讼法》第一百七十六条的规定，提起公诉，请依法判处。'),
      p('此致'),
      line('{{court}}'),
      sign(DRAFTER, '检察员'),
      line('{{charge_date}}', 'right'),
      seal('人民检察院'),
      line('附：案卷材料和证据　册；量刑建议书、认罪认罚具结书（如有）'),
    ],
    [
      title('{{procuratorate}}'),
      title('Indictment'),
      line('{{indictment_number}}', 'right'),
      line(
        'Accused: {{accused_name}}, {{accused_gender}}, born on {{accused_birth}}, identity number {{accused_id}}, education: {{accused_education}}, occupation: {{accused_job}}, residing at {{accused_address}}. {{accused_record}} (Previous convictions: date, offence, sentence.)',
      ),
      line(
        'On suspicion of {{charge}} the accused was detained on {{detention_date}}, arrested on {{arrest_date}}, and is held at {{detention_place}}. (State the kind and date of any other compulsory measure.)',
      ),
      line('Defender: {{defender_name}}, {{defender_firm}}.'),
      p(
        'The investigation by (authority) concluded, the case of {{accused_name}}, suspected of {{charge}}, was transferred to this procuratorate. The accused was told of the right to a defender and of what pleading guilty may lead to, and the victim of the right to a representative; the accused was questioned, defender and victim were heard, and the whole file was examined.',
      ),
      part('Facts Established'),
      p(
        'On {{offence_date}}, at {{offence_place}}, the accused {{accused_name}} (state means, course, result, sum, and the loss of the victim {{victim_name}}).',
      ),
      p('(How the accused was brought in; surrender, meritorious service, restitution, forgiveness.)'),
      part('Evidence'),
      table(
        ['Kind', 'Evidence', 'What it proves'],
        ['Objects and writings', '', ''],
        ['Witnesses, victim', '', ''],
        ['Statements of the accused', '', ''],
        ['Expert opinions, inspection', '', ''],
      ),
      part('Reasons'),
      p(
        'The accused {{accused_name}} (state the act in summary) and thereby violated (article of the Criminal Law). The facts are clear, the evidence is reliable and sufficient; the accused is to be held liable for {{charge}}. (What speaks for a heavier or lighter sentence, with the law.)',
      ),
      p(
        '(Where the accused pleads guilty and accepts punishment: the statement signed, and the sentence recommended: principal and accessory punishment, probation or not.)',
      ),
      p('Under Article 176 of the Criminal Procedure Law the case is brought before the court for judgment.'),
      p('To'),
      line('{{court}}'),
      sign(DRAFTER, 'Prosecutor'),
      line('{{charge_date}}', 'right'),
      seal("People's Procuratorate"),
      line('Enclosed: case file and evidence; recommendation on sentence and plea statement, if any'),
    ],
  ),
  elements: [
    under(
      bi('被告人的身份和强制措施', 'The accused and the compulsory measures'),
      '被告人：；被告人因涉嫌',
      'Accused:; On suspicion of',
    ),
    under(
      bi('犯罪的时间、地点、手段、结果', 'Time, place, means and result'),
      '经依法审查查明',
      'Facts Established',
    ),
    under(bi('每一事实的证据', 'Evidence for each fact'), '认定上述事实的证据', 'Evidence'),
    under(
      bi(
        '罪名、法律依据和量刑情节；认罪认罚的，提出量刑建议（《刑事诉讼法》第一百七十六条）',
        'Charge, law and circumstances of sentence; with a guilty plea, the sentence recommended (Criminal Procedure Law, Article 176)',
      ),
      '本院认为',
      'Reasons',
    ),
  ],
};

const PLEA: DocumentForm = {
  id: 'plea_statement',
  group: 'criminal',
  name: bi('认罪认罚具结书', 'Plea statement'),
  body: write(
    [
      title('认罪认罚具结书'),
      heading('一、犯罪嫌疑人（被告人）身份信息'),
      line(
        '本人{{accused_name}}，{{accused_gender}}，{{accused_birth}}出生，公民身份号码{{accused_id}}，住{{accused_address}}。',
      ),
      heading('二、权利知悉'),
      p('本人已阅读《认罪认罚从宽制度告知书》，理解并接受其全部内容，自愿适用认罪认罚从宽制度。'),
      heading('三、认罪认罚内容'),
      line('（一）指控的犯罪事实：（概括。）'),
      line('（二）指控的罪名：{{charge}}'),
      line('（三）量刑建议：{{recommended}}'),
      line('（四）适用的程序：（速裁程序、简易程序或者普通程序。）'),
      heading('四、自愿签署声明'),
      p(
        '本人就上述内容，已经获得辩护人（值班律师）的法律帮助并听取意见，知悉认罪认罚可能导致的法律后果。本具结书是本人在知情和自愿的情况下签署，未受任何暴力、威胁或者其他非法影响，亦未受可能损害理解力的药物或者酒精影响。',
      ),
      sign(DRAFTER, '犯罪嫌疑人（被告人）'),
      line('{{plea_date}}', 'right'),
      heading('五、辩护人（值班律师）意见'),
      p(
        '本人是{{defender_firm}}的{{defender_name}}，担任犯罪嫌疑人（被告人）的（辩护人、值班律师）。本人证明，犯罪嫌疑人（被告人）已经阅读并理解本具结书，在本人在场的情况下自愿签署。（对罪名、量刑建议、程序的意见。）',
      ),
      line('辩护人（值班律师）签名：'),
    ],
    [
      title('Statement of Guilty Plea and Acceptance of Punishment'),
      heading('1. The Suspect (Accused)'),
      line(
        '{{accused_name}}, {{accused_gender}}, born on {{accused_birth}}, identity number {{accused_id}}, residing at {{accused_address}}.',
      ),
      heading('2. Rights'),
      p(
        'I have read the notice on leniency for pleading guilty and accepting punishment, understand and accept it as a whole, and ask of my own will that it be applied.',
      ),
      heading('3. What Is Accepted'),
      line('(1) The facts charged: (in summary).'),
      line('(2) The charge: {{charge}}'),
      line('(3) The sentence recommended: {{recommended}}'),
      line('(4) The procedure: (fast-track, summary or ordinary.)'),
      heading('4. Declaration'),
      p(
        'On all this I have had the legal help and the opinion of a defender (duty lawyer), and I know what may follow from it. I sign with knowledge and of my own will, under no violence, threat or other unlawful influence, and under no drug or alcohol that may impair my understanding.',
      ),
      sign(DRAFTER, 'Suspect (accused)'),
      line('{{plea_date}}', 'right'),
      heading('5. The Defender (Duty Lawyer)'),
      p(
        'I am {{defender_name}} of {{defender_firm}}, (defender, duty lawyer) of the suspect (accused). I certify that the suspect (accused) has read and understood this statement and signed it freely in my presence. (Opinion on charge, sentence and procedure.)',
      ),
      line('Defender (duty lawyer) signs:'),
    ],
  ),
  elements: [
    under(
      bi(
        '自愿认罪，同意量刑建议和程序适用（《刑事诉讼法》第一百七十四条）',
        'A free plea, agreeing to the sentence recommended and the procedure (Criminal Procedure Law, Article 174)',
      ),
      '三、认罪认罚内容；四、自愿签署声明',
      '3. What Is Accepted; 4. Declaration',
    ),
    under(
      bi('辩护人或者值班律师在场（同条）', 'In the presence of a defender or duty lawyer (the same article)'),
      '五、辩护人（值班律师）意见',
      '5. The Defender (Duty Lawyer)',
    ),
    under(bi('知悉权利和后果', 'Rights and consequences known'), '二、权利知悉', '2. Rights'),
  ],
};

const DEFENCE: DocumentForm = {
  id: 'defence_speech',
  group: 'criminal',
  name: bi('辩护词', 'Defence speech'),
  body: write(
    [
      title('辩护词'),
      line('审判长、审判员（人民陪审员）：'),
      p(
        '{{defender_firm}}接受被告人{{accused_name}}的委托，指派我担任其被控{{charge}}一案（{{case_number}}）的辩护人。开庭前，我查阅了案卷，会见了被告人，参加了今天的庭审。现发表如下辩护意见：',
      ),
      heading('一、对指控事实和证据的意见'),
      p('（哪些事实不能认定；哪些证据应当排除或者不足以采信，理由。没有异议的，写明。）'),
      heading('二、对定性的意见'),
      p('（是否构成犯罪，构成何罪；犯罪形态、共同犯罪中的作用。）'),
      heading('三、量刑情节'),
      table(['情节', '事实和证据', '法律依据', '从宽幅度的意见'], ['', '', '', ''], ['', '', '', '']),
      heading('四、辩护意见和请求'),
      p('（无罪、罪轻，减轻或者免除处罚，适用缓刑等具体请求。）'),
      p('以上意见，请合议庭采纳。'),
      sign(DRAFTER, '辩护人'),
      line('{{today}}', 'right'),
    ],
    [
      title('Speech for the Defence'),
      line("Presiding judge, judges (people's assessors),"),
      p(
        '{{defender_firm}}, instructed by the accused {{accused_name}}, has appointed me defender on the charge of {{charge}} ({{case_number}}). I have read the file, met the accused and taken part in this hearing. I submit:',
      ),
      heading('1. On Facts and Evidence'),
      p(
        '(Which facts cannot be found; which evidence is to be excluded or does not suffice, and why. Where nothing is disputed, say so.)',
      ),
      heading('2. On the Charge'),
      p('(Whether there is an offence, and which; attempt or completion, part in a joint offence.)'),
      heading('3. Circumstances of Sentence'),
      table(
        ['Circumstance', 'Facts and evidence', 'Law', 'How far it mitigates'],
        ['', '', '', ''],
        ['', '', '', ''],
      ),
      heading('4. Submissions'),
      p('(Acquittal, a lighter offence, mitigation or exemption, probation: what is asked for.)'),
      p('I ask the panel to follow these submissions.'),
      sign(DRAFTER, 'Defender'),
      line('{{today}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi('对事实、证据逐项发表意见', 'An opinion on each fact and piece of evidence'),
      '一、对指控事实和证据的意见',
      '1. On Facts and Evidence',
    ),
    under(
      bi(
        '对与定罪、量刑有关的事实和证据进行辩论（《刑事诉讼法》第一百九十八条）',
        'Argument on the facts and evidence of guilt and sentence (Criminal Procedure Law, Article 198)',
      ),
      '二、对定性的意见；三、量刑情节',
      '2. On the Charge; 3. Circumstances of Sentence',
    ),
    under(bi('请求具体', 'Definite submissions'), '四、辩护意见和请求', '4. Submissions'),
    selfCheck(bi('不损害被告人的利益', 'Nothing to the harm of the accused')),
  ],
};

const JUDGMENT: DocumentForm = {
  id: 'criminal_judgment',
  group: 'criminal',
  name: bi('刑事判决书', 'Criminal judgment'),
  body: write(
    [
      title('{{court}}'),
      title('刑事判决书'),
      line('{{case_number}}', 'right'),
      line('公诉机关：{{procuratorate}}。'),
      line(
        '被告人：{{accused_name}}，{{accused_gender}}，{{accused_birth}}出生，住{{accused_address}}。于{{detention_date}}被刑事拘留，于{{arrest_date}}被逮捕，现羁押于{{detention_place}}。',
      ),
      line('辩护人：{{defender_name}}，{{defender_firm}}。'),
      p(
        '{{procuratorate}}以{{indictment_number}}起诉书指控被告人{{accused_name}}犯{{charge}}，于{{charge_date}}向本院提起公诉。本院依法组成合议庭，于{{hearing_date}}公开开庭审理了本案。检察员{{prosecutor_name}}出庭支持公诉，被告人{{accused_name}}及其辩护人到庭参加诉讼。现已审理终结。',
      ),
      p('公诉机关指控：（概括；量刑建议。）'),
      p('被告人和辩护人的意见：（概括。）'),
      part('经审理查明'),
      p('（逐项写明认定的事实和证据；对有争议的证据写明采信、不采信或者排除的理由。）'),
      part('本院认为'),
      p('（是否构成犯罪、罪名、法律依据；对控辩意见的回应；量刑情节和理由；是否采纳量刑建议。）'),
      p('依照（法律条文）的规定，判决如下：'),
      line(
        '一、被告人{{accused_name}}犯{{charge}}，判处{{sentence}}。（刑期从判决执行之日起计算；羁押折抵和起止日期。）',
      ),
      line('二、（涉案财物的处理、退赔。）'),
      p(
        '如不服本判决，可在接到判决书的第二日起十日内，通过本院或者直接向{{appeal_court}}提出上诉。书面上诉的，应当提交上诉状正本一份，副本二份。',
      ),
      sign(DRAFTER, '审判长'),
      line('审判员（人民陪审员）：'),
      line('{{judgment_date}}', 'right'),
      seal('人民法院'),
      line('书记员：{{clerk_name}}', 'right'),
    ],
    [
      title('{{court}}'),
      title('Criminal Judgment'),
      line('{{case_number}}', 'right'),
      line('Prosecuting authority: {{procuratorate}}.'),
      line(
        'Accused: {{accused_name}}, {{accused_gender}}, born on {{accused_birth}}, residing at {{accused_address}}. Detained on {{detention_date}}, arrested on {{arrest_date}}, held at {{detention_place}}.',
      ),
      line('Defender: {{defender_name}}, {{defender_firm}}.'),
      p(
        '{{procuratorate}} charged {{accused_name}} with {{charge}} by indictment {{indictment_number}}, brought before this court on {{charge_date}}. The panel heard the case in public on {{hearing_date}}. Prosecutor {{prosecutor_name}} appeared for the prosecution; {{accused_name}} and the defender appeared. The trial is concluded.',
      ),
      p('The prosecution charges: (in summary; the sentence recommended).'),
      p('The accused and the defender submit: (in summary).'),
      part('Facts Found'),
      p(
        '(State each fact and its evidence; where evidence is disputed, why it is accepted, rejected or excluded.)',
      ),
      part('Reasons'),
      p(
        '(Whether there is an offence, which, and under what law; answers to both sides; circumstances and reasons of sentence; whether the recommendation is followed.)',
      ),
      p('Under (articles), this court decides:'),
      line(
        '1. The accused {{accused_name}} is guilty of {{charge}} and sentenced to {{sentence}}. (From when it runs; time in custody counted; dates from and to.)',
      ),
      line('2. (Property in the case, restitution.)'),
      p(
        'A party who does not accept this judgment may appeal to {{appeal_court}}, through this court or directly, within ten days from the second day after receiving it. A written appeal is filed in one original and two copies.',
      ),
      sign(DRAFTER, 'Presiding judge'),
      line("Judges (people's assessors):"),
      line('{{judgment_date}}', 'right'),
      seal("People's Court"),
      line('Clerk: {{clerk_name}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi('指控、被告人和辩护人的意见', 'The charge, and what accused and defender submit'),
      '公诉机关指控；被告人和辩护人的意见',
      'The prosecution charges; The accused and the defender submit',
    ),
    under(
      bi(
        '根据查明的事实、证据和法律作出有罪或者无罪的判决（《刑事诉讼法》第二百条）',
        'Guilty or not, on the facts, the evidence and the law (Criminal Procedure Law, Article 200)',
      ),
      '经审理查明；本院认为；判决如下',
      'Facts Found; Reasons; this court decides',
    ),
    under(
      bi(
        '认罪认罚案件，写明是否采纳量刑建议及理由（第二百零一条）',
        'With a guilty plea, whether the recommendation is followed, and why (Article 201)',
      ),
      '本院认为',
      'Reasons',
    ),
    under(
      bi('上诉的期限和法院（第二百三十条）', 'Time and court of appeal (Article 230)'),
      '如不服本判决',
      'does not accept this judgment',
    ),
  ],
};

export const CRIMINAL_FORMS = [INDICTMENT, PLEA, DEFENCE, JUDGMENT];
