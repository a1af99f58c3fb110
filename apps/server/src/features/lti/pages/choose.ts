import { type Bilingual, type Language, LIMITS } from '@lets/contract';
import type { OutsideAnswer } from '../../../http/outside.ts';
import { PATHS } from '../../../integrations/addresses.ts';
import { escaped, hidden, layout, told } from './layout.ts';
import { WORDS } from './words.ts';

export interface CaseChoice {
  readonly id: number;
  readonly name: string;
  readonly minutes: number;
  readonly isForTeams: boolean;
  readonly roles: number;
}

interface Choosing {
  readonly lang: Language;
  readonly ticket: string;
  readonly names: { readonly name: string; readonly code: string; readonly course: Bilingual };
  readonly cases: readonly CaseChoice[];
  /** `missing`: none was chosen; else a sentence. */
  readonly fault: string | undefined;
  readonly framers: readonly string[];
}

/** A teacher chooses a case for their course, within the frame of the platform. */
export function choosePage({ lang, ticket, names, cases, fault, framers }: Choosing): OutsideAnswer {
  const { name, code, course } = names;
  const text =
    cases.length > 0
      ? told(WORDS.choose_text, lang, { class: name })
      : told(WORDS.choose_none, lang, { course: course[lang] || course.zh, code });
  const words = fault === 'missing' ? WORDS.choose_missing[lang] : (fault ?? '');
  return {
    frameAncestors: framers,
    page: layout({
      lang,
      title: WORDS.choose_title[lang],
      isWide: true,
      body: `<p>${text}</p>${words === '' ? '' : `<p class="fault" role="alert">${escaped(words)}</p>`}
<form method="post" action="${PATHS.ltiChoose}">${hidden({ ticket })}${cases.length > 0 ? parts(lang, cases) : ''}
<div class="acts">${cases.length > 0 ? `<button class="main" name="act" value="choose">${escaped(WORDS.choose_submit[lang])}</button>` : ''}
<button name="act" value="cancel" formnovalidate>${escaped(WORDS.choose_cancel[lang])}</button></div></form>`,
      ...(cases.length > 0 && { script: SCRIPT }),
    }),
  };
}

function parts(lang: Language, cases: readonly CaseChoice[]): string {
  return `<fieldset><legend>${escaped(WORDS.choose_cases[lang])}</legend>
<input type="search" id="find" aria-label="${escaped(WORDS.choose_find[lang])}" placeholder="${escaped(WORDS.choose_find[lang])}">
<ul class="cases">${cases.map((one) => row(lang, one)).join('')}</ul></fieldset>
<p id="alone" hidden>${escaped(WORDS.choose_alone[lang])}</p>
<fieldset id="groups"><legend>${escaped(WORDS.choose_grouping[lang])}</legend>
<label class="choice"><input type="radio" name="grouping" value="random" checked><span>${escaped(WORDS.choose_random[lang])}</span></label>
<label class="choice"><input type="radio" name="grouping" value="self"><span>${escaped(WORDS.choose_self[lang])}</span></label>
<p></p><label><h2>${escaped(WORDS.choose_size[lang])}</h2>
<input type="number" name="size" min="1" max="${LIMITS.team_size}" aria-describedby="hint"></label>
<p class="meta" id="hint">${escaped(WORDS.choose_size_hint[lang])}</p></fieldset>`;
}

function row(lang: Language, { id, name, minutes, isForTeams, roles }: CaseChoice): string {
  const meta = [
    isForTeams ? told(WORDS.choose_roles, lang, { count: roles }) : escaped(WORDS.choose_single[lang]),
    told(WORDS.choose_minutes, lang, { minutes }),
  ];
  return `<li><label><input type="radio" name="project_id" value="${id}" required data-teams="${isForTeams ? 1 : 0}"><b>${escaped(name)}</b><span class="meta">${meta.join(' · ')}</span></label></li>`;
}

/** Shows the cases that bear what is typed, and the grouping where there is one. */
const SCRIPT = `
const find = document.getElementById('find');
find.addEventListener('input', () => {
  for (const row of document.querySelectorAll('.cases li'))
    row.hidden = !row.textContent.toLowerCase().includes(find.value.trim().toLowerCase());
});
find.addEventListener('keydown', (event) => { if (event.key === 'Enter') event.preventDefault(); });
document.querySelector('.cases').addEventListener('change', ({ target }) => {
  const alone = target.dataset.teams === '0';
  document.getElementById('groups').hidden = alone;
  document.getElementById('alone').hidden = !alone;
});`;
