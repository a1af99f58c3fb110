import { hostOf } from '../../flow/flow-index.ts';
import type { Assignment, FunctionAction } from '../../flow/model.ts';
import { holderOf } from '../queries.ts';
import type { Due, DueBy, Place } from './due.ts';

/** Pure: the holders of roles; a role that nobody holds cannot be waited for. */
export function held({ state }: Place, roleIds: readonly string[]): readonly DueBy[] {
  return [...new Set(roleIds)].flatMap((role_id) => {
    const user_id = holderOf(state, role_id);
    return user_id === undefined ? [] : [{ role_id, user_id }];
  });
}

/** Pure: who leads the section; nobody when its host role is not held. */
export function host(place: Place): readonly DueBy[] {
  const leading = hostOf(place.node);
  return leading ? held(place, [leading.role_id]) : [{ role_id: null, user_id: place.state.leader_id }];
}

/** Pure: who leads the section, and the roles in the room that have the function. */
export function hostOr(place: Place, action: FunctionAction): readonly DueBy[] {
  const leading = host(place);
  const others = insideWhere(place, ({ functions }) => functions.includes(action));
  return [...leading, ...others.filter(({ role_id }) => !leading.some((one) => one.role_id === role_id))];
}

/** Pure: the holders of the roles in the room of which something is true. */
export function insideWhere(place: Place, isSuch: (assignment: Assignment) => boolean): readonly DueBy[] {
  const such = place.node.roles.filter((one) => place.section.inside.includes(one.role_id) && isSuch(one));
  return held(
    place,
    such.map(({ role_id }) => role_id),
  );
}

/** Pure: the due, unless nobody could see to it. */
export function unlessNobody(due: Due): readonly Due[] {
  return due.by.length > 0 ? [due] : [];
}
