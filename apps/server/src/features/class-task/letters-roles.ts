import type { Bilingual, Flow } from '@lets/contract';
import { rolesByHolder } from '@lets/engine';
import { listed } from '../../listed.ts';
import { roleName } from '../../runs/roles.ts';
import type { Letter } from '../message/service.ts';

type Holders = Readonly<Record<string, number>>;

/** Pure: one letter for each member whose roles the teacher has changed. */
export function lettersAboutRoles(
  group: string,
  { flow, before, after }: { readonly flow: Flow; readonly before: Holders; readonly after: Holders },
): Letter[] {
  const had = rolesByHolder(flow, before);
  const has = rolesByHolder(flow, after);
  return [...new Set([...had.keys(), ...has.keys()])].flatMap((to) => {
    const roles = has.get(to) ?? [];
    return roles.join() === (had.get(to) ?? []).join() ? [] : [{ to, words: wordsOf(group, flow, roles) }];
  });
}

function wordsOf(group: string, flow: Flow, roles: readonly string[]): Bilingual {
  const names = roles.map((role) => roleName(flow, role));
  if (names.length === 0) {
    return {
      zh: `我重新分配了小组“${group}”的角色，您现在没有角色。`,
      en: `I have shared out the roles of the group “${group}” anew; you have none now.`,
    };
  }
  const zh = listed(
    names.map((name) => name.zh),
    'zh',
  );
  const en = listed(
    names.map((name) => name.en),
    'en',
  );
  return {
    zh: `我分配了小组“${group}”的角色，您担任：${zh}。`,
    en: `I have shared out the roles of the group “${group}”. You play: ${en}.`,
  };
}
