export interface Tag {
  readonly name: string;
  readonly isOpening: boolean;
  /** Where it begins and ends in the text. */
  readonly start: number;
  readonly end: number;
  /** The names of the elements around it, from the outermost. */
  readonly path: readonly string[];
  attribute(name: string): string | null;
}

/** Deeper than any program writes. */
const DEEPEST = 400;

/**
 * The tags of an XML text in order, those of an empty element twice. It builds nothing, so that a large text costs no more than itself;
 * what is not well formed ends it.
 */
export function* tagsOf(xml: string): Generator<Tag> {
  const path: string[] = [];
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    const special = xml.startsWith('<!--', at) ? '-->' : xml.startsWith('<![CDATA[', at) ? ']]>' : null;
    const end = xml.indexOf(special ?? '>', at);
    if (end < 0) return;
    const start = at;
    at = end + (special?.length ?? 1);
    if (special || xml[start + 1] === '?' || xml[start + 1] === '!') continue;
    const isClosing = xml[start + 1] === '/';
    const inner = xml.slice(start + (isClosing ? 2 : 1), end);
    const name = /^[^\s/>]+/.exec(inner)?.[0] ?? '';
    const tag = {
      name,
      start,
      end: end + 1,
      path,
      attribute: (wanted: string) => attributeIn(inner, wanted),
    };
    if (isClosing) {
      path.pop();
      yield { ...tag, isOpening: false };
      continue;
    }
    yield { ...tag, isOpening: true };
    if (inner.endsWith('/')) yield { ...tag, isOpening: false };
    else if (path.push(name) > DEEPEST) throw new Error('nested too deeply');
  }
}

function attributeIn(tag: string, name: string): string | null {
  for (const quote of ['"', "'"]) {
    const begin = tag.indexOf(` ${name}=${quote}`);
    if (begin < 0) continue;
    const from = begin + name.length + 3;
    const end = tag.indexOf(quote, from);
    if (end >= 0) return unescaped(tag.slice(from, end));
  }
  return null;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Pure: a text of XML as it reads. */
export function unescaped(text: string): string {
  return text.replace(/&(?:(\w+)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** Pure: whether the path ends in these names. */
export function endsIn(path: readonly string[], ...names: readonly string[]): boolean {
  return names.every((name, i) => path[path.length - names.length + i] === name);
}
