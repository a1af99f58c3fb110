import type { Template } from '@lets/contract';
import { bi, blank, heading, line, p, seal, sign, title, under } from '../../build.ts';
import { write } from '../fields.ts';

const ACCEPTANCE: Template = {
  id: 'acceptance_notice',
  name: bi('鉴定受理答复', 'Notice of acceptance'),
  role_ids: ['head'],
  body: write(
    [
      title('{{institution}}'),
      title('鉴定受理答复'),
      line('{{court}}：'),
      p('你院 {{commission_date}}的委托（{{case_number}}）收悉，经审查答复如下：'),
      heading('一、受理的事项和理由'),
      blank(),
      heading('二、不予受理的事项和理由'),
      blank(),
      heading('三、指定的鉴定人和需要告知的情况'),
      blank(),
      sign('head', '负责人'),
      line('{{accepted_date}}', 'right'),
      seal('明德司法鉴定中心'),
    ],
    [
      title('{{institution}}'),
      title('Notice of Acceptance'),
      line('To the {{court}}:'),
      p(
        'Your commission of {{commission_date}} ({{case_number}}) has been examined, and we answer as follows:',
      ),
      heading('1. Matters accepted, with reasons'),
      blank(),
      heading('2. Matters not accepted, with reasons'),
      blank(),
      heading('3. Experts designated, and what is to be disclosed'),
      blank(),
      sign('head', 'Head'),
      line('{{accepted_date}}', 'right'),
      seal('Mingde Forensic Centre'),
    ],
  ),
  elements: [
    under(
      bi(
        '受理的每一项都有理由（《司法鉴定程序通则》第十四条）',
        'A reason for each matter accepted (General Rules, Article 14)',
      ),
      '一、受理的事项和理由',
      '1. Matters accepted',
    ),
    under(
      bi('不受理的写明是哪一种情形（第十五条）', 'The ground on which a matter is not accepted (Article 15)'),
      '二、不予受理的事项和理由',
      '2. Matters not accepted',
    ),
    under(
      bi(
        '二名鉴定人和可能影响回避的情况（第十九条、第二十条）',
        'Two experts, and anything that may bear on recusal (Articles 19 and 20)',
      ),
      '三、指定的鉴定人和需要告知的情况',
      '3. Experts designated',
    ),
  ],
};

const REPLY: Template = {
  id: 'expert_reply',
  name: bi('鉴定人书面答复', "The experts' written reply"),
  role_ids: ['expert_a', 'expert_b'],
  body: write(
    [
      title('{{institution}}'),
      title('对鉴定意见异议的书面答复'),
      line('{{case_number}}', 'right'),
      p(
        '{{court}}转来双方 {{objection_date}}的书面异议，依照[[《民事诉讼证据规定》第三十七条第三款]]答复如下：',
      ),
      heading('一、对原告异议的答复（方法、反例、局限）'),
      blank(),
      heading('二、对被告异议的答复（样本、分歧的原因）'),
      blank(),
      heading('三、不能答复或者需要补充鉴定的'),
      blank(),
      sign('expert_a', '司法鉴定人'),
      sign('expert_b', '司法鉴定人'),
    ],
    [
      title('{{institution}}'),
      title('Written Reply to the Objections'),
      line('{{case_number}}', 'right'),
      p(
        'The {{court}} has forwarded to us the written objections of both parties of {{objection_date}}. Under [[Article 37, third paragraph, of the Provisions on Evidence]] we reply as follows:',
      ),
      heading("1. To the plaintiff's objections (method, counter-examples, limits)"),
      blank(),
      heading("2. To the defendant's objections (samples, why the experts differ)"),
      blank(),
      heading('3. What cannot be answered or needs a supplementary examination'),
      blank(),
      sign('expert_a', 'Expert'),
      sign('expert_b', 'Expert'),
    ],
  ),
  elements: [
    under(
      bi('原告的每一条都答到', 'Every objection of the plaintiff answered'),
      '一、对原告异议的答复',
      "1. To the plaintiff's objections",
    ),
    under(
      bi('被告的每一条都答到', 'Every objection of the defendant answered'),
      '二、对被告异议的答复',
      "2. To the defendant's objections",
    ),
    under(
      bi('答不出的写明', 'What cannot be answered is stated as such'),
      '三、不能答复或者需要补充鉴定的',
      '3. What cannot be answered',
    ),
  ],
};

export const ACCEPTANCE_TEMPLATES: Template[] = [ACCEPTANCE];
export const REPLY_TEMPLATES: Template[] = [REPLY];
