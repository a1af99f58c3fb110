import {
  type BilingualDocument,
  dayInWords,
  fittingVariant,
  type Language,
  type OutputOf,
  type ParsedInputOf,
  plainText,
  type RichNode,
  type templateNew,
  templateRow,
  type templates,
} from '@lets/contract';
import { holderOf, isOpen } from '@lets/engine';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { briefOf, nameIn, type People, readPeople } from '../../runs/people.ts';
import { roleName } from '../../runs/roles.ts';
import { schoolZone } from '../../settings.ts';
import { caseTemplate, mergeSourceOf } from './case-repository.ts';
import { fillFields, type MergeValues } from './merge-fields.ts';
import { readSectionAs, type SectionInView } from './section.ts';

/** The templates that a role may draft from in a section. */
export async function listTemplates(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof templates>,
): Promise<OutputOf<typeof templates>> {
  const { node } = await readSectionAs(deps, caller, input);
  const own = node.templates.filter(({ role_ids }) => role_ids.includes(input.role_id));
  return { list: own.map(templateRow) };
}

/** A draft from a template, its merge fields filled in one language. Nothing is kept yet. */
export async function draftFromTemplate(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof templateNew>,
  lang: Language,
): Promise<OutputOf<typeof templateNew>> {
  const view = await readSectionAs(deps, caller, input);
  if (!isOpen(view.run.state, view.node.id)) refuse('not_current_section');
  const template = view.node.templates.find(({ id }) => id === input.template_id);
  if (!template?.role_ids.includes(input.role_id)) {
    const hasOther = view.node.templates.some(({ role_ids }) => role_ids.includes(input.role_id));
    return hasOther ? refuse('bad_parameter', { template_id: 'not_one_of' }) : refuse('no_templates');
  }
  // Where a vote came out otherwise, the wording for that goes before what the case says in place of the usual one.
  const other = fittingVariant(template, view.run.state.sections);
  const body =
    other?.body ??
    (await caseTemplate(deps.database, view.run.project_id, view.node.id, template.id)) ??
    template.body;
  const name = other?.name ?? template.name;
  const values = await valuesFor(deps, view, lang);
  const content = fillFields(bodyIn(body, lang), values, input.role_id);
  return { name: name[lang] || name[otherThan(lang)], content };
}

const otherThan = (lang: Language): Language => (lang === 'zh' ? 'en' : 'zh');

/** Pure: a text that was written in one language alone is drafted from in that one. */
function bodyIn(body: BilingualDocument, lang: Language): RichNode {
  const isBlank = plainText(body[lang]).trim() === '';
  return isBlank ? body[otherThan(lang)] : body[lang];
}

async function valuesFor(deps: Deps, { run, flow }: SectionInView, lang: Language): Promise<MergeValues> {
  const [zone, { fields, roles }, people] = await Promise.all([
    schoolZone(deps.database),
    mergeSourceOf(deps.database, run.project_id),
    readPeople(deps.database, Object.values(run.state.holders)),
  ]);
  return new Map([
    ...fields.map(({ key, value }): [string, string] => [key, value[lang] || value[otherThan(lang)]]),
    ...flow.roles.flatMap(({ id }) => roleValues(id)),
    ['today', dayInWords(deps.clock(), lang, zone)],
  ]);

  function roleValues(id: string): [string, string][] {
    const own = roles.find(({ role_id }) => role_id === id)?.name[lang];
    return [
      [`role_${id}`, own || roleName(flow, id)[lang]],
      [`holder_${id}`, holderName(people, holderOf(run.state, id), lang)],
    ];
  }
}

function holderName(people: People, holder: number | undefined, lang: Language): string {
  return holder === undefined ? '' : nameIn(briefOf(people, holder), lang);
}
