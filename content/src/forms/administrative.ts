import type { DocumentForm } from '@lets/contract';
import { bi, line, p, part, seal, selfCheck, sign, table, title, under } from '../build.ts';
import { DRAFTER, write } from './fields.ts';

/** Papers of administrative lawsuits, in which a person sues an authority. */

const COMPLAINT: DocumentForm = {
  id: 'administrative_complaint',
  group: 'administrative',
  name: bi('行政起诉状', 'Administrative complaint'),
  body: write(
    [
      title('行政起诉状'),
      line(
        '**原告：**{{plaintiff_name}}，（自然人写明性别、出生日期、证件号码；单位写明统一社会信用代码和法定代表人），住{{plaintiff_address}}，联系方式：{{plaintiff_phone}}。',
      ),
      line('**委托诉讼代理人：**{{counsel_p_name}}，{{counsel_p_firm}}。'),
      line('**被告：**{{authority}}，住所地{{authority_address}}，负责人：{{authority_head}}，（职务）。'),
      line('**第三人：**{{third_party_name}}（没有的，删去）'),
      part('诉讼请求'),
      line(
        '一、（撤销、变更被告于{{decision_date}}作出的{{decision_number}}决定，或者确认违法、履行职责等。）',
      ),
      line('二、（一并请求审查的规范性文件、行政赔偿请求；没有的，删去。）'),
      line('三、本案诉讼费用由被告负担。'),
      part('事实与理由'),
      p('（行政行为的内容；原告何时知道；是否经过行政复议，复议决定的文号和送达日期。）'),
      p('（行政行为在职权、事实证据、适用法律、程序、裁量上的违法之处，逐项写明理由。）'),
      p('此致'),
      line('{{court}}'),
      line('附：本起诉状副本　份；被诉行政行为的材料；证据目录'),
      sign(DRAFTER, '具状人'),
      line('{{today}}', 'right'),
    ],
    [
      title('Administrative Complaint'),
      line(
        '**Plaintiff:** {{plaintiff_name}}, (of a person: sex, date of birth, identity number; of an organisation: credit code and legal representative), of {{plaintiff_address}}, contact {{plaintiff_phone}}.',
      ),
      line('**Counsel:** {{counsel_p_name}}, {{counsel_p_firm}}.'),
      line('**Defendant:** {{authority}}, of {{authority_address}}, head: {{authority_head}}, (post).'),
      line('**Third party:** {{third_party_name}} (delete if there is none)'),
      part('Claims'),
      line(
        "1. (That the defendant's decision {{decision_number}} of {{decision_date}} be quashed or varied, found unlawful, or that a duty be performed.)",
      ),
      line('2. (Rules to be reviewed along with it, compensation; delete if there are none.)'),
      line('3. That the defendant bear the costs of these proceedings.'),
      part('Facts and Grounds'),
      p(
        '(The administrative act; when the plaintiff learnt of it; whether it was reviewed, number and service of the review decision.)',
      ),
      p(
        '(Why the act is unlawful: competence, facts and evidence, law, procedure, discretion, each with reasons.)',
      ),
      p('To'),
      line('{{court}}'),
      line('Enclosed: copies of this complaint; papers on the act challenged; list of evidence'),
      sign(DRAFTER, 'Plaintiff'),
      line('{{today}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi('原告和被告行政机关', 'The plaintiff and the authority sued'),
      '原告：；被告：',
      'Plaintiff:; Defendant:',
    ),
    under(bi('具体的诉讼请求', 'Definite claims'), '诉讼请求', 'Claims'),
    under(
      bi(
        '行政行为的违法之处（对照《行政诉讼法》第七十条各项）',
        'Why the act is unlawful (by the items of Article 70 of the Administrative Litigation Law)',
      ),
      '事实与理由',
      'Facts and Grounds',
    ),
    selfCheck(
      bi('在六个月的起诉期限内提出（第四十六条）', 'Within the time for suing of six months (Article 46)'),
    ),
  ],
};

const ANSWER: DocumentForm = {
  id: 'administrative_answer',
  group: 'administrative',
  name: bi('行政答辩状', 'Answer of the authority'),
  body: write(
    [
      title('行政答辩状'),
      line(
        '**答辩人（被告）：**{{authority}}，住所地{{authority_address}}，负责人：{{authority_head}}，（职务）。',
      ),
      line('**委托诉讼代理人：**{{counsel_d_name}}，{{counsel_d_firm}}。'),
      line('**被答辩人（原告）：**{{plaintiff_name}}。'),
      p('因{{plaintiff_name}}诉我机关{{cause}}一案（{{case_number}}），答辩如下：'),
      part('一、职权依据'),
      p('（作出行政行为的职权来自哪一条。）'),
      part('二、认定的事实和证据'),
      p('（逐项写明事实；每一事实的证据编号。）'),
      part('三、适用的法律和裁量'),
      p('（违反的条文、处理的条文；裁量的基准和理由。）'),
      part('四、程序'),
      table(
        ['步骤', '日期', '依据', '证据'],
        ['立案', '', '', ''],
        ['告知和听取陈述申辩', '', '', ''],
        ['决定和送达', '', '', ''],
      ),
      part('五、对诉讼请求和理由的答复'),
      p('（逐项答复；请求驳回原告的诉讼请求。）'),
      p('此致'),
      line('{{court}}'),
      line('附：作出行政行为的证据　份，所依据的规范性文件　份'),
      sign(DRAFTER, '答辩人'),
      line('{{today}}', 'right'),
    ],
    [
      title('Answer of the Authority'),
      line('**Defendant:** {{authority}}, of {{authority_address}}, head: {{authority_head}}, (post).'),
      line('**Counsel:** {{counsel_d_name}}, {{counsel_d_firm}}.'),
      line('**Plaintiff:** {{plaintiff_name}}.'),
      p('In {{plaintiff_name}} against this authority, {{cause}} ({{case_number}}), we answer:'),
      part('1. Competence'),
      p('(The article that the competence for this act comes from.)'),
      part('2. Facts and Evidence'),
      p('(Each fact, with the numbers of the evidence for it.)'),
      part('3. Law and Discretion'),
      p('(The article breached, the article applied; how discretion was used, and why.)'),
      part('4. Procedure'),
      table(
        ['Step', 'Date', 'Law', 'Evidence'],
        ['Filing', '', '', ''],
        ['Notice and plea', '', '', ''],
        ['Decision and service', '', '', ''],
      ),
      part("5. On the Plaintiff's Claims and Grounds"),
      p('(An answer to each; that the claims be dismissed.)'),
      p('To'),
      line('{{court}}'),
      line('Enclosed: evidence for the act, and the rules it is based on'),
      sign(DRAFTER, 'Defendant'),
      line('{{today}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi(
        '作出行政行为的证据和所依据的规范性文件（《行政诉讼法》第三十四条）',
        'Evidence for the act and the rules it is based on (Administrative Litigation Law, Article 34)',
      ),
      '二、认定的事实和证据；三、适用的法律和裁量',
      '2. Facts and Evidence; 3. Law and Discretion',
    ),
    under(
      bi('职权和程序合法', 'Competence and procedure'),
      '一、职权依据；四、程序',
      '1. Competence; 4. Procedure',
    ),
    under(
      bi('对原告每一项理由的答复', 'An answer to each ground of the plaintiff'),
      '五、对诉讼请求和理由的答复',
      "5. On the Plaintiff's Claims and Grounds",
    ),
    selfCheck(
      bi(
        '收到起诉状副本之日起十五日内提交（第六十七条）',
        'Within fifteen days of receiving the complaint (Article 67)',
      ),
    ),
  ],
};

const JUDGMENT: DocumentForm = {
  id: 'administrative_judgment',
  group: 'administrative',
  name: bi('行政判决书', 'Administrative judgment'),
  body: write(
    [
      title('{{court}}'),
      title('行政判决书'),
      line('{{case_number}}', 'right'),
      line('原告：{{plaintiff_name}}，住{{plaintiff_address}}。委托诉讼代理人：{{counsel_p_name}}。'),
      line(
        '被告：{{authority}}，住所地{{authority_address}}，负责人：{{authority_head}}。委托诉讼代理人：{{counsel_d_name}}。',
      ),
      p(
        '原告{{plaintiff_name}}不服被告{{authority}}{{cause}}，向本院提起行政诉讼。本院于{{filing_date}}立案后，依法组成合议庭，于{{hearing_date}}公开开庭审理了本案。（写明被告负责人出庭应诉的情况。）本案现已审理终结。',
      ),
      p('被告于{{decision_date}}作出{{decision_number}}，内容为：（被诉行政行为的事实、依据和结果。）'),
      p('原告诉称：（请求和理由，概括。）'),
      p('被告辩称：（概括。）'),
      part('经审理查明'),
      p('（对各方证据的认证意见；认定的事实。）'),
      part('本院认为'),
      p('（逐项审查职权、事实和证据、适用法律、程序、裁量是否合法、适当。）'),
      p('依照《中华人民共和国行政诉讼法》（条文）的规定，判决如下：'),
      line('一、（驳回诉讼请求；撤销、部分撤销并责令重新作出；变更；确认违法等。）'),
      p('案件受理费　　元，由　　负担。'),
      p(
        '如不服本判决，可以在判决书送达之日起十五日内向本院递交上诉状，并按对方当事人的人数提出副本，上诉于{{appeal_court}}。',
      ),
      sign(DRAFTER, '审判长'),
      line('审判员：'),
      line('{{judgment_date}}', 'right'),
      seal('人民法院'),
      line('书记员：{{clerk_name}}', 'right'),
    ],
    [
      title('{{court}}'),
      title('Administrative Judgment'),
      line('{{case_number}}', 'right'),
      line('Plaintiff: {{plaintiff_name}}, of {{plaintiff_address}}. Counsel: {{counsel_p_name}}.'),
      line(
        'Defendant: {{authority}}, of {{authority_address}}, head: {{authority_head}}. Counsel: {{counsel_d_name}}.',
      ),
      p(
        '{{plaintiff_name}} brought an action against {{authority}}, {{cause}}. The case was filed on {{filing_date}}; the panel heard it in public on {{hearing_date}}. (Whether the head of the authority appeared.) The trial is concluded.',
      ),
      p(
        'On {{decision_date}} the defendant made decision {{decision_number}}: (the facts, law and result of the act challenged.)',
      ),
      p('The plaintiff claims: (claims and grounds, in summary).'),
      p('The defendant answers: (in summary).'),
      part('Facts Found'),
      p('(On the evidence of each side; the facts found.)'),
      part('Reasons'),
      p('(Competence, facts and evidence, law, procedure and discretion, each examined.)'),
      p('Under the Administrative Litigation Law (articles), this court decides:'),
      line('1. (Dismissed; quashed in whole or part and to be made anew; varied; found unlawful.)'),
      p('The court fee of            yuan is borne by            .'),
      p(
        'A party who does not accept this judgment may, within fifteen days of its service, appeal to {{appeal_court}} by filing a petition of appeal with this court, together with a copy for each opposing party.',
      ),
      sign(DRAFTER, 'Presiding judge'),
      line('Judges:'),
      line('{{judgment_date}}', 'right'),
      seal("People's Court"),
      line('Clerk: {{clerk_name}}', 'right'),
    ],
  ),
  elements: [
    under(bi('被诉行政行为的内容', 'The act challenged'), '内容为', 'the defendant made decision'),
    under(
      bi(
        '对职权、事实、法律、程序、裁量的审查（《行政诉讼法》第六十九条、第七十条）',
        'Competence, facts, law, procedure and discretion examined (Administrative Litigation Law, Articles 69 and 70)',
      ),
      '本院认为',
      'Reasons',
    ),
    under(bi('判决方式和依据', 'The kind of judgment, and its law'), '判决如下', 'this court decides'),
    under(
      bi('上诉的期限和法院（第八十五条）', 'Time and court of appeal (Article 85)'),
      '如不服本判决',
      'does not accept this judgment',
    ),
  ],
};

export const ADMINISTRATIVE_FORMS = [COMPLAINT, ANSWER, JUDGMENT];
