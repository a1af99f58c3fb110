import type { RunEvent } from '@lets/engine';
import type { ExperimentDetail } from '../experiment/detail.ts';
import type { Company, Speaker, Utterance } from './exchange.ts';

/** A section of a run, as the person who reads its conversation knows it. */
export interface SectionTalk {
  readonly detail: Pick<ExperimentDetail, 'flow' | 'speaking_order'> & {
    readonly roles: readonly Pick<ExperimentDetail['roles'][number], 'role_id' | 'name'>[];
  };
  readonly node: ExperimentDetail['flow']['nodes'][number];
  readonly holders: Readonly<Record<string, number>>;
  readonly isPerson: (userId: number) => boolean;
}

/** Pure: who speaks in a section, and whose line comes after whose. */
export function companyOf(talk: SectionTalk): Company {
  const { detail, node } = talk;
  const turns = detail.speaking_order[node.id];
  return {
    order: turns?.map(({ role_id }) => role_id) ?? unscripted(node),
    asks: turns?.map(({ asks }) => asks) ?? [],
    host: node.roles.find(({ host }) => host)?.role_id ?? null,
    speakers: node.roles.map(({ role_id }) => speakerOf(talk, role_id)),
  };
}

/** In a section without a script everybody who may speak says one thing, the host first. */
function unscripted(node: SectionTalk['node']): readonly string[] {
  return node.roles
    .filter(({ functions }) => functions.includes('speech') || functions.includes('request_speech'))
    .sort((a, b) => Number(b.host) - Number(a.host))
    .map(({ role_id }) => role_id);
}

function speakerOf({ detail, node, holders, isPerson }: SectionTalk, roleId: string): Speaker {
  const role = detail.flow.roles.find(({ id }) => id === roleId);
  const place = node.roles.find(({ role_id }) => role_id === roleId);
  const person = detail.roles.find(({ role_id }) => role_id === roleId)?.name;
  const holder = holders[roleId];
  return {
    id: roleId,
    name: role?.name ?? { zh: roleId, en: roleId },
    aliases: person ? [person.zh, person.en] : [],
    type: role?.type ?? 'other',
    side: role?.side ?? 'third',
    isHost: place?.host === true,
    speaks: place?.functions.some((one) => one === 'speech' || one === 'request_speech') === true,
    isPerson: holder === undefined || isPerson(holder),
  };
}

/** Pure: what was said in a section since it was opened last, and who had nothing to add. */
export function utterancesIn(
  events: readonly RunEvent[],
  { node_id, opened_seq }: { readonly node_id: string; readonly opened_seq: number },
  isPerson: (userId: number) => boolean,
): readonly Utterance[] {
  return events.flatMap((event): Utterance[] => {
    const { seq, role_id, actor_id } = event;
    if (role_id === null || event.node_id !== node_id || seq < opened_seq) return [];
    const byPerson = actor_id !== null && isPerson(actor_id);
    if (event.type === 'spoke') return [{ seq, role_id, byPerson, text: event.data.text }];
    return event.type === 'rested' ? [{ seq, role_id, byPerson, text: null }] : [];
  });
}
