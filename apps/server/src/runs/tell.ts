import { type Bilingual, type Flow, formatDuration, type Language, type UserBrief } from '@lets/contract';
import type { Consent, EventOf, RunEvent } from '@lets/engine';
import type { Localizer } from './localizer.ts';
import { nameIn, type People } from './people.ts';

export interface Names {
  role(id: string | null): string;
  user(id: number | null): string;
  section(id: string | null): string;
  option(transId: string): string;
  /** What its author says that a lawful option costs; empty where it costs nothing. */
  cost(transId: string): string;
}

export function namesOf(flow: Flow, people: People, localizer: Localizer): Names {
  const roles = new Map(flow.roles.map(({ id, name }) => [id, localizer.pick(name)]));
  const nodes = new Map(flow.nodes.map(({ id, name }) => [id, localizer.pick(name)]));
  const options = new Map(flow.transitions.map(({ id, label }): [string, Bilingual] => [id, label]));
  return {
    role: (id) => (id === null ? '' : (roles.get(id) ?? id)),
    user: (id) => nameOf(people.get(id ?? 0), localizer.lang),
    section: (id) => (id === null ? '' : (nodes.get(id) ?? id)),
    option: (id) => localizer.pick(options.get(id)),
    cost: (id) => localizer.pick(flow.transitions.find((one) => one.id === id)?.cost?.text),
  };
}

function nameOf(user: UserBrief | undefined, lang: Language): string {
  return user ? nameIn(user, lang) : '';
}

/** Who did it: a role with its player, a mentor by name; nobody makes a consequence strike. Pure. */
export function whoDid(event: RunEvent, names: Names, localizer: Localizer): string {
  if (event.type === 'consequence_struck') return '';
  const name = names.user(event.actor_id);
  if (event.by_staff) return localizer.lang === 'zh' ? `指导教师${name}` : `Mentor ${name}`;
  const role = names.role(event.role_id);
  if (role === '') return name;
  return name === '' ? role : localizer.lang === 'zh' ? `${role}（${name}）` : `${role} (${name})`;
}

/** By whose leave, where it was asked for. Pure. */
function leaveOf(consent: Consent | undefined, names: Names, { lang }: Localizer): string {
  if (!consent) return '';
  const host = names.role(consent.role_id) || names.user(consent.user_id);
  return lang === 'zh' ? `（${host}准许）` : ` (with leave of ${host})`;
}

/** What happened, after the name of the person who did it; null for what a record does not tell. Pure. */
export function tell(event: RunEvent, names: Names, localizer: Localizer): string | null {
  const say = (zh: string, en: string) => (localizer.lang === 'zh' ? zh : en);
  const quoted = (label: string | null) => (label ? say(`「${label}」`, ` for “${label}”`) : '');
  const because = (reason: string | null) => (reason ? say(`，理由：${reason}`, `: ${reason}`) : '');
  switch (event.type) {
    case 'help_asked':
      return say(`向指导教师求助：${event.data.text}`, `asked the mentor for help: ${event.data.text}`);
    case 'called_in':
      return say(
        `传唤${names.role(event.data.target_role)}入场`,
        `called in ${names.role(event.data.target_role)}`,
      );
    case 'called_out':
      return say(
        `请${names.role(event.data.target_role)}退场`,
        `called out ${names.role(event.data.target_role)}`,
      );
    case 'request_answered':
      return event.data.agree
        ? null
        : say(
            `未准许${names.role(event.data.target_role)}的申请`,
            `declined the request of ${names.role(event.data.target_role)}`,
          ) + because(event.data.reason);
    case 'went_apart': {
      const pair = localizer.list(event.data.role_ids.map((id) => names.role(id)));
      return say(`${pair}开始私下会谈`, `${pair} went apart to talk`);
    }
    case 'displayed':
      return (
        say(`展示《${event.data.item.name}》`, `displayed “${event.data.item.name}”`) +
        leaveOf(event.data.consent, names, localizer)
      );
    case 'document_created':
      return say(`起草《${event.data.name}》`, `drafted “${event.data.name}”`);
    case 'document_submitted':
      return (
        say(`提交《${event.data.name}》`, `submitted “${event.data.name}”`) +
        leaveOf(event.data.consent, names, localizer)
      );
    case 'document_deleted':
      return say(`删除《${event.data.name}》`, `deleted “${event.data.name}”`);
    case 'signature_requested': {
      const roles = localizer.list(event.data.role_ids.map((id) => names.role(id)));
      return say(`请${roles}签署《${event.data.name}》`, `asked ${roles} to sign “${event.data.name}”`);
    }
    case 'document_signed':
      return event.data.decision === 'signed'
        ? say(`签署《${event.data.name}》`, `signed “${event.data.name}”`)
        : say(`拒绝签署《${event.data.name}》`, `refused to sign “${event.data.name}”`) +
            because(event.data.reason);
    case 'record_closed':
      return say('宣布核对笔录', 'closed the record for reading over');
    case 'record_reopened':
      return say('恢复庭审', 'reopened the hearing');
    case 'record_signed':
      return event.data.decision === 'signed'
        ? say('在笔录上签名', 'signed the record')
        : say('拒绝在笔录上签名', 'refused to sign the record') + because(event.data.reason);
    case 'correction_asked':
      return say(`申请更正笔录：${event.data.text}`, `asked to correct the record: ${event.data.text}`);
    case 'correction_answered':
      return event.data.agree
        ? say(`准许更正笔录：${event.data.text}`, `accepted the correction: ${event.data.text}`)
        : say(`未准许更正笔录：${event.data.text}`, `declined the correction: ${event.data.text}`) +
            because(event.data.reason);
    case 'rested':
      return say('暂无补充，请继续', 'has nothing to add, and asks the others to go on');
    case 'voted':
      return say('投票', 'voted');
    case 'vote_ended':
      return say('结束表决：', 'ended the vote: ') + localizer.word(event.data.result.outcome);
    case 'wrong_option_tried':
      return say(
        `选择“${names.option(event.data.trans_id)}”，不正确`,
        `chose “${names.option(event.data.trans_id)}”, which was wrong`,
      );
    case 'consequence_struck': {
      const [option, cost] = [names.option(event.data.trans_id), names.cost(event.data.trans_id)];
      return (
        say(
          `先前的选择“${option}”在这里有了后果`,
          `An earlier choice, “${option}”, has its consequence here`,
        ) + (cost && say(`：${cost}`, `: ${cost}`))
      );
    }
    case 'section_ended': {
      const option = names.option(event.data.trans_id);
      return (
        say(`结束本环节${option && `：${option}`}`, `ended the section${option && `: ${option}`}`) +
        because(event.data.reason)
      );
    }
    case 'stepped_back':
      return say(
        `退回到“${names.section(event.data.reopens[0] ?? null)}”`,
        `stepped back to “${names.section(event.data.reopens[0] ?? null)}”`,
      );
    case 'restarted':
      return say('重新开始实验', 'restarted the experiment');
    case 'jumped':
      return say('跳转到关联实验', 'started the linked experiment');
    case 'handed_over':
      return toldHandOver(event.data, names, say) + because(event.data.reason ?? null);
    case 'hand_over_undone':
      return say(
        `撤销移交，${names.role(event.data.target_role)}仍由${names.user(event.data.to_user)}担任`,
        `undid the change of hands: ${names.user(event.data.to_user)} plays ${names.role(event.data.target_role)} again`,
      );
    case 'hand_over_asked':
      return (
        say(
          `请${names.user(event.data.holder_id)}将${names.role(event.data.target_role)}交给${names.user(event.data.to_user)}`,
          `asked ${names.user(event.data.holder_id)} to hand ${names.role(event.data.target_role)} to ${names.user(event.data.to_user)}`,
        ) + because(event.data.reason ?? null)
      );
    case 'hand_over_answered':
      return (
        (event.data.agree
          ? say('同意移交', 'agreed to hand over ')
          : say('不同意移交', 'did not agree to hand over ')) +
        names.role(event.data.target_role) +
        because(event.data.reason)
      );
    case 'hand_over_withdrawn':
      return say(
        `撤回移交${names.role(event.data.target_role)}的请求`,
        `took back the wish to hand over ${names.role(event.data.target_role)}`,
      );
    case 'meeting_passed_on':
      return say(
        `同意${names.role(event.data.from_role)}与${names.role(event.data.target_role)}私下会谈`,
        `agreed to a private talk of ${names.role(event.data.from_role)} and ${names.role(event.data.target_role)}`,
      );
    case 'member_admitted':
      return say(
        `让${names.user(event.data.user_id)}加入实验`,
        `let ${names.user(event.data.user_id)} into the experiment`,
      );
    case 'member_taken_out':
      return say(
        `把${names.user(event.data.user_id)}移出实验`,
        `took ${names.user(event.data.user_id)} out of the experiment`,
      );
    case 'lead_handed_over':
      return say(
        `将组长交给${names.user(event.data.to_user)}`,
        `handed the lead to ${names.user(event.data.to_user)}`,
      );
    case 'controlled':
      return (
        (event.data.status === 2
          ? say('暂停实验', 'paused the experiment')
          : say('恢复实验', 'lifted the pause')) + because(event.data.reason)
      );
    case 'timer_set':
      return say(
        `开始计时${quoted(event.data.label)}，${formatDuration(event.data.duration_ms, 'zh')}`,
        `set a timer${quoted(event.data.label)}, ${formatDuration(event.data.duration_ms, 'en')}`,
      );
    case 'timer_extended':
      return say(
        `把计时延长了 ${formatDuration(event.data.by_ms, 'zh')}`,
        `gave the timer ${formatDuration(event.data.by_ms, 'en')} more`,
      );
    case 'timer_cancelled':
      return say(`取消了计时${quoted(event.data.label)}`, `cancelled the timer${quoted(event.data.label)}`);
    case 'experiment_ended':
      return (
        (event.data.how === 'completed'
          ? say('实验结束', 'the experiment was completed')
          : say('实验提前终止', 'the experiment was terminated')) + because(event.data.reason)
      );
    default:
      return null;
  }
}

/** Pure: whom an event names besides the person who acted: between whom a role or the lead changed hands, and who came or went. */
export function changedHands(event: RunEvent): number[] {
  switch (event.type) {
    case 'handed_over':
    case 'hand_over_undone':
    case 'lead_handed_over': {
      const { from_user, to_user } = event.data;
      return from_user === null ? [to_user] : [from_user, to_user];
    }
    case 'member_admitted':
    case 'member_taken_out':
      return [event.data.user_id];
    default:
      return [];
  }
}

/** From whom to whom, and where it is an exception, to which. Pure. */
function toldHandOver(
  { target_role, from_user, to_user, despite }: EventOf<'handed_over'>['data'],
  names: Names,
  say: (zh: string, en: string) => string,
): string {
  const [role, to] = [names.role(target_role), names.user(to_user)];
  const from = from_user === null ? '' : names.user(from_user);
  const told = say(
    `将${role}${from && `由${from}`}交给${to}`,
    `handed ${role}${from && ` from ${from}`} to ${to}`,
  );
  if (despite === undefined) return told;
  const other = names.role(despite);
  return (
    told +
    say(
      `（例外：${to}兼任不得兼任的${other}）`,
      ` (an exception: ${to} plays the incompatible ${other} as well)`,
    )
  );
}

/** The same for one event by itself, where also what was said is told, and which version was kept; never nothing. Pure. */
export function tellAlone(
  event: RunEvent,
  names: Names,
  localizer: Localizer,
  titles: ReadonlyMap<string, string>,
) {
  const say = (zh: string, en: string) => (localizer.lang === 'zh' ? zh : en);
  switch (event.type) {
    case 'spoke':
    case 'spoke_in_meeting':
    case 'guided':
      return event.data.text;
    case 'document_saved': {
      const { document_id, version } = event.data;
      const title = titles.get(document_id) ?? '';
      return say(`《${title}》第 ${version} 版`, `“${title}”, version ${version}`);
    }
    case 'document_renamed':
      return say(`将文书改名为《${event.data.name}》`, `renamed a document to “${event.data.name}”`);
    case 'started':
      return say('开始实验', 'started the experiment');
    default:
      return tell(event, names, localizer) ?? say('实验记录中的一处', 'a place in the record');
  }
}
