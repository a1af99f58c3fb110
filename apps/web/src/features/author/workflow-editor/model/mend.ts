import { tidyIncompatible } from '@lets/authoring';
import type { Flow, Mend } from '@lets/contract';
import { remove, setTransition } from './edits.ts';
import type { Random } from './make.ts';
import { mendPieces } from './mend/pieces.ts';
import { mendPlaces } from './mend/places.ts';
import { mendWays } from './mend/ways.ts';
import { mendWords } from './mend/words.ts';

/** Pure: the flow with a fault mended as the check proposes. */
export function applyMend(flow: Flow, mend: Mend, random?: Random): Flow {
  switch (mend.kind) {
    case 'name_node':
    case 'name_role':
    case 'name_template':
    case 'usual_words':
    case 'change_line':
      return mendWords(flow, mend);
    case 'remove_node':
      return remove(flow, new Set([mend.node_id]));
    case 'remove_transition':
      return remove(flow, new Set([mend.transition_id]));
    case 'add_start':
    case 'add_end':
    case 'dissolve':
    case 'remove_role':
    case 'settle_id':
      return mendPieces(flow, mend, random);
    case 'tidy_incompatible':
      return { ...flow, roles: tidyIncompatible(flow.roles) };
    case 'clear_outcome':
      return setTransition(flow, mend.transition_id, { outcome: null });
    case 'remove_assignment':
    case 'single_host':
    case 'grant':
    case 'assign':
    case 'let_vote':
    case 'seat_all':
    case 'set_vote':
    case 'add_template':
    case 'give_template':
    case 'move_template':
      return mendPlaces(flow, mend);
    default:
      return mendWays(flow, mend, random);
  }
}
