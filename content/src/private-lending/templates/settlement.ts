import type { Template } from '@lets/contract';
import { bi, line, p, part, seal, selfCheck, sign, title, under } from '../../build.ts';
import { write } from '../fields.ts';

const AGREEMENT: Template = {
  id: 'settlement_agreement',
  name: bi('调解协议', 'Settlement agreement'),
  role_ids: ['counsel_p', 'counsel_d', 'plaintiff', 'defendant'],
  body: write(
    [
      title('调解协议'),
      line('案号：{{case_number}}'),
      line('甲方（原告）：{{plaintiff_name}}'),
      line('乙方（被告）：{{defendant_name}}'),
      p('双方就民间借贷纠纷一案，在人民法院主持下自愿达成如下协议：'),
      line(
        '一、双方确认借款本金为 {{settled_principal}} 元，截至协议签订之日的利息为 {{settled_interest}} 元；',
      ),
      line('二、乙方按下列方式履行：{{settled_plan}}；'),
      line('三、任何一期逾期的责任：{{settled_default}}；'),
      line(
        '四、案件受理费 {{fee_total}} 元，由甲方负担 {{fee_plaintiff}} 元，乙方负担 {{fee_defendant}} 元；',
      ),
      line('五、双方就本案再无其他争议。'),
      p('请求人民法院对本协议予以确认并制作调解书。'),
      sign('plaintiff', '甲方'),
      sign('defendant', '乙方'),
      sign('counsel_p', '甲方代理人'),
      sign('counsel_d', '乙方代理人'),
    ],
    [
      title('Settlement Agreement'),
      line('Case number: {{case_number}}'),
      line('First party (plaintiff): {{plaintiff_name}}'),
      line('Second party (defendant): {{defendant_name}}'),
      p(
        'In their private lending dispute, the parties, mediated by the court, have agreed of their own free will as follows:',
      ),
      line(
        '1. The parties agree that the principal is {{settled_principal}} yuan and that the interest up to the date of this agreement is {{settled_interest}} yuan;',
      ),
      line('2. The second party pays as follows: {{settled_plan}};'),
      line('3. If any payment is late: {{settled_default}};'),
      line(
        '4. Of the court fee of {{fee_total}} yuan, the first party bears {{fee_plaintiff}} yuan and the second party bears {{fee_defendant}} yuan;',
      ),
      line('5. Nothing else remains in dispute between the parties in this case.'),
      p('The parties ask the court to confirm this agreement and to issue a mediation statement.'),
      sign('plaintiff', 'First party'),
      sign('defendant', 'Second party'),
      sign('counsel_p', 'Counsel, first party'),
      sign('counsel_d', 'Counsel, second party'),
    ],
  ),
  elements: [
    selfCheck(
      bi(
        '双方自愿，内容不违反法律规定（《民事诉讼法》第九十九条）',
        'Voluntary on both sides and lawful in content (Civil Procedure Law, Article 99)',
      ),
    ),
    bi('本金、利息分别写明数额', 'The amount of the principal and of the interest, stated separately'),
    under(
      bi('每一期的日期、数额、收款账户', 'Date, amount and account of every payment'),
      '按下列方式履行',
      'pays as follows',
    ),
    under(
      bi('逾期的后果明确，可以执行', 'A clear and enforceable consequence of late payment'),
      '逾期的责任',
      'If any payment is late',
    ),
    bi(
      '诉讼费用的负担（《诉讼费用交纳办法》第十五条、第三十一条）',
      'Who bears the fee (Measures on Litigation Costs, Articles 15 and 31)',
    ),
    bi(
      '双方签名；代理人代为签署须有特别授权（第六十二条）',
      'Signed by both parties; counsel need special authority to sign for them (Article 62)',
    ),
  ],
};

const STATEMENT: Template = {
  id: 'mediation_statement',
  name: bi('民事调解书', 'Civil mediation statement'),
  role_ids: ['presiding', 'judge', 'clerk'],
  body: write(
    [
      title('{{court}}'),
      title('民事调解书'),
      line('{{case_number}}', 'right'),
      line(
        '原告：{{plaintiff_name}}，{{plaintiff_gender}}，{{plaintiff_birth}}出生，汉族，住{{plaintiff_address}}。',
      ),
      line('委托诉讼代理人：{{counsel_p_name}}，{{counsel_p_firm}}律师。'),
      line(
        '被告：{{defendant_name}}，{{defendant_gender}}，{{defendant_birth}}出生，汉族，住{{defendant_address}}。',
      ),
      line('委托诉讼代理人：{{counsel_d_name}}，{{counsel_d_firm}}律师。'),
      p(
        '原告{{plaintiff_name}}与被告{{defendant_name}}民间借贷纠纷一案，本院于 {{filing_date}}立案后，依法适用普通程序审理。',
      ),
      p('{{plaintiff_name}}请求判令：（请写明诉讼请求。）'),
      p('经审理查明：（请写明案件的事实。）'),
      p('本案审理过程中，经本院主持调解，当事人自愿达成如下协议：'),
      p('（请逐条照录调解协议。）'),
      p('上述协议，不违反法律规定，本院予以确认。'),
      p('案件受理费 {{fee_total}} 元，减半收取，由（请填写）负担。'),
      p('本调解书经各方当事人签收后，即具有法律效力。'),
      sign('presiding', '审判长'),
      sign('judge', '审判员'),
      sign('assessor', '人民陪审员'),
      sign('clerk', '书记员'),
      seal('明德市清和区人民法院'),
      part('签收'),
      sign('plaintiff', '原告签收'),
      sign('defendant', '被告签收'),
    ],
    [
      title('{{court}}'),
      title('Civil Mediation Statement'),
      line('{{case_number}}', 'right'),
      line(
        'Plaintiff: {{plaintiff_name}}, {{plaintiff_gender}}, born {{plaintiff_birth}}, Han, residing at {{plaintiff_address}}.',
      ),
      line('Counsel: {{counsel_p_name}}, lawyer, {{counsel_p_firm}}.'),
      line(
        'Defendant: {{defendant_name}}, {{defendant_gender}}, born {{defendant_birth}}, Han, residing at {{defendant_address}}.',
      ),
      line('Counsel: {{counsel_d_name}}, lawyer, {{counsel_d_firm}}.'),
      p(
        'The private lending dispute between {{plaintiff_name}} and {{defendant_name}} was filed with this court on {{filing_date}} and tried under the ordinary procedure.',
      ),
      p('{{plaintiff_name}} claims: (state the claims.)'),
      p('The court finds: (state the facts of the case.)'),
      p(
        'In the course of the trial, the parties, mediated by this court, agreed of their own free will as follows:',
      ),
      p('(Copy the settlement agreement clause by clause.)'),
      p('The agreement is not contrary to law. This court confirms it.'),
      p('The court fee of {{fee_total}} yuan, reduced by half, is borne by (to be completed).'),
      p('This statement takes legal effect once both parties have signed for it.'),
      sign('presiding', 'Presiding judge'),
      sign('judge', 'Judge'),
      sign('assessor', "People's assessor"),
      sign('clerk', 'Court clerk'),
      seal("Qinghe District People's Court"),
      part('Received'),
      sign('plaintiff', 'Received by the plaintiff'),
      sign('defendant', 'Received by the defendant'),
    ],
  ),
  elements: [
    under(
      bi(
        '诉讼请求、案件的事实和调解结果（《民事诉讼法》第一百条第一款）',
        'The claims, the facts of the case and the result of the mediation (Civil Procedure Law, Article 100, first paragraph)',
      ),
      '请求判令；经审理；自愿达成如下协议',
      'claims:; The court finds; of their own free will',
    ),
    bi(
      '审判人员、书记员署名，加盖院印（第一百条第二款）',
      'Signed by the panel and the clerk, sealed by the court (Article 100, second paragraph)',
    ),
    under(
      bi(
        '双方签收后生效，不适用留置送达（第一百条第三款、《民诉法解释》第一百三十三条）',
        'Effective once both parties have signed for it; it may not be served by leaving it at the address (Article 100, third paragraph; CPL Interpretation, Article 133)',
      ),
      '签收',
      'Received',
    ),
  ],
};

export const SETTLEMENT_TEMPLATES: Template[] = [AGREEMENT, STATEMENT];
