import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './lib/paths.mjs';
import { isTest, lineOf, listSources, parseSource, readSource, walk } from './lib/sources.mjs';

/**
 * Sizes, spaces, colours, radii, shadows and durations come from `theme/tokens.css`. A value that is truly singular (part of a
 * drawing) says so on its line or on the line above: `/* literal: why *\/`.
 */
const WEB = 'apps/web/src';
const TOKENS = `${WEB}/theme/tokens.css`;
/** Ant Design computes shades from its theme, which is therefore literal; `antd-theme.test.ts` compares it with the tokens. */
const ANTD_THEME = `${WEB}/theme/antd-theme.ts`;

const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\(|(?<![\w-])(?:white|black)(?![\w-])/i;
const RULES = [
  { what: 'font size', of: /^font(-size)?$/, is: /(?<!\/\s*)(?<![\w.-])[\d.]+(px|rem)\b/ },
  // 1 px is a hairline, and what is larger than 48 is a place on one screen and no step of the scale.
  {
    what: 'space',
    of: /^(scroll-)?(margin|padding)(-|$)|^((row|column)-)?gap$/,
    is: /(?<![\w.-])-?([2-9]|[1-3]\d|4[0-8])(\.\d+)?px|[\d.]rem/,
  },
  { what: 'radius', of: /radius$/, is: /\d(px|rem)\b/ },
  { what: 'colour', of: /./, is: COLOUR },
  // A ring has no blur, and is an edge rather than a shadow.
  { what: 'shadow', of: /shadow$/, is: /(?:^|,)\s*(?:inset\s+)?(?:-?\d[\w.]*\s+){2}[1-9]\d*px/ },
  { what: 'duration', of: /^(transition|animation)(-duration|-delay)?$/, is: /(?<![\w-])0*\.?[1-9]\d*m?s\b/ },
];

const blankComments = (css) => css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));

/** Every declaration of a sheet as `{ property, value, line, lastLine }`. */
function declarationsOf(css) {
  const text = blankComments(css);
  return [...text.matchAll(/(?<=[{};]\s*)(-{0,2}[a-z][\w-]*)\s*:\s*([^;{}]*?)\s*(?=[;}])/g)].map((match) => ({
    property: match[1],
    value: match[2],
    line: lineOf(text, match.index),
    lastLine: lineOf(text, match.index + match[0].length),
  }));
}

/** Pure: the literal values of one sheet that a token should name. */
export function judgeSheet(path, css) {
  const lines = css.split('\n');
  const isExcepted = ({ line, lastLine }) =>
    /^\s*\/\* literal: \S/.test(lines[line - 2] ?? '') ||
    lines.slice(line - 1, lastLine).some((text) => /\/\* literal: \S/.test(text));
  return declarationsOf(css)
    .filter((declaration) => !isExcepted(declaration))
    .flatMap(({ property, value, line }) =>
      RULES.filter((rule) => rule.of.test(property) && rule.is.test(value)).map(
        ({ what }) => `${path}:${line}: literal ${what} in "${property}: ${value}"`,
      ),
    );
}

const INLINE = /^(margin|padding|gap|rowGap|columnGap|fontSize|borderRadius)/;
const isNumber = (node) => node?.type === 'Literal' && typeof node.value === 'number' && node.value > 1;

/** Pure: literal sizes in `style` and `styles` of a component, literal font sizes and colours anywhere in its code. */
export function judgeComponent(source) {
  const faults = [];
  walk(parseSource(source), (node, ancestors) => {
    const tell = (what) => faults.push(`${source.path}:${lineOf(source.text, node.start)}: literal ${what}`);
    if (node.type === 'Literal' && typeof node.value === 'string' && /^#[0-9a-f]{6}$/i.test(node.value))
      tell(`colour ${node.value}`);
    if (node.type !== 'Property' || !INLINE.test(node.key.name ?? '') || !isNumber(node.value)) return;
    const isStyle = ancestors.some(
      (above) => above.type === 'JSXAttribute' && /^styles?$/.test(above.name.name),
    );
    if (isStyle || node.key.name === 'fontSize') tell(`${node.key.name}: ${node.value.value}`);
  });
  return faults;
}

/** Pure: custom properties that are read and never set, and tokens that nothing reads. */
export function compareNames(tokens, sources) {
  const all = [tokens, ...sources].join('\n');
  const read = new Set([...all.matchAll(/var\(\s*(--[\w-]+)|token\('(--[\w-]+)'/g)].map((m) => m[1] ?? m[2]));
  const set = new Set(
    [...all.matchAll(/(--[\w-]+)['"]?\]?\s*:|setProperty\('(--[\w-]+)'/g)].map((m) => m[1] ?? m[2]),
  );
  const named = declarationsOf(tokens).map(({ property }) => property);
  return [
    ...[...read].filter((name) => !set.has(name)).map((name) => `${name} is read and never set`),
    ...new Set(
      named
        .filter((name) => name.startsWith('--') && !read.has(name))
        .map((name) => `${name} is a token that nothing reads`),
    ),
  ];
}

function main() {
  const read = (path) => readFileSync(join(ROOT, path), 'utf8');
  const sheets = readdirSync(join(ROOT, WEB), { recursive: true })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${WEB}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path !== TOKENS)
    .sort();
  const components = listSources(WEB).filter((path) => !isTest(path) && path !== ANTD_THEME);
  const faults = [
    ...sheets.flatMap((path) => judgeSheet(path, read(path))),
    ...components.flatMap((path) => judgeComponent(readSource(path))),
    ...compareNames(read(TOKENS), [...sheets, ...components, ANTD_THEME].map(read)),
  ];
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
