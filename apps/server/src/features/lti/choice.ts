import { IDENTITY, type Language, LIMITS, messageOf } from '@lets/contract';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refused } from '../../http/errors.ts';
import type { OutsideAnswer, OutsideVisit } from '../../http/outside.ts';
import {
  giveTicket,
  type OpenedTicket,
  readTicket,
  type TicketKind,
  takeTicket,
} from '../../integrations/tickets.ts';
import { byId, type UserRecord } from '../account/service.ts';
import { giveToClass, readClassTask } from '../class-task/service.ts';
import { listProjects } from '../project/service.ts';
import type { Launch } from './claims.ts';
import { answerOf, type ContentItem, itemOf } from './deep-link.ts';
import { giveEnterTicket, type Verified } from './enter-ticket.ts';
import { namesOfClass } from './link-repository.ts';
import { type CaseChoice, choosePage } from './pages/choose.ts';
import { returnPage } from './pages/return.ts';
import { windowPage } from './pages/window.ts';
import { contextOf } from './place.ts';
import { framersOf, platformOf } from './platform.ts';
import { type LtiPlatform, LtiRefused } from './refused.ts';
import type { At } from './trying.ts';
import { accountOf, callerFor, comerOf } from './who.ts';

/** A teacher who chooses a case: everything that the page needs is in it, so that it works in a frame without cookies. */
interface Choosing {
  readonly launch: Launch;
  readonly classId: number;
  readonly lang: Language;
}
const CHOOSE: TicketKind<Choosing> = { purpose: 'lti_choose', seconds: 60 * 60 };

/** More than a school has; a list that one looks through. */
const MOST_CASES = 500;

/** A teacher of the platform wants to put a case into their course. */
export async function beginChoice(
  deps: Deps,
  visit: OutsideVisit,
  verified: Verified & { readonly lang: Language },
): Promise<OutsideAnswer> {
  const { platform, launch, deployment, lang } = verified;
  if (comerOf(launch).kind !== 'mentor') throw new LtiRefused('not_teacher', 'deep link by a student');
  if (launch.choice === null) throw new LtiRefused('not_lti', 'no deep_linking_settings');
  if (!launch.choice.acceptTypes.includes('ltiResourceLink'))
    throw new LtiRefused('no_links', 'the platform takes no links');
  const known = await accountOf(deps, platform, launch, visit);
  if (!('user' in known)) {
    const ticket = await giveEnterTicket(deps, verified);
    return windowPage(lang, { ticket, framers: framersOf(platform), isToLink: true });
  }
  const { user } = known;
  if (user.identity !== IDENTITY.mentor && user.identity !== IDENTITY.student)
    throw new LtiRefused('not_teacher', 'deep link by an administrator');
  const coming = { platform, deployment, launch, user, lang, address: visit.address };
  const { class_id: classId } = await inTransaction(deps.database, (tx) => contextOf(deps, tx, coming));
  const about = { integrationId: platform.id, userId: user.id };
  const ticket = await giveTicket(deps, CHOOSE, { launch, classId, lang }, about);
  return shown(deps, { platform, user, choosing: { launch, classId, lang }, ticket });
}

interface InHand {
  readonly platform: LtiPlatform;
  readonly user: UserRecord;
  readonly choosing: Choosing;
  readonly ticket: string;
}

async function shown(
  deps: Deps,
  { platform, user, choosing: { classId, lang }, ticket }: InHand,
  fault?: string,
): Promise<OutsideAnswer> {
  const names = await namesOfClass(deps.database, classId);
  if (!names) throw new LtiRefused('over', 'the class is gone');
  const cases = await casesFor(deps, user, names.courseId, lang);
  return choosePage({ lang, ticket, names, cases, fault, framers: framersOf(platform) });
}

/** The cases that they may give this class: its course's, and those of no course. */
async function casesFor(
  deps: Deps,
  user: UserRecord,
  courseId: number,
  lang: Language,
): Promise<CaseChoice[]> {
  const asked = { scope: 'all', sort: 'name', page: 1, size: MOST_CASES } as const;
  const { list } = await listProjects(deps, callerFor(user), asked, lang);
  return list
    .filter(
      ({ open, course }) =>
        open.reason !== 'not_for_you' &&
        open.reason !== 'closed' &&
        (course === null || course.id === courseId),
    )
    .map(({ id, name, minutes, multi_user, role_count }) => ({
      id,
      name: name[lang] || name.zh,
      minutes,
      isForTeams: multi_user,
      roles: role_count,
    }));
}

/** The page has been sent: a case, or none. */
export async function choose(deps: Deps, visit: OutsideVisit, at: At): Promise<OutsideAnswer> {
  const { ticket = '', act, project_id = '' } = visit.body;
  const inHand = await inHandOf(deps, ticket, await readTicket(deps, CHOOSE, ticket));
  const { platform, choosing } = inHand;
  at.platform = platform;
  at.lang = choosing.lang;
  if (act === 'cancel') {
    if (!(await takeTicket(deps, CHOOSE, ticket))) throw new LtiRefused('over', 'ticket used or over');
    return back(deps, inHand, []);
  }
  if (!/^[1-9]\d{0,14}$/.test(project_id)) return shown(deps, inHand, 'missing');
  try {
    const given = await inTransaction(deps.database, (tx) => give(deps, tx, visit, inHand));
    const { name } = await readClassTask(deps, callerFor(inHand.user), given.id, choosing.lang);
    const item = itemOf({ ...given, name }, choosing.launch, visit.origin);
    return await back(deps, inHand, [item]);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return shown(deps, inHand, messageOf(error.code, error.data)[choosing.lang]);
  }
}

async function inHandOf(deps: Deps, ticket: string, read: OpenedTicket<Choosing> | null): Promise<InHand> {
  const user = read?.userId ? await byId(deps.database, read.userId) : null;
  if (!read?.integrationId || !user || user.disabled) throw new LtiRefused('over', 'ticket used or over');
  return { platform: await platformOf(deps, read.integrationId), user, choosing: read.kept, ticket };
}

/** Gives the class the case, and spends the ticket with it: a page that is sent twice gives once. */
async function give(
  deps: Deps,
  tx: Transaction,
  { body }: OutsideVisit,
  { user, choosing: { classId, lang }, ticket }: InHand,
): Promise<{ readonly id: number; readonly project_id: number }> {
  if (!(await takeTicket({ ...deps, database: tx }, CHOOSE, ticket)))
    throw new LtiRefused('over', 'ticket used or over');
  const caller = callerFor(user);
  const project_id = Number(body.project_id);
  const size = sizeOf(body.size);
  const id = await giveToClass(deps, tx, caller, {
    project_id,
    class_id: classId,
    grouping: body.grouping === 'self' ? 'self' : 'random',
    ...(size !== undefined && { size }),
    mayBeEmpty: true,
    lang,
  });
  return { id, project_id };
}

/** Pure: undefined leaves it to the case. */
function sizeOf(text: string | undefined): number | undefined {
  const size = Number(text);
  return Number.isInteger(size) && size >= 1 && size <= LIMITS.team_size ? size : undefined;
}

async function back(
  deps: Deps,
  { platform, choosing: { launch, lang } }: InHand,
  items: readonly ContentItem[],
): Promise<OutsideAnswer> {
  const returnUrl = launch.choice?.returnUrl ?? '';
  return returnPage(lang, {
    to: returnUrl,
    jwt: await answerOf(deps, platform, launch, items),
    framers: framersOf(platform),
  });
}
