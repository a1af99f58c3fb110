import type { Due } from '@lets/engine';
import { placeOfCondition } from '../dock/condition-place.ts';
import { only, useRoom } from '../room-context.tsx';
import { leadTo } from './lead-to.ts';

/** Leads to where a condition of the way out is met; false where nothing on this screen does. */
export function useLeadToCondition(): (due: Due) => boolean {
  const { state, nodeId, openDocument, openRecord, chooseTab } = useRoom(
    only('state', 'nodeId', 'openDocument', 'openRecord', 'chooseTab'),
  );
  return ({ condition }) => {
    if (!condition) return false;
    if (condition.type === 'has_spoken') return leadTo('speak');
    const place = placeOfCondition(condition, state, nodeId);
    if (place?.kind === 'document') openDocument(place.id);
    else if (place?.kind === 'record') openRecord(place.nodeId, place.visit);
    else if (condition.type === 'handed_in') return leadTo('hand_in');
    else if (condition.type === 'record_signed') chooseTab('record');
    else return false;
    return true;
  };
}
