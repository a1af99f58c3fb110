import type { Bilingual, Language } from '@lets/contract';

/** A field that may be proposed. */
export interface NamedField {
  readonly key: string;
  readonly name: Bilingual;
}

/** What forms call things, by how the list calls them; an empty word stands for the person itself. */
const SYNONYMS: Readonly<Record<Language, readonly (readonly [RegExp, readonly string[]])[]>> = {
  zh: [
    [/^(?:姓名|名称|姓名或者?名称|单位名称)$/u, ['']],
    [/^(?:现|家庭|通讯|户籍|注册|经营|单位)?(?:住所地?|住址|住所地址|地址|所在地)$/u, ['住所', '地址']],
    [/^(?:公民)?(?:身份证?号码?|身份证件号码|证件号码?|统一社会信用代码)$/u, ['证件号码']],
    [/^(?:联系)?(?:电话|手机号?码?|电话号码|方式)$/u, ['联系方式']],
    [/^(?:出生(?:年月日?|日期)?|生日)$/u, ['出生日期']],
    [/^(?:职业|职务|工作单位|工作单位及职务)$/u, ['职业']],
    [/^(?:法定代表人|主要负责人|负责人|法定代表人或者?负责人)$/u, ['法定代表人', '负责人']],
    [/^(?:委托)?(?:诉讼|仲裁)?代理人$/u, ['代理人']],
    [/^(?:文化程度|学历)$/u, ['文化程度']],
    [/^(?:受诉|管辖)?(?:人民)?法院$/u, ['受理法院']],
    [/^(?:仲裁庭)?首席仲裁员$/u, ['首席仲裁员']],
    [/^入职(?:时间|日期)$/u, ['入职日期']],
    [/^(?:岗位|职位|工作岗位)$/u, ['工作岗位']],
    [/^(?:开庭|庭审)(?:时间|日期)$/u, ['开庭时间']],
  ],
  en: [
    [/^(?:full )?name$/iu, ['']],
    [/^(?:home |registered )?(?:address|domicile|residence)$/iu, ['address']],
    [/^(?:id|identity|identity card)(?: number| no\.?)?$/iu, ['identity number']],
    [/^(?:tele)?phone(?: number)?|contact(?: details)?$/iu, ['contact']],
    [/^(?:date of birth|born(?: on)?|birth)$/iu, ['date of birth']],
    [/^(?:sex|gender)$/iu, ['sex']],
    [/^(?:occupation|profession)$/iu, ['occupation']],
    [/^(?:legal representative|represented by)$/iu, ['legal representative']],
    [/^(?:counsel|attorney|agent)$/iu, ['counsel', 'representative']],
  ],
};
/** What may stand behind a label without being part of it. */
const TRAILING = /(?:为|是|系|于|在|自|人民币|共计|合计|（?(?:盖章|签名|签字)）?|：|:)+$/u;

/** Finds fields by the words that ask for them. */
export class FieldMatcher {
  readonly #byName: ReadonlyMap<string, NamedField>;
  /** Fields that others are about: 原告, of which there are 原告住所 and others. The longest first. */
  readonly #persons: readonly string[];
  readonly #language: Language;

  constructor(fields: readonly NamedField[], language: Language) {
    this.#language = language;
    this.#byName = new Map(
      fields.map((field) => [even(field.name[language]), field]).reverse() as [string, NamedField][],
    );
    const names = [...this.#byName.keys()].filter((name) => name !== '');
    this.#persons = names
      .filter((name) => names.some((other) => other !== name && other.startsWith(this.#of(name, ''))))
      .sort((a, b) => b.length - a.length);
  }

  /** The person that a text speaks of last; null where it names none. */
  personIn(text: string): string | null {
    const words = even(text);
    let best: { readonly name: string; readonly end: number } | null = null;
    for (const name of this.#persons) {
      const at = words.lastIndexOf(name);
      // Of names inside one another the longest counts: 申请人 is none in 被申请人.
      if (at >= 0 && (best === null || at + name.length > best.end)) best = { name, end: at + name.length };
    }
    return best?.name ?? null;
  }

  /** The field that a label asks for, of the person who is spoken of; null where the list has none. */
  match(label: string, person: string | null): NamedField | null {
    const words = even(label).replace(TRAILING, '');
    if (words === '') return null;
    const meant = SYNONYMS[this.#language].find(([pattern]) => pattern.test(words))?.[1] ?? [words];
    const names = [
      ...(person && !this.#persons.includes(words) ? meant.map((one) => this.#of(person, one)) : []),
      words,
      ...meant,
    ];
    for (const name of names) {
      const field = name === '' ? undefined : this.#byName.get(name);
      if (field) return field;
    }
    return this.#endingOf(words);
  }

  /** 判令被告支付本金 asks for 本金. */
  #endingOf(words: string): NamedField | null {
    let longest: NamedField | null = null;
    let length = 1;
    for (const [name, field] of this.#byName) {
      if (name.length <= length || !words.endsWith(name)) continue;
      longest = field;
      length = name.length;
    }
    return longest;
  }

  /** 原告住所, plaintiff's address; without a word of one's own, the beginning of such names. */
  #of(person: string, what: string): string {
    if (this.#language === 'zh') return `${person}${what}`;
    return what === '' ? `${person}'s` : `${person}'s ${what}`;
  }
}

function even(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/’/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
}
