import type { FlowRole, Side } from '@lets/contract';

type Roles = readonly Pick<FlowRole, 'type' | 'side' | 'name'>[];

/** What a flow is about, as far as its sides have names of their own in it. */
type Matter = 'civil' | 'criminal' | 'arbitration' | 'mediation' | 'penalty' | 'negotiation' | 'general';

/** Pure: what the sides of a flow with these roles are called after; plaintiff and defendant where no role stands yet. */
function matterOf(roles: Roles): Matter {
  const has = (side: Side | null, words: RegExp) =>
    roles.some(
      (role) =>
        (side === null || role.side === side) && (words.test(role.name.zh) || words.test(role.name.en)),
    );
  if (roles.some(({ type }) => type === 'prosecutor')) return 'criminal';
  if (has('bench', /仲裁|arbitrat/i)) return 'arbitration';
  if (has('bench', /调解|mediat/i)) return 'mediation';
  if (has(null, /原告|上诉|plaintiff|appell/i) || roles.length === 0) return 'civil';
  if (
    roles.some(({ type, side }) => type === 'functionary' && side === 'claimant') &&
    has('respondent', /当事人|party/i)
  )
    return 'penalty';
  const bench = roles.filter(({ side }) => side === 'bench');
  return bench.every(({ type }) => type === 'notary') ? 'negotiation' : 'general';
}

/** Pure: the key of what a side is called in such a flow. */
export function sideKey(roles: Roles, side: Side): `sides:${Matter}.${Side}` {
  return `sides:${matterOf(roles)}.${side}`;
}
