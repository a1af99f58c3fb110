import type { AuthoredCase, CaseDocument, Flow, FlowNode, ReleasePoint } from '@lets/contract';

/** Where a case's reference answers open, and what they would give away there. Pure. */

/** Nodes that can come after a node on some way: itself too, where a loop leads back to it. */
type Ways = ReadonlyMap<string, ReadonlySet<string>>;

export interface GivenAway {
  readonly reference: string;
  /** Null: from the beginning of the case. */
  readonly opens_after: string | null;
  /** The section that is still ahead, or may be open beside it. */
  readonly section: string;
}

/**
 * What can be read too early. A reference answers its own section and what `declared` says; nothing declared, whatever comes between its section and
 * the last vote after it, and what is written straight after those votes.
 */
export function givenAway(file: AuthoredCase, declared: Readonly<Record<string, readonly string[]>>) {
  const { flow, project } = file;
  const ways = waysOf(flow);
  return project.documents
    .filter(({ kind }) => kind === 'reference')
    .flatMap((reference): GivenAway[] => {
      const answered = answeredBy(flow, ways, reference, declared[reference.id]);
      const decided = flow.nodes
        .filter(({ id }) => answered.has(id))
        .filter((node) => takesPart(node, reference));
      return openings(reference, project.reference_release).flatMap((point) =>
        decided
          .filter(({ id }) => point === null || isStillAhead(flow, ways, point, id))
          .map(({ id }) => ({
            reference: reference.id,
            opens_after: point?.node_id ?? null,
            section: id,
          })),
      );
    });
}

function openings(
  { release, node_id }: CaseDocument,
  mode: AuthoredCase['project']['reference_release'],
): readonly (ReleasePoint | null)[] {
  if (mode === 'none') return [];
  if (release) return release;
  if (mode === 'complete') return [null];
  return node_id === null ? [] : [{ node_id }];
}

function answeredBy(
  flow: Flow,
  ways: Ways,
  { node_id }: CaseDocument,
  declared: readonly string[] | undefined,
): ReadonlySet<string> {
  const own = node_id === null ? [] : [node_id];
  if (declared) return new Set([...own, ...declared]);
  const later = flow.nodes.filter(({ id }) => own.some((from) => ways.get(from)?.has(id)));
  const votes = later.filter(({ kind }) => kind === 'vote');
  const before = later.filter(({ id }) => votes.some((vote) => ways.get(id)?.has(vote.id)));
  const written = votes.flatMap(({ id }) => next(flow, id)).filter((id) => kindOf(flow, id) === 'edit');
  return new Set([...own, ...[...votes, ...before].map(({ id }) => id), ...written]);
}

/** A role that only takes notes decides nothing. */
function takesPart({ roles }: FlowNode, { role_ids }: CaseDocument): boolean {
  const readers = roles.filter(({ role_id }) => role_ids.length === 0 || role_ids.includes(role_id));
  return readers.some(
    ({ functions, processes }) => processes.length > 0 || functions.some((one) => one !== 'note'),
  );
}

function isStillAhead(flow: Flow, ways: Ways, { node_id, outcome }: ReleasePoint, section: string): boolean {
  const exits = flow.transitions.filter(
    (one) =>
      one.from === node_id &&
      one.kind === 'advance' &&
      (outcome === undefined || one.outcome === null || one.outcome === outcome),
  );
  const isAfter = exits.some(({ to }) => to === section || ways.get(to)?.has(section));
  return isAfter || isBeside(flow, ways, node_id, section);
}

/** On another branch of a fork: each is reached by its own branch alone. What every branch leads to comes after they have joined. */
function isBeside(flow: Flow, ways: Ways, one: string, other: string): boolean {
  const reaches = (from: string, to: string) => from === to || ways.get(from)?.has(to) === true;
  const isOnly = (branch: string, here: string, there: string) =>
    reaches(branch, here) && !reaches(branch, there);
  return flow.nodes
    .filter(({ kind }) => kind === 'fork')
    .some(({ id }) => {
      const branches = next(flow, id);
      return (
        branches.some((branch) => isOnly(branch, one, other)) &&
        branches.some((branch) => isOnly(branch, other, one))
      );
    });
}

function next({ transitions }: Flow, id: string): string[] {
  return transitions.filter(({ from, kind }) => from === id && kind === 'advance').map(({ to }) => to);
}

function kindOf({ nodes }: Flow, id: string) {
  return nodes.find((node) => node.id === id)?.kind;
}

function waysOf(flow: Flow): Ways {
  return new Map(flow.nodes.map(({ id }) => [id, reachedFrom(flow, id)]));
}

function reachedFrom(flow: Flow, id: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = next(flow, id);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (reached.has(at)) continue;
    reached.add(at);
    open.push(...next(flow, at));
  }
  return reached;
}
