import type { AuthoredCase } from '@lets/contract';

/** Voters who have no reasons of their own for a vote against, as `vote: role`. */
export function votersWithoutDissent({ flow }: AuthoredCase): string[] {
  return flow.nodes
    .filter(({ kind }) => kind === 'vote')
    .flatMap(({ id, roles, lines }) =>
      roles
        .filter(({ functions }) => functions.includes('vote'))
        .filter(({ role_id }) => !lines.some((line) => line.role_id === role_id && line.against))
        .map(({ role_id }) => `${id}: ${role_id}`),
    );
}

const CHARACTERS = /\p{Script=Han}/gu;

/** Roles whose brief has fewer Chinese characters than a person needs who is to know, want and fear something. */
export function thinBriefs({ project }: AuthoredCase, least = 180): string[] {
  return project.roles
    .filter(({ brief }) => (brief.zh.match(CHARACTERS) ?? []).length < least)
    .map(({ role_id }) => role_id);
}

/** Roles that draft no paper of their own, vote on nothing and lead no section: their players would only look on. The report is everybody's. */
export function idleRoles({ flow }: AuthoredCase): string[] {
  const played = flow.nodes.filter(({ kind }) => kind !== 'report' && kind !== 'experience');
  const isBusy = (role: string) =>
    played.some(
      ({ roles, templates }) =>
        templates.some(({ role_ids }) => role_ids.includes(role)) ||
        roles.some((one) => one.role_id === role && (one.host || one.functions.includes('vote'))),
    );
  return flow.roles.map(({ id }) => id).filter((id) => !isBusy(id));
}
