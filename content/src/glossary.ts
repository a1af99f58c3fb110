/** One English word for each legal term, in the cases and in the interface; the test goes over both. */

export interface Term {
  readonly zh: string;
  /** The English of a text that holds the term holds one of these, whatever its case and inflection. */
  readonly en: readonly string[];
  /** English may point back at the person instead. */
  readonly pronoun?: boolean;
  /** Never used for it. */
  readonly never?: readonly string[];
  /** Chinese words that hold the characters and mean something else. */
  readonly except?: readonly string[];
}

export const GLOSSARY: readonly Term[] = [
  { zh: '回避', en: ['recus'], never: ['challenge of', 'withdrawal of the judge', 'disqualif'] },
  { zh: '行政复议', en: ['reconsider'], never: ['administrative review'] },
  {
    zh: '监督法',
    en: ['Law on Supervision by Standing Committees'],
    never: ['Supervision Law', 'Oversight Law'],
  },
  {
    zh: '主任会议',
    en: ['Council of Chairpersons'],
    never: ["chairmen's meeting", "directors' meeting", 'Chairpersons Meeting'],
  },
  { zh: '不予处罚', en: ['no penalty', 'not penali', 'no administrative penalty', 'without penalty'] },
  { zh: '免予处罚', en: ['exempt'] },
  { zh: '减轻处罚', en: ['mitigat'] },
  { zh: '从轻处罚', en: ['lenien', 'lighter'] },
  { zh: '原告', pronoun: true, en: ['plaintiff'], never: ['claimant'] },
  { zh: '上诉人', pronoun: true, en: ['appellant', 'appellee'], never: ['claimant'], except: ['被上诉人'] },
  { zh: '被上诉人', pronoun: true, en: ['appellee'], never: ['respondent'] },
  {
    zh: '申请人',
    pronoun: true,
    en: ['applicant', 'claimant', 'respondent', 'appl'],
    except: ['申请人民法院', '请鉴定人', '申请人民调解'],
  },
  { zh: '劳动仲裁', en: ['labour arbitration', 'labour dispute arbitration', 'arbitrat'] },
  { zh: '首席仲裁员', pronoun: true, en: ['presiding arbitrator'], never: ['chief arbitrator'] },
  { zh: '终局裁决', en: ['final award', 'award is final', 'awards are final'], except: ['非终局裁决'] },
  { zh: '先行裁决', en: ['partial award'], never: ['advance award', 'interim award'] },
  { zh: '先予执行', en: ['advance enforcement', 'enforced in advance'] },
  { zh: '审判长', pronoun: true, en: ['presiding judge', 'presides', 'preside'], never: ['chief judge'] },
  { zh: '人民陪审员', en: ["people's assessor"], never: ['juror', 'lay judge'] },
  { zh: '书记员', pronoun: true, en: ['clerk'], never: ['secretary'] },
  {
    zh: '合议庭',
    en: ['panel', 'collegial', 'bench', 'court', 'deliberat', 'three'],
    never: ['collegiate bench'],
  },
  { zh: '举证责任', en: ['burden of proof', 'burden'], never: ['onus'] },
  {
    zh: '调解书',
    en: ['mediation statement', 'statement', 'settle', 'terms'],
    never: ['conciliation', 'mediation certificate'],
  },
  { zh: '司法确认', en: ['confirm'] },
  { zh: '管辖权异议', en: ['objection to jurisdiction'] },
  { zh: '反诉', en: ['counterclaim'], never: ['cross-claim', 'counter-suit'] },
  { zh: '可能性较大', en: ['probabl'] },
  { zh: '经济补偿', en: ['severance', 'compensation'] },
  { zh: '认罪认罚', en: ['plea'] },
  { zh: '具结书', en: ['plea', 'recognizance', 'undertaking'] },
];

/** Where a text may differ, and why: how its path or key begins. */
export interface Exception {
  readonly where: string;
  readonly zh: string;
  readonly reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [];

const PRONOUN = /\b(?:she|he|her|him|his|they|their|you|your|who|we|i|my)\b/u;

interface Pair {
  readonly zh: string;
  readonly en: string;
}

/** What a pair of texts says otherwise than the glossary; pure. */
export function glossaryFaults({ zh, en }: Pair): string[] {
  const english = en.toLowerCase();
  const holds = (word: string): boolean => english.includes(word.toLowerCase());
  return GLOSSARY.flatMap((term) => {
    const rest = (term.except ?? []).reduce((text, word) => text.replaceAll(word, ''), zh);
    if (!rest.includes(term.zh)) return [];
    const said = term.en.some(holds) || (term.pronoun === true && PRONOUN.test(english));
    const lacks = said ? [] : [`${term.zh}: none of ${term.en.join(' | ')}`];
    return [...lacks, ...(term.never ?? []).filter(holds).map((word) => `${term.zh}: not "${word}"`)];
  });
}
