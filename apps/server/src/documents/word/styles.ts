import { endsIn, tagsOf } from './tags.ts';

/** What a paragraph's look says of it; null where it says nothing. */
export interface Look {
  align: string | null;
  /** Its level in the outline, from 0. */
  outline: number | null;
  numId: string | null;
  level: number | null;
  /** In half points. */
  size: number | null;
}

export const NO_LOOK: Look = { align: null, outline: null, numId: null, level: null, size: null };

interface Style extends Look {
  basedOn: string | null;
}

/** How many styles may be based on one another. */
const DEEPEST = 12;

/** The paragraph styles of a Word file. */
export class Styles {
  readonly #styles = new Map<string, Style>();

  /** `xml` is the file's word/styles.xml; empty where it has none. */
  constructor(xml: string) {
    let style: Style | null = null;
    for (const { name, path, isOpening, attribute } of tagsOf(xml)) {
      if (!isOpening) continue;
      if (name === 'w:style') {
        style = { ...NO_LOOK, basedOn: null };
        if (attribute('w:type') === 'paragraph') this.#styles.set(attribute('w:styleId') ?? '', style);
      } else if (style && name === 'w:basedOn') style.basedOn = attribute('w:val');
      else if (style && endsIn(path, 'w:style', 'w:rPr') && name === 'w:sz')
        style.size = numberIn(attribute('w:val'));
      else if (style && path.includes('w:style')) takeLook(style, name, path, attribute);
    }
  }

  /** What a style says, with what it is based on. */
  look(styleId: string | null): Look {
    const look = { ...NO_LOOK };
    for (let id = styleId, depth = 0; id !== null && depth < DEEPEST; depth += 1) {
      const style = this.#styles.get(id);
      if (!style) break;
      look.align ??= style.align;
      look.outline ??= style.outline;
      look.numId ??= style.numId;
      look.level ??= style.level;
      look.size ??= style.size;
      id = style.basedOn;
    }
    return look;
  }
}

/** Takes from a tag inside a paragraph's properties what it says. */
export function takeLook(
  look: Look,
  name: string,
  path: readonly string[],
  attribute: (name: string) => string | null,
): void {
  const value = attribute('w:val');
  if (endsIn(path, 'w:pPr')) {
    if (name === 'w:jc') look.align = value;
    if (name === 'w:outlineLvl') look.outline = numberIn(value);
  } else if (endsIn(path, 'w:pPr', 'w:numPr')) {
    if (name === 'w:numId') look.numId = value;
    if (name === 'w:ilvl') look.level = numberIn(value);
  }
}

export function numberIn(text: string | null): number | null {
  const value = Number(text ?? Number.NaN);
  return Number.isInteger(value) && Math.abs(value) < 1e6 ? value : null;
}
