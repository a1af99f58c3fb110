import {
  type Bilingual,
  type BilingualDocument,
  type CaseProject,
  caseField,
  type Flow,
  LANGUAGES,
  type RichNode,
  runFieldLabel,
} from '@lets/contract';

/** A field that texts use, and what they call it. */
export interface UsedField {
  readonly key: string;
  readonly name: Bilingual;
  /** Names of the templates and documents that use it, each once, in the order of the flow. */
  readonly texts: readonly Bilingual[];
}

interface Text {
  readonly name: Bilingual;
  readonly body: BilingualDocument;
}

/** Pure: the fields that templates of a flow use, and documents of a case with it; those that a run fills are left out. */
export function usedFields(flow: Flow, project?: Pick<CaseProject, 'documents' | 'templates'>): UsedField[] {
  return fieldsOf(textsOf(flow, project));
}

function fieldsOf(texts: readonly Text[]): UsedField[] {
  const found = new Map<string, { key: string; name: Bilingual; texts: Bilingual[] }>();
  for (const { name, body } of texts) {
    for (const [key, label] of labelsIn(body)) {
      const used = found.get(key) ?? { key, name: nameOf(key, label), texts: [] };
      if (!used.texts.some(({ zh, en }) => zh === name.zh && en === name.en)) used.texts.push(name);
      found.set(key, used);
    }
  }
  return [...found.values()];
}

/**
 * Pure: fields that texts of a case use and no fact fills. A fact that is empty is left to students on purpose, who fill it in what they
 * draft from a template; in a document of the case nobody could.
 */
export function unfilledFields(flow: Flow, project: CaseProject): UsedField[] {
  const facts = new Map(project.fields.map(({ key, value }) => [key, `${value.zh}${value.en}`.trim()]));
  return [
    ...usedFields(flow, project).filter(({ key }) => !facts.has(key)),
    ...fieldsOf(project.documents).filter(({ key }) => facts.get(key) === ''),
  ];
}

function textsOf({ nodes }: Flow, project?: Pick<CaseProject, 'documents' | 'templates'>): Text[] {
  const own = project?.templates ?? [];
  const templates = nodes.flatMap((node) =>
    node.templates.flatMap(({ id, name, body, variants = [] }): Text[] => {
      const other = own.find(({ node_id, template_id }) => node_id === node.id && template_id === id);
      return [{ name, body: other?.body ?? body }, ...variants];
    }),
  );
  return [...templates, ...(project?.documents ?? [])];
}

/** What a document calls each field, by its key. */
function labelsIn(body: BilingualDocument): ReadonlyMap<string, Partial<Bilingual>> {
  const found = new Map<string, Partial<Bilingual>>();
  for (const language of LANGUAGES) {
    const visit = ({ type, attrs, content = [] }: RichNode): void => {
      const key = String(attrs?.key ?? '');
      // What says its value itself asks no fact for it.
      if (type === 'mergeField' && key !== '' && !attrs?.value && runFieldLabel(key) === null)
        found.set(key, { [language]: String(attrs?.label ?? ''), ...found.get(key) });
      content.forEach(visit);
    };
    visit(body[language]);
  }
  return found;
}

function nameOf(key: string, label: Partial<Bilingual>): Bilingual {
  const listed = caseField(key)?.name;
  const zh = label.zh || listed?.zh || label.en || key;
  return { zh, en: label.en || listed?.en || label.zh || key };
}
