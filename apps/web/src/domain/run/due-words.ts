import type { Condition, Due } from '@lets/engine';
import type { Translate } from '../../i18n/texts.ts';
import { partnerAs } from '../../lib/partner-name.ts';
import type { Names } from './names.ts';

/** What words of dues are made with. */
export interface DueWording {
  readonly t: Translate<'turn'>;
  readonly names: Names;
  /** What has to hold, as a sentence. */
  readonly condition: (condition: Condition) => string;
  /** Names of which each is meant, and of which any will do. */
  readonly list: (parts: readonly string[]) => string;
  readonly choice: (parts: readonly string[]) => string;
}

/** With the persons who hold the roles, or the roles alone where there is little room. */
export type DueDetail = 'persons' | 'roles';

/** As many as are named one by one. */
const MOST = 3;

/** Pure: who is waited for. */
export function dueWho({ by, needs }: Due, wording: DueWording, detail: DueDetail = 'persons'): string {
  const { t, list, choice } = wording;
  if (by.length === 0) return t('mentor');
  const shown = by.slice(0, MOST).map((one) => personOf(one, wording, detail));
  if (by.length > MOST) return t('more_people', { names: list(shown), count: by.length });
  return needs === 'all' ? list(shown) : choice(shown);
}

function personOf({ role_id, user_id }: Due['by'][number], { t, names }: DueWording, detail: DueDetail) {
  const user = names.user(user_id);
  const role = role_id === null ? t('leader') : names.roleName(role_id);
  if (user?.automatic) return detail === 'roles' ? role : partnerAs(role);
  const isNamed = user && (detail === 'persons' || role_id === null);
  return isNamed ? t('person', { role, name: user.name }) : role;
}

/** Pure: what they are waited for with. */
function dueWhat(due: Due, { t, names, list, condition }: DueWording): string {
  const from = list((due.about_roles ?? []).map(names.roleName));
  const item = due.item?.name ?? '';
  const kind = names.node(due.node_id)?.kind;
  switch (due.kind) {
    case 'answer_request':
      return (due.about === 'submission' || due.about === 'display') && item
        ? t(`what.answer_item.${due.about}`, { from, item })
        : t(`what.answer_request.${due.about ?? 'speech'}`, { from });
    case 'end':
      return t(`what.end.${kind && kind in END ? (kind as keyof typeof END) : 'edit'}`);
    case 'hand_in':
      return t(kind === 'report' ? 'what.hand_in_report' : 'what.hand_in');
    case 'meet':
      return t('what.meet', { condition: due.condition ? condition(due.condition) : '' });
    default:
      return t(`what.${due.kind}`, { from, item });
  }
}

const END = { court: 1, edit: 1, display: 1, report: 1, vote: 1, jump: 1, experience: 1 };

/** Pure: the whole sentence, for the person who reads it. */
export function dueSentence(due: Due, isMine: boolean, wording: DueWording, detail?: DueDetail): string {
  const what = dueWhat(due, wording);
  return isMine
    ? wording.t('sentence_mine', { what })
    : wording.t('sentence', { who: dueWho(due, wording, detail), what });
}
