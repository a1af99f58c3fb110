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
      filter: { id: /packages\/(contract|engine)\/src\/[\w/-]+\.ts$/ },
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
  const edits = new Map<number, Edit>();
  const program = parseAst(code);
  for (const statement of program.body) collect(statement, edits);
  return [...edits.values()]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

function collect(node: Node, edits: Map<number, Edit>): void {
  // What runs later may do as it likes: only what runs while the module loads is declared free of effects.
  if (/Function|Class/.test(node.type)) return;
  if (node.type === 'CallExpression') {
    if (!edits.has(node.start))
      edits.set(node.start, { start: node.start, end: node.start, text: '/* @__PURE__ */ ' });
    if (node.callee.type === 'Identifier' && node.callee.name === 'declareCall') {
      const [declaration] = node.arguments;
      if (declaration?.type === 'ObjectExpression') {
        strip(declaration, edits);
        return;
      }
    }
  }
  for (const child of childrenOf(node)) collect(child, edits);
}

function strip(declaration: ESTree.ObjectExpression, edits: Map<number, Edit>): void {
  declaration.properties.forEach((property, index) => {
    const isKept =
      property.type !== 'Property' ||
      property.key.type !== 'Identifier' ||
      !SERVER_ONLY.has(property.key.name);
    if (isKept) return;
    const next = declaration.properties[index + 1];
    const end = next ? next.start : property.end;
    edits.set(property.start, { start: property.start, end, text: '' });
  });
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value: unknown) =>
    (Array.isArray(value) ? value : [value]).filter(
      (child): child is Node => typeof child === 'object' && child !== null && typeof child.type === 'string',
    ),
  );
}
