/** Reads law texts in Markdown: one folder a statute (`just-laws`) or one file an interpretation (`lawrefbook-interpretations`). */

export interface LawFile {
  /** Path inside the folder of law texts, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** An article as its paragraphs. */
export type Article = readonly string[];

export interface Statute {
  readonly name: string;
  readonly articles: ReadonlyMap<string, Article>;
}

export type Library = ReadonlyMap<string, Statute>;

export const NUMBER = '第[一二三四五六七八九十百千零]+条(?:之[一二三四五六七八九十]+)?';
const ARTICLE = new RegExp(`^(?:#+\\s*)?(?:\\*\\*)?(${NUMBER})(?:\\*\\*)?[\\s\\u3000]*(.*)$`, 'u');

/** A space within a number, as copies of printed texts have it. */
const STRAY = /^(第[一二三四五六七八九十百千零]+)[ \u3000]条[ \u3000]*/u;

/** The same name however it is written: with or without the state's name, brackets, a year of amendment or a mark of extracts. */
export function statuteKey(name: string): string {
  return name
    .replace(/[（(](?![一二三四五六七八九十]+[）)])[^）)]*[）)]/gu, '')
    .replace(/^(中华人民共和国民法典|民法典).*编$/u, '$1')
    .replace(/[《》〈〉\s]/gu, '')
    .replaceAll('中华人民共和国', '');
}

/** Spaces, widths of brackets and the quotation marks around names are matters of typesetting. */
const KIND = /(?:司法)?(?:解释|规定)(?:（[一二三四五]）)?$/u;

/** An interpretation by a usual short name, `合同编通则解释`: the only one that holds its words and is of its kind. */
export function lookUp(name: string, library: Library): Statute | undefined {
  const key = statuteKey(name);
  const whole = library.get(key);
  const ending = KIND.exec(key)?.[0];
  if (whole || ending === undefined) return whole;
  const stem = key.slice(0, -ending.length);
  if (stem.length < 2) return undefined;
  const fitting = [...library].filter(
    ([one]) =>
      one.startsWith('最高人民法院') && one.includes(stem) && one.endsWith(ending) && !one.includes('修改'),
  );
  const general = fitting.filter(([one]) => one.includes(`适用${stem}`) || one.includes(`适用民法典${stem}`));
  const [only, ...others] = fitting.length > 1 ? general : fitting;
  return others.length === 0 ? only?.[1] : undefined;
}

export function sameText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\*\*|[\s《》〈〉<>"“”‘’「」]/gu, '')
    .replaceAll('中华人民共和国', '');
}

export function articlesIn(text: string): Map<string, string[]> {
  const articles = new Map<string, string[]>();
  let open: string[] | null = null;
  for (const line of text.split(/\r?\n/u).map((one) => one.trim().replace(STRAY, '$1条 '))) {
    const [, number, first] = ARTICLE.exec(line) ?? [];
    if (number !== undefined) {
      open = first ? [first] : [];
      articles.set(number, open);
    } else if (/^(?:#|<!--|---)/u.test(line)) open = null;
    else if (line !== '') open?.push(line);
  }
  return articles;
}

function titleOf(text: string): string | null {
  return /^#\s+(.+)$/mu.exec(text)?.[1] ?? null;
}

/** The date in a file's name, to prefer the newest text of one name. */
function dateOf(path: string): string {
  return /\((\d{4}-\d{2}-\d{2})\)/u.exec(path)?.[1] ?? '';
}

/** Later editions that are not in force yet, and lists of laws, are left out. */
function isInForce(path: string): boolean {
  return path.endsWith('.md') && !/(?:^|\/)(?:versions|category)\/|_index\.md$/u.test(path);
}

export function libraryOf(files: readonly LawFile[]): Library {
  const used = files.filter(({ path }) => isInForce(path));
  const readmes = new Map(
    used.filter(({ path }) => path.endsWith('/README.md')).map((one) => [one.path, one]),
  );
  const library = new Map<string, { name: string; articles: Map<string, Article> }>();
  for (const { path, text } of used.toSorted((a, b) => (dateOf(a.path) < dateOf(b.path) ? -1 : 1))) {
    // A long statute stands in several files of a folder, which the folder's first page names.
    const name = titleOf(readmes.get(path.replace(/[^/]+$/u, 'README.md'))?.text ?? text);
    if (name === null) continue;
    const key = statuteKey(name);
    const isNewer = dateOf(path) !== '';
    const before = isNewer ? undefined : library.get(key);
    library.set(key, { name, articles: new Map([...(before?.articles ?? []), ...articlesIn(text)]) });
  }
  return library;
}
