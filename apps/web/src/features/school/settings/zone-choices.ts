import type { Language } from '@lets/contract';
import { formatZone } from '../../../lib/format.ts';

export interface ZoneChoice {
  readonly value: string;
  readonly label: string;
  /** What finds it: its name in the world's list, with and without signs, and in the language of the page. */
  readonly search: string;
}

/** Pure: the zones of the world by name, the one that is set among them even if this browser does not know it. */
export function zoneChoices(language: Language, set: string): ZoneChoice[] {
  const names = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', set])].sort();
  return names.map((value) => {
    const words = [nameIn(value, language), distanceOf(value)].filter(
      (word, at, all) => all.indexOf(word) === at,
    );
    const label = `${value} · ${words.join(language === 'zh' ? '，' : ', ')}`;
    return {
      value,
      label,
      search: [label, value.replaceAll(/[/_]/g, ' '), placeOf(value, language)].join(' '),
    };
  });
}

function nameIn(zone: string, language: Language): string {
  return formatZone(zone, language).replace('GMT', 'UTC');
}

/** `UTC+8` */
function distanceOf(zone: string): string {
  return formatZone(zone, 'en', 'shortOffset').replace('GMT', 'UTC');
}

/** `纽约时间` */
function placeOf(zone: string, language: Language): string {
  return formatZone(zone, language, 'shortGeneric');
}
