import {
  type experimentList,
  IDENTITY,
  type Language,
  type OutputOf,
  type ParsedInputOf,
} from '@lets/contract';
import type { Reader } from '../../db/reader.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import type { RunReader } from '../../runs/access.ts';
import { managesRuns } from '../../runs/policy.ts';
import { makeCards, readCardParts } from './cards.ts';
import { type ListQuery, listRuns, taughtBy, type Whose } from './list-repository.ts';

type Input = ParsedInputOf<typeof experimentList>;

/** A page of experiments as the caller's screens sort them. */
export async function listExperiments(
  deps: RunReader,
  caller: Caller,
  input: Input,
  lang: Language,
): Promise<OutputOf<typeof experimentList>> {
  const { database } = deps;
  const whose = await whoseRuns(database, caller, input.scope);
  // A member could find out by trying what the others of their team were given.
  if (whose.kind === 'member' && (input.score !== undefined || input.score_below !== undefined))
    refuse('no_authority');
  const { total, runs } = await listRuns(database, { ...input, ...scopeOf(caller, input), whose, lang });
  const list = makeCards(await readCardParts(deps, runs), caller, runs, lang);
  return { total, page: input.page, size: input.size, list };
}

const STAFF_SCOPES: readonly Input['scope'][] = ['guide', 'evaluate', 'manage'];

async function whoseRuns(reader: Reader, caller: Caller, scope: Input['scope']): Promise<Whose> {
  const isMentor = caller.identity === IDENTITY.mentor;
  if (STAFF_SCOPES.includes(scope)) {
    return scope === 'manage' && !managesRuns(caller) ? refuse('no_authority') : runsInCareOf(reader, caller);
  }
  // A mentor is no member of what they prepare for their teams.
  if (isMentor && scope === 'self') return { kind: 'taught', taught: await taughtBy(reader, caller.id) };
  return { kind: 'member', userId: caller.id };
}

/** The runs that staff look after: those they teach, or all. */
export async function runsInCareOf(
  reader: Reader,
  caller: Caller,
): Promise<Exclude<Whose, { kind: 'member' }>> {
  if (managesRuns(caller)) return { kind: 'all' };
  if (caller.identity !== IDENTITY.mentor) refuse('no_authority');
  return { kind: 'taught', taught: await taughtBy(reader, caller.id) };
}

/** Tasks are what waits to be started, unless another status is asked for. */
function scopeOf({ id }: Caller, { scope, status: asked }: Input): Partial<ListQuery> {
  const status = asked ?? 'waiting';
  switch (scope) {
    case 'course':
      return { status, ofClass: true };
    case 'type':
      return { status };
    case 'others':
      return { status, notCreatedBy: id };
    case 'self':
      return { status, createdBy: id };
    case 'doing':
    case 'guide':
      return { status: 'in_progress' };
    case 'done':
      return { status: 'ended' };
    case 'evaluate':
      return { status: 'ended', unevaluatedFirst: true };
    case 'manage':
      return { status: asked, searchesPeople: true };
  }
}
