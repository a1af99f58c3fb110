import { CASE_FIELDS, type CaseProject, type RichNode, type Template } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { bi, smallFlow, smallProject, withNode } from '../../test/small-case.ts';
import { unfilledFields, usedFields } from './fields.ts';

const field = (key: string, label: string, value = ''): RichNode => ({
  type: 'mergeField',
  attrs: { key, label, value },
});
const page = (...content: RichNode[]): RichNode => ({
  type: 'doc',
  content: [{ type: 'table', content: [{ type: 'paragraph', content }] }],
});
const NOTHING = page();

const template = (id: string, zh: RichNode, en = NOTHING, more: Partial<Template> = {}): Template => ({
  id,
  name: bi(id),
  role_ids: ['plaintiff'],
  body: { zh, en },
  elements: [],
  ...more,
});
const flowWith = (...templates: Template[]) => withNode(smallFlow(), 'hearing', { templates });
const caseWith = (more: Partial<CaseProject>): CaseProject => ({ ...smallProject(), ...more });
const fact = (key: string, value: string) => ({ key, label: bi(key), value: bi(value) });

const FLOW = flowWith(
  template(
    'complaint',
    page(field('court', '受诉法院'), field('today', '日期'), field('role_judge', '法官')),
  ),
  template('defence', page(field('rent', '租金'), field('court', '')), page(field('rent', 'Rent'))),
);

describe('the fields that texts use', () => {
  it('are told once with all the texts that use them, by the names that these give them', () => {
    expect(usedFields(FLOW)).toEqual([
      { key: 'court', name: bi('受诉法院', 'Court'), texts: [bi('complaint'), bi('defence')] },
      { key: 'rent', name: bi('租金', 'Rent'), texts: [bi('defence')] },
    ]);
  });

  it('go by the list where a text does not name them', () => {
    const flow = flowWith(template('order', page(field('plaintiff_name', ''))));
    const listed = CASE_FIELDS.flatMap(({ fields }) => fields).find(({ id }) => id === 'plaintiff_name');
    expect(usedFields(flow)[0]?.name).toEqual(listed?.name);
  });

  it('are those of wordings after a vote too', () => {
    const body = { zh: page(field('fine', '罚款')), en: NOTHING };
    const variant = {
      only_after: [{ node_id: 'hearing', outcome: 'tied' as const }],
      name: bi('other'),
      body,
    };
    const flow = flowWith(template('decision', NOTHING, NOTHING, { variants: [variant] }));
    expect(usedFields(flow)).toMatchObject([{ key: 'fine', texts: [bi('other')] }]);
  });
});

describe('a field that no fact fills', () => {
  const keys = (project: CaseProject) => unfilledFields(FLOW, project).map(({ key }) => key);

  it('is found until a fact names it, were it to leave it to students', () => {
    expect(keys(caseWith({ fields: [] }))).toEqual(['court', 'rent']);
    expect(keys(caseWith({ fields: [fact('court', '明德市人民法院')] }))).toEqual(['rent']);
    expect(keys(caseWith({ fields: [fact('court', ''), fact('rent', '')] }))).toEqual([]);
  });

  it('is not one of words that the case has replaced', () => {
    const body = { zh: page(field('lease', '租期')), en: NOTHING };
    const templates = [{ node_id: 'hearing', template_id: 'defence', body }];
    expect(keys(caseWith({ fields: [], templates }))).toEqual(['court', 'lease']);
  });

  it('is found in a document of the case where its fact is empty, for nobody can write there', () => {
    const [document] = smallProject().documents;
    if (!document) throw new Error('the case has a document');
    const body = { zh: page(field('gain', '违法所得')), en: NOTHING };
    const documents = [{ ...document, name: bi('notice'), body }];
    const found = (value: string) =>
      unfilledFields(
        flowWith(template('order', page(field('gain', '违法所得')))),
        caseWith({ fields: [fact('gain', value)], documents }),
      );
    expect(found(' ')).toMatchObject([{ key: 'gain', texts: [bi('notice')] }]);
    expect(found('500')).toEqual([]);
  });

  it('is found in a document of the case, unless the document says its value', () => {
    const [document] = smallProject().documents;
    if (!document) throw new Error('the case has a document');
    const body = { zh: page(field('gain', '违法所得'), field('fine', '罚款', '500')), en: NOTHING };
    const documents = [{ ...document, name: bi('notice'), body }];
    const found = unfilledFields(smallFlow(), caseWith({ fields: [], documents }));
    expect(found).toEqual([{ key: 'gain', name: bi('违法所得', 'Unlawful gain'), texts: [bi('notice')] }]);
  });
});
