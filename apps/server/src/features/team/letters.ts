import type { Bilingual } from '@lets/contract';
import { listed } from '../../listed.ts';
import type { Letter } from '../message/service.ts';

/** What happened to people of a team: each hears it, and its leader is told whom it concerns. */
export interface TeamNews {
  readonly team: { readonly name: string; readonly leader_id: number | null };
  readonly project: Bilingual;
  readonly added?: readonly Person[];
  readonly removed?: readonly Person[];
}

interface Person {
  readonly id: number;
  readonly name: string;
}

/** Pure: the letters about members added and removed, in the voice of the person who did it. */
export function lettersAbout({ team, project, added = [], removed = [] }: TeamNews): Letter[] {
  const concerned = new Set([...added, ...removed].map(({ id }) => id));
  const leader = team.leader_id === null || concerned.has(team.leader_id) ? null : team.leader_id;
  const toLeader = (people: readonly Person[], words: (names: Bilingual) => Bilingual): Letter[] =>
    leader === null || people.length === 0 ? [] : [{ to: leader, words: words(namesOf(people)) }];
  return [
    ...added.map(({ id }) => ({ to: id, words: wordsAdded(team.name, project, id === team.leader_id) })),
    ...removed.map(({ id }) => ({ to: id, words: wordsRemoved(team.name, project) })),
    ...toLeader(added, (names) => ({
      zh: `我把${names.zh}加入了您带领的小组“${team.name}”。`,
      en: `I have added ${names.en} to the group “${team.name}”, which you lead.`,
    })),
    ...toLeader(removed, (names) => ({
      zh: `我把${names.zh}移出了您带领的小组“${team.name}”。`,
      en: `I have removed ${names.en} from the group “${team.name}”, which you lead.`,
    })),
  ];
}

function wordsAdded(team: string, project: Bilingual, leads: boolean): Bilingual {
  return {
    zh: `我把您加入了小组“${team}”，一起做${titleOf(project).zh}${leads ? '，由您带领' : ''}。`,
    en: `I have added you to the group “${team}” for ${titleOf(project).en}${leads ? ', which you lead' : ''}.`,
  };
}

function wordsRemoved(team: string, project: Bilingual): Bilingual {
  return {
    zh: `我把您移出了${titleOf(project).zh}的小组“${team}”。`,
    en: `I have removed you from the group “${team}” for ${titleOf(project).en}.`,
  };
}

/** Pure: in the voice of the person who was invited. */
export function wordsDeclined(team: string, project: Bilingual): Bilingual {
  return {
    zh: `我谢绝了加入小组“${team}”的邀请（${titleOf(project).zh}）。`,
    en: `I have declined the invitation to join the group “${team}” for ${titleOf(project).en}.`,
  };
}

/** Pure: in the voice of a person who may change the team. */
export function wordsWithdrawn(team: string, project: Bilingual): Bilingual {
  return {
    zh: `我撤回了请您加入小组“${team}”的邀请（${titleOf(project).zh}）。`,
    en: `I have withdrawn the invitation to join the group “${team}” for ${titleOf(project).en}.`,
  };
}

/** Pure: in the voice of the person who ended the team. */
export function wordsDisbanded(team: string, project: Bilingual): Bilingual {
  return {
    zh: `我解散了${titleOf(project).zh}的小组“${team}”。已结束的实验仍可查看。`,
    en: `I have disbanded the group “${team}” for ${titleOf(project).en}. Its ended experiments can still be read.`,
  };
}

/** Pure: in the voice of the person who joined or left by themselves. */
export function wordsCameOrWent(did: 'joined' | 'left', team: string): Bilingual {
  return did === 'joined'
    ? {
        zh: `我加入了您带领的小组“${team}”。`,
        en: `I have joined the group “${team}”, which you lead.`,
      }
    : {
        zh: `我离开了您带领的小组“${team}”。`,
        en: `I have left the group “${team}”, which you lead.`,
      };
}

function titleOf(project: Bilingual): Bilingual {
  return { zh: `《${project.zh || project.en}》`, en: `“${project.en || project.zh}”` };
}

function namesOf(people: readonly Person[]): Bilingual {
  const names = people.map(({ name }) => name);
  return { zh: ` ${listed(names, 'zh')} `, en: listed(names, 'en') };
}
