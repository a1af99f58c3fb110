import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inspectFlow, isPublishable, newFlow, newNode } from '@lets/authoring';
import {
  Assignment,
  type Flow,
  FlowNode,
  FlowNote,
  FlowRole,
  Flow as FlowSchema,
  Guide,
  type ImportLine,
  keepableIn,
  LIMITS,
  Line as LineSchema,
  PaperElement,
  Phrase,
  Template,
  TemplateVariant,
  Transition,
  VoteSetup,
} from '@lets/contract';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { richFlows } from '../../../../test/rich-flows.ts';
import { findUnstorable } from '../../../http/storable.ts';
import { SERVER_LIMITS } from '../../../limits.ts';
import { readXml, type XmlAnswer } from './read-xml.ts';
import { writeXml } from './write-xml.ts';

const name = { zh: '合同 <纠纷> & “案”', en: 'Contract' };
const resources = createRequire(import.meta.url).resolve('bpmn-moddle/resources/bpmn/xsd/BPMN20.xsd');

type Read = Exclude<XmlAnswer, { fault: unknown }>;

async function read(xml: string | Uint8Array): Promise<Read> {
  const answer = await readXml(typeof xml === 'string' ? Buffer.from(xml) : xml);
  if ('fault' in answer) throw new Error(answer.fault);
  return answer;
}

async function foreign(file: string): Promise<Read> {
  return read(await readFile(new URL(`../../../../test/fixtures/bpmn/${file}.bpmn`, import.meta.url)));
}

function faultOf(xml: string | Uint8Array) {
  return readXml(typeof xml === 'string' ? Buffer.from(xml) : xml).then((answer) =>
    'fault' in answer ? answer.fault : null,
  );
}

/** A report as one reads it: what, what became of it, and the names. */
const told = (report: readonly ImportLine[]) =>
  report.map(({ what, became, examples }) => {
    const names = examples.map(
      ({ name, at, ends }) => name + (at ? `@${at}` : '') + (ends ? `[${ends.join('→')}]` : ''),
    );
    return [what, String(became), names.join(', ')].join(' ').trim().replace(/ $/, '');
  });
const transitionsOf = ({ transitions }: Flow) => transitions.map(({ from, to }) => `${from} ${to}`).sort();

describe('a flow of ours', () => {
  it('comes back from a file as it was, whatever it says, without what cannot be kept', async () => {
    await fc.assert(
      fc.asyncProperty(richFlows, async (flow) => {
        const back = await read(await writeXml(flow, name, 'law_enforcement'));
        expect(back.flow).toEqual(keepableIn(flow));
        expect(back).toMatchObject({ name, experiment_type: 'law_enforcement', report: [], laid_out: false });
      }),
      { numRuns: 150 },
    );
  });

  it('is tried with every field that a flow may have', () => {
    const flows = fc.sample(richFlows, { numRuns: 300, seed: 7 });
    const nodes = flows.flatMap((flow) => flow.nodes);
    const templates = nodes.flatMap((node) => node.templates);
    const tried: readonly (readonly [{ readonly shape: object }, readonly object[]])[] = [
      [FlowSchema, flows],
      [FlowNode, nodes],
      [FlowNote, flows.flatMap(({ notes = [] }) => notes)],
      [FlowRole, flows.flatMap(({ roles }) => roles)],
      [Transition, flows.flatMap(({ transitions }) => transitions)],
      [Assignment, nodes.flatMap(({ roles }) => roles)],
      [Guide, nodes.flatMap(({ guides }) => guides)],
      [Phrase, nodes.flatMap(({ phrases }) => phrases)],
      [LineSchema, nodes.flatMap(({ lines }) => lines)],
      [Template, templates],
      [TemplateVariant, templates.flatMap(({ variants = [] }) => variants)],
      [PaperElement, templates.flatMap(({ elements }) => elements)],
      [VoteSetup, nodes.flatMap(({ vote }) => vote ?? [])],
    ];
    for (const [{ shape }, values] of tried)
      expect([...new Set(values.flatMap(Object.keys))].sort()).toEqual(Object.keys(shape).sort());
  });

  it('is written as the BPMN schema wants it', async () => {
    const schemas = await Promise.all(
      ['BPMN20', 'BPMNDI', 'DC', 'DI', 'Semantic'].map(async (part) => ({
        fileName: `${part}.xsd`,
        contents: await readFile(resources.replace('BPMN20', part), 'utf8'),
      })),
    );
    const [schema, ...preload] = schemas;
    const files = await Promise.all(
      fc.sample(richFlows, 20).map(async (flow, i) => ({
        fileName: `flow${i}.bpmn`,
        contents: await writeXml(flow, name),
      })),
    );
    const checked = await validateXML({ xml: files, schema: schema ? [schema] : [], preload });
    expect(checked.errors).toEqual([]);
    expect(checked.valid).toBe(true);
    const broken = {
      fileName: 'broken.bpmn',
      contents: files[0]?.contents.replace('targetNamespace', 'target') ?? '',
    };
    const isValid = (await validateXML({ xml: [broken], schema: schema ? [schema] : [], preload })).valid;
    expect(isValid).toBe(false);
  }, 60_000);

  it('shows its roles as lanes, each with the sections that it leads', async () => {
    const flow = newFlow();
    flow.transitions.push(line('t', 'start', 'end'));
    const role = { type: 'judge', side: 'bench', character: 'judge' } as const;
    flow.roles.push({ id: 'judge', name: { zh: '审判长', en: 'Judge' }, ...role });
    flow.roles.push({ id: 'clerk', name: { zh: '书记员', en: 'Clerk' }, ...role });
    const place = { can_terminate: false, functions: [], processes: [], seat: null, inside: true };
    flow.nodes[1]?.roles.push({ role_id: 'clerk', host: false, ...place });
    flow.nodes[1]?.roles.push({ role_id: 'judge', host: true, ...place });
    const xml = await writeXml(flow, name);
    expect(xml).toMatch(
      /<bpmn:lane id="judge_lane" name="审判长">(?:(?!<\/bpmn:lane>).)*<bpmn:flowNodeRef>end</s,
    );
    const back = await read(xml.replace('name="书记员"', 'name="记录员"'));
    expect(back.flow.roles.map((one) => one.name)).toEqual([
      { zh: '审判长', en: 'Judge' },
      { zh: '记录员', en: 'Clerk' },
    ]);
    expect(back.flow.nodes).toEqual(flow.nodes);
  });

  it('has its choices as exclusive gateways, each with its default, which another tool may set anew', async () => {
    const flow = newFlow();
    flow.nodes.push(
      newNode('choice', 'choice', { x: 100, y: 0 }),
      newNode('court', 'court', { x: 200, y: 0 }),
    );
    const visited = { type: 'visited' as const, node_id: 'court', at_least: 1 };
    flow.transitions.push(
      line('t', 'start', 'choice'),
      { ...line('seen', 'choice', 'end'), conditions: [visited] },
      line('else', 'choice', 'court'),
      line('back', 'court', 'choice'),
    );
    const xml = await writeXml(flow, name);
    expect(xml).toMatch(/<bpmn:exclusiveGateway id="choice"[^>]* default="else"/);
    expect(xml.match(/<bpmn:conditionExpression/g)).toHaveLength(1);
    expect((await read(xml)).flow).toEqual(flow);
    const turned = await read(xml.replace('default="else"', 'default="seen"'));
    expect(turned.flow.transitions.find(({ id }) => id === 'seen')).not.toHaveProperty('conditions');
  });

  it('takes over what another tool changed of its words, lines and places', async () => {
    const flow = newFlow();
    flow.transitions.push(line('t', 'start', 'end'));
    const xml = (await writeXml(flow, name))
      .replace('name="心得"', 'name="学习心得"')
      .replace('x="640"', 'x="700"');
    const back = await read(xml);
    expect(back.flow.nodes[1]).toMatchObject({
      id: 'end',
      name: { zh: '学习心得', en: 'Experience' },
      position: { x: 700, y: 0 },
    });
    expect(back.flow.transitions).toEqual(flow.transitions);
  });
});

function line(id: string, from: string, to: string): Flow['transitions'][number] {
  return { id, from, to, kind: 'advance', label: { zh: '', en: '' }, feedback: null, outcome: null };
}

describe('a file of another tool', () => {
  test('with gateways becomes a flow with fork, join and options', async () => {
    const { flow, name: own, report, laid_out } = await foreign('gateways');
    expect(own).toEqual({ zh: '合同纠纷', en: '' });
    const kinds = Object.fromEntries(flow.nodes.map(({ id, kind }) => [id, kind]));
    expect(kinds).toEqual({
      StartEvent_1: 'start',
      Split: 'fork',
      Complaint: 'edit',
      Defence: 'edit',
      Merge: 'join',
      Hearing: 'edit',
      Mediation: 'edit',
      Judgment: 'edit',
      End_1: 'experience',
    });
    expect(transitionsOf(flow)).toEqual(
      [
        'StartEvent_1 Split',
        'Split Complaint',
        'Split Defence',
        'Complaint Merge',
        'Defence Merge',
        'Merge Hearing',
        'Hearing Mediation',
        'Hearing Judgment',
        'Mediation End_1',
        'Judgment End_1',
      ].sort(),
    );
    const options = flow.transitions.filter(({ from }) => from === 'Hearing').map(({ label }) => label.zh);
    expect(options.sort()).toEqual(['判决', '调解']);
    const complaint = flow.nodes.find(({ id }) => id === 'Complaint');
    expect(complaint?.name).toEqual({ zh: '起草起诉状', en: '' });
    expect(complaint?.introduction.zh).toBe('写明诉讼请求与事实理由。');
    expect(laid_out).toBe(true);
    expect(told(report)).toEqual([
      'start_event start 开始',
      'parallel fork',
      'user_task edit 起草起诉状, 开庭审理',
      'task edit Draft the defence, 调解, 宣判',
      'parallel join',
      'exclusive options 能否调解？',
      'exclusive merged',
      'end_event experience 结束',
      'vendor null @起草起诉状',
      'boundary_event null @开庭审理',
      'annotation note 一审普通程序',
      'question note 能否调解？',
    ]);
    expect(flow.notes?.map(({ text, node_id }) => [text, node_id])).toEqual([
      ['一审普通程序', null],
      ['能否调解？', 'Hearing'],
    ]);
    // Its walk is sound; what is still to be said is who plays.
    expect(inspectFlow(flow).findings.map(({ code }) => code)).not.toContain('join_waits');
    expect(inspectFlow(flow).proved).toBe(true);
    expect(isPublishable(inspectFlow(flow))).toBe(false);
    const places = new Set(flow.nodes.map(({ position }) => `${position.x} ${position.y}`));
    expect(places.size).toBe(flow.nodes.length);
  });

  test('with pools and lanes brings its roles', async () => {
    const { flow, report } = await foreign('pools');
    expect(flow.roles.map(({ id, type, name: called }) => [id, type, called.en])).toEqual([
      ['Judge', 'judge', 'Judge'],
      ['Clerk', 'other', 'Clerk'],
      ['Plaintiff', 'lawyer', 'Plaintiff'],
    ]);
    const rolesOf = (id: string) =>
      flow.nodes.find((node) => node.id === id)?.roles.map((role) => role.role_id);
    expect(rolesOf('Hear')).toEqual(['Judge', 'Clerk']);
    expect(rolesOf('File')).toEqual(['Plaintiff']);
    expect(told(report).filter((line) => / (role|null|title)/.test(line))).toEqual([
      'lane role Judge, Clerk',
      'pool title Court',
      'pool role Plaintiff',
      'pool null Police',
      'message_flow null Summons[Accept the case→File the complaint]',
      'message_event null',
      'multi_instance null @Hear the case',
    ]);
    expect(inspectFlow(flow).findings).toContainEqual(expect.objectContaining({ code: 'many_starts' }));
  });

  test('with tasks of every kind keeps what it can, and says what it could not', async () => {
    const { flow, report } = await foreign('tasks');
    expect(transitionsOf(flow)).toEqual(
      [
        'begin triage',
        'triage oath',
        'triage __.1',
        '__.1 _3-register',
        'oath _3-register',
        '_3-register done',
      ].sort(),
    );
    // Nobody stands before this choice, so it is a section in which someone makes it.
    expect(flow.nodes.find(({ id }) => id === 'triage')?.kind).toBe('display');
    expect(told(report)).toEqual([
      'start_event start',
      'exclusive decision Which review?',
      'user_task edit 书面审查',
      'service_task display Register',
      'task edit Oath',
      'intermediate_event passed',
      'inclusive merged',
      'end_event experience',
      'sub_process inside Hearing',
      'timer null',
    ]);
  });
});

describe('a file in another encoding', () => {
  const xml = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?><definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="x"><process id="p"><task id="t" name="仲裁"/></process></definitions>`;
  const nameIn = async (bytes: Uint8Array) => (await read(bytes)).flow.nodes[0]?.name.zh;

  test('is read in UTF-16, with a byte order mark or without', async () => {
    const little = Buffer.from(xml('UTF-16'), 'utf16le');
    const big = Buffer.from(little).swap16();
    for (const bytes of [little, big]) expect(await nameIn(bytes)).toBe('仲裁');
    expect(await nameIn(Buffer.concat([Buffer.from([0xff, 0xfe]), little]))).toBe('仲裁');
    expect(await nameIn(Buffer.concat([Buffer.from([0xfe, 0xff]), big]))).toBe('仲裁');
    // Saved anew as UTF-8, with the declaration that it had before.
    expect(await nameIn(Buffer.from(xml('UTF-16')))).toBe('仲裁');
  });

  test.each(['GBK', 'gb2312', 'GB18030'])('is read in %s, as it declares', async (encoding) => {
    const [before = '', after = ''] = xml(encoding).split('仲裁');
    const word = Buffer.from([0xd6, 0xd9, 0xb2, 0xc3]);
    expect(await nameIn(Buffer.concat([Buffer.from(before), word, Buffer.from(after)]))).toBe('仲裁');
  });
});

describe('a hostile file', () => {
  const bpmn = 'xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"';
  const inside = (body: string) =>
    `<definitions ${bpmn} targetNamespace="x"><process id="p"><startEvent id="s"/>${body}</process></definitions>`;

  test('with a document type is refused before it is parsed', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "&a;&a;&a;">]>`;
    expect(await faultOf(bomb + inside('&b;'))).toBe('dtd');
    expect(await faultOf(`<!DOCTYPE d SYSTEM "file:///etc/passwd">${inside('')}`)).toBe('dtd');
    const wide = Buffer.from(`\ufeff<!DOCTYPE d [<!ENTITY a "b">]>${inside('')}`, 'utf16le');
    expect(await faultOf(wide)).toBe('dtd');
  });

  test('that is too large, too deep or too much is refused', async () => {
    expect(await faultOf(Buffer.alloc(SERVER_LIMITS.bpmn.bytes + 1, '<'))).toBe('too_large');
    const deep = `${'<subProcess>'.repeat(20_000)}${'</subProcess>'.repeat(20_000)}`;
    expect(await faultOf(inside(deep))).toBe('too_deep');
    expect(await faultOf(inside('<task/>'.repeat(SERVER_LIMITS.bpmn.elements + 1)))).toBe('too_many');
    const nodes = Array.from({ length: 1100 }, (_, i) => `<task id="t${i}"/>`).join('');
    expect(await faultOf(inside(nodes))).toBe('too_many');
  });

  test('with more to tell than anyone reads is counted whole and named in part', async () => {
    const many = 1500;
    const each = (write: (i: number) => string) => Array.from({ length: many }, (_, i) => write(i)).join('');
    const pools = each((i) => `<participant id="p${i}" name="当事人${i}"/>`);
    const messages = each((i) => `<messageFlow id="m${i}" sourceRef="p${i}" targetRef="p0"/>`);
    const notes = each((i) => `<textAnnotation id="n${i}"><text>注</text></textAnnotation>`);
    const links = each((i) => `<association id="l${i}" sourceRef="n${i}" targetRef="t"/>`);
    const xml = `<definitions ${bpmn} targetNamespace="x"><collaboration id="c">${pools}${messages}</collaboration><process id="p"><startEvent id="s"/><task id="t"/>${notes}${links}</process></definitions>`;
    const { report, flow } = await read(xml);
    const line = (what: string) => report.filter((one) => one.what === what);
    expect(line('message_flow')).toMatchObject([{ became: null, count: many }]);
    expect(line('pool')[0]?.examples).toHaveLength(40);
    expect(flow.notes).toHaveLength(LIMITS.flow_notes);
    expect(line('annotation').map(({ became }) => became)).toEqual(['note', null]);
    expect(JSON.stringify(report).length).toBeLessThan(100_000);
  });

  test('that is no XML, no BPMN or has nothing in it is refused', async () => {
    for (const text of ['', 'hello', '<a', '<a>', '<!-- ', '{"a":1}']) {
      expect(await faultOf(text), text).toBe('not_xml');
    }
    expect(await faultOf(Buffer.from([0xff, 0x00, 0x80]))).toBe('encoding');
    expect(await faultOf(`<?xml version="1.0" encoding="x-klingon"?>${inside('')}`)).toBe('encoding');
    expect(await faultOf('<html><body/></html>')).toBe('not_bpmn');
    expect(await faultOf(`<definitions ${bpmn} targetNamespace="x"/>`)).toBe('no_process');
    const pools = '<collaboration id="c"><participant id="a" name="法院"/></collaboration>';
    expect(await faultOf(`<definitions ${bpmn} targetNamespace="x">${pools}</definitions>`)).toBe(
      'no_process',
    );
    expect(await faultOf(`<definitions ${bpmn} targetNamespace="x"><process id="p"/></definitions>`)).toBe(
      'empty',
    );
  });

  test('is answered, whatever it is', async () => {
    const text = await writeXml(newFlow(), name);
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(fc.nat(text.length), fc.constantFrom('<', '>', '"', '&x;', '', '__proto__', 'id="a"')),
        ),
        async (changes) => {
          let changed = text;
          for (const [at, by] of changes) changed = changed.slice(0, at) + by + changed.slice(at + 3);
          expect(await readXml(Buffer.from(changed))).toBeTypeOf('object');
        },
      ),
      { numRuns: 200 },
    );
  });

  test('brings no character that no text of ours may hold, in whatever text of it', async () => {
    const bad = '\u0001';
    const flow = newFlow();
    const spoilt = await writeXml(
      {
        ...flow,
        nodes: flow.nodes.map((node) => ({ ...node, introduction: { zh: `前${bad}后`, en: bad } })),
      },
      { zh: `案${bad}件`, en: bad },
    );
    expect(spoilt).toContain('\\u0001');
    const ours = await read(spoilt);
    expect(ours.name?.zh).toBe('案件');
    expect(ours.flow.nodes[0]?.introduction.zh).toBe('前后');
    const others = await read(
      inside('<task id="a" name="一&#1;二"><documentation>三&#x1;四</documentation></task>'),
    );
    for (const { flow } of [ours, others]) expect(findUnstorable(flow)).toBeNull();
    expect(others.flow.nodes[1]?.name.zh).toBe('一二');
  });

  test('keeps its ids from names that every object has', async () => {
    const { flow } = await read(inside('<task id="constructor"/><task id="__proto__"/>'));
    expect(flow.nodes.map(({ id }) => id)).toEqual(['s', 'constructor_2', '__proto___2']);
  });
});
