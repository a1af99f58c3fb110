import { lineOf, walk } from './sources.mjs';

/** Attributes whose value a person reads or hears. */
const SPOKEN_ATTRIBUTE =
  /^(title|alt|placeholder|label|description|message|tooltip|header|footer|(ok|cancel|checked|unChecked)(Text|Children)|aria-(label|description|roledescription|valuetext|placeholder))$/;
/** A single letter is a key to press. */
const WORD = /\p{L}{2}|\p{Script=Han}/u;
/** A name, the same in every language. */
const PRODUCT = 'LETS';
/** What a template may look like when it is put together to be a key. */
const KEY_PATTERN = /^[\w-]+[:.]/;

/** Pure: every text that a component spells instead of taking it from the locales. */
export function checkLiterals({ path, text }, tree) {
  const faults = new Set();
  const fault = (node, why) => faults.add(`${path}:${lineOf(text, node.start)}: ${why}`);
  walk(tree, (node, ancestors) => {
    const spelled = textOf(node);
    if (spelled !== undefined && /\p{Script=Han}/u.test(spelled)) fault(node, 'Chinese text in code');
    if (node.type === 'JSXText' && hasWords(node)) fault(node, 'text in a component');
    if (node.type === 'JSXExpressionContainer' && ancestors.at(-1)?.type !== 'JSXAttribute') {
      for (const literal of outcomesOf(node.expression))
        if (hasWords(literal)) fault(literal, 'text in a component');
    }
    if (node.type === 'JSXAttribute' && SPOKEN_ATTRIBUTE.test(node.name.name) && node.value !== null) {
      const value = node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
      for (const literal of outcomesOf(value))
        if (hasWords(literal)) fault(literal, `text in ${node.name.name}`);
    }
  });
  return [...faults];
}

function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateElement') return node.value.cooked ?? '';
  // An entity such as &nbsp; is no text.
  return node.type === 'JSXText' ? node.value.replaceAll(/&\w+;/g, '').trim() : undefined;
}

function hasWords(node) {
  const spelled = node.type === 'TemplateLiteral' ? node.quasis.map(textOf).join('') : textOf(node);
  return spelled !== PRODUCT && WORD.test(spelled ?? '');
}

/** The nodes that an expression may come down to. */
function outcomesOf(node) {
  switch (node?.type) {
    case 'ConditionalExpression':
      return [...outcomesOf(node.consequent), ...outcomesOf(node.alternate)];
    case 'LogicalExpression':
      return [...outcomesOf(node.left), ...outcomesOf(node.right)];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return outcomesOf(node.expression);
    default:
      return node ? [node] : [];
  }
}

/**
 * Pure: what a source asks the locales for. That a key exists the types know; here a text that looks like a key keeps that key in use,
 * since it may reach `t` by a variable. What a call of `t` fills a text with is in `values`, where all of it is spelled there. Holes of a
 * pattern are marked with a zero byte.
 */
export function findReferences({ text }, tree) {
  const references = [];
  const spoken = [];
  const seen = new Set();
  const add = (node, isAsked, values) => {
    if (seen.has(node)) return;
    seen.add(node);
    const line = lineOf(text, node.start);
    if (node.type === 'Literal' && typeof node.value === 'string') {
      references.push({ key: node.value, isPattern: false, values, line });
    } else if (node.type === 'TemplateLiteral') {
      const key = node.quasis.map((part) => part.value.cooked).join('\0');
      if (isAsked || KEY_PATTERN.test(key))
        references.push({ key, isPattern: node.quasis.length > 1, values, line });
    }
  };
  // Calls are met before their arguments, so that an argument is an asked one first.
  walk(tree, (node) => {
    add(node, false);
    if (node.type !== 'CallExpression') return;
    const callee = node.callee.type === 'MemberExpression' ? node.callee.property.name : node.callee.name;
    if (callee === 't' || callee === 'translate') {
      const values = valuesIn(node.arguments[1]);
      for (const outcome of outcomesOf(node.arguments[0])) add(outcome, true, values);
    }
    if (callee === 'useTranslation') spoken.push(...namesIn(node.arguments[0]));
  });
  return { references, spoken };
}

/** The names of the values in an argument; undefined where some of them are spelled elsewhere. */
function valuesIn(argument) {
  if (argument === undefined) return new Set();
  if (argument.type !== 'ObjectExpression') return undefined;
  const isSpelled = argument.properties.every(({ type, computed }) => type === 'Property' && !computed);
  return isSpelled ? new Set(argument.properties.map(({ key }) => key.name ?? key.value)) : undefined;
}

function namesIn(argument) {
  const names = argument?.type === 'ArrayExpression' ? argument.elements : [argument];
  return names.map((name) => name?.value).filter((value) => typeof value === 'string');
}
