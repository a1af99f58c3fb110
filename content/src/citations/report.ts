import type { AuthoredCase } from '@lets/contract';
import { compare, type Verdict } from './compare.ts';
import { type Library, statuteKey } from './library.ts';
import { type Quotation, quotationsOf } from './quotes.ts';

const VERDICTS: readonly Verdict[] = ['equal', 'marked extract', 'differing', 'not to be had'];
const KINDS = {
  article: 'Articles quoted in law documents',
  words: 'Words quoted behind a citation',
  number: 'Statute and number cited (is there such an article?)',
} as const;

/** Names by which cases call a text without explaining them. */
const USUAL: ReadonlyMap<string, string> = new Map(
  [
    ['民诉法解释', '最高人民法院关于适用《民事诉讼法》的解释'],
    ['民诉解释', '最高人民法院关于适用《民事诉讼法》的解释'],
    ['证据规定', '最高人民法院关于民事诉讼证据的若干规定'],
    ['解释', '最高人民法院关于适用《民事诉讼法》的解释'],
    ['民事诉讼证据规定', '最高人民法院关于民事诉讼证据的若干规定'],
    ['民间借贷规定', '最高人民法院关于审理民间借贷案件适用法律若干问题的规定'],
    ['监督法', '各级人民代表大会常务委员会监督法'],
    ['民事诉讼法解释', '最高人民法院关于适用《民事诉讼法》的解释'],
    ['裁判文书引用规定', '最高人民法院关于裁判文书引用法律、法规等规范性法律文件的规定'],
    ['公司法司法解释（四）', '最高人民法院关于适用《公司法》若干问题的规定（四）'],
    ['担保制度解释', '最高人民法院关于适用《民法典》有关担保制度的解释'],
    ['劳动争议解释（一）', '最高人民法院关于审理劳动争议案件适用法律问题的解释（一）'],
    ['民事证据规定', '最高人民法院关于民事诉讼证据的若干规定'],
  ].map(([short = '', full = '']) => [statuteKey(short), full]),
);

interface Row {
  readonly code: string;
  readonly quotation: Quotation;
  readonly verdict: Verdict;
  readonly how: string;
}

function rowsOf(file: AuthoredCase, library: Library): Row[] {
  const { quotations, aliases } = quotationsOf(file);
  const names = new Map([...aliases, ...USUAL]);
  return quotations.map((quotation) => ({
    code: file.code,
    quotation,
    ...compare(quotation, library, names),
  }));
}

function counted(rows: readonly Row[]): string {
  return VERDICTS.map((verdict) => `${verdict} ${rows.filter((row) => row.verdict === verdict).length}`).join(
    ', ',
  );
}

/** Missing texts are named once each, with how often they are cited. */
function missing(rows: readonly Row[]): string[] {
  const names = rows
    .filter(({ verdict }) => verdict === 'not to be had')
    .map(({ quotation }) => quotation.statute);
  return [...new Set(names)].map(
    (name) => `  not to be had: ${name} (${names.filter((one) => one === name).length})`,
  );
}

export interface Report {
  readonly text: string;
  readonly differing: number;
}

export function reportOn(cases: readonly AuthoredCase[], library: Library): Report {
  const rows = cases.flatMap((file) => rowsOf(file, library));
  const lines = Object.entries(KINDS).flatMap(([kind, name]) => {
    const own = rows.filter(({ quotation }) => quotation.kind === kind);
    return [`${name}: compared ${own.length}; ${counted(own)}`];
  });
  for (const { code } of cases) {
    const own = rows.filter((row) => row.code === code);
    lines.push('', `${code}: compared ${own.length}; ${counted(own)}`);
    for (const { quotation, verdict, how } of own)
      if (verdict === 'differing')
        lines.push(`  differing: ${quotation.statute} ${quotation.number} in ${quotation.where}: ${how}`);
    lines.push(...missing(own));
  }
  return {
    text: lines.join('\n'),
    differing: rows.filter(({ verdict }) => verdict === 'differing').length,
  };
}
