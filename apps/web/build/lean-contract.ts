import { type ESTree, type Plugin, parseAst } from 'vite';

/**
 * The browser needs a call's method and path; its schemas are the server's. This takes the schemas out of the
 * declarations and tells the bundler that building one has no effect, so that those nobody uses are left out, and the
 * schema library with them. A schema that a screen does use stays.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    transform: {
      filter: { id: /packages\/(authoring|contract|dossier|engine)\/src\/[\w/-]+\.ts$/ },
      handler(code) {
        return { code: leanModule(code), moduleSideEffects: false, map: null };
      },
    },
  };
}

type Node = ESTree.Node;
interface Edit {
  start: number;
  end: number;
  text: string;
}

const SERVER_ONLY = new Set(['input', 'output', 'summary', 'codes']);

/** Pure: a module's JavaScript without what only the server asks of a declaration. */
export function leanModule(code: string): string {
  const edits: Edit[] = [];
  for (const statement of parseAst(code).body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { init } of declared.declarations) if (init) lean(init, edits);
  }
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

/** A chain of calls is free of effects only as a whole: a note before it speaks of its first call alone. */
function lean(init: ESTree.Expression, edits: Edit[]): void {
  const calls = callsIn(init);
  if (calls.length === 0) return;
  edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' });
  edits.push({ start: init.end, end: init.end, text: '))()' });
  for (const {
    callee,
    arguments: [declaration],
  } of calls) {
    const isDeclaration = callee.type === 'Identifier' && callee.name === 'declareCall';
    if (isDeclaration && declaration?.type === 'ObjectExpression') strip(declaration, edits);
  }
}

/** Those that run while the module loads: what runs later may do as it likes. */
function callsIn(node: Node): ESTree.CallExpression[] {
  if (/Function|Class/.test(node.type)) return [];
  const inner = childrenOf(node).flatMap(callsIn);
  return node.type === 'CallExpression' ? [node, ...inner] : inner;
}

function strip(declaration: ESTree.ObjectExpression, edits: Edit[]): void {
  declaration.properties.forEach((property, index) => {
    const isKept =
      property.type !== 'Property' ||
      property.key.type !== 'Identifier' ||
      !SERVER_ONLY.has(property.key.name);
    if (isKept) return;
    const next = declaration.properties[index + 1];
    const end = next ? next.start : property.end;
    edits.push({ start: property.start, end, text: '' });
  });
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value: unknown) =>
    (Array.isArray(value) ? value : [value]).filter(
      (child): child is Node => typeof child === 'object' && child !== null && typeof child.type === 'string',
    ),
  );
}
