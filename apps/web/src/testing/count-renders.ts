/** What this needs to know of React's own tree. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Set by React on what it has drawn in a commit. */
const PERFORMED_WORK = 1;

/** How often each component was rendered since `reset`, by its name. */
export interface Renders {
  reset(): void;
  of(name: string): number;
  /** Of all components together. */
  total(): number;
  byName(): ReadonlyMap<string, number>;
}

/**
 * Counts renders the way React's developer tools do. Call it before `react-dom` is loaded (`vi.hoisted`): React looks for the
 * tools' hook once.
 */
export function countRenders(): Renders {
  const counts = new Map<string, number>();
  const visit = (fiber: Fiber | null): void => {
    for (let at = fiber; at; at = at.sibling) {
      const name = nameOf(at.type);
      const isRendered = !at.alternate || (at.flags & PERFORMED_WORK) !== 0;
      if (name && isRendered) counts.set(name, (counts.get(name) ?? 0) + 1);
      // The same child means that React did not go further down.
      if (at.child !== at.alternate?.child) visit(at.child);
    }
  };
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_id: number, root: { current: Fiber }) => visit(root.current),
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
  };
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  return {
    reset: () => counts.clear(),
    of: (name) => counts.get(name) ?? 0,
    total: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
    byName: () => counts,
  };
}

/** A component's name; empty for elements of the page. */
function nameOf(type: unknown): string {
  if (typeof type === 'function') return type.name;
  if (typeof type !== 'object' || type === null) return '';
  if ('type' in type) return nameOf(type.type);
  return 'render' in type ? nameOf(type.render) : '';
}
