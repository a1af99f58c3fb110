import type {
  CourtRecordDetail,
  CourtRecordLine,
  ParsedInputOf,
  RecordSigner,
  recordDetail,
} from '@lets/contract';
import {
  type CourtRecord,
  checkOf,
  courtOf,
  holderOf,
  type RecordCheck,
  type SectionState,
} from '@lets/engine';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/errors.ts';
import { briefOf, briefOrNull, type People, readPeople } from '../../../runs/people.ts';
import { type SpokenLine, signatureImages, signatureKey, speechesOf } from '../court-record.ts';
import { readSection, type SectionInView } from '../section.ts';

/** A section's record as it was closed; for everybody of the run, who heard it too. */
export async function readCourtRecord(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof recordDetail>,
): Promise<CourtRecordDetail> {
  const view = await readSection(deps, caller, input);
  const section = visitOf(view, input.visit) ?? refuse('not_found');
  const record = courtOf(section).record ?? refuse('not_found');
  const { database } = deps;
  const spoken = await speechesOf(database, input.eid, section);
  const people = await readPeople(database, [
    ...view.run.state.member_ids,
    ...spoken.map(({ actor_id }) => actor_id),
    ...record.checks.map(({ user_id }) => user_id),
  ]);
  const hands: Hands = { people, images: await signatureImages(database, input.eid, section) };
  const recorded = new Set(record.lines);
  const isCurrent = (check: RecordCheck) => checkOf(record, check.role_id) === check;
  return {
    node_id: section.node_id,
    status: section.status === 'passed' ? 'closed' : record.status,
    hash: record.hash,
    closed_by: record.closed_by,
    closed_at: record.closed_at,
    lines: spoken.filter(({ seq }) => recorded.has(seq)).map((line) => lineOf(line, record, people)),
    signers: record.signers.map((id) => signerOf(view, record, hands, id)),
    earlier: record.checks.filter((check) => !isCurrent(check)).map((check) => checked(check, hands)),
  };
}

function visitOf({ run, node, section }: SectionInView, visit: number | undefined): SectionState | undefined {
  if (visit === undefined || section?.opened_seq === visit) return section;
  return run.state.past_visits.find(({ node_id, opened_seq }) => node_id === node.id && opened_seq === visit);
}

function lineOf(
  { seq, at, role_id, actor_id, text, file_id }: SpokenLine,
  { corrections }: CourtRecord,
  people: People,
): CourtRecordLine {
  const mine = corrections
    .filter(({ line }) => line === seq)
    .sort((a, b) => (a.answered ?? Number.MAX_SAFE_INTEGER) - (b.answered ?? Number.MAX_SAFE_INTEGER))
    .map(({ line, answered, ...one }) => one);
  return { seq, at, role_id, user: briefOf(people, actor_id), text, file_id, corrections: mine };
}

/** Who signed, and how. */
interface Hands {
  readonly people: People;
  readonly images: ReadonlyMap<string, string>;
}

function signerOf({ run }: SectionInView, record: CourtRecord, hands: Hands, role_id: string): RecordSigner {
  const check = checkOf(record, role_id);
  if (check) return checked(check, hands);
  const user = briefOrNull(hands.people, holderOf(run.state, role_id));
  return { role_id, user, status: 'waiting', reason: null, at: null, image: null };
}

function checked(
  { role_id, user_id, decision, reason, at }: RecordCheck,
  { people, images }: Hands,
): RecordSigner {
  const image = images.get(signatureKey(role_id, at)) ?? null;
  return { role_id, user: briefOf(people, user_id), status: decision, reason, at, image };
}
