import { inspectFlow, newNode } from '@lets/authoring';
import type { Flow } from '@lets/contract';
import { type Figure, ms, type Row } from '../lib/figure.ts';
import { median } from '../lib/stats.ts';

const GOAL_MS = 1000;
const BRANCHES = 8;

/** How long the flow check takes, and whether it decides: wide flows, long ones, and one with a fault deep inside. */
export const check: Figure = async ({ isQuick, tell }) => {
  const wide = sideBySide(200);
  const [first] = wide.nodes.filter(({ id }) => id.startsWith('b3'));
  const faulty = { ...wide, transitions: [...wide.transitions, line('fault', first?.id ?? '', 'end')] };
  const flows: readonly [name: string, flow: Flow, isSound: boolean][] = [
    [`${wide.nodes.length} nodes, ${BRANCHES} branches with choices and loops`, wide, true],
    ['the same with a way past the join', faulty, false],
    ['1,000 nodes in series', inSeries(1000), true],
  ];
  const data = flows.map(([name, flow, isSound]) => {
    tell(name);
    const times = Array.from({ length: isQuick ? 5 : 20 }, () => {
      // A flow object's look-ups are remembered: a new one is a new flow.
      const fresh = structuredClone(flow);
      const begun = performance.now();
      inspectFlow(fresh);
      return performance.now() - begun;
    });
    const { proved, explored, findings } = inspectFlow(flow);
    const isRight = proved && findings.every(({ severity }) => severity !== 'error') === isSound;
    return { name, median_ms: median(times), worst_ms: Math.max(...times), explored, isRight };
  });
  return {
    rows: data.map(
      ({ name, median_ms, worst_ms, isRight }): Row => ({
        figure: `check: ${name}`,
        measured: `${ms(median_ms)}, worst ${ms(worst_ms)}`,
        yardstick: '–',
        ratio: isRight ? 'exact' : 'not decided',
        goal: `≤ ${ms(GOAL_MS)}, exact`,
        isMet: worst_ms <= GOAL_MS && isRight,
      }),
    ),
    notes: data.map(({ name, explored }) => `${name}: ${explored} markings looked at`),
    data,
  };
};

type Node = Flow['nodes'][number];
type Line = Flow['transitions'][number];

function line(id: string, from: string, to: string): Line {
  const label = { zh: id, en: id };
  return { id, from, to, kind: 'advance', label, feedback: null, outcome: null };
}

function section(id: string, kind: Node['kind'] = 'display'): Node {
  const judge = { role_id: 'judge', host: true, can_terminate: false, seat: null, inside: true };
  return { ...newNode(id, kind, { x: 0, y: 0 }), roles: [{ ...judge, functions: [], processes: ['end'] }] };
}

function flowOf(nodes: Node[], transitions: Line[]): Flow {
  const name = { zh: '法官', en: 'Judge' };
  return {
    nodes,
    transitions,
    roles: [{ id: 'judge', type: 'judge', side: 'bench', name, character: 'judge' }],
  };
}

function inSeries(count: number): Flow {
  const ids = Array.from({ length: count - 2 }, (_, i) => `s${i}`);
  const transition = ['start', ...ids, 'end'];
  const lines = transition.slice(1).map((to, i) => line(`t${i}`, transition[i] ?? '', to));
  return flowOf(
    [section('start', 'start'), ...ids.map((id) => section(id)), section('end', 'experience')],
    lines,
  );
}

/** Branches in which every second section may be skipped and every fifth leads back. */
function sideBySide(count: number): Flow {
  const length = Math.floor((count - 4) / BRANCHES);
  const nodes = [
    section('start', 'start'),
    section('fork', 'fork'),
    section('join', 'join'),
    section('end', 'experience'),
  ];
  const lines = [line('begin', 'start', 'fork'), line('close', 'join', 'end')];
  for (let b = 0; b < BRANCHES; b += 1) {
    const id = (i: number) => (i < 0 ? 'fork' : `b${b}_${i}`);
    for (let i = 0; i < length; i += 1) {
      nodes.push(section(id(i)));
      lines.push(line(`${id(i)}_in`, id(i - 1), id(i)));
      if (i >= 2 && i % 2 === 0) lines.push(line(`${id(i)}_skip`, id(i - 2), id(i)));
      if (i % 5 === 4) lines.push(line(`${id(i)}_back`, id(i), id(i - 3)));
    }
    lines.push(line(`b${b}_out`, id(length - 1), 'join'));
  }
  return flowOf(nodes, lines);
}
