import { z } from 'zod';
import { declareCall } from './call.ts';
import { LIMITS } from './limits.ts';
import { UserBrief } from './people.ts';
import { Bilingual, Empty, Flag, Id, json } from './values.ts';

export const Team = z.object({
  id: Id,
  name: z.string(),
  project: z.object({ id: Id, name: Bilingual }),
  leader: UserBrief,
  members: z.array(UserBrief),
  open_invitation: z.boolean(),
  /** Experiments that this team has waiting or in progress. */
  active_runs: z.number().int(),
});
export type Team = z.infer<typeof Team>;

const TeamName = z.string().trim().min(1).max(LIMITS.team_name);

export const teamCreate = declareCall({
  method: 'POST',
  path: '/team/create/v3',
  summary: 'Forms a team for a case. The leader is a member; so is the caller, unless a mentor forms it.',
  who: 'user',
  input: z.object({
    name: TeamName,
    project_id: Id,
    members: json(z.array(Id).max(LIMITS.team_size)),
    leader: Id.optional(),
    open_invitation: Flag.default(false),
  }),
  output: Team,
  codes: ['team_name', 'members_exist', 'nothing_selected', 'not_registered', 'not_found'],
});

export const teamList = declareCall({
  method: 'GET',
  path: '/team/list',
  summary: "The caller's teams, of one case when it is named.",
  who: 'user',
  input: z.object({ project_id: Id.optional() }),
  output: z.object({ list: z.array(Team) }),
  codes: [],
});

export const teamUpdate = declareCall({
  method: 'POST',
  path: '/team/update',
  summary:
    'Renames a team, adds or removes members, or hands the lead over; the leader only, who loses that right by handing it over.',
  who: 'user',
  input: z.object({
    team_id: Id,
    name: TeamName.optional(),
    add: json(z.array(Id).max(LIMITS.team_size)).optional(),
    remove: json(z.array(Id).max(LIMITS.team_size)).optional(),
    leader: Id.optional(),
    open_invitation: Flag.optional(),
  }),
  output: Team,
  codes: ['team_name', 'members_exist', 'nothing_selected', 'not_registered', 'not_found', 'no_authority'],
});

export const teamDisband = declareCall({
  method: 'POST',
  path: '/team/disband',
  summary:
    'Ends a team that has no experiment in progress; the leader only. Ended experiments keep their members.',
  who: 'user',
  input: z.object({ team_id: Id }),
  output: Empty,
  codes: ['not_found', 'no_authority', 'changed_meanwhile'],
});
