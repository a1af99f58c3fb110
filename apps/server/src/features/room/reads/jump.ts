import type { jumpPreview, OutputOf, ParsedInputOf } from '@lets/contract';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/errors.ts';
import { briefOrNull, readPeople } from '../../../runs/people.ts';
import { characterOf } from '../../../runs/roles.ts';
import { briefOfProject, readProject } from '../../experiment/service.ts';
import { findJumpTarget } from '../case-repository.ts';
import { fromRoles, mapHolders } from '../jump-target.ts';
import { readSection } from '../section.ts';

/** What a jump section leads into, before anybody jumps. */
export async function previewJump(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof jumpPreview>,
): Promise<OutputOf<typeof jumpPreview>> {
  const { run, node, flow: here, section } = await readSection(deps, caller, input);
  // Where it leads may depend on what is decided before, and so nothing is told of a section that nobody has reached.
  if (node.kind !== 'jump' || !section) refuse('not_found');
  const target = await findJumpTarget(deps.database, { run, flow: here, nodeId: node.id });
  if (typeof target === 'string') refuse(target);
  const [project, flow, people] = await Promise.all([
    readProject(deps.database, target.id),
    deps.flowCache.read(target.flow_id),
    readPeople(deps.database, run.state.member_ids),
  ]);
  const holders = mapHolders(run.state.holders, target.roles);
  const from = fromRoles(run.state.holders, target.roles);
  const parties = new Map(project.roles.map(({ role_id, name }) => [role_id, name]));
  const roles = flow.roles.map(({ id, name, side }) => ({
    role_id: id,
    name,
    party: parties.get(id) ?? { zh: '', en: '' },
    character: characterOf(flow, project.roles, id),
    side,
    from: from[id] ?? null,
    user: briefOrNull(people, holders[id]),
  }));
  return {
    project: { ...briefOfProject(project), minutes: project.minutes },
    roles,
    begins_at_once: roles.every(({ user }) => user !== null),
  };
}
