import type { BilingualDocument } from '@lets/contract';
import { bi, line, p, sign, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, wrong } from '../../models.ts';
import type { Words } from '../../report-models.ts';
import { write } from '../fields.ts';

/** Powers of attorney of both sides. */

interface Side {
  readonly party: 'plaintiff' | 'defendant';
  readonly counsel: 'counsel_p' | 'counsel_d';
  readonly date: 'complaint_date' | 'defence_date';
  readonly dispute: Words;
}

const CLAIMANT: Side = {
  party: 'plaintiff',
  counsel: 'counsel_p',
  date: 'complaint_date',
  dispute: [
    '委托人因与{{defendant_name}}民间借贷纠纷一案',
    'In the private lending dispute with {{defendant_name}}',
  ],
};
const RESPONDENT: Side = {
  party: 'defendant',
  counsel: 'counsel_d',
  date: 'defence_date',
  dispute: [
    '委托人因{{plaintiff_name}}诉其民间借贷纠纷一案',
    'In the private lending dispute brought by {{plaintiff_name}}',
  ],
};

const power = ({ party, counsel, date, dispute }: Side, [zh, en]: Words): BilingualDocument =>
  write(
    [
      title('授权委托书'),
      line(`委托人：{{${party}_name}}，住{{${party}_address}}。`),
      line(`受托人：{{${counsel}_name}}，{{${counsel}_firm}}律师。`),
      p(`${dispute[0]}，委托受托人为第一审诉讼代理人。代理权限为：`),
      p(zh),
      sign(party, '委托人'),
      line(`{{${date}}}`, 'right'),
    ],
    [
      title('Power of Attorney'),
      line(`Principal: {{${party}_name}}, of {{${party}_address}}.`),
      line(`Attorney: {{${counsel}_name}}, lawyer, {{${counsel}_firm}}.`),
      p(
        `${dispute[1]}, the principal appoints the attorney to act in the first instance with the following authority:`,
      ),
      p(en),
      sign(party, 'Principal'),
      line(`{{${date}}}`, 'right'),
    ],
  );
const powered = (side: Side, words: Words) => ({ parts: [text(power(side, words))] });

const CLAIMANT_POWERS = [
  sound(
    bi(
      '特别授权逐项列明，代理人才能在调解中让步。',
      'Special authority, power by power: only so may counsel concede in a mediation.',
    ),
    powered(CLAIMANT, [
      '特别授权：代为起诉、提交证据、出庭；代为承认、放弃、变更诉讼请求；代为进行和解、调解；代为提起上诉；代收法律文书。',
      'Special authority: to sue, to submit evidence and to appear; to admit, waive and change claims; to settle and to mediate; to appeal; to receive documents.',
    ]),
  ),
  careless(
    bi(
      '只有一般代理，到了调解环节代理人就不能代为让步，要当事人本人表态。',
      'This is general authority only: in mediation counsel cannot make concessions, and the client must decide in person.',
    ),
    powered(CLAIMANT, [
      '一般代理：代为起诉、提交证据、参加庭审、代收法律文书。',
      'General authority: to sue, to submit evidence, to appear and to receive documents.',
    ]),
  ),
  wrong(
    bi(
      '只写“全权代理”而没有具体授权，等于一般代理：无权代为承认、放弃、变更诉讼请求，进行和解，提起反诉或者上诉（《民诉法解释》第八十九条）。',
      '"Full authority" without named powers amounts to general authority only: counsel has no power to admit, waive or change claims, to settle, to counterclaim or to appeal (CPL Interpretation, Article 89).',
    ),
    powered(CLAIMANT, ['全权代理。', 'Full authority in all matters of the case.']),
  ),
];

const RESPONDENT_POWERS = [
  sound(
    bi(
      '承认部分请求、进行调解都要特别授权，这里逐项写明。',
      'Admitting part of a claim and settling both require special authority; here each power is named.',
    ),
    powered(RESPONDENT, [
      '特别授权：代为答辩、提交证据、出庭；代为承认部分或者全部诉讼请求；代为进行和解、调解；代为提起反诉、上诉；代收法律文书。',
      'Special authority: to answer, to submit evidence and to appear; to admit claims in part or in full; to settle and to mediate; to counterclaim and to appeal; to receive documents.',
    ]),
  ),
  careless(
    bi(
      '一般代理：代理人在庭上承认本金，还要当事人确认。',
      'This is general authority only: if counsel admits the principal in court, the client must still confirm it.',
    ),
    powered(RESPONDENT, [
      '一般代理：代为答辩、提交证据、参加庭审、代收法律文书。',
      'General authority: to answer, to submit evidence, to appear and to receive documents.',
    ]),
  ),
  wrong(
    bi(
      '写了“特别授权”却没有逐项写明。承认、放弃、变更诉讼请求和进行和解，都要一项一项列出来（《民事诉讼法》第六十二条）。',
      'It says "special authority" but names no power. The powers to admit, waive or change claims and to settle must each be named (Civil Procedure Law, Article 62).',
    ),
    powered(RESPONDENT, [
      '特别授权，代理人有权处理本案的一切事务。',
      'Special authority: the attorney may deal with all matters of this case.',
    ]),
  ),
];

export const POWER_MODELS: CaseModels = {
  power_of_attorney_claimant: CLAIMANT_POWERS,
  power_of_attorney_respondent: RESPONDENT_POWERS,
};
