import type { FlowNode } from '@lets/contract';
import { isSectionKind, type SectionState, sectionOf } from '@lets/engine';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { type OpenRun, type RunReader, readRun } from '../../runs/access.ts';
import { knownRoles } from '../../runs/roles.ts';

/** How every call of the room names a section. */
export interface Where {
  readonly eid: number;
  readonly nid: string;
}

/** A section of a run that the caller may read. */
export interface SectionInView extends OpenRun {
  readonly node: FlowNode;
  /** Undefined before the section is reached. */
  readonly section: SectionState | undefined;
}

export async function readSection(
  deps: RunReader,
  caller: Caller,
  { eid, nid: nodeId }: Where,
): Promise<SectionInView> {
  const open = await readRun(deps, caller, eid);
  const node = open.flow.nodes.find(({ id, kind }) => id === nodeId && isSectionKind(kind));
  if (!node) refuse('not_found');
  return { ...open, node, section: sectionOf(open.run.state, nodeId) };
}

/** The same for a person who asks in a role's name: a member in one they play since the start, staff in any. */
export async function readSectionAs(
  deps: RunReader,
  caller: Caller,
  input: Where & { readonly role_id: string },
): Promise<SectionInView> {
  const view = await readSection(deps, caller, input);
  const { run, relation, flow } = view;
  if (!flow.roles.some(({ id }) => id === input.role_id)) refuse('not_found');
  const isTheirs = knownRoles(flow, run.state, caller.id).includes(input.role_id);
  return relation.isStaff || isTheirs ? view : refuse('not_authorised_here');
}
