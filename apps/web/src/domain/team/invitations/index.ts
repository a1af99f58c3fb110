export { Invitations } from './invitations.tsx';
export { useJoinTeam } from './use-join-team.ts';
