import type {
  experimentEvents,
  experimentMessages,
  nodeMessages,
  OutputOf,
  ParsedInputOf,
} from '@lets/contract';
import { eventFor } from '@lets/engine';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { readRun } from '../../../runs/access.ts';
import { eventsAfter, latestEvents, type RecordPage } from '../event-repository.ts';
import { readSection } from '../section.ts';

type RecordOf = OutputOf<typeof nodeMessages>;

/** How many events a client is sent at once: one that missed more asks again. */
const MAX_EVENTS = 500;
const NEWEST = 2_147_483_647;

/** A section's record since its present visit began. */
export async function readSectionRecord(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof nodeMessages>,
): Promise<RecordOf> {
  const { relation, section } = await readSection(deps, caller, input);
  if (!section) return { list: [], has_more: false };
  const page = pageOf(input, caller, relation.isStaff);
  const { node_id: nodeId, opened_seq: since } = section;
  const events = await latestEvents(deps.database, page, { nodeId, since });
  return recordOf(events, input.size);
}

/** The whole run's record. */
export async function readRecord(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof experimentMessages>,
): Promise<RecordOf> {
  const { relation } = await readRun(deps, caller, input.eid);
  const events = await latestEvents(deps.database, pageOf(input, caller, relation.isStaff));
  return recordOf(events, input.size);
}

/** One more than asked for, which tells whether there is more. */
function pageOf(
  { eid, before = NEWEST, size }: ParsedInputOf<typeof experimentMessages>,
  caller: Caller,
  isStaff: boolean,
): RecordPage {
  return { eid, before, size: size + 1, reader: { user_id: caller.id, is_staff: isStaff } };
}

function recordOf(newestFirst: RecordOf['list'], size: number): RecordOf {
  return { list: newestFirst.slice(0, size).reverse(), has_more: newestFirst.length > size };
}

/** Every event after a number, gapless: what the caller may not know stands as a stub. */
export async function readEvents(
  deps: Deps,
  caller: Caller,
  { eid, since }: ParsedInputOf<typeof experimentEvents>,
): Promise<OutputOf<typeof experimentEvents>> {
  const { run, relation } = await readRun(deps, caller, eid);
  const isFollowing = run.state.status === 'in_progress' && run.state.member_ids.includes(caller.id);
  const [found] = await Promise.all([
    eventsAfter(deps.database, eid, since, MAX_EVENTS + 1),
    isFollowing && deps.followers.note(eid, caller.id),
  ]);
  const events = found.slice(0, MAX_EVENTS).map((event) => eventFor(event, caller.id, relation.isStaff));
  const seq = Math.max(run.seq, found.at(-1)?.seq ?? 0);
  return { events, seq, has_more: found.length > MAX_EVENTS };
}
