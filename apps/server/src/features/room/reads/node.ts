import type { NodeDetail, nodeFunction, nodeRoleDocs, OutputOf, ParsedInputOf } from '@lets/contract';
import { assignmentOf, isSectionKind, PROCESS_TYPE, rolesInSection } from '@lets/engine';
import type { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/errors.ts';
import { briefOf, readPeople } from '../../../runs/people.ts';
import { roleName } from '../../../runs/roles.ts';
import { caseDocumentsFor } from '../case-documents.ts';
import { savedTimes } from '../document-repository.ts';
import { documentRow, documentsFor } from '../documents.ts';
import { readSection, readSectionAs, type SectionInView, type Where } from '../section.ts';
import { statusesOf } from './role-status.ts';

/** A section as its players and staff enter it. */
export async function readNode(
  deps: Deps,
  caller: Caller,
  where: Where,
): Promise<z.infer<typeof NodeDetail>> {
  const view = await readSection(deps, caller, where);
  assertEnters(view, caller);
  const { run, flow, node, section } = view;
  const [people, role_status] = await Promise.all([
    readPeople(deps.database, [run.leader_id]),
    statusesOf(deps, view),
  ]);
  return {
    control_status: run.state.control.status,
    role_status,
    huanxin_id: chatIdOf(run.id, run.state.path_id, node.id),
    flow_id: run.flow_id,
    pre_node_id: section?.pre_node_id ?? null,
    leader: briefOf(people, run.leader_id),
    node: { id: node.id, name: node.name, introduction: node.introduction },
    has_vote: node.vote !== null,
    end_vote: section?.vote.ended ?? false,
    process: { file: node.video, can_switch: node.can_switch, process_type: processType(view) },
    roles: node.roles.map(({ role_id, can_terminate }) => ({
      id: role_id,
      name: roleName(flow, role_id),
      can_terminate,
    })),
    vote: node.vote,
    seq: run.seq,
  };
}

/** The chat of one section on one walk through the flow: a restart or another section has another one. */
function chatIdOf(eid: number, pathId: number, nodeId: string): string {
  return `experiment-${eid}-${pathId}-${nodeId}`;
}

/** A member enters where they play, once the run has come there; the end's own page stays open after the end. */
function assertEnters({ run, relation, flow, node, section }: SectionInView, caller: Caller): void {
  if (relation.isStaff) return;
  if (node.kind === 'experience' && run.status === 'ended') return;
  if (run.status === 'ended') refuse('ended_cannot_enter');
  const plays = rolesInSection(flow, run.state, caller.id, node.id).length > 0;
  if (!section || !plays) refuse('not_authorised_here');
}

function processType({ node }: SectionInView): number {
  return isSectionKind(node.kind) ? PROCESS_TYPE[node.kind] : refuse('not_found');
}

type AsRole = ParsedInputOf<typeof nodeFunction>;

/** What a role may do in a section, and who is in the room. */
export async function readFunctions(
  deps: Deps,
  caller: Caller,
  input: AsRole,
): Promise<OutputOf<typeof nodeFunction>> {
  const { node, section } = await readSectionAs(deps, caller, input);
  const assignment = assignmentOf(node, input.role_id) ?? refuse('not_authorised_here');
  const { functions, processes, can_terminate } = assignment;
  return {
    function_action_list: [...functions],
    process_action_list: can_terminate ? [...processes, 'terminate'] : [...processes],
    user_roles: node.roles.map(({ role_id }) => ({
      role_id,
      sitting_status: section?.inside.includes(role_id) ? 1 : 0,
    })),
  };
}

/** What lies on a role's desk: guides, the section's documents, earlier ones, and the case's own. */
export async function readDesk(
  deps: Deps,
  caller: Caller,
  input: AsRole,
): Promise<OutputOf<typeof nodeRoleDocs>> {
  const view = await readSectionAs(deps, caller, input);
  const { run, flow, node } = view;
  const { database } = deps;
  const [case_doc_list, times] = await Promise.all([
    caseDocumentsFor(database, view, [input.role_id]),
    savedTimes(database, run.id),
  ]);
  const inRun = { flow, state: run.state };
  const rows = documentsFor(inRun, input.role_id).map((document) =>
    documentRow(inRun, document, caller, times.get(document.id) ?? 0),
  );
  return {
    operation_guides: node.guides.filter(({ role_id }) => role_id === null || role_id === input.role_id),
    cur_doc_list: rows.filter(({ node_id }) => node_id === node.id),
    pre_doc_list: rows.filter(({ node_id }) => node_id !== node.id),
    case_doc_list,
  };
}
