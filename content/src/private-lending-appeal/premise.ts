/** What the court below decided, and so who appeals: everything in the appeal that follows from it is made from a premise. */

type Words = readonly [zh: string, en: string];

interface Party {
  readonly name: Words;
  readonly counselName: Words;
  readonly firm: Words;
  /** What they were at first instance. */
  readonly below: Words;
  readonly duty: Words;
}

/** A party with its place in the appeal. */
export interface Side extends Party {
  readonly role: 'appellant' | 'appellee';
  readonly counsel: 'counsel_a' | 'counsel_e';
  readonly zh: string;
  readonly en: string;
  /** Where a sentence begins with it. */
  readonly En: string;
}

export interface Premise {
  readonly code: string;
  readonly appeals: 'lender' | 'borrower';
  /** The principal that the court below found, and the one the appeal asks for. */
  readonly found: string;
  readonly asked: string;
  readonly lender: Side;
  readonly borrower: Side;
  readonly appellant: Side;
  readonly appellee: Side;
  /** Where the order of the judgment below states the principal: it has items only where part of the claims was dismissed. */
  readonly item: Words;
  /** What the parties may settle at: the sum, what is left after 150,000, each of three payments, and what is due on the judgment below at the hearing. */
  readonly settled: {
    readonly sum: string;
    readonly rest: string;
    readonly monthly: string;
    readonly due: string;
  };
}

const CHEN: Party = {
  name: ['陈晓岚', 'Chen Xiaolan'],
  counselName: ['沈知行', 'Shen Zhixing'],
  firm: ['恒正律师事务所', 'Hengzheng Law Firm'],
  below: ['原审原告', 'plaintiff below'],
  duty: ['原审原告，文具店主', 'Plaintiff at first instance, who runs a stationery shop'],
};

const ZHOU: Party = {
  name: ['周启明', 'Zhou Qiming'],
  counselName: ['梁若溪', 'Liang Ruoxi'],
  firm: ['衡川律师事务所', 'Hengchuan Law Firm'],
  below: ['原审被告', 'defendant below'],
  duty: ['原审被告，货架加工户', 'Defendant at first instance, who runs a shelving workshop'],
};

const appealing = (party: Party): Side => ({
  ...party,
  role: 'appellant',
  counsel: 'counsel_a',
  zh: '上诉人',
  en: 'the appellant',
  En: 'The appellant',
});

const answering = (party: Party): Side => ({
  ...party,
  role: 'appellee',
  counsel: 'counsel_e',
  zh: '被上诉人',
  en: 'the appellee',
  En: 'The appellee',
});

/** The court below found what was transferred: the lender, who wants what the note says, appeals. */
export const LENDER_APPEALS: Premise = {
  code: 'private-lending-appeal',
  appeals: 'lender',
  found: '191,000',
  asked: '200,000',
  lender: appealing(CHEN),
  borrower: answering(ZHOU),
  appellant: appealing(CHEN),
  appellee: answering(ZHOU),
  item: ['第一项', 'item 1'],
  settled: { sum: '255,000', rest: '105,000', monthly: '35,000', due: '256,398.40' },
};

/** The court below found what the note says: the borrower, who says that he received less, appeals. */
export const BORROWER_APPEALS: Premise = {
  code: 'private-lending-appeal-defendant',
  appeals: 'borrower',
  found: '200,000',
  asked: '191,000',
  lender: answering(CHEN),
  borrower: appealing(ZHOU),
  appellant: appealing(ZHOU),
  appellee: answering(CHEN),
  item: ['主文', 'the order'],
  settled: { sum: '261,000', rest: '111,000', monthly: '37,000', due: '268,480.00' },
};

/** What is so where the lender appeals, and what where the borrower does. */
export function either<T>(at: Premise, whenLender: T, whenBorrower: T): T {
  return at.appeals === 'lender' ? whenLender : whenBorrower;
}
