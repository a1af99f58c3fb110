import type {
  Bilingual,
  Language,
  OutputOf,
  ParsedInputOf,
  Team,
  teamInvite,
  teamInviteList,
} from '@lets/contract';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { throttle } from '../../throttle.ts';
import { deliver } from '../message/service.ts';
import { seeProject } from '../project/service.ts';
import { auditStaff } from './auditing.ts';
import * as find from './find-repository.ts';
import * as repository from './invitation-repository.ts';
import * as rules from './rules.ts';
import { tellOf } from './telling.ts';

/** Invites people whom the inviter might as well add; each decides for themselves. */
export async function invite(
  deps: Deps,
  caller: Caller,
  { team_id, user_ids }: ParsedInputOf<typeof teamInvite>,
  lang: Language,
): Promise<Team> {
  if (user_ids.length === 0) refuse('members_missing');
  const ids = [...new Set(user_ids)];
  await throttle(deps, `invite:${caller.id}`, SERVER_LIMITS.rates.invitations);
  return inTransaction(deps.database, async (tx) => {
    const team = await rules.operatedTeam(tx, caller, team_id);
    rules.assertOwnMembers(team, caller);
    if (ids.some((id) => team.member_ids.includes(id))) refuse('members_exist');
    await rules.assertNoneInPlay(tx, team_id);
    const { record: project } = await seeProject(tx, caller, team.project_id);
    if (team.member_ids.length >= rules.capacityOf(team, project)) refuse('team_full');
    // A person who is not of the team's class could accept, and then keep everybody from starting.
    await rules.assertEligible(tx, caller, { project, ofClass: team.class_id, ids });
    const known = await repository.inviteesOf(tx, team_id);
    const invitation = { teamId: team_id, by: caller.id, at: new Date(deps.clock()) };
    await repository.addInvitations(tx, invitation, ids);
    await auditStaff(tx, caller, 'team_changed', team);
    await deliver(deps, tx, {
      from: caller.id,
      to: ids.filter((id) => !known.includes(id)),
      content: wordsOf(team.name, project.name, lang),
    });
    tx.afterCommit(() => deps.bus.nudge([...new Set([...team.member_ids, ...ids])], 'teams'));
    return find.teamById(tx, team_id);
  });
}

export function withdrawInvitation(
  deps: Deps,
  caller: Caller,
  { team_id, user_id }: { readonly team_id: number; readonly user_id: number },
): Promise<Team> {
  return inTransaction(deps.database, async (tx) => {
    const team = await rules.operatedTeam(tx, caller, team_id);
    if ((await repository.removeInvitations(tx, team_id, [user_id])) === 0) refuse('not_found');
    await tellOf(deps, tx, caller.id, { did: 'withdrawn', team, to: [user_id] });
    await auditStaff(tx, caller, 'team_changed', team);
    tx.afterCommit(() => deps.bus.nudge([...team.member_ids, user_id], 'teams'));
    return find.teamById(tx, team_id);
  });
}

export async function declineInvitation(deps: Deps, caller: Caller, teamId: number): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    const invited = await repository.takeInvitation(tx, teamId, caller.id);
    if (!invited) refuse('not_found');
    const { invited_by, ...team } = invited;
    const to = team.leader_id === null ? [invited_by] : [invited_by, team.leader_id];
    await tellOf(deps, tx, caller.id, { did: 'declined', team, to });
    const members = (await find.membersOf(tx.db, [teamId])).get(teamId) ?? [];
    tx.afterCommit(() => deps.bus.nudge([...members.map(({ id }) => id), caller.id], 'teams'));
  });
}

export async function listInvitations(
  { database }: Deps,
  caller: Caller,
): Promise<OutputOf<typeof teamInviteList>> {
  return { list: await find.findInvitations(database, caller.id) };
}

/** What stands in the inbox, in the inviter's language as anything they write. */
function wordsOf(team: string, project: Bilingual, lang: Language): string {
  return lang === 'en'
    ? `I invite you to join the group “${team}” for “${project.en || project.zh}”. You can accept or decline under “Groups”.`
    : `邀请您加入小组“${team}”，一起做《${project.zh || project.en}》。请在“小组”页面接受或谢绝。`;
}
