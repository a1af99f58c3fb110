import type { Template } from '@lets/contract';
import { bi, blank, heading, line, p, part, seal, sign, table, title, under } from '../build.ts';
import { write } from './fields.ts';
import { ALL_ROLES } from './roles.ts';

const HEAD = {
  zh: line('题目：{{seminar_title}}　　编号：{{seminar_number}}　　请求人：{{claimant_name}}'),
  en: line('Seminar: {{seminar_title}}. Number: {{seminar_number}}. Claimant: {{claimant_name}}'),
};

const NORM_LIST: Template = {
  id: 'norm_list',
  name: bi('规范清单', 'List of norms'),
  role_ids: ['reporter'],
  body: write(
    [
      title('规范清单'),
      HEAD.zh,
      heading('一、请求拆分和请求权基础：{{norm_basis}}'),
      blank(),
      heading('二、规范'),
      table(
        ['条文', '管什么', '不管什么', '同本题的关系（直接适用、参照、只作比较）'],
        ['', '', '', ''],
        ['', '', '', ''],
        ['', '', '', ''],
      ),
      heading('三、有没有法律漏洞：{{gap_finding}}'),
      blank(),
      sign('reporter', '报告人'),
    ],
    [
      title('List of Norms'),
      HEAD.en,
      heading('1. The separate claims, and their basis: {{norm_basis}}'),
      blank(),
      heading('2. Norms'),
      table(
        [
          'Article',
          'Governs',
          'Does not govern',
          'Role in this case (applies directly, applies by reference, comparison only)',
        ],
        ['', '', '', ''],
        ['', '', '', ''],
        ['', '', '', ''],
      ),
      heading('3. Whether there is a gap: {{gap_finding}}'),
      blank(),
      sign('reporter', 'Reporter'),
    ],
  ),
  elements: [
    bi(
      '请求拆开：变更实名、折价补偿、退还余额、查看聊天',
      'The claims are separated: re-registration, compensation, balance, chats',
    ),
    under(
      bi(
        '由具体规定到一般规定再到原则（总则编解释第一条）',
        'From specific provisions to general ones and then to principles (General Part Interpretation, Article 1)',
      ),
      '管什么',
      'Governs',
    ),
    bi(
      '标明只作比较、不直接适用的条文',
      'Articles that serve only for comparison and do not apply directly are marked as such',
    ),
  ],
};

/** Both sides write on one plan, so that their papers can be laid side by side. */
function memo(id: string, role: string, name: [string, string], sideZh: string, sideEn: string): Template {
  return {
    id,
    name: bi(...name),
    role_ids: [role],
    body: write(
      [
        title(name[0]),
        HEAD.zh,
        line(`本方立场：${sideZh}`),
        heading('一、论点'),
        p('{{thesis}}'),
        heading('二、遗产范围：文义、体系、历史、目的'),
        blank(),
        heading('三、{{clause}}：订入、效力、解释'),
        blank(),
        heading('四、比较和类推：像哪一条，像在哪里，为什么可以或者不可以'),
        blank(),
        heading('五、对方最强的理由和我的回答'),
        p('{{strongest_counter}}'),
        blank(),
        heading('六、结论和退路'),
        blank(),
        sign(role, '论证人'),
      ],
      [
        title(name[1]),
        HEAD.en,
        line(`Position: ${sideEn}`),
        heading('1. Thesis'),
        p('{{thesis}}'),
        heading('2. The estate: wording, system, history, purpose'),
        blank(),
        heading('3. {{clause}}: incorporation, validity, meaning'),
        blank(),
        heading(
          '4. Comparison and analogy: which article is similar, in what respect, and why it may or may not be applied',
        ),
        blank(),
        heading('5. The strongest point of the other side, and my answer'),
        p('{{strongest_counter}}'),
        blank(),
        heading('6. Conclusion and fallback'),
        blank(),
        sign(role, 'Advocate'),
      ],
    ),
    elements: [
      under(
        bi(
          '每一种解释方法写明名称和答案',
          'Each method of interpretation is named, with the answer that it gives',
        ),
        '二、遗产范围',
        '2. The estate',
      ),
      bi(
        '条款的订入、效力、解释分开写（民法典第四百九十六条至第四百九十八条）',
        'Incorporation, validity and meaning of the clause are treated separately (Civil Code, Articles 496 to 498)',
      ),
      bi(
        '写出对方最强的理由，而不是最弱的',
        'The strongest point of the other side is stated, not the weakest',
      ),
    ],
  };
}

export const MEMO_PRO: Template = memo(
  'memo_pro',
  'pro',
  ['肯定方论证书', 'Memorandum for inheritance'],
  '账号可以继承',
  'the account can be inherited',
);

export const MEMO_CON: Template = memo(
  'memo_con',
  'con',
  ['否定方论证书', 'Memorandum against inheritance'],
  '账号不能继承',
  'the account cannot be inherited',
);

const OPINION: Template = {
  id: 'opinion',
  name: bi('评议意见书', 'Opinion of the panel'),
  role_ids: ['reporter'],
  body: write(
    [
      title('评议意见书'),
      line('{{seminar_number}}', 'right'),
      p(
        '题目：{{seminar_title}}。被继承人 {{deceased_name}}，账号 {{account_name}}；请求人 {{claimant_name}}，运营者 {{operator_name}}。',
      ),
      part('一、事实'),
      blank(),
      part('二、争点和请求的拆分'),
      blank(),
      part('三、规范和解释'),
      p('请求权基础：{{norm_basis}}'),
      blank(),
      part('四、{{clause}}'),
      blank(),
      part('五、对少数理由的回应'),
      blank(),
      part('六、结论'),
      p('{{conclusion}}'),
      p('表决情况：{{vote_result}}'),
      sign('presiding', '主持人'),
      sign('panel_a', '评议人'),
      sign('panel_b', '评议人'),
      line('{{seminar_date}}', 'right'),
      seal('明德大学法学院模拟法庭'),
    ],
    [
      title('Opinion of the Panel'),
      line('{{seminar_number}}', 'right'),
      p(
        'Seminar: {{seminar_title}}. Deceased: {{deceased_name}}; account: {{account_name}}; claimant: {{claimant_name}}; operator: {{operator_name}}.',
      ),
      part('1. Facts'),
      blank(),
      part('2. Issues and Separate Claims'),
      blank(),
      part('3. Norms and Interpretation'),
      p('Basis of the claim: {{norm_basis}}'),
      blank(),
      part('4. {{clause}}'),
      blank(),
      part('5. Answer to the Reasons of the Minority'),
      blank(),
      part('6. Conclusion'),
      p('{{conclusion}}'),
      p('Vote: {{vote_result}}'),
      sign('presiding', 'Chair'),
      sign('panel_a', 'Panellist'),
      sign('panel_b', 'Panellist'),
      line('{{seminar_date}}', 'right'),
      seal('Moot Court of Mingde Law School'),
    ],
  ),
  elements: [
    under(
      bi(
        '结论以条文为依据，方法和学说只用来说理（引用规定第四条、第六条）',
        'The conclusion is based on articles; methods and scholarly opinion serve only as reasoning (Citation Provisions, Articles 4 and 6)',
      ),
      '规范和解释',
      'Norms and Interpretation',
    ),
    under(bi('每一项请求各有结论', 'Each claim has a conclusion of its own'), '六、结论', '6. Conclusion'),
    under(
      bi('回应没有被采纳的最强理由', 'The strongest reason that was not adopted is answered'),
      '对少数理由的回应',
      'Reasons of the Minority',
    ),
    under(
      bi(
        '不同意见如实记明（民事诉讼法第四十五条）',
        'Differing opinions are recorded faithfully (Civil Procedure Law, Article 45)',
      ),
      '对少数理由的回应',
      'Reasons of the Minority',
    ),
  ],
};

const DISSENT: Template = {
  id: 'dissent',
  name: bi('不同意见书', 'Separate opinion'),
  role_ids: ['panel_a', 'panel_b'],
  body: write(
    [
      title('不同意见书'),
      line('{{seminar_title}}　　{{seminar_number}}'),
      p('表决情况：{{vote_result}}'),
      heading('一、我同意的部分'),
      blank(),
      heading('二、我不同意的那一步'),
      blank(),
      heading('三、理由'),
      blank(),
    ],
    [
      title('Separate Opinion'),
      line('{{seminar_title}}, {{seminar_number}}'),
      p('Vote: {{vote_result}}'),
      heading('1. Where I agree'),
      blank(),
      heading('2. The step I do not take'),
      blank(),
      heading('3. Reasons'),
      blank(),
    ],
  ),
  elements: [
    under(
      bi(
        '指出是哪一步推理，不是笼统反对结论',
        'Names the step of reasoning that is rejected, not merely the result',
      ),
      '二、我不同意的那一步',
      '2. The step I do not take',
    ),
    under(
      bi(
        '没有不同意见的，写明同意结论而理由不同之处',
        'If there is no dissent: agreement with the result, and where the reasons differ',
      ),
      '一、我同意的部分；三、理由',
      '1. Where I agree; 3. Reasons',
    ),
  ],
};

const REPORT: Template = {
  id: 'seminar_report',
  name: bi('实验报告', 'Experiment report'),
  role_ids: [...ALL_ROLES],
  body: write(
    [
      title('实验报告'),
      line('题目：{{seminar_title}}　　编号：{{seminar_number}}'),
      line('报告人：{{report_member}}　　角色：{{report_role}}'),
      heading('一、我承担的任务'),
      blank(),
      heading('二、最难的一步推理，我怎样走过去'),
      blank(),
      heading('三、哪一个理由改变了我的想法'),
      blank(),
      heading('四、换哪一个事实，我的结论会变'),
      blank(),
    ],
    [
      title('Experiment Report'),
      line('Seminar: {{seminar_title}}. Number: {{seminar_number}}'),
      line('Written by: {{report_member}}. Role: {{report_role}}'),
      heading('1. What I had to do'),
      blank(),
      heading('2. The hardest step of reasoning, and how I took it'),
      blank(),
      heading('3. Which reason changed my mind'),
      blank(),
      heading('4. Which fact would change my conclusion'),
      blank(),
    ],
  ),
  elements: [
    under(bi('本人角色的任务', 'The task of the role'), '我承担的任务', 'What I had to do'),
    under(
      bi(
        '一步推理写完整：条文、解释、事实、结论',
        'One step of reasoning is written out in full: article, interpretation, facts, conclusion',
      ),
      '二、最难的一步推理',
      '2. The hardest step',
    ),
    under(bi('变换事实以后的答案', 'The answer when a fact is changed'), '四、换哪一个事实', '4. Which fact'),
  ],
};

export const NORM_TEMPLATES: Template[] = [NORM_LIST];
export const OPINION_TEMPLATES: Template[] = [OPINION, DISSENT];
export const REPORT_TEMPLATES: Template[] = [REPORT];
