import type { Bilingual, Language } from '@lets/contract';
import { listed } from '../../listed.ts';
import type { Letter } from '../message/service.ts';

/** What a class task's members are told of, as it stands. */
export interface Terms {
  readonly name: string;
  readonly planned_start: Date | null;
  readonly planned_end: Date | null;
  readonly deadline: Date | null;
}

/** Pure: what a teacher has changed of a class task, in their voice, with times by the clocks of a zone. */
export function wordsChanged(before: Terms, after: Terms, zone: string): Bilingual {
  const changes = [
    before.name === after.name
      ? []
      : [{ zh: `名称改为“${after.name}”`, en: `its name is now “${after.name}”` }],
    timeChange({ zh: '计划开始', en: 'planned start' }, before.planned_start, after.planned_start, zone),
    timeChange({ zh: '计划结束', en: 'planned end' }, before.planned_end, after.planned_end, zone),
    timeChange({ zh: '截止时间', en: 'deadline' }, before.deadline, after.deadline, zone),
  ].flat();
  return {
    zh: `我更改了班级任务“${before.name}”：${changes.map(({ zh }) => zh).join('，')}。`,
    en: `I have changed the class task “${before.name}”: ${changes.map(({ en }) => en).join(', ')}.`,
  };
}

function timeChange(of: Bilingual, before: Date | null, after: Date | null, zone: string): Bilingual[] {
  if (before?.getTime() === after?.getTime()) return [];
  if (!after) return [{ zh: `取消了${of.zh}`, en: `the ${of.en} no longer holds` }];
  return [
    {
      zh: `${of.zh}改为 ${moment(after, 'zh', zone)}`,
      en: `the ${of.en} is now ${moment(after, 'en', zone)}`,
    },
  ];
}

function moment(time: Date, lang: Language, zone: string): string {
  return new Intl.DateTimeFormat(lang === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(time);
}

/** A group as it was changed. */
export interface GroupNews {
  readonly name: string;
  readonly leader: number | null;
  readonly wasLeader: number | null;
  readonly members: readonly number[];
  readonly joined: readonly number[];
  readonly gone: readonly number[];
}

interface Around {
  readonly project: Bilingual;
  /** What people are called, by their ids. */
  readonly people: ReadonlyMap<number, string>;
  /** Which group someone was in before. */
  readonly was: ReadonlyMap<number, string>;
}

/** Pure: one letter for each person whose group has changed, in the teacher's voice, and one for each leader who stays. */
export function lettersAboutGroups(news: readonly GroupNews[], around: Around): Letter[] {
  const joined = news.flatMap((group) =>
    group.joined.map((id) => ({ to: id, words: wordsJoined(group, id, around) })),
  );
  const placed = new Set(joined.map(({ to }) => to));
  const gone = news.flatMap(({ gone }) => gone).filter((id) => !placed.has(id));
  const removed = gone.map((id) => ({ to: id, words: wordsTakenOut(around.was.get(id) ?? '', around) }));
  const leaders = news.flatMap((group) => {
    const { leader } = group;
    return leader === null || placed.has(leader) ? [] : [{ to: leader, words: wordsToLeader(group, around) }];
  });
  return [...joined, ...removed, ...leaders];
}

function wordsJoined({ name, leader }: GroupNews, id: number, { project, was }: Around): Bilingual {
  const former = was.get(id);
  const title = titleOf(project);
  const leads = leader === id;
  return former === undefined
    ? {
        zh: `我把您加入了${title.zh}的小组“${name}”${leads ? '，由您带领' : ''}。`,
        en: `I have added you to the group “${name}” for ${title.en}${leads ? ', which you lead' : ''}.`,
      }
    : {
        zh: `我把您从小组“${former}”调到了${title.zh}的小组“${name}”${leads ? '，由您带领' : ''}。`,
        en: `I have moved you from the group “${former}” to the group “${name}” for ${title.en}${leads ? ', which you lead' : ''}.`,
      };
}

function wordsTakenOut(group: string, { project }: Around): Bilingual {
  const title = titleOf(project);
  return {
    zh: `我把您移出了${title.zh}的小组“${group}”。`,
    en: `I have taken you out of the group “${group}” for ${title.en}.`,
  };
}

function wordsToLeader({ name, leader, wasLeader, joined, gone }: GroupNews, { people }: Around): Bilingual {
  const names = (ids: readonly number[]) => ids.map((id) => people.get(id) ?? '');
  const came = names(joined);
  const went = names(gone);
  const zh = [
    ...(leader === wasLeader ? [] : ['现在由您带领']),
    ...(came.length > 0 ? [`加入了 ${listed(came, 'zh')}`] : []),
    ...(went.length > 0 ? [`移出了 ${listed(went, 'zh')}`] : []),
  ];
  const en = [
    ...(leader === wasLeader ? [] : ['you lead it now']),
    ...(came.length > 0 ? [`${listed(came, 'en')} joined`] : []),
    ...(went.length > 0 ? [`${listed(went, 'en')} left`] : []),
  ];
  if (zh.length === 0)
    return { zh: `我把您的小组改名为“${name}”。`, en: `I have named your group “${name}”.` };
  return {
    zh: `我调整了小组“${name}”：${zh.join('，')}。`,
    en: `I have changed the group “${name}”: ${en.join('; ')}.`,
  };
}

function titleOf({ zh, en }: Bilingual): Bilingual {
  return { zh: `《${zh || en}》`, en: `“${en || zh}”` };
}
