/** What neither XML nor a printed page can hold: control characters but for tab and line ends, halves of a character, and U+FFFE, U+FFFF. */
const UNKEEPABLE = /[^\P{Cc}\t\n\r\u007f-\u009f]|[\p{Cs}\ufffe\uffff]/u;
const EVERY_UNKEEPABLE = new RegExp(UNKEEPABLE, 'gu');

/** Pure: whether a text can be stored, printed and put into XML as it is. */
export function isKeepable(text: string): boolean {
  return !UNKEEPABLE.test(text);
}

/** Pure: the text without what cannot be kept. */
export function keepable(text: string): string {
  return isKeepable(text) ? text : text.replace(EVERY_UNKEEPABLE, '');
}

/** Pure: plain data with each of its texts as `keepable` gives it. */
export function keepableIn<T>(data: T): T {
  return JSON.parse(
    JSON.stringify(data, (_, value) => (typeof value === 'string' ? keepable(value) : value)),
  );
}
