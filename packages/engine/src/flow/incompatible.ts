import type { Flow } from './model.ts';

/** Two different roles that one person may not hold together, in the flow's order. */
export type IncompatiblePair = readonly [string, string];

/** Only the roles of a flow matter here, so any form of it will do. */
type WithRoles = Pick<Flow, 'roles'>;
type Holders = Readonly<Record<string, number>>;

/** Seatings looked at before the search gives up; a table of a dozen roles needs some hundreds. */
const TRIES = 5_000;

const known = new WeakMap<WithRoles, ReadonlyMap<string, ReadonlySet<string>>>();

/** By role: the roles that its holder may not hold as well. It is enough that one of the two names the other; what the flow does not have counts for nothing. */
function conflicts(flow: WithRoles): ReadonlyMap<string, ReadonlySet<string>> {
  const found = known.get(flow);
  if (found) return found;
  const made = new Map<string, Set<string>>(flow.roles.map(({ id }) => [id, new Set()]));
  for (const { id, incompatible = [] } of flow.roles) {
    for (const other of incompatible) {
      if (other === id || !made.has(other)) continue;
      made.get(id)?.add(other);
      made.get(other)?.add(id);
    }
  }
  known.set(flow, made);
  return made;
}

/** Pure: the roles that the holder of a role may not hold as well, in the flow's order. */
export function incompatibleWith(flow: WithRoles, roleId: string): readonly string[] {
  const others = conflicts(flow).get(roleId);
  return others ? flow.roles.flatMap(({ id }) => (others.has(id) ? [id] : [])) : [];
}

/** Pure: all incompatible pairs of a flow, or those among some of its roles; each once. */
export function incompatiblePairs(flow: WithRoles, among?: readonly string[]): readonly IncompatiblePair[] {
  const ids = flow.roles.map(({ id }) => id).filter((id) => among?.includes(id) ?? true);
  return ids.flatMap((one, i) =>
    ids.slice(i + 1).flatMap((other): IncompatiblePair[] => (isPair(flow, one, other) ? [[one, other]] : [])),
  );
}

/** Pure: whether one person may not hold both. */
export function isPair(flow: WithRoles, one: string, other: string): boolean {
  return conflicts(flow).get(one)?.has(other) === true;
}

/** Pure: the first role that someone holds which a further role is incompatible with; undefined where they may hold it. */
export function conflictOf(flow: WithRoles, held: readonly string[], roleId: string): string | undefined {
  return held.find((one) => isPair(flow, one, roleId));
}

/** Pure: whether someone who holds some roles may hold a further one. */
export function mayHold(flow: WithRoles, held: readonly string[], roleId: string): boolean {
  return conflictOf(flow, held, roleId) === undefined;
}

/** Pure: the roles that each person in a cast holds, in the flow's order. */
export function rolesByHolder(flow: WithRoles, holders: Holders): ReadonlyMap<number, readonly string[]> {
  const held = new Map<number, string[]>();
  for (const { id } of flow.roles) {
    const holder = Object.hasOwn(holders, id) ? holders[id] : undefined;
    if (holder !== undefined) held.set(holder, [...(held.get(holder) ?? []), id]);
  }
  return held;
}

/** Pure: who in a cast holds roles that one person may not hold together, and which. */
export function conflictsInCast(
  flow: WithRoles,
  holders: Holders,
): readonly { readonly user_id: number; readonly pairs: readonly IncompatiblePair[] }[] {
  return [...rolesByHolder(flow, holders)]
    .map(([user_id, held]) => ({ user_id, pairs: incompatiblePairs(flow, held) }))
    .filter(({ pairs }) => pairs.length > 0);
}

/**
 * Pure: how many people it takes so that nobody holds incompatible roles; 0 of a flow without roles. Exact but for flows with very many
 * roles, where it may be more than the fewest.
 */
export function fewestPeople(flow: WithRoles): number {
  const found = fewest.get(flow) ?? findFewest(flow);
  fewest.set(flow, found);
  return found;
}

const fewest = new WeakMap<WithRoles, number>();

function findFewest(flow: WithRoles): number {
  const open = bySeverity(flow, {});
  for (let people = 1; people < open.length; people += 1) {
    if (lawfulSeats(flow, tableOf(flow, new Array(people).fill(null), {}), open)) return people;
  }
  return open.length;
}

/**
 * Pure: gives every role to one of the members, in the order given, as evenly as it goes without giving anybody incompatible roles. `fixed`
 * roles stay with whom they are, members or not. Where the members are too few for that, the roles are shared out with as few conflicts
 * as it finds: `conflictsInCast` names them.
 */
export function seatRoles(flow: WithRoles, members: readonly number[], fixed: Holders = {}): Holders {
  if (members.length === 0) return fixed;
  const open = bySeverity(flow, fixed);
  const seats =
    lawfulSeats(flow, tableOf(flow, members, fixed), open) ??
    crowdedSeats(flow, tableOf(flow, members, fixed), open);
  const given = [...seats].map(([role, at]) => [role, members[at] ?? 0] as const);
  return { ...fixed, ...Object.fromEntries(given) };
}

/** By seat the roles that are held there. */
type Table = string[][];

/** The seat that each open role was given. */
type Seats = ReadonlyMap<string, number>;

/** The open roles, the most constrained first: a search then fails early. */
function bySeverity(flow: WithRoles, fixed: Holders): readonly string[] {
  const open = flow.roles.map(({ id }) => id).filter((id) => !Object.hasOwn(fixed, id));
  const count = (id: string) => conflicts(flow).get(id)?.size ?? 0;
  return open.toSorted((a, b) => count(b) - count(a));
}

/** Null where there is no seating without a conflict, or none was found in time. */
function lawfulSeats(flow: WithRoles, table: Table, open: readonly string[]): Seats | null {
  const seats = new Map<string, number>();
  let tries = 0;
  const seat = (i: number): boolean => {
    const role = open[i];
    if (role === undefined) return true;
    let sawEmpty = false;
    for (const at of emptiestFirst(table)) {
      const held = table[at] ?? [];
      // One empty seat is like another.
      if (held.length === 0 && sawEmpty) continue;
      sawEmpty ||= held.length === 0;
      if (!mayHold(flow, held, role)) continue;
      tries += 1;
      if (tries > TRIES) return false;
      held.push(role);
      seats.set(role, at);
      if (seat(i + 1)) return true;
      held.pop();
    }
    return false;
  };
  return seat(0) ? seats : null;
}

/** Gives each role to the seat with the fewest conflicts, and among equals the fewest roles; then moves roles while another seat has fewer conflicts. */
function crowdedSeats(flow: WithRoles, table: Table, open: readonly string[]): Seats {
  const seats = new Map<string, number>();
  const clashes = (role: string, at: number) =>
    (table[at] ?? []).filter((one) => isPair(flow, one, role)).length;
  const bestFor = (role: string) => {
    const [at = 0] = emptiestFirst(table).toSorted((a, b) => clashes(role, a) - clashes(role, b));
    return at;
  };
  const sit = (role: string, at: number) => {
    const before = table[seats.get(role) ?? -1];
    before?.splice(before.indexOf(role), 1);
    table[at]?.push(role);
    seats.set(role, at);
  };
  for (const role of open) sit(role, bestFor(role));
  // Each move leaves fewer clashes in all, so it comes to an end.
  for (let moved = true; moved; ) {
    moved = false;
    for (const role of open) {
      const at = bestFor(role);
      if (clashes(role, at) >= clashes(role, seats.get(role) ?? 0)) continue;
      sit(role, at);
      moved = true;
    }
  }
  return seats;
}

function tableOf(flow: WithRoles, members: readonly (number | null)[], fixed: Holders): Table {
  const held = rolesByHolder(flow, fixed);
  return members.map((id) => (id === null ? [] : [...(held.get(id) ?? [])]));
}

function emptiestFirst(table: Table): readonly number[] {
  return table.map((_, at) => at).toSorted((a, b) => (table[a]?.length ?? 0) - (table[b]?.length ?? 0));
}
