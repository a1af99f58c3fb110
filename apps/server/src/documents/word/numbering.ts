import { numberIn } from './styles.ts';
import { endsIn, tagsOf } from './tags.ts';

interface Level {
  start: number;
  format: string;
  /** `%1.%2` stands for the numbers of the first two levels. */
  text: string;
  /** All its numbers are written 1, 2, 3. */
  isLegal: boolean;
}

interface List {
  readonly abstractId: string;
  readonly restarts: Map<number, number>;
}

/** The number of a paragraph as Word writes it. */
export type ParagraphNumber =
  | { readonly is: 'bullet'; readonly level: number }
  /** Plain 1., 2., 3.: `value` is its own. */
  | { readonly is: 'ordered'; readonly level: number; readonly value: number; readonly text: string }
  /** 第一条, （一）, 1.1: nothing but its words can be kept. */
  | { readonly is: 'words'; readonly text: string };

const MOST_LEVELS = 9;

/** The numbered lists of a Word file, counting on as its paragraphs are asked about in order. */
export class Numbering {
  readonly #levels = new Map<string, Map<number, Level>>();
  readonly #lists = new Map<string, List>();
  readonly #counts = new Map<string, (number | undefined)[]>();
  readonly #begun = new Set<string>();

  /** `xml` is the file's word/numbering.xml; empty where it has none. */
  constructor(xml: string) {
    let levels = new Map<number, Level>();
    let level: Level | null = null;
    let listId = '';
    let restarted = 0;
    for (const { name, path, isOpening, attribute } of tagsOf(xml)) {
      if (!isOpening) continue;
      const value = attribute('w:val');
      if (name === 'w:abstractNum') {
        levels = new Map();
        this.#levels.set(attribute('w:abstractNumId') ?? '', levels);
      } else if (name === 'w:num') {
        listId = attribute('w:numId') ?? '';
        this.#lists.set(listId, { abstractId: '', restarts: new Map() });
      } else if (name === 'w:abstractNumId' && endsIn(path, 'w:num')) {
        this.#lists.set(listId, { abstractId: value ?? '', restarts: new Map() });
      } else if (name === 'w:lvlOverride') restarted = numberIn(attribute('w:ilvl')) ?? 0;
      else if (name === 'w:startOverride')
        this.#lists.get(listId)?.restarts.set(restarted, numberIn(value) ?? 1);
      else if (name === 'w:lvl' && endsIn(path, 'w:abstractNum')) {
        level = { start: 1, format: 'decimal', text: '', isLegal: false };
        levels.set(numberIn(attribute('w:ilvl')) ?? 0, level);
      } else if (level && endsIn(path, 'w:abstractNum', 'w:lvl')) {
        if (name === 'w:start') level.start = numberIn(value) ?? 1;
        if (name === 'w:numFmt') level.format = value ?? 'decimal';
        if (name === 'w:lvlText') level.text = value ?? '';
        if (name === 'w:isLgl') level.isLegal = value !== '0' && value !== 'false';
      }
    }
  }

  /** The number of the next paragraph of a list; null where it has none. */
  next(numId: string, at: number): ParagraphNumber | null {
    const list = this.#lists.get(numId);
    const levels = list && this.#levels.get(list.abstractId);
    const depth = Math.max(0, Math.min(MOST_LEVELS - 1, at));
    const level = levels?.get(depth);
    if (!list || !levels || !level) return null;
    if (level.format === 'bullet') return { is: 'bullet', level: depth };
    const counts = this.#count(numId, list, levels, depth);
    const words = level.text.replace(/%([1-9])/g, (_, digit) => {
      const of = levels.get(Number(digit) - 1);
      const format = level.isLegal ? 'decimal' : (of?.format ?? 'decimal');
      return numeral(counts[Number(digit) - 1] ?? of?.start ?? 1, format);
    });
    const isPlain = level.format === 'decimal' && level.text === `%${depth + 1}.`;
    const value = counts[depth] ?? level.start;
    if (level.format === 'none') return { is: 'words', text: '' };
    return isPlain ? { is: 'ordered', level: depth, value, text: words } : { is: 'words', text: words };
  }

  /** Lists made of the same pattern count on together, but for one that begins anew. */
  #count(
    numId: string,
    list: List,
    levels: ReadonlyMap<number, Level>,
    depth: number,
  ): (number | undefined)[] {
    const counts = this.#counts.get(list.abstractId) ?? [];
    this.#counts.set(list.abstractId, counts);
    const restart = list.restarts.get(depth);
    const first = `${numId} ${depth}`;
    if (restart !== undefined && !this.#begun.has(first)) counts[depth] = restart;
    else {
      const before = counts[depth];
      counts[depth] = before === undefined ? (levels.get(depth)?.start ?? 1) : before + 1;
    }
    this.#begun.add(first);
    counts.length = depth + 1;
    for (let above = 0; above < depth; above += 1) counts[above] ??= levels.get(above)?.start ?? 1;
    return counts;
  }
}

const HAN = '〇一二三四五六七八九';
const LEGAL_HAN = '零壹贰叁肆伍陆柒捌玖';
const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** Pure: a number as one of Word's formats writes it; in digits where the format is none of those that lawyers use. */
export function numeral(value: number, format: string): string {
  if (value < 1 || value > 9999) return String(value);
  switch (format) {
    case 'chineseCounting':
    case 'chineseCountingThousand':
    case 'japaneseCounting':
    case 'taiwaneseCountingThousand':
      return counted(value, HAN, ['', '十', '百', '千']);
    case 'chineseLegalSimplified':
    case 'ideographLegalTraditional':
      return counted(value, LEGAL_HAN, ['', '拾', '佰', '仟']);
    case 'ideographDigital':
    case 'taiwaneseDigital':
      return [...String(value)].map((digit) => HAN[Number(digit)]).join('');
    case 'lowerLetter':
      return letters(value);
    case 'upperLetter':
      return letters(value).toUpperCase();
    case 'lowerRoman':
      return roman(value).toLowerCase();
    case 'upperRoman':
      return roman(value);
    case 'decimalZero':
      return String(value).padStart(2, '0');
    case 'decimalEnclosedCircle':
    case 'decimalEnclosedCircleChinese':
      return value <= 20 ? String.fromCodePoint(0x245f + value) : String(value);
    default:
      return String(value);
  }
}

/** 一百零五, 十二: a nought between digits is said once, and none at the end. */
function counted(value: number, digits: string, units: readonly string[]): string {
  const nought = digits === HAN ? '零' : (digits[0] ?? '');
  const places = [...String(value)].map(Number);
  let words = '';
  let isSkipped = false;
  for (const [i, digit] of places.entries()) {
    if (digit === 0) {
      isSkipped = true;
      continue;
    }
    if (isSkipped && words !== '') words += nought;
    isSkipped = false;
    const unit = units[places.length - 1 - i] ?? '';
    const isTen = digits === HAN && words === '' && digit === 1 && unit === '十';
    words += isTen ? unit : `${digits[digit]}${unit}`;
  }
  return words;
}

/** a…z, then aa, bb, as Word goes on. */
function letters(value: number): string {
  const letter = String.fromCodePoint(97 + ((value - 1) % 26));
  return letter.repeat(Math.min(8, Math.ceil(value / 26)));
}

function roman(value: number): string {
  let rest = value;
  let words = '';
  for (const [worth, sign] of ROMAN) {
    while (rest >= worth) {
      words += sign;
      rest -= worth;
    }
  }
  return words;
}
