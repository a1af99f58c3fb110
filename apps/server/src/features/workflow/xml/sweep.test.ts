import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { createModdle } from './moddle.ts';
import { readXml } from './read-xml.ts';

interface MetaType {
  readonly name: string;
  readonly isAbstract?: boolean;
  readonly superClass?: readonly string[];
  readonly properties?: readonly {
    readonly name: string;
    readonly type: string;
    readonly isAttr?: boolean;
    readonly isReference?: boolean;
    readonly isMany?: boolean;
  }[];
}

const model = createRequire(import.meta.url)('bpmn-moddle/resources/bpmn/json/bpmn.json') as {
  readonly types: readonly MetaType[];
};
const types = new Map(model.types.map((type) => [type.name, type]));

function kindsOf(name: string): string[] {
  const type = types.get(name);
  return type ? [name, ...(type.superClass ?? []).flatMap(kindsOf)] : [];
}

/** Every concrete element of the standard that may stand in a place, by the property that holds it. */
function placesIn(holder: string): (readonly [string, string, boolean])[] {
  const properties = kindsOf(holder).flatMap((name) => types.get(name)?.properties ?? []);
  return properties
    .filter(({ isAttr, isReference, type }) => !isAttr && !isReference && types.has(type))
    .flatMap(({ name, type, isMany }) =>
      model.types
        .filter((one) => !one.isAbstract && kindsOf(one.name).includes(type))
        .map((one) => [name, one.name, isMany ?? false] as const),
    );
}

/** Frames of something else, and drawings. */
const SILENT = [
  'ExtensionElements',
  'LaneSet',
  'BPMNDiagram',
  'Category',
  'CategoryValue',
  'Process',
  'Collaboration',
];
const NAME = '立案登记';

/** A start, a section and an end, with one more element in the place asked for. */
async function fileWith(place: readonly [string, string, string, boolean] | null): Promise<string> {
  const moddle = createModdle();
  const create = (of: string, attributes: object = {}) => moddle.create(`bpmn:${of}`, attributes);
  const [start, task, end] = [
    create('StartEvent', { id: 's' }),
    create('UserTask', { id: 't' }),
    create('EndEvent', { id: 'e' }),
  ];
  const line = create('SequenceFlow', { id: 'l1', sourceRef: start, targetRef: task });
  const on = create('SequenceFlow', { id: 'l2', sourceRef: task, targetRef: end });
  const lane = create('Lane', { id: 'lane', name: '法院', flowNodeRef: [task] });
  const process = create('Process', {
    id: 'p',
    laneSets: [create('LaneSet', { id: 'ls', lanes: [lane] })],
    flowElements: [start, task, end, line, on],
  });
  const collaboration = create('Collaboration', {
    id: 'c',
    participants: [create('Participant', { id: 'pool', processRef: process })],
  });
  const definitions = create('Definitions', { targetNamespace: 'x', rootElements: [collaboration, process] });
  const holders = { StartEvent: start, UserTask: task, SequenceFlow: line, Lane: lane };
  const all = { ...holders, Process: process, Collaboration: collaboration, Definitions: definitions };
  const written = async () => (await moddle.toXML(definitions)).xml;
  if (!place) return written();
  const [holder, property, type, isMany] = place;
  const at = all[holder as keyof typeof all];
  const isNamed = kindsOf(type).some((kind) =>
    types.get(kind)?.properties?.some(({ name }) => name === 'name'),
  );
  const has = (kind: string) => kindsOf(type).includes(kind);
  const extra = create(type, {
    ...(isNamed && { name: NAME }),
    ...(kindsOf(type).includes('BaseElement') && { id: 'extra' }),
    ...(has('SequenceFlow') && { sourceRef: task, targetRef: end }),
    ...(type === 'TextAnnotation' && { text: NAME }),
    ...(type === 'Documentation' && { text: NAME }),
    ...(type.endsWith('Expression') && { body: NAME }),
  });
  if (isMany) (at.get(property) as object[]).push(extra);
  else at.set(property, extra);
  return written();
}

const HOLDERS = ['Process', 'Collaboration', 'UserTask', 'StartEvent', 'SequenceFlow', 'Lane', 'Definitions'];
const TABLE = HOLDERS.flatMap((holder) =>
  placesIn(holder)
    .filter(([, type]) => !SILENT.includes(type))
    .map(([property, type, isMany]) => [holder, property, type, isMany] as const),
);

describe('of the elements of the standard', () => {
  test('there are as many as the standard has', () => {
    expect(TABLE.length).toBeGreaterThan(120);
  });

  test.each(TABLE)('in a %s as %s, %s is taken or told', async (...place) => {
    const plain = await readXml(Buffer.from(await fileWith(null)));
    const xml = await fileWith(place);
    const answer = await readXml(Buffer.from(xml));
    if ('fault' in answer || 'fault' in plain) throw new Error('not read');
    const said = JSON.stringify([answer.flow, answer.report]);
    expect(said).not.toBe(JSON.stringify([plain.flow, plain.report]));
    // By its name and not by its id.
    for (const { examples } of answer.report) for (const { name } of examples) expect(name).not.toBe('extra');
    const isTechnical = answer.report.some(({ what }) => what === 'technical');
    if (!isTechnical && xml.includes(NAME)) expect(said).toContain(NAME);
  });
});
