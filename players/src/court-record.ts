import type { FlowNodeView } from '@lets/contract';
import type { Act } from './act.ts';
import { chanceOf } from './chance.ts';
import type { Manner } from './manner.ts';
import { hostRole, isMine, isPlayedByHuman, type SectionState, type View, visitRecord } from './view.ts';

type CourtRecord = NonNullable<NonNullable<SectionState['court']>['record']>;

function checkingOf(section: SectionState): CourtRecord | null {
  const record = section.court?.record;
  return record?.status === 'checking' ? record : null;
}

function hasChecked(record: CourtRecord, role: string): boolean {
  return record.checks.some((check) => check.role_id === role && check.hash === record.hash);
}

/** Reads the record over and signs it; the host lets those who heard it better put it right. */
export function checkRecord(
  view: View,
  node: FlowNodeView,
  section: SectionState,
  manner: Manner,
): Act | null {
  const record = checkingOf(section);
  if (!record) return null;
  const host = hostRole(view, node);
  const asked = record.corrections.find(({ status }) => status === 'asked');
  if (asked && host !== undefined) {
    return { do: 'answer_correction', node: node.id, role: host, correction: asked.id };
  }
  const role = record.signers.find((id) => isMine(view, id) && !hasChecked(record, id));
  if (role === undefined) return null;
  const agree =
    keepsRecord(view, node, role) || chanceOf(manner.seed, 'record', role, node.id) >= manner.refuse;
  return { do: 'sign_record', node: node.id, role, hash: record.hash, agree };
}

/** Who leads, or keeps the record, has no quarrel with it. */
function keepsRecord({ detail }: View, node: FlowNodeView, roleId: string): boolean {
  const assignment = node.roles.find(({ role_id }) => role_id === roleId);
  const role = detail.flow.roles.find(({ id }) => id === roleId);
  const isClerk = role?.type === 'functionary' && role.side === 'bench';
  return isClerk || assignment?.host === true || assignment?.functions.includes('record') === true;
}

/** When everything is said, the record is closed, by the person who keeps it. */
export function closeRecord(view: View, node: FlowNodeView, section: SectionState): Act | null {
  if (section.court?.record || Object.keys(section.court?.spoken ?? {}).length === 0) return null;
  const keeper = node.roles.find(
    ({ role_id, host, functions }) =>
      (host || functions.includes('record')) &&
      section.inside.includes(role_id) &&
      !isPlayedByHuman(view, role_id),
  );
  if (!keeper || !isMine(view, keeper.role_id)) return null;
  return { do: 'close_record', node: node.id, role: keeper.role_id };
}

/** Whether the record still waits for someone: a person reads it over in their own time, or has the others go on. */
export function isRecordOpen(view: View, section: SectionState, manner: Manner): boolean {
  const record = checkingOf(section);
  if (!record || view.idle >= manner.patience) return false;
  const closed = visitRecord(view, section).findLast(({ type }) => type === 'record_closed')?.seq ?? 0;
  const hasLetGo = (role: string) => (section.rested?.[role] ?? 0) > closed;
  return record.signers.some((role) => !hasChecked(record, role) && !hasLetGo(role));
}
