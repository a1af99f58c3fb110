import { z } from 'zod';
import { nameOf } from '../claims.ts';
import { kindOf } from '../roles.ts';
import { askService, nextPage, SCOPES, withQuery } from './ask-service.ts';
import { reasonOf } from './reasons.ts';
import type { Platform, ServiceDeps } from './tokens.ts';

/** A person in a course of a platform, as NRPS 2.0 tells of them. */
export interface PlatformMember {
  /** Who they are for the platform (`sub`). */
  readonly subject: string;
  /** '' where the platform keeps it to itself. */
  readonly name: string;
  /** The student number, where the platform tells one. */
  readonly number: string;
  readonly isLearner: boolean;
}

/** The members could not be read. The message is the platform's own word for it. */
export class MembersUnread extends Error {
  override readonly name = 'MembersUnread';
}

const Member = z.object({
  user_id: z.string().min(1).max(255),
  roles: z.array(z.string()),
  status: z.string().default('Active'),
  name: z.string().nullish(),
  given_name: z.string().nullish(),
  family_name: z.string().nullish(),
  lis_person_sourcedid: z.string().nullish(),
});
const Container = z.object({ members: z.array(Member) });

const MEMBERS = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';
/** Asked for; a platform may give fewer. */
const PAGE_SIZE = 100;
/** A list without end, or one that goes in circles, is a platform gone wrong. */
const PAGES = 200;

/** Everybody who is active in a course, page by page. Throws `MembersUnread`, `TokenRefused` or `OutsideFault`. */
export async function readMembers(
  deps: ServiceDeps,
  platform: Platform,
  membershipsUrl: string,
): Promise<PlatformMember[]> {
  const members = new Map<string, PlatformMember>();
  let next: string | null = withQuery(membershipsUrl, { limit: String(PAGE_SIZE) });
  for (let pages = 0; next !== null; pages += 1) {
    if (pages === PAGES) throw new MembersUnread(`more than ${PAGES} pages`);
    const url: string = next;
    const answer = await askService(deps, platform, { url, scope: SCOPES.members, accept: MEMBERS });
    if (answer.status !== 200) throw new MembersUnread(reasonOf(answer));
    for (const member of membersIn(answer.text)) members.set(member.subject, member);
    next = nextPage(answer.headers.link, url);
  }
  return [...members.values()];
}

function membersIn(text: string): PlatformMember[] {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    throw new MembersUnread('the answer is not JSON');
  }
  const container = Container.safeParse(told);
  if (!container.success) throw new MembersUnread('the answer has no list of members');
  return container.data.members
    .filter(({ status }) => status === 'Active')
    .map((member) => ({
      subject: member.user_id,
      name: nameOf({ name: null, given_name: null, family_name: null, ...member }),
      number: (member.lis_person_sourcedid ?? '').trim(),
      isLearner: isLearner(member.roles),
    }));
}

/** The invented student with whose eyes a teacher looks at a course. */
const TEST_USER = /#TestUser$/;

/** Pure: whether these roles are a student's in this course. */
export function isLearner(roles: readonly string[]): boolean {
  return kindOf(roles) === 'student' && !roles.some((role) => TEST_USER.test(role));
}
