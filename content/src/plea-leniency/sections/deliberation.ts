import type { FlowNode, VoteSetup } from '@lets/contract';
import { bi, guide, node } from '../../build.ts';
import type { Words } from '../../models.ts';
import { ORDER, voteOn } from './ballot.ts';
import { GUILT_LINES, PLEA_LINES } from './deliberation-lines.ts';
import { choice } from './routes.ts';
import { panelSeats } from './seats.ts';
import { IMPROPER_LINES, OWN_LINES, STILL_LINES, TERM_LINES } from './sentence-lines.ts';

interface Ballot {
  readonly name: Words;
  readonly introduction: Words;
  readonly minutes: number;
  readonly position: FlowNode['position'];
  readonly rule: Words;
  readonly lines: FlowNode['lines'];
  readonly vote: VoteSetup;
}

/** The panel deliberates on one question and votes. */
const ballot = (id: string, { name, introduction, minutes, position, rule, lines, vote }: Ballot): FlowNode =>
  node({
    id,
    kind: 'vote',
    name: bi(...name),
    introduction: bi(...introduction),
    minutes,
    scene: 'meeting',
    position,
    roles: panelSeats(),
    guides: [guide(null, [rule[0]], [rule[1]]), ORDER],
    lines,
    vote,
  });

export const PLEA_VOTE = ballot('plea_vote', {
  name: ['评议：自愿性', 'Vote: whether the plea is voluntary'],
  introduction: [
    '合议庭先评议认罪认罚是否自愿。评议本不公开，本实验为学习而公开。',
    'The panel first deliberates on whether the plea was voluntary. A real deliberation is confidential; here the team may follow it in order to learn.',
  ],
  minutes: 10,
  position: { x: 200, y: 2280 },
  rule: [
    '违背意愿认罪认罚的，建议不予采纳（《刑事诉讼法》第二百零一条第一款第二项）；没有形成自愿的多数，案件恢复调查，按不认罪认罚审理。',
    'Where the plea was against his will, the recommendation is not adopted (Criminal Procedure Law, Article 201, first paragraph, item 2). If no majority finds that it was voluntary, the investigation is resumed and the case is tried without a plea.',
  ],
  lines: PLEA_LINES,
  vote: voteOn(
    [
      '被告人认罪认罚出于自愿，具结书内容真实、合法。是否同意？',
      'The plea was voluntary, and the plea statement is true and lawful. Do you agree?',
    ],
    ['明知后果仍然坚持', 'He knows the consequences and maintains it'],
    ['具结时不明白后果，不按认罪认罚处理', 'He did not understand when he signed: not a plea case'],
  ),
});

export const GUILT_VOTE = ballot('guilt_vote', {
  name: ['评议：是否有罪', 'Vote: guilt'],
  introduction: [
    '没有认罪认罚，合议庭只看证据：是否确实、充分。',
    'Without a plea, the panel looks only at the evidence: is it reliable and sufficient?',
  ],
  minutes: 12,
  position: { x: 620, y: 1920 },
  rule: [
    '证据不足的，作出证据不足、指控的犯罪不能成立的无罪判决（《刑事诉讼法》第二百条第三项）。',
    'Where the evidence is insufficient, the defendant is acquitted because the offence charged is not established (Criminal Procedure Law, Article 200, item 3).',
  ],
  lines: GUILT_LINES,
  vote: voteOn(
    [
      '证据确实、充分，被告人构成盗窃罪。是否同意？',
      'The evidence is reliable and sufficient, and the defendant is guilty of theft. Do you agree?',
    ],
    ['各项证据相互印证', 'The items of evidence corroborate one another'],
    ['非法占有目的存疑', 'The intent of unlawful appropriation is in doubt'],
  ),
});

export const TERM_VOTE = ballot('term_vote', {
  name: ['评议：刑罚', 'Vote: the sentence'],
  introduction: [
    '认定有罪，没有认罪认罚。承办法官提出刑罚方案，合议庭表决。',
    'The defendant has been found guilty, and there is no plea. The reporting judge proposes a sentence, on which the panel votes.',
  ],
  minutes: 8,
  position: { x: 620, y: 2040 },
  rule: [
    '不认罪不从重，也不因认罪认罚从宽；自首、退赔、谅解、案件起因照样查（《刑诉法解释》第二百七十六条）。没有实刑的多数，适用缓刑。',
    'Denying the charge is not a ground for a heavier sentence, but brings no leniency for a plea either; surrender, restitution, forgiveness and the cause are still considered (CPL Interpretation, Article 276). Without a majority for immediate imprisonment, the sentence is suspended.',
  ],
  lines: TERM_LINES,
  vote: voteOn(
    [
      '判处有期徒刑一年，并处罚金 8,000 元，不适用缓刑。是否同意？',
      'The sentence is one year of imprisonment and a fine of 8,000 yuan, without suspension. Do you agree?',
    ],
    ['悔罪表现不够', 'He has not shown enough repentance'],
    ['有期徒刑十个月，缓刑一年，罚金 8,000 元', 'Ten months suspended for one year, fine of 8,000 yuan'],
  ),
});

export const SENTENCE_VOTE = ballot('sentence_vote', {
  name: ['评议：建议不当', 'Vote: is the recommendation clearly improper?'],
  introduction: [
    '量刑建议是有期徒刑十个月、罚金 8,000 元，不适用缓刑。它是否明显不当？',
    'The recommendation is ten months of imprisonment and a fine of 8,000 yuan, without suspension. Is it clearly improper?',
  ],
  minutes: 12,
  position: { x: 360, y: 2500 },
  rule: [
    '一般应当采纳；明显不当的，检察院可以调整（《刑事诉讼法》第二百零一条）。没有形成“明显不当”的多数，按建议判。',
    'As a rule it should be adopted; where it is clearly improper, the procuratorate may adjust it (Criminal Procedure Law, Article 201). If no majority finds it clearly improper, it is adopted.',
  ],
  lines: IMPROPER_LINES,
  vote: voteOn(
    [
      '十个月、罚金 8,000 元、不适用缓刑的量刑建议明显不当。是否同意？',
      'The recommendation of ten months and a fine of 8,000 yuan, without suspension, is clearly improper. Do you agree?',
    ],
    [
      '自首、退赔、谅解没有被考虑',
      'Voluntary surrender, restitution and forgiveness were not taken into account',
    ],
    ['在幅度以内，予以采纳', 'Within the range: adopt it'],
  ),
});

export const ADJUSTED_VOTE = ballot('adjusted_vote', {
  name: ['评议：仍否不当', 'Vote: is it still clearly improper?'],
  introduction: [
    '调整后的建议是有期徒刑八个月、罚金 6,000 元，不适用缓刑。它是否仍然明显不当？',
    'The adjusted recommendation is eight months of imprisonment and a fine of 6,000 yuan, without suspension. Is it still clearly improper?',
  ],
  minutes: 10,
  position: { x: 60, y: 2500 },
  rule: [
    '调整后仍然明显不当的，依法判决（《刑事诉讼法》第二百零一条第二款）。没有形成多数，按调整后的建议判。',
    'Where the adjusted recommendation is still clearly improper, the court gives judgment according to law (Criminal Procedure Law, Article 201, second paragraph). If there is no majority for that, it is adopted as adjusted.',
  ],
  lines: STILL_LINES,
  vote: voteOn(
    [
      '调整后的量刑建议仍然明显不当。是否同意？',
      'The adjusted recommendation is still clearly improper. Do you agree?',
    ],
    ['符合条件而不适用缓刑', 'The conditions for suspension are met, yet it is not applied'],
    ['缺少的情节已经考虑，予以采纳', 'What was missing has been taken into account: adopt it'],
  ),
});

export const OWN_VOTE = ballot('own_vote', {
  name: ['评议：依法量刑', "Vote: the court's own sentence"],
  introduction: [
    '建议不予采纳，由合议庭依法量刑。承办法官提出方案，合议庭表决。',
    'The recommendation is set aside, and the panel sentences according to law. The reporting judge proposes a sentence, on which the panel votes.',
  ],
  minutes: 8,
  position: { x: 200, y: 2620 },
  rule: [
    '缓刑要同时符合四个条件（《刑法》第七十二条第一款）。没有形成缓刑的多数，判处拘役五个月，罚金 5,000 元。',
    'Suspension requires all four conditions to be met (Criminal Law, Article 72, first paragraph). Without a majority for suspension, the sentence is five months of criminal detention and a fine of 5,000 yuan.',
  ],
  lines: OWN_LINES,
  vote: voteOn(
    [
      '依法判处有期徒刑七个月，缓刑一年，并处罚金 5,000 元。是否同意？',
      'The sentence according to law is seven months of imprisonment, suspended for one year, and a fine of 5,000 yuan. Do you agree?',
    ],
    ['四个缓刑条件都具备', 'All four conditions for suspension are met'],
    [
      '不适用缓刑，拘役五个月，罚金 5,000 元',
      'No suspension: five months of criminal detention, fine of 5,000 yuan',
    ],
  ),
});

/** Whether the recommendation that is judged was adjusted. */
export const RECOMMENDED: FlowNode = choice(
  'recommended',
  ['建议是否已调整', 'Recommendation adjusted?'],
  ['评议的是现在的建议。', 'The panel deliberates on the recommendation as it now stands.'],
  { x: 200, y: 2390 },
);

/** Whether the procuratorate has already been asked. */
export const ASKED: FlowNode = choice(
  'asked',
  ['是否已经核对', 'Already checked?'],
  [
    '检察院已经核对过而不调整的，依法判决；还没有的，请检察院核对。',
    'Where the procuratorate has already checked the recommendation and not adjusted it, the court gives judgment according to law; where it has not, it is asked to check.',
  ],
  { x: 420, y: 2600 },
);
