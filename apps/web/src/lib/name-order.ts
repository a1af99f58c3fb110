/** A Chinese numeral that counts something: 第三, 十二组. Elsewhere it may be part of a person's name. */
const COUNTED = /(?<=第)[零〇一二两三四五六七八九十百]+|[零〇一二两三四五六七八九十百]+(?=小?[组队班])/g;
const DIGITS = '零一二三四五六七八九';
const collator = new Intl.Collator('zh-CN', { numeric: true });

/** Pure: orders names, their numbers by value: 第 2 组 before 第 10 组, 第三组 before 第十组. */
export function byName(a: string, b: string): number {
  return collator.compare(withDigits(a), withDigits(b)) || collator.compare(a, b);
}

const withDigits = (name: string) => name.replace(COUNTED, (numeral) => String(figureOf(numeral)));

/** Up to 999; numerals without 十 and 百 are read digit by digit, as in 二〇二三班. */
function figureOf(numeral: string): number {
  const isPositional = !/[十百]/.test(numeral);
  let whole = 0;
  let digit: number | null = null;
  for (const sign of numeral.replaceAll('〇', '零').replaceAll('两', '二')) {
    const unit = sign === '十' ? 10 : sign === '百' ? 100 : null;
    if (unit !== null) {
      whole += (digit ?? 1) * unit;
      digit = null;
    } else digit = (isPositional ? (digit ?? 0) * 10 : 0) + DIGITS.indexOf(sign);
  }
  return whole + (digit ?? 0);
}
