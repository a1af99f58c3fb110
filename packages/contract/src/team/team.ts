import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Bilingual, Empty, Flag, Id, json, Page, pageOf, Time } from '../core/values.ts';
import { UserBrief } from '../people/person.ts';

export const TeamMember = UserBrief.extend({ student_id: z.string() });
export type TeamMember = z.infer<typeof TeamMember>;

export const Team = z.object({
  id: Id,
  name: z.string(),
  project: z.object({ id: Id, name: Bilingual }),
  leader: UserBrief,
  /** In the order in which they joined: the lead passes to the first when the leader leaves. */
  members: z.array(TeamMember),
  open_invitation: z.boolean(),
  /** Experiments that this team has waiting or in progress. */
  active_runs: z.number().int(),
  /** The most members it takes. */
  capacity: z.number().int(),
  /** Invited, and not yet decided. */
  invited: z.array(UserBrief),
  /** The teacher's task that it was formed for. */
  class_task_id: Id.nullable(),
  class_task_name: z.string().nullable(),
  /** The teacher says who is in it: students change its name and its lead only. */
  made_by_teacher: z.boolean(),
  /** Plays now: nobody joins, leaves or is taken out. */
  is_playing: z.boolean(),
  created_at: Time,
});
export type Team = z.infer<typeof Team>;

/** A team that a person may join: openly inviting, or inviting them by name. */
export const JoinableTeam = z.object({
  id: Id,
  name: z.string(),
  project: z.object({ id: Id, name: Bilingual }),
  /** Null: nobody is in it yet; the first to join leads. */
  leader: UserBrief.nullable(),
  members: z.array(UserBrief),
  capacity: z.number().int(),
  class_task_id: Id.nullable(),
  class_task_name: z.string().nullable(),
  /** Why the caller cannot join it at the moment. */
  blocked: z.enum(['team_full', 'team_started', 'in_other_group']).nullable(),
});
export type JoinableTeam = z.infer<typeof JoinableTeam>;

export const TeamName = z.string().trim().min(1).max(LIMITS.team_name);

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
  codes: [
    'project_missing',
    'team_name',
    'members_missing',
    'members_exist',
    'team_full',
    'single_user',
    'not_registered',
    'not_found',
    'too_many_tries',
  ],
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

export const teamPresence = declareCall({
  method: 'GET',
  path: '/team/presence',
  summary:
    'Which members of a team have the product open, and the roles that each has in what it plays or prepares.',
  who: 'user',
  input: z.object({ team_id: Id }),
  output: z.object({
    members: z.array(z.object({ user_id: Id, online: z.boolean(), roles: z.array(Bilingual) })),
  }),
  codes: ['not_found'],
});

export const teamUpdate = declareCall({
  method: 'POST',
  path: '/team/update',
  summary:
    'Renames a team, adds or removes members, or hands the lead over; the leader, who loses that right by handing it over, or a mentor of its class.',
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
  codes: [
    'group_missing',
    'team_name',
    'members_exist',
    'nothing_selected',
    'team_full',
    'team_started',
    'in_other_group',
    'not_registered',
    'not_found',
    'no_authority',
    'too_many_tries',
  ],
});

export const teamDisband = declareCall({
  method: 'POST',
  path: '/team/disband',
  summary:
    'Ends a team that has no experiment in progress; the leader, or a mentor of its class. Ended experiments keep their members.',
  who: 'user',
  input: z.object({ team_id: Id }),
  output: Empty,
  codes: ['not_found', 'no_authority', 'team_started'],
});

export const teamOpenList = declareCall({
  method: 'GET',
  path: '/team/open/list',
  summary:
    'Openly inviting teams that the caller is not in, of one case or of all that are open to them: those that may be joined now first.',
  who: 'student',
  input: Page.extend({
    project_id: Id.optional(),
    team_id: Id.optional(),
    q: z.string().trim().max(LIMITS.search).optional(),
  }),
  output: pageOf(JoinableTeam),
  codes: ['not_found'],
});

export const teamJoin = declareCall({
  method: 'POST',
  path: '/team/join',
  summary:
    'Joins an openly inviting team, or accepts an invitation. Of rivals for the last seat one wins; who joins takes part in the waiting tasks of the team.',
  who: 'student',
  input: z.object({ team_id: Id }),
  output: Team,
  codes: [
    'group_missing',
    'not_found',
    'members_exist',
    'team_full',
    'team_started',
    'in_other_group',
    'not_registered',
    'not_open',
    'too_many_tries',
  ],
});

export const teamLeave = declareCall({
  method: 'POST',
  path: '/team/leave',
  summary:
    'Leaves a team that plays nothing at the moment. The lead passes to the member longest in it; the last to leave ends it, but for a group of a class task, which waits for others.',
  who: 'student',
  input: z.object({ team_id: Id }),
  output: Empty,
  codes: ['group_missing', 'not_found', 'team_started'],
});

export const teamInvite = declareCall({
  method: 'POST',
  path: '/team/invite',
  summary:
    'Invites people to a team, by a message too; whoever may change it. An invitation lapses when the team starts.',
  who: 'user',
  input: z.object({ team_id: Id, user_ids: json(z.array(Id).max(LIMITS.team_size)) }),
  output: Team,
  codes: [
    'group_missing',
    'members_missing',
    'members_exist',
    'team_full',
    'team_started',
    'in_other_group',
    'not_registered',
    'not_found',
    'no_authority',
    'too_many_tries',
  ],
});

export const teamInviteWithdraw = declareCall({
  method: 'POST',
  path: '/team/invite/withdraw',
  summary: 'Takes an invitation back; whoever may change the team.',
  who: 'user',
  input: z.object({ team_id: Id, user_id: Id }),
  output: Team,
  codes: ['group_missing', 'not_found', 'no_authority'],
});

export const teamInviteDecline = declareCall({
  method: 'POST',
  path: '/team/invite/decline',
  summary: "Declines the caller's invitation to a team; accepting it is joining.",
  who: 'student',
  input: z.object({ team_id: Id }),
  output: Empty,
  codes: ['group_missing', 'not_found'],
});

export const teamInviteList = declareCall({
  method: 'GET',
  path: '/team/invite/list',
  summary: "The caller's invitations that still stand, the latest first.",
  who: 'student',
  input: Empty,
  output: z.object({
    list: z.array(z.object({ team: JoinableTeam, invited_by: UserBrief, invited_at: Time })),
  }),
  codes: [],
});
