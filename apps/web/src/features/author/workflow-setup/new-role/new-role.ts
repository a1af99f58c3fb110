import { type Flow, type FlowRole, LIMITS } from '@lets/contract';
import { CHARACTERS } from '../../../../art/character-catalog.ts';
import { freeId } from '../model.ts';

export const MOST_ROLES = LIMITS.flow_roles;

type Said = Partial<Pick<FlowRole, 'name' | 'type' | 'side'>>;

/** Pure: a role that the flow does not have yet, with a picture of its type that nobody else has, as far as there is one. */
export function newRole({ roles }: Pick<Flow, 'roles'>, said: Said = {}): FlowRole {
  const { type = 'other', side = 'third', name = { zh: '', en: '' } } = said;
  const used = new Set(roles.map(({ character }) => character));
  const free = CHARACTERS.filter(({ key }) => !used.has(key));
  const dressed = free.find(({ dress }) => said.type && dress.includes(type)) ?? free[0];
  return { id: freeId('role', roles), type, side, name, character: dressed?.key ?? 'd1' };
}
