import * as calls from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import * as invitations from './invitations.ts';
import * as joining from './joining.ts';
import { readPresence } from './presence.ts';
import * as service from './service.ts';

export const teamRoutes: FeatureRoutes = (on, deps) => {
  on(calls.teamCreate, (input, { caller }) => service.formTeam(deps, caller, input));

  on(calls.teamList, async ({ project_id }, { caller }) => ({
    list: await service.listTeams(deps, caller, project_id),
  }));

  on(calls.teamPresence, ({ team_id }, { caller }) => readPresence(deps, caller, team_id));

  on(calls.teamUpdate, (input, { caller }) => service.changeTeam(deps, caller, input));

  on(calls.teamDisband, async ({ team_id }, { caller }) => {
    await service.disbandTeam(deps, caller, team_id);
    return {};
  });

  on(calls.teamOpenList, (input, { caller }) => joining.listOpenTeams(deps, caller, input));

  on(calls.teamJoin, ({ team_id }, { caller }) => joining.joinTeam(deps, caller, team_id));

  on(calls.teamLeave, async ({ team_id }, { caller }) => {
    await joining.leaveTeam(deps, caller, team_id);
    return {};
  });

  on(calls.teamInvite, (input, { caller, lang }) => invitations.invite(deps, caller, input, lang));

  on(calls.teamInviteWithdraw, (input, { caller }) => invitations.withdrawInvitation(deps, caller, input));

  on(calls.teamInviteDecline, async ({ team_id }, { caller }) => {
    await invitations.declineInvitation(deps, caller, team_id);
    return {};
  });

  on(calls.teamInviteList, (_, { caller }) => invitations.listInvitations(deps, caller));
};
