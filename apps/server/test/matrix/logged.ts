import type { Actor } from './actors.ts';
import type { Case } from './policy.ts';

const STAFF: readonly Actor[] = ['mentor', 'other_mentor', 'admin_bare', 'admin', 'super_admin'];

const OWN = 'what a person keeps for themselves';
const IN_THE_RUN = 'the record of the run keeps it, with who did it';
const KEPT = 'what is kept names its author and the time';
const DRAFT = 'a draft that its authors alone see; its publication is logged';
const NOTHING = 'keeps nothing, or only for the session';

/**
 * What staff change without an entry in the audit log, and why. Students' acts are not asked for: those in a run stand in its record,
 * and their teams and drafts are their own.
 */
const NOT_LOGGED: Readonly<Record<string, string>> = {
  'POST /account/active': NOTHING,
  'POST /account/logout': NOTHING,
  'POST /assistant/chat': NOTHING,
  'POST /system/param': NOTHING,
  'POST /experiment/template/new': NOTHING,
  'POST /experiment/turn/nudge': NOTHING,
  'POST /workflow/check': NOTHING,
  'POST /workflow/dryrun': NOTHING,
  'POST /system/backup/make': 'logged when the backup is complete',
  'POST /experiment/guide/class/control#resume':
    'nothing is stopped in the world of this test; what is done in a run is logged',
  'POST /experiment/guide/class/control#extend_timer': 'likewise, no timer runs',
  'POST /experiment/guide/class/control#cancel_timer': 'likewise, no timer runs',
  'POST /experiment/delivery/resend': 'nothing waits in the world of this test; what is sent again is logged',
  'POST /account/profile/save': OWN,
  'POST /cms/msg/read': OWN,
  'POST /system/notice/read': OWN,
  'POST /phrase/save': OWN,
  'POST /phrase/hide': OWN,
  'POST /experiment/evaluate/notes/save': OWN,
  'POST /experiment/evaluate/save': DRAFT,
  'POST /workflow/save': DRAFT,
  'POST /workflow/set/node': DRAFT,
  'POST /cms/send/msg': KEPT,
  'POST /cms/announce': KEPT,
  'POST /file/upload': KEPT,
  'POST /file/upload/authoring': KEPT,
  'POST /experiment/message/push#end_vote': IN_THE_RUN,
  'POST /experiment/doc/comment': IN_THE_RUN,
  'POST /experiment/doc/comment/resolve': IN_THE_RUN,
};

/** Files that hold nothing of other people, or no more than the page from which they are taken. */
const PLAIN_FILES: readonly string[] = [
  'GET /file/get',
  'GET /workflow/xml',
  'GET /account/user/template',
  'GET /experiment/doc/export',
];

/** Whether an act of this person, once done, has to leave an entry in the audit log: every change by staff, and every file with others' data. */
export function mustBeLogged({ call, key, title }: Case, actor: Actor): boolean {
  if (!STAFF.includes(actor)) return false;
  if (call.method === 'GET') return call.answer === 'file' && !PLAIN_FILES.includes(key);
  return !(title in NOT_LOGGED || key in NOT_LOGGED);
}
