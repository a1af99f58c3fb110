import type { EventOf } from '../event.ts';
import type { Folds } from './fold.ts';
import { patchSection } from './patch.ts';

/** Who is in the room, and what its common screen shows. */
export const roomFolds = {
  called_in: (state, { node_id, data }) =>
    patchSection(state, node_id, ({ inside }) => ({ inside: [...inside, data.target_role] })),

  /** A role that leaves the room gives up the floor. */
  called_out: (state, { node_id, data }) => {
    const isOther = (id: string) => id !== data.target_role;
    return patchSection(state, node_id, ({ inside, floor }) => ({
      inside: inside.filter(isOther),
      floor: floor.filter(isOther),
    }));
  },

  displayed: (state, { node_id, role_id, data }) =>
    role_id === null
      ? state
      : patchSection(state, node_id, ({ shown = [] }) => ({
          displayed: { ...data.item, role_id, page: 1 },
          ...withShown(shown, data),
        })),

  page_turned: (state, { node_id, data }) =>
    patchSection(state, node_id, ({ displayed }) => ({
      displayed: displayed && { ...displayed, page: data.page },
    })),

  playback_set: (state, { node_id, at, data }) =>
    patchSection(state, node_id, ({ displayed }) => ({
      displayed: displayed && { ...displayed, playback: { ...data, at } },
    })),

  display_ended: (state, { node_id }) => patchSection(state, node_id, () => ({ displayed: null })),
} satisfies Folds<
  'called_in' | 'called_out' | 'displayed' | 'page_turned' | 'playback_set' | 'display_ended'
>;

/** An uploaded file is no exhibit that an author could name, nor is a document without a template. */
function withShown(shown: readonly string[], { item, template_id }: EventOf<'displayed'>['data']) {
  const id = item.kind === 'material' ? item.id : template_id;
  return id === undefined || shown.includes(id) ? {} : { shown: [...shown, id] };
}
