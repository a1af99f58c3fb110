import type { Bilingual, Language } from '@lets/contract';

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
