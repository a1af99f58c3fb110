import type { DocumentForm } from '@lets/contract';
import { bi, blank, line, p, part, seal, selfCheck, sign, table, title, under } from '../build.ts';
import { DRAFTER, write } from './fields.ts';

/** Papers of the arbitration of labour disputes, whose sides are the claimant and the respondent. */

const APPLICATION: DocumentForm = {
  id: 'labour_application',
  group: 'labour',
  name: bi('劳动人事争议仲裁申请书', 'Labour arbitration application'),
  body: write(
    [
      title('劳动人事争议仲裁申请书'),
      line(
        '**申请人：**{{claimant_name}}，（性别、出生日期、职业、工作单位），住{{claimant_address}}，联系方式：{{claimant_phone}}。',
      ),
      line('**委托代理人：**{{rep_c_name}}。'),
      line(
        '**被申请人：**{{respondent_name}}，住所{{respondent_address}}，法定代表人（主要负责人）：{{respondent_head}}，（职务），联系方式：{{respondent_phone}}。',
      ),
      part('仲裁请求'),
      line('一、（逐项写明请求的内容和金额，金额写明起止日期和计算方法。）'),
      line('二、'),
      part('事实和理由'),
      p(
        '申请人于{{hire_date}}入职被申请人，任{{job_title}}，劳动合同期限{{contract_period}}，月工资{{monthly_wage}}元。（写明工资的构成和发放方式。）',
      ),
      p('（按时间顺序写明争议的经过：何时、何人、何事，有何证据。）'),
      p('（写明法律依据：哪一条、为什么适用于以上事实。）'),
      part('证据和证据来源'),
      table(
        ['编号', '证据名称', '来源', '证明事项', '证人姓名和住所'],
        ['1', '', '', '', ''],
        ['2', '', '', '', ''],
      ),
      p('此致'),
      line('{{arbitration_body}}'),
      line('附：本申请书副本　份（按被申请人人数提交）'),
      sign(DRAFTER, '申请人'),
      line('{{today}}', 'right'),
    ],
    [
      title('Labour Arbitration Application'),
      line(
        '**Claimant:** {{claimant_name}}, (sex, date of birth, occupation, employer), residing at {{claimant_address}}, contact {{claimant_phone}}.',
      ),
      line('**Representative:** {{rep_c_name}}.'),
      line(
        '**Respondent:** {{respondent_name}}, of {{respondent_address}}, legal representative (principal): {{respondent_head}}, (post), contact {{respondent_phone}}.',
      ),
      part('Claims'),
      line('1. (State each claim and its sum, with the dates from and to and the calculation.)'),
      line('2.'),
      part('Facts and Grounds'),
      p(
        'The claimant was hired by the respondent on {{hire_date}} as {{job_title}}; the term of the labour contract is {{contract_period}}, the monthly wage {{monthly_wage}} yuan. (State what the wage is made up of and how it is paid.)',
      ),
      p('(State the dispute in order of time: when, who, what, and the evidence for it.)'),
      p('(State the law: which article, and why it applies to these facts.)'),
      part('Evidence and its Sources'),
      table(
        ['No.', 'Evidence', 'Source', 'What it proves', 'Witness and address'],
        ['1', '', '', '', ''],
        ['2', '', '', '', ''],
      ),
      p('To'),
      line('{{arbitration_body}}'),
      line('Enclosed: copies of this application (one for each respondent)'),
      sign(DRAFTER, 'Claimant'),
      line('{{today}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi(
        '双方的身份信息（《劳动争议调解仲裁法》第二十八条第一项）',
        'Particulars of both sides (Labour Dispute Mediation and Arbitration Law, Article 28(1))',
      ),
      '申请人：；被申请人：',
      'Claimant:; Respondent:',
    ),
    under(
      bi('仲裁请求和所根据的事实、理由（同条第二项）', 'Claims, and the facts and grounds for them (item 2)'),
      '仲裁请求；事实和理由',
      'Claims; Facts and Grounds',
    ),
    under(
      bi('证据和证据来源、证人姓名和住所（同条第三项）', 'Evidence, its sources, and witnesses (item 3)'),
      '证据和证据来源',
      'Evidence and its Sources',
    ),
    selfCheck(
      bi('在一年的仲裁时效期间内提出（第二十七条）', 'Within the limitation period of one year (Article 27)'),
    ),
  ],
};

const ANSWER: DocumentForm = {
  id: 'labour_answer',
  group: 'labour',
  name: bi('劳动仲裁答辩书', 'Answer in labour arbitration'),
  body: write(
    [
      title('答辩书'),
      line('**案号：**{{case_number}}'),
      line(
        '**答辩人（被申请人）：**{{respondent_name}}，住所{{respondent_address}}，法定代表人：{{respondent_head}}。',
      ),
      line('**委托代理人：**{{rep_r_name}}。'),
      line('**被答辩人（申请人）：**{{claimant_name}}。'),
      p('答辩人就申请人提出的仲裁申请，答辩如下：'),
      part('对仲裁请求的意见'),
      p('（逐项写明认可或者不认可；部分认可的，写明数额和算法。）'),
      part('事实和理由'),
      p('（申请人所述事实，哪些属实，哪些不属实，有何证据。）'),
      p('（答辩人主张的事实；由用人单位掌握的证据，写明是否提交。）'),
      p('（法律依据：时效、规章制度、解除的条件和程序等。）'),
      p('此致'),
      line('{{arbitration_body}}'),
      sign(DRAFTER, '答辩人'),
      line('{{today}}', 'right'),
    ],
    [
      title('Answer'),
      line('**Case number:** {{case_number}}'),
      line(
        '**Answering party (respondent):** {{respondent_name}}, of {{respondent_address}}, legal representative: {{respondent_head}}.',
      ),
      line('**Representative:** {{rep_r_name}}.'),
      line('**Other party (claimant):** {{claimant_name}}.'),
      p("To the claimant's application the respondent answers:"),
      part('On the Claims'),
      p('(Admit or deny each claim; where admitted in part, state the sum and the calculation.)'),
      part('Facts and Grounds'),
      p('(What is true and what is not in the facts stated by the claimant, and the evidence for it.)'),
      p("(The facts that the respondent relies on; whether evidence in the employer's hands is handed in.)"),
      p('(The law: limitation, house rules, conditions and procedure of termination.)'),
      p('To'),
      line('{{arbitration_body}}'),
      sign(DRAFTER, 'Respondent'),
      line('{{today}}', 'right'),
    ],
  ),
  elements: [
    under(bi('对每一项请求的意见', 'An answer to each claim'), '对仲裁请求的意见', 'On the Claims'),
    under(bi('答辩的事实、证据和法律依据', 'Facts, evidence and law'), '事实和理由', 'Facts and Grounds'),
    selfCheck(
      bi(
        '收到申请书副本后十日内提交（《劳动争议调解仲裁法》第三十条）',
        'Within ten days of receiving the application (Labour Dispute Mediation and Arbitration Law, Article 30)',
      ),
    ),
  ],
};

const EVIDENCE: DocumentForm = {
  id: 'labour_evidence',
  group: 'labour',
  name: bi('劳动仲裁证据清单', 'List of evidence in labour arbitration'),
  body: write(
    [
      title('证据清单'),
      line('案号：{{case_number}}'),
      line('申请人：{{claimant_name}}　　被申请人：{{respondent_name}}'),
      table(
        ['编号', '证据名称', '原件或者复印件', '来源', '页数', '证明事项'],
        ['1', '', '', '', '', ''],
        ['2', '', '', '', '', ''],
        ['3', '', '', '', '', ''],
      ),
      part('由对方掌握、请求仲裁庭责令提供的证据'),
      p('（证据名称；由对方掌握的理由；证明事项。没有的，写明“无”。）'),
      sign(DRAFTER, '提交人'),
      line('{{today}}', 'right'),
    ],
    [
      title('List of Evidence'),
      line('Case number: {{case_number}}'),
      line('Claimant: {{claimant_name}}. Respondent: {{respondent_name}}.'),
      table(
        ['No.', 'Evidence', 'Original or copy', 'Source', 'Pages', 'What it proves'],
        ['1', '', '', '', '', ''],
        ['2', '', '', '', '', ''],
        ['3', '', '', '', '', ''],
      ),
      part('Evidence Held by the Other Side'),
      p('(What it is, why the other side holds it, what it proves. If there is none, say so.)'),
      sign(DRAFTER, 'Submitted by'),
      line('{{today}}', 'right'),
    ],
  ),
  elements: [
    under(bi('每份证据的证明事项', 'What each piece proves'), '证明事项', 'What it proves'),
    under(
      bi(
        '由用人单位掌握管理的证据，请求其提供（《劳动争议调解仲裁法》第六条、第三十九条）',
        'What the employer keeps is asked of the employer (Labour Dispute Mediation and Arbitration Law, Articles 6 and 39)',
      ),
      '由对方掌握、请求仲裁庭责令提供的证据',
      'Evidence Held by the Other Side',
    ),
  ],
};

const AWARD: DocumentForm = {
  id: 'labour_award',
  group: 'labour',
  name: bi('劳动人事争议仲裁裁决书', 'Labour arbitration award'),
  body: write(
    [
      title('{{arbitration_body}}'),
      title('仲裁裁决书'),
      line('{{case_number}}', 'right'),
      line('申请人：{{claimant_name}}，住{{claimant_address}}。委托代理人：{{rep_c_name}}。'),
      line(
        '被申请人：{{respondent_name}}，住所{{respondent_address}}，法定代表人：{{respondent_head}}。委托代理人：{{rep_r_name}}。',
      ),
      p(
        '申请人与被申请人{{cause}}争议一案，本委于{{accept_date}}受理后，依法组成仲裁庭，于{{hearing_date}}开庭审理。经调解未能达成协议，本案现已审理终结。',
      ),
      p('申请人请求：（最后确定的请求。）事实和理由：（概括。）'),
      p('被申请人辩称：（概括。）'),
      part('查明的事实'),
      p('（逐项写明认定的事实，采信、不采信证据的理由，举证责任由谁承担。）'),
      part('本庭认为'),
      p('（围绕争议焦点，写明适用的法律和理由。）'),
      p('依照（法律条文）的规定，裁决如下：'),
      line('一、'),
      line('二、'),
      p(
        '（终局裁决的，写明：本裁决为终局裁决，自作出之日起发生法律效力；劳动者不服的，可以自收到裁决书之日起十五日内向人民法院提起诉讼。非终局裁决的，写明：不服本裁决的，可以自收到裁决书之日起十五日内向人民法院提起诉讼，期满不起诉的，本裁决发生法律效力。）',
      ),
      sign(DRAFTER, '首席仲裁员'),
      line('仲裁员：'),
      line('{{award_date}}', 'right'),
      seal('劳动人事争议仲裁委员会'),
      line('书记员：{{clerk_name}}', 'right'),
    ],
    [
      title('{{arbitration_body}}'),
      title('Arbitration Award'),
      line('{{case_number}}', 'right'),
      line('Claimant: {{claimant_name}}, residing at {{claimant_address}}. Representative: {{rep_c_name}}.'),
      line(
        'Respondent: {{respondent_name}}, of {{respondent_address}}, legal representative: {{respondent_head}}. Representative: {{rep_r_name}}.',
      ),
      p(
        'The dispute between claimant and respondent on {{cause}} was accepted on {{accept_date}}; the tribunal heard it on {{hearing_date}}. Mediation led to no agreement. The hearing is concluded.',
      ),
      p('The claimant claims: (state the claims as finally put). Facts and grounds: (in summary).'),
      p('The respondent answers: (in summary).'),
      part('Facts Found'),
      p('(State each fact, why evidence is accepted or not, and who bears the burden of proof.)'),
      part('Reasons'),
      p('(On each issue: the law applied, and why.)'),
      p('Under (articles), the tribunal decides:'),
      line('1.'),
      line('2.'),
      p(
        '(Where it is final: this award is final and in force from the day it is made; a worker who does not accept it may sue within fifteen days of receiving it. Where it is not final: a party who does not accept this award may sue within fifteen days of receiving it; otherwise it comes into force.)',
      ),
      sign(DRAFTER, 'Presiding arbitrator'),
      line('Arbitrators:'),
      line('{{award_date}}', 'right'),
      seal('Labour Arbitration Commission'),
      line('Clerk: {{clerk_name}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi(
        '仲裁请求和争议事实（《劳动争议调解仲裁法》第四十六条）',
        'Claims and facts in dispute (Labour Dispute Mediation and Arbitration Law, Article 46)',
      ),
      '申请人请求；被申请人辩称；查明的事实',
      'The claimant claims; The respondent answers; Facts Found',
    ),
    under(
      bi('裁决理由和裁决结果（同条）', 'Reasons and decision (the same article)'),
      '本庭认为；裁决如下',
      'Reasons; the tribunal decides',
    ),
    under(
      bi(
        '写明是否终局，以及各自的救济途径（第四十七条、第五十条）',
        'Whether it is final, and the remedies against it (Articles 47 and 50)',
      ),
      '终局裁决',
      'Where it is final',
    ),
    bi('裁决日期，仲裁员签名，加盖仲裁委员会印章', 'Dated, signed by the arbitrators and sealed'),
    selfCheck(
      bi(
        '按照多数仲裁员的意见作出，不同意见记入笔录（第四十五条）',
        'By majority, differing opinions entered in the record (Article 45)',
      ),
    ),
  ],
};

const MEDIATION: DocumentForm = {
  id: 'labour_mediation',
  group: 'labour',
  name: bi('劳动仲裁调解书', 'Mediation statement in labour arbitration'),
  body: write(
    [
      title('{{arbitration_body}}'),
      title('仲裁调解书'),
      line('{{case_number}}', 'right'),
      line('申请人：{{claimant_name}}　　委托代理人：{{rep_c_name}}'),
      line('被申请人：{{respondent_name}}　　委托代理人：{{rep_r_name}}'),
      part('仲裁请求'),
      p('（申请人的请求。）'),
      part('协议的结果'),
      p('经本庭主持调解，双方自愿达成如下协议：'),
      line('一、（支付的款项、数额、日期和方式。）'),
      line('二、（劳动关系的处理：解除的日期、证明的出具、社会保险关系的转移。）'),
      line('三、（双方就本案争议是否再无其他请求。）'),
      blank(),
      p('本调解书经双方当事人签收后，发生法律效力。一方逾期不履行的，另一方可以向人民法院申请执行。'),
      sign(DRAFTER, '仲裁员'),
      line('{{today}}', 'right'),
      seal('劳动人事争议仲裁委员会'),
      line('书记员：{{clerk_name}}', 'right'),
    ],
    [
      title('{{arbitration_body}}'),
      title('Mediation Statement'),
      line('{{case_number}}', 'right'),
      line('Claimant: {{claimant_name}}. Representative: {{rep_c_name}}.'),
      line('Respondent: {{respondent_name}}. Representative: {{rep_r_name}}.'),
      part('Claims'),
      p('(What the claimant claims.)'),
      part('What Is Agreed'),
      p('In mediation by this tribunal the parties have, of their own will, agreed:'),
      line('1. (What is paid: sum, date, manner.)'),
      line(
        '2. (The employment: day on which it ends, certificate of termination, transfer of social insurance.)',
      ),
      line('3. (Whether anything else is claimed in this dispute.)'),
      blank(),
      p(
        'This statement comes into force when both parties have signed for it. If one does not perform it in time, the other may apply to the court for enforcement.',
      ),
      sign(DRAFTER, 'Arbitrator'),
      line('{{today}}', 'right'),
      seal('Labour Arbitration Commission'),
      line('Clerk: {{clerk_name}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi(
        '仲裁请求和当事人协议的结果（《劳动争议调解仲裁法》第四十二条）',
        'Claims and what is agreed (Labour Dispute Mediation and Arbitration Law, Article 42)',
      ),
      '仲裁请求；协议的结果',
      'Claims; What Is Agreed',
    ),
    selfCheck(bi('自愿、合法，能够执行', 'Voluntary, lawful and fit to be enforced')),
    bi('仲裁员签名，加盖仲裁委员会印章', 'Signed by the arbitrators and sealed'),
  ],
};

export const LABOUR_FORMS = [APPLICATION, ANSWER, EVIDENCE, AWARD, MEDIATION];
