import { readFile } from 'node:fs/promises';
import { inspectFlow } from '@lets/authoring';
import type { Flow, ImportLine } from '@lets/contract';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { SERVER_LIMITS } from '../../../limits.ts';
import { readXml } from './read-xml.ts';

const MODEL = 'xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"';

async function read(xml: string | Uint8Array) {
  const answer = await readXml(typeof xml === 'string' ? Buffer.from(xml) : xml);
  if ('fault' in answer) throw new Error(answer.fault);
  return answer;
}

const whole = (body: string) =>
  `<definitions ${MODEL} targetNamespace="x"><process id="p">${body}</process></definitions>`;
const line = (id: string, from: string, to: string) =>
  `<sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}"/>`;
const transitionsOf = ({ transitions }: Flow) => transitions.map(({ from, to }) => `${from} ${to}`).sort();
const insideOf = (report: readonly ImportLine[]) =>
  report.find(({ became }) => became === 'inside')?.count ?? 0;
const WALK = new Set<string>([
  'no_start',
  'start_entered',
  'no_end',
  'dead_end',
  'unreachable',
  'join_waits',
  'token_left_behind',
  'token_doubled',
  'endless_loop',
  'not_proved',
]);
/** What a foreign file cannot say, who plays, is left aside. */
const ofTheWalk = (flow: Flow) =>
  inspectFlow(flow)
    .findings.map(({ code }) => code)
    .filter((code) => WALK.has(code));

describe('a sub-process of another tool', () => {
  const url = new URL('../../../../test/fixtures/bpmn/sub-processes.bpmn', import.meta.url);

  test('stands in the flow with what is inside it, however deep', async () => {
    const { flow, report } = await read(await readFile(url));
    expect(transitionsOf(flow)).toEqual(
      [
        'StartEvent_1 Activity_filing',
        'Activity_filing Gateway_prep',
        'Gateway_prep Activity_service',
        'Gateway_prep Activity_evidence',
        // Both ends are reached, so the sub-process ended with the later of them.
        'Activity_service Activity_prep_out',
        'Activity_evidence Activity_prep_out',
        'Activity_prep_out Activity_claims',
        'Activity_claims Activity_proof',
        'Activity_proof Activity_debate',
        'Activity_debate Activity_mediation',
        // One end or the other: no join.
        'Activity_debate Activity_judgment',
        'Activity_mediation Activity_judgment',
        'Activity_judgment Event_end',
      ].sort(),
    );
    expect(flow.nodes.find(({ id }) => id === 'Activity_prep_out')?.kind).toBe('join');
    const told = report.map(({ what, became, examples }) => [
      what,
      became,
      ...examples.map(({ name }) => name),
    ]);
    expect(told).toContainEqual(['sub_process', 'inside', '审理前的准备', '法庭调查', '开庭审理']);
    expect(told.filter(([, became]) => became === null)).toEqual([
      ['vendor', null, '', ''],
      ['boundary_event', null, '逾期未答辩'],
      ['event_sub_process', null, '违反法庭规则'],
      ['start_event', null, ''],
      ['task', null, '训诫'],
    ]);
    expect(ofTheWalk(flow)).toEqual([]);
  });

  test('keeps its words, its roles and its places', async () => {
    const { flow } = await read(await readFile(url));
    const claims = flow.nodes.find(({ id }) => id === 'Activity_claims');
    expect(claims?.introduction.zh).toBe('由审判长主持，依次进行。\n先原告，后被告。');
    const sections = flow.nodes.filter(({ kind }) => kind === 'edit');
    expect(sections.every(({ roles }) => roles[0]?.role_id === 'Participant_Court')).toBe(true);
    const settle = flow.transitions.find(({ to }) => to === 'Activity_mediation');
    expect(settle?.label.zh).toBe('同意调解');
    const at = (id: string) => flow.nodes.find((node) => node.id === id)?.position.y ?? Number.NaN;
    expect(at('Activity_evidence')).toBeLessThan(at('Activity_prep_out'));
    expect(at('Activity_prep_out')).toBeLessThan(at('Activity_claims'));
  });

  test('that has its own sheet is laid out with the others', async () => {
    const shape = (of: string, x: number) =>
      `<d:BPMNShape id="${of}_di" bpmnElement="${of}"><c:Bounds x="${x}" y="100" width="100" height="80"/></d:BPMNShape>`;
    const sheet = (of: string, shapes: string) =>
      `<d:BPMNDiagram id="d_${of}"><d:BPMNPlane id="l_${of}" bpmnElement="${of}">${shapes}</d:BPMNPlane></d:BPMNDiagram>`;
    const body = `<startEvent id="s"/><subProcess id="sub"><task id="in"/></subProcess><endEvent id="e"/>${line('a', 's', 'sub')}${line('b', 'sub', 'e')}`;
    const drawn = `${sheet('p', shape('s', 100) + shape('sub', 200) + shape('e', 400))}${sheet('sub', shape('in', 100))}`;
    const xml = whole(body)
      .replace(
        'targetNamespace',
        'xmlns:d="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:c="http://www.omg.org/spec/DD/20100524/DC" targetNamespace',
      )
      .replace('</definitions>', `${drawn}</definitions>`);
    const { flow } = await read(xml);
    expect(transitionsOf(flow)).toEqual(['in e', 's in']);
    const ys = ['s', 'in', 'e'].map((id) => flow.nodes.find((node) => node.id === id)?.position.y ?? 0);
    expect(ys).toEqual([...new Set(ys)].sort((a, b) => a - b));
  });

  test('with several ways on and several beginnings forks', async () => {
    const inside = '<subProcess id="sub"><task id="x"/><task id="y"/></subProcess>';
    const body = `<startEvent id="s"/>${inside}<task id="b"/><task id="c"/>${line('1', 's', 'sub')}${line('2', 'sub', 'b')}${line('3', 'sub', 'c')}`;
    const { flow } = await read(whole(body));
    expect(transitionsOf(flow)).toEqual([
      's sub_in',
      'sub_in x',
      'sub_in y',
      'sub_out sub_out_2',
      'sub_out_2 b',
      'sub_out_2 c',
      'x sub_out',
      'y sub_out',
    ]);
    expect(flow.nodes.filter(({ kind }) => kind === 'fork').map(({ id }) => id)).toEqual([
      'sub_in',
      'sub_out_2',
    ]);
  });

  test('in which nothing is played stays a section', async () => {
    const body = `<startEvent id="s"/><subProcess id="sub" name="庭审"><startEvent id="i"/></subProcess>${line('a', 's', 'sub')}`;
    const { flow, report } = await read(whole(body));
    expect(flow.nodes.map(({ id, kind }) => [id, kind])).toEqual([
      ['s', 'start'],
      ['sub', 'edit'],
    ]);
    expect(insideOf(report)).toBe(0);
  });

  test('that nests as deep as a file may is read, and no deeper', async () => {
    const nested = (depth: number): string =>
      depth === 0 ? '<task id="t"/>' : `<subProcess id="s${depth}">${nested(depth - 1)}</subProcess>`;
    const body = (depth: number) => `<startEvent id="s"/>${nested(depth)}${line('a', 's', `s${depth}`)}`;
    const { flow, report } = await read(whole(body(SERVER_LIMITS.bpmn.depth - 3)));
    expect(transitionsOf(flow)).toEqual(['s t']);
    expect(insideOf(report)).toBe(SERVER_LIMITS.bpmn.depth - 3);
    expect(await readXml(Buffer.from(whole(body(SERVER_LIMITS.bpmn.depth))))).toEqual({ fault: 'too_deep' });
  });

  test('that goes in circles, leads nowhere or into itself is answered', async () => {
    const ids = ['a', 'b', 'sub', 'i', 'j', 'k'];
    const any = fc.constantFrom(...ids);
    const lines = fc.array(fc.tuple(any, any, fc.boolean()), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(
        lines,
        fc.constantFrom('task', 'endEvent', 'startEvent', 'parallelGateway'),
        async (drawn, kind) => {
          const written = (isInner: boolean) =>
            drawn.map(([from, to, inner], i) => (inner === isInner ? line(`l${i}`, from, to) : '')).join('');
          const inner = `<subProcess id="sub"><task id="i"/><${kind} id="j"/><${kind} id="k"/>${written(true)}</subProcess>`;
          const answer = await readXml(
            Buffer.from(whole(`<startEvent id="a"/><task id="b"/>${inner}${written(false)}`)),
          );
          expect('fault' in answer).toBe(false);
        },
      ),
      { numRuns: 60 },
    );
  });
});

type Block =
  | { is: 'task' }
  | { is: 'sequence' | 'choice' | 'parallel'; parts: Block[] }
  | { is: 'inside'; part: Block; hasEvents: boolean };

const { block: blocks } = fc.letrec<{ block: Block }>((tie) => {
  const parts = fc.array(tie('block'), { minLength: 2, maxLength: 3 });
  const kind = fc.constantFrom('sequence' as const, 'choice' as const, 'parallel' as const);
  return {
    block: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constant<Block>({ is: 'task' }),
      fc.record({ is: kind, parts }),
      fc.record({ is: fc.constant('inside' as const), part: tie('block'), hasEvents: fc.boolean() }),
    ),
  };
});

/** Writes a block of a process with its sub-processes, or as if what is inside them had been drawn outside. */
class Writing {
  #count = 0;
  #tasks = 0;
  readonly #isFlat: boolean;

  constructor(isFlat: boolean) {
    this.#isFlat = isFlat;
  }

  write(block: Block): { xml: string; first: string; last: string } {
    if (block.is === 'task') {
      this.#tasks += 1;
      return this.#one('task', `t${this.#tasks}`);
    }
    if (block.is === 'inside') return this.#inside(block);
    const parts = block.parts.map((part) => this.write(part));
    const xml = parts.map((part) => part.xml).join('');
    if (block.is === 'sequence') {
      const links = parts.slice(1).map(({ first }, i) => this.#line(parts[i]?.last ?? '', first));
      return { xml: xml + links.join(''), first: parts[0]?.first ?? '', last: parts.at(-1)?.last ?? '' };
    }
    const gateway = block.is === 'choice' ? 'exclusiveGateway' : 'parallelGateway';
    const [split, merge] = [this.#one(gateway, this.#id()), this.#one(gateway, this.#id())];
    const links = parts.flatMap(({ first, last }) => [
      this.#line(split.last, first),
      this.#line(last, merge.first),
    ]);
    return { xml: split.xml + merge.xml + xml + links.join(''), first: split.first, last: merge.last };
  }

  #inside({ part, hasEvents }: Extract<Block, { is: 'inside' }>) {
    const { xml, first, last } = this.write(part);
    if (this.#isFlat) return { xml, first, last };
    const [id, begin, end] = [this.#id(), this.#id(), this.#id()];
    const events = `<startEvent id="${begin}"/><endEvent id="${end}"/>${this.#line(begin, first)}${this.#line(last, end)}`;
    const inner = hasEvents ? xml + events : xml;
    return { xml: `<subProcess id="${id}">${inner}</subProcess>`, first: id, last: id };
  }

  #one(kind: string, id: string) {
    return { xml: `<${kind} id="${id}"/>`, first: id, last: id };
  }

  #id(): string {
    this.#count += 1;
    return `n${this.#count}`;
  }

  #line(from: string, to: string): string {
    return line(this.#id(), from, to);
  }
}

/** Which task comes before which, whatever stands between them. */
async function orderOf(block: Block, isFlat: boolean) {
  const { xml, first, last } = new Writing(isFlat).write(block);
  const ends = `<startEvent id="begin"/><task id="hear"/><endEvent id="done"/>${line('x', 'begin', 'hear')}${line('y', 'hear', first)}${line('z', last, 'done')}`;
  const { flow } = await read(whole(xml + ends));
  const order = new Set<string>();
  for (const { id } of flow.nodes) {
    const after = new Set([id]);
    for (const at of after) for (const { from, to } of flow.transitions) if (from === at) after.add(to);
    for (const other of after) if (isTask(id) && isTask(other)) order.add(`${id} ${other}`);
  }
  return { order: [...order].sort(), flow };
}

const isTask = (id: string) => /^t\d+$/.test(id);

describe('what is unfolded', () => {
  it('keeps its order: the flow is walked as if nothing had ever stood inside anything', async () => {
    await fc.assert(
      fc.asyncProperty(blocks, async (block) => {
        const unfolded = await orderOf(block, false);
        expect(unfolded.order).toEqual((await orderOf(block, true)).order);
        expect(ofTheWalk(unfolded.flow)).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });
});
