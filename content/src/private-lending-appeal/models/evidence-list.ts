import type { BilingualDocument, PaperValue } from '@lets/contract';
import { type Block, bi, heading, line, p, sign, table, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, value, wrong } from '../../models.ts';
import { write } from '../fields.ts';
import { either, type Premise } from '../premise.ts';
import { listHeads } from '../templates/parties.ts';
import { BORROWERS_LIST } from './evidence-list-borrower.ts';

export interface Both {
  readonly zh: readonly Block[];
  readonly en: readonly Block[];
}

const REASON = value(
  'late_reason',
  '上诉人误以为流水本已由 2024 年离职的店员带走，问过一次没有下文，以后没有再找，也没有向代理人提起，直到 2025 年 5 月 20 日搬迁时才发现。逾期提供不是故意，也不构成重大过失；该证据与借款本金这一基本事实有关，请予采纳（《民诉法解释》第一百零二条）。上诉人愿意就疏于寻找接受训诫。',
  'The appellant believed that the assistant who left in 2024 had taken the book; she asked once without result, did not look again and did not tell her counsel, until it was found when the shop moved on 20 May 2025. The delay was neither intentional nor grossly negligent, and the book bears on a basic fact, the principal: it should be admitted (CPL Interpretation, Article 102). The appellant accepts a reprimand for not looking further.',
);
const REASON_VAGUE = value(
  'late_reason',
  '一审时没有找到，现在找到了，请法庭采纳。',
  'It could not be found at first instance and has now been found; the court is asked to admit it.',
);

/** What a list says under its headings. */
interface Entries {
  readonly name: Both;
  readonly found: Both;
  readonly purpose: Both;
  readonly odd: Both;
}

export interface EvidenceList {
  readonly notes: Readonly<Record<'sound' | 'careless' | 'wrong', readonly [zh: string, en: string]>>;
  readonly reason: PaperValue;
  readonly vagueReason: PaperValue;
  readonly sound: Entries;
  readonly careless: Entries;
  readonly wrong: Entries;
}

const list = (at: Premise, { name, found, purpose, odd }: Entries): BilingualDocument =>
  write(
    [
      title('二审新证据目录和逾期说明'),
      line('案号：{{case_number}}　　提交人：{{appellant_name}}'),
      heading('证据名称、原件、页数和来源'),
      ...name.zh,
      heading(listHeads(at).found[0]),
      ...found.zh,
      heading('证明目的'),
      ...purpose.zh,
      heading(listHeads(at).odd[0]),
      ...odd.zh,
      heading('一审没有提交的理由'),
      p('{{late_reason}}'),
      sign('appellant', '提交人'),
    ],
    [
      title('List of New Evidence and Explanation'),
      line('Case number: {{case_number}}. Submitted by: {{appellant_name}}'),
      heading('Name, original, pages and source'),
      ...name.en,
      heading(listHeads(at).found[1]),
      ...found.en,
      heading('What it is to prove'),
      ...purpose.en,
      heading(listHeads(at).odd[1]),
      ...odd.en,
      heading('Why it was not submitted below'),
      p('{{late_reason}}'),
      sign('appellant', 'Submitted by'),
    ],
  );

const NAME: Both = {
  zh: [
    table(
      ['编号', '名称', '原件和页数', '来源'],
      [
        '7',
        '晓岚文具店备用金流水本',
        '原件一册，硬面，共 96 页；举示第 7 页，前后页连续，没有缺页',
        '店内备用金账，店员何小满逐日记载',
      ],
    ),
  ],
  en: [
    table(
      ['No.', 'Name', 'Original and pages', 'Source'],
      [
        '7',
        'Petty cash book of Xiaolan Stationery',
        'One original, bound, 96 pages; page 7 is relied on; the pages before and after it are continuous and none is missing',
        'Petty cash of the shop, kept day by day by the assistant He Xiaoman',
      ],
    ),
  ],
};
const FOUND: Both = {
  zh: [
    p(
      '2025 年 5 月 20 日文具店搬迁，新店员在旧收银台抽屉后面的夹层里找到，当场拍照。照片随原件提交，供法庭和对方核对。',
    ),
  ],
  en: [
    p(
      'On 20 May 2025 the shop moved, and a new assistant found the book behind the drawer of the old till and photographed it on the spot. The photographs are submitted with the original for the court and the other side to check.',
    ),
  ],
};
const PURPOSE: Both = {
  zh: [
    p(
      '一、2023 年 3 月 10 日收银转入 2,300 元后，备用金结余 10,470 元，现金有来源；二、3 月 12 日从备用金支出 10,200 元，其中借款 9,000 元、货架尾款 1,200 元，即一审认定没有记账的现金。',
    ),
  ],
  en: [
    p(
      '(1) After a transfer of 2,300 yuan from the till on 10 March 2023 the balance was 10,470 yuan: the cash had a source. (2) On 12 March 10,200 yuan was paid out, of which 9,000 was the loan and 1,200 for the shelves: this is the cash for which, according to the judgment below, there was no entry.',
    ),
  ],
};
const ODD: Both = {
  zh: [
    p(
      '3 月 12 日一行，“取 周”为黑色，其余为蓝色。括号内的文字系上诉人当晚关店前用蓝色笔补写，目的是日后说得清楚，并非店员所写。数字“10200”没有千位分隔，是否上诉人所写，时间已久，上诉人不能确定。3 月 15 日结余“1,070”处有刮擦，由谁形成、原来是什么数字，上诉人不知道。',
    ),
  ],
  en: [
    p(
      'In the line of 12 March "Taken, Zhou" is black and the rest blue. The words in brackets were added by the appellant in blue before closing that evening, so that there would be no doubt later; the assistant did not write them. The figures "10200" have no separator; after so long, the appellant can no longer say whether they are hers. In the balance of 15 March, "1,070", the paper is scraped; she does not know who did this or what figure stood there.',
    ),
  ],
};
const ODD_WRONG: Both = {
  zh: [
    p(
      '3 月 12 日一行“取 周（借 9000、架 1200）”及数字“10200”，全部由店员何小满当日书写，换用蓝色笔是因为黑色笔没墨了。3 月 15 日的刮擦是店员当时改正笔误。上诉人没有在本子上写过字。',
    ),
  ],
  en: [
    p(
      'The whole line of 12 March, "Taken, Zhou (loan 9000, shelves 1200)" with the figures "10200", was written that day by the assistant He Xiaoman, who changed to blue because the black pen had run out of ink. The scraping of 15 March is where she corrected a slip of the pen at the time. The appellant never wrote in the book.',
    ),
  ],
};
const SHORT: Entries = {
  name: {
    zh: [table(['编号', '名称', '原件和页数', '来源'], ['7', '账本', '一册', '店里的'])],
    en: [
      table(['No.', 'Name', 'Original and pages', 'Source'], ['7', 'Account book', 'One', 'From the shop']),
    ],
  },
  found: { zh: [p('搬家的时候找到的。')], en: [p('Found when the shop moved.')] },
  purpose: {
    zh: [p('证明上诉人一审所说属实。')],
    en: [p('To prove that what the appellant said at first instance is true.')],
  },
  odd: {
    zh: [p('账本用过几支笔，颜色不同很正常。')],
    en: [p('Several pens were used in the book; it is quite normal for the colours to differ.')],
  },
};

const LENDERS_LIST: EvidenceList = {
  notes: {
    sound: [
      '原件、来源、经过写得能核对；异常自己先说，不能确定的写不能确定。',
      'The original, its source and how it was found can be checked; what is unusual is disclosed at the outset, and what is uncertain is said to be uncertain.',
    ],
    careless: [
      '没有写是不是原件、有几页、原来放在哪里、哪一天找到的，证明目的空泛，逾期理由没有说明为什么没有找。',
      'It does not say whether it is an original or how many pages it has, where it was kept or when it was found; what it is to prove is stated only vaguely, and there is no explanation of why nobody looked for it.',
    ],
    wrong: [
      '把自己补写的字说成店员所写。诉讼应当遵循诚信原则（《民事诉讼法》第十三条第一款）；不知道的写成肯定，一旦被推翻，全部陈述都失去信用。',
      'It says that the assistant wrote what the appellant added herself. Litigation must follow the principle of good faith (Civil Procedure Law, Article 13, first paragraph); if she asserts as certain what she does not know and it is disproved, everything that she has said loses credibility.',
    ],
  },
  reason: REASON,
  vagueReason: REASON_VAGUE,
  sound: { name: NAME, found: FOUND, purpose: PURPOSE, odd: ODD },
  careless: SHORT,
  wrong: { name: NAME, found: FOUND, purpose: PURPOSE, odd: ODD_WRONG },
};

export const evidenceListModels = (at: Premise): CaseModels => {
  const own = either(at, LENDERS_LIST, BORROWERS_LIST);
  return {
    new_evidence_list: [
      sound(bi(...own.notes.sound), { values: [own.reason], parts: [text(list(at, own.sound))] }),
      careless(bi(...own.notes.careless), {
        values: [own.vagueReason],
        parts: [text(list(at, own.careless))],
      }),
      wrong(bi(...own.notes.wrong), { values: [own.reason], parts: [text(list(at, own.wrong))] }),
    ],
  };
};
