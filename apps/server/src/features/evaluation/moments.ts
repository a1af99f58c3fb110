import type { Bilingual, EvaluationContent, Flow, RecordMoment } from '@lets/contract';
import { mayKnow, type RunEvent } from '@lets/engine';
import type { Reader as DbReader } from '../../db/reader.ts';
import { createLocalizer } from '../../runs/localizer.ts';
import { readPeople } from '../../runs/people.ts';
import { changedHands, namesOf, tellAlone, whoDid } from '../../runs/tell.ts';
import { schoolZone } from '../../settings.ts';
import { eventsNumbered } from '../room/service.ts';

const QUOTED_CHARACTERS = 200;

interface MomentContext {
  readonly eid: number;
  readonly flow: Flow;
  /** Document id → what it is called. */
  readonly titles: ReadonlyMap<string, string>;
}

interface Reader {
  readonly id: number;
  readonly isStaff: boolean;
}

/** Of some events those that the reader may know, each in words. */
export async function readMoments(
  database: DbReader,
  { eid, flow, titles }: MomentContext,
  reader: Reader,
  seqs: readonly number[],
): Promise<RecordMoment[]> {
  if (seqs.length === 0) return [];
  const events = await knownAmong(database, eid, reader, seqs);
  const people = await readPeople(database, events.flatMap(actorsOf));
  const zone = await schoolZone(database);
  const localizers = { zh: createLocalizer('zh', zone), en: createLocalizer('en', zone) };
  const names = { zh: namesOf(flow, people, localizers.zh), en: namesOf(flow, people, localizers.en) };
  const both = (tell: (lang: 'zh' | 'en') => string): Bilingual => ({ zh: tell('zh'), en: tell('en') });
  return events.map((event) => ({
    seq: event.seq,
    at: event.at,
    node_id: event.node_id,
    section: both((lang) => names[lang].section(event.node_id)),
    who: both((lang) => whoDid(event, names[lang], localizers[lang])),
    words: both((lang) => shortened(tellAlone(event, names[lang], localizers[lang], titles))),
  }));
}

/** Of a long speech so much that one knows which it was. */
function shortened(words: string): string {
  const characters = [...words];
  return characters.length <= QUOTED_CHARACTERS
    ? words
    : `${characters.slice(0, QUOTED_CHARACTERS).join('')}…`;
}

/** The events among these that a person may know. */
export async function knownAmong(
  database: DbReader,
  eid: number,
  reader: Reader,
  seqs: readonly number[],
): Promise<RunEvent[]> {
  if (seqs.length === 0) return [];
  const events = await eventsNumbered(database, eid, seqs);
  return events.filter((event) => mayKnow(event, reader.id, reader.isStaff));
}

function actorsOf(event: RunEvent): number[] {
  const others = changedHands(event);
  return event.actor_id === null ? others : [event.actor_id, ...others];
}

/** Pure: the same evaluation, pointing only at what its reader may know. */
export function withMoments(
  content: EvaluationContent,
  known: readonly Pick<RecordMoment, 'seq'>[],
): EvaluationContent {
  const seqs = new Set(known.map(({ seq }) => seq));
  const kept = (moments: readonly number[]) => moments.filter((seq) => seqs.has(seq));
  const judged = <T extends EvaluationContent['team']>(one: T): T => ({
    ...one,
    moments: kept(one.moments),
    remarks: Object.fromEntries(
      Object.entries(one.remarks).map(([goal, { text, moments }]) => [
        goal,
        { text, moments: kept(moments) },
      ]),
    ),
  });
  return { ...content, team: judged(content.team), members: content.members.map(judged) };
}
