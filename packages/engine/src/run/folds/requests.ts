import type { Folds } from './fold.ts';
import { nameRequest, patchSection } from './patch.ts';
import { enqueue } from './speaking.ts';

/** What waits for the host's answer. */
export const requestFolds = {
  requested: (state, { seq: id, node_id, role_id, actor_id: user_id, at, data }) => {
    if (role_id === null || user_id === null) return state;
    return patchSection(state, node_id, (section) => ({
      requests: enqueue(section, { id, role_id, user_id, at, ...data }),
    }));
  },

  request_named: (state, { node_id, data }) => nameRequest(state, node_id, data.request_id, data.item),

  request_withdrawn: (state, { node_id, data }) =>
    patchSection(state, node_id, ({ requests }) => ({
      requests: requests.filter(({ id }) => id !== data.request_id),
    })),

  request_answered: (state, { node_id, at, data }) => {
    const { request_id, about, agree, target_role } = data;
    return patchSection(state, node_id, ({ requests, floor, floor_at }) => ({
      requests: requests.filter(({ id }) => id !== request_id),
      ...(agree &&
        about === 'speech' && {
          floor: [...floor, target_role],
          floor_at: { ...floor_at, [target_role]: at },
        }),
    }));
  },
} satisfies Folds<'requested' | 'request_named' | 'request_withdrawn' | 'request_answered'>;
