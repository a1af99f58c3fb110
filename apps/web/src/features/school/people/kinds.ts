import { IDENTITY, type Identity, type ManagedUser } from '@lets/contract';

/** The lists that people are kept in; each is a place of its own. */
const KINDS = ['experiment', 'mentor', 'admin', 'other'] as const;
export type Kind = (typeof KINDS)[number];

const IDENTITY_OF: Readonly<Record<Kind, Identity>> = {
  experiment: IDENTITY.student,
  other: IDENTITY.student,
  mentor: IDENTITY.mentor,
  admin: IDENTITY.admin,
};

/** Whom a list holds, as the calls ask for it. */
export function whoIn(kind: Kind): { identity: Identity; outside?: boolean } {
  const identity = IDENTITY_OF[kind];
  return identity === IDENTITY.student ? { identity, outside: kind === 'other' } : { identity };
}

/** Where a person's list is; visitors are shown and changed with the experimenters' screens. */
export function kindOf(user: Pick<ManagedUser, 'identity' | 'outside'>): Kind {
  if (user.identity === IDENTITY.mentor) return 'mentor';
  if (user.identity === IDENTITY.student) return user.outside ? 'other' : 'experiment';
  return 'admin';
}

export const listPath = (kind: Kind) => `/manager/user/${kind}`;
/** The specification knows no form of their own for visitors: it is the experimenters', told whom it is for. */
export const addPath = (kind: Kind) =>
  kind === 'other' ? '/manager/user/experiment/add?outside=1' : `/manager/user/${kind}/add`;
export const detailPath = (kind: Kind, id: number) =>
  `/manager/user/${kind === 'other' ? 'experiment' : kind}/detail?id=${id}`;
