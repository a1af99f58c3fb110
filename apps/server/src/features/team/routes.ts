import { teamCreate, teamDisband, teamList, teamUpdate } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routing.ts';
import * as service from './service.ts';

export const teamRoutes: FeatureRoutes = (on, deps) => {
  on(teamCreate, (input, { caller }) => service.formTeam(deps, caller, input));

  on(teamList, async ({ project_id }, { caller }) => ({
    list: await service.listTeams(deps, caller, project_id),
  }));

  on(teamUpdate, (input, { caller }) => service.changeTeam(deps, caller, input));

  on(teamDisband, async ({ team_id }, { caller }) => {
    await service.disbandTeam(deps, caller, team_id);
    return {};
  });
};
