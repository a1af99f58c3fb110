import type {
  displayApplication,
  experienceList,
  noteList,
  OutputOf,
  userNodes,
  voteStatus,
} from '@lets/contract';
import { holderOf, isOpen, viewFor, waitedFor } from '@lets/engine';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { readRun } from '../../../runs/access.ts';
import { nameSection } from '../../../runs/path.ts';
import { briefOrNull, readPeople } from '../../../runs/people.ts';
import { roleName, userNodesOf } from '../../../runs/roles.ts';
import { experiencesOf, notesOf } from '../note-repository.ts';
import { readSection } from '../section.ts';
import { onlineIn } from './role-status.ts';

interface Where {
  readonly eid: number;
  readonly nid: string;
}

/** Who has voted, the caller's own votes, and what came of it. */
export async function readVote(
  deps: Deps,
  caller: Caller,
  where: Where,
): Promise<OutputOf<typeof voteStatus>> {
  const { run, flow, relation, node } = await readSection(deps, caller, where);
  const vote = viewFor(run.state, flow, caller.id, relation.isStaff).sections[node.id]?.vote;
  const voters = node.roles.filter(({ functions }) => functions.includes('vote'));
  const mine = Object.entries(vote?.ballots ?? {}).filter(([role]) => vote?.cast_by[role] === caller.id);
  return {
    has_vote: node.vote !== null,
    end_vote: vote?.ended ?? false,
    role_status_list: voters.map(({ role_id }) => ({
      role_id,
      vote_status: vote?.voted.includes(role_id) ? 1 : 0,
    })),
    my_votes: mine.map(([role_id, option_id]) => ({ role_id, option_id })),
    result: vote?.result ? { outcome: vote.result.outcome, tally: { ...vote.result.tally } } : null,
  };
}

/** Requests to show something that wait for the host. What is to be shown is named to the host and to whoever asks. */
export async function readDisplayRequests(
  deps: Deps,
  caller: Caller,
  where: Where,
): Promise<OutputOf<typeof displayApplication>> {
  const { run, flow, relation, node } = await readSection(deps, caller, where);
  const section = viewFor(run.state, flow, caller.id, relation.isStaff).sections[node.id];
  const waiting = section?.requests.filter(({ about }) => about === 'display') ?? [];
  const list = waiting.map(({ id, role_id, item, at }) => ({
    request_id: id,
    role_id,
    name: item?.name ?? '',
    at,
  }));
  return { list };
}

/** The caller's own notes; those on open sections may still be changed. */
export async function readNotes(deps: Deps, caller: Caller, eid: number): Promise<OutputOf<typeof noteList>> {
  const { run } = await readRun(deps, caller, eid);
  const rows = await notesOf(deps.database, eid, caller.id);
  const isCurrent = (nodeId: string) => run.status === 'in_progress' && isOpen(run.state, nodeId);
  const list = rows.map(({ node_id, text, updated_at, shared }) => ({
    node_id,
    text,
    shared,
    updated_at: updated_at.getTime(),
    current: isCurrent(node_id),
  }));
  return { list };
}

/** What the members learnt. */
export async function readExperiences(
  deps: Deps,
  caller: Caller,
  eid: number,
): Promise<OutputOf<typeof experienceList>> {
  const { run } = await readRun(deps, caller, eid);
  const rows = await experiencesOf(deps.database, eid);
  const list = rows.map(({ user_id, content, created_at, status, account, name }) => ({
    content,
    create_time: created_at.getTime(),
    created_by: { username: account, name },
    status,
    mine: user_id === caller.id,
  }));
  return { list, mine: run.state.experience_by.includes(caller.id) };
}

/** Where the caller belongs now, and for the wait page whom everybody waits for. */
export async function readUserNodes(
  deps: Deps,
  caller: Caller,
  eid: number,
): Promise<OutputOf<typeof userNodes>> {
  const { run, flow, relation } = await readRun(deps, caller, eid);
  const [people, online] = await Promise.all([
    readPeople(deps.database, run.state.member_ids),
    onlineIn(deps, eid),
  ]);
  const roleIn = (role_id: string) => {
    const holder = holderOf(run.state, role_id);
    const isOnline = holder !== undefined && online.has(holder);
    return {
      role_id,
      role_name: roleName(flow, role_id),
      user: briefOrNull(people, holder),
      online: isOnline,
    };
  };
  const open = run.status === 'in_progress' ? waitedFor(flow, run.state) : [];
  const waiting = open.flatMap(({ node_id, since, role_ids }) => {
    const named = nameSection(flow, node_id);
    return named ? [{ node_id, ...named, since, roles: role_ids.map(roleIn) }] : [];
  });
  return { list: userNodesOf(flow, run.state, caller.id, relation.isStaff), waiting };
}
