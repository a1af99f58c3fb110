import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlowBox, Point } from './flow-lines.ts';
import type { FlowShape } from './flow-shape.ts';
import { type FlowDrawing, type FlowMeasures, layoutFlow } from './layout-flow.ts';

/** The walks of the bundled cases: a section's id, with :s, :f and :j for start, fork and join. */
const BUNDLED: readonly (readonly [string, string, string])[] = [
  [
    'private-lending-first-instance',
    'start:s filing fork_drafting:f complaint defence join_drafting:j exchange investigation debate mediation agreement deliberation second_vote judgment pronouncement appeal report experience',
    'start>filing fork_drafting>complaint fork_drafting>defence join_drafting>exchange filing>fork_drafting complaint>join_drafting defence>join_drafting exchange>investigation investigation>debate investigation>mediation debate>deliberation debate>mediation mediation>agreement mediation>debate agreement>report agreement>debate deliberation>judgment deliberation>second_vote deliberation>debate second_vote>judgment second_vote>debate judgment>pronouncement pronouncement>report pronouncement>appeal appeal>report report>experience',
  ],
  [
    'private-lending-appeal',
    'start:s petition acceptance fork_papers:f evidence_list answer join_papers:j exchange hearing mediation settlement deliberation judgment pronouncement report experience',
    'start>petition fork_papers>evidence_list fork_papers>answer join_papers>exchange petition>acceptance acceptance>fork_papers answer>join_papers evidence_list>join_papers exchange>hearing hearing>deliberation hearing>mediation mediation>settlement mediation>deliberation settlement>report settlement>deliberation deliberation>judgment deliberation>hearing judgment>pronouncement pronouncement>report report>experience',
  ],
  [
    'ebike-regulation',
    'start:s agenda fork_prepare:f penalties statement join_prepare:j hearing review clause_vote session redraft final_session not_passed approval report experience',
    'start>agenda fork_prepare>penalties fork_prepare>statement join_prepare>hearing agenda>fork_prepare penalties>join_prepare statement>join_prepare hearing>review review>session review>clause_vote clause_vote>session clause_vote>redraft session>approval session>redraft approval>report redraft>final_session final_session>approval final_session>not_passed not_passed>report report>experience',
  ],
  [
    'leek-penalty',
    'start:s inspection notice fork_hearing:f hearing_notice plea join_hearing:j hearing supplement review discussion second_vote decision delivery report experience',
    'start>inspection fork_hearing>hearing_notice fork_hearing>plea join_hearing>hearing inspection>notice notice>fork_hearing plea>join_hearing hearing_notice>join_hearing hearing>review hearing>supplement supplement>review review>discussion discussion>decision discussion>second_vote second_vote>decision decision>delivery delivery>report report>experience',
  ],
  [
    'equity-acquisition',
    'start:s engagement fork_dd:f diligence disclosure join_dd:j negotiation preemption three_party contract opinion decision signing closing report experience',
    'start>engagement fork_dd>diligence fork_dd>disclosure join_dd>negotiation engagement>fork_dd diligence>join_dd disclosure>join_dd negotiation>preemption negotiation>report preemption>contract preemption>three_party three_party>contract contract>opinion opinion>decision decision>signing decision>negotiation signing>closing closing>report report>experience',
  ],
  [
    'game-account-inheritance',
    'start:s issues norms fork_memos:f thesis antithesis join_memos:j debate testing vote_whole vote_split opinion critique report experience',
    'start>issues fork_memos>thesis fork_memos>antithesis join_memos>debate issues>norms norms>fork_memos thesis>join_memos antithesis>join_memos debate>vote_whole debate>testing testing>vote_whole vote_whole>opinion vote_whole>vote_split vote_split>opinion opinion>critique critique>report report>experience',
  ],
  [
    'waste-sorting-evaluation',
    'start:s plan fork_field:f sampling interviews legality join_field:j hearing resample analysis vote second_vote proposal submission report experience',
    'start>plan fork_field>sampling fork_field>interviews fork_field>legality join_field>hearing plan>fork_field sampling>join_field interviews>join_field legality>join_field hearing>analysis hearing>resample resample>analysis analysis>vote vote>proposal vote>second_vote proposal>submission submission>report second_vote>proposal second_vote>submission report>experience',
  ],
  [
    'seal-and-words',
    'start:s application commission acceptance fork_exam:f exam_a exam_b preparation join_exam:j consultation opinion objection testimony supplement finding reasoning report experience',
    'start>application fork_exam>exam_a fork_exam>exam_b fork_exam>preparation join_exam>consultation application>commission commission>acceptance acceptance>fork_exam exam_a>join_exam exam_b>join_exam preparation>join_exam consultation>opinion opinion>objection objection>testimony testimony>finding testimony>supplement supplement>finding finding>reasoning reasoning>report report>experience',
  ],
  [
    'leak-mediation',
    'start:s intake fork_papers:f claim reply join_papers:j session site caucus proposal agreement effect confirmation next_steps report experience',
    'start>intake fork_papers>claim fork_papers>reply join_papers>session intake>fork_papers claim>join_papers reply>join_papers session>proposal session>site session>caucus session>next_steps site>proposal caucus>proposal caucus>next_steps proposal>agreement proposal>next_steps agreement>effect agreement>next_steps effect>confirmation effect>report confirmation>report next_steps>report report>experience',
  ],
];

const KINDS = { s: 'start', f: 'fork', j: 'join' } as const;

function shapeOf(nodes: string, transitions: string): FlowShape {
  return {
    nodes: nodes.split(' ').map((word) => {
      const [id = '', kind] = word.split(':');
      return { id, kind: kind === undefined ? 'court' : KINDS[kind as keyof typeof KINDS] };
    }),
    transitions: transitions.split(' ').map((transition) => {
      const [from = '', to = ''] = transition.split('>');
      return { id: transition, from, to };
    }),
  };
}

const right = (maxWidth: number, width = 108, height = 58): FlowMeasures => ({
  direction: 'right',
  section: { width, height },
  maxWidth,
});
const down = (width: number, height: number): FlowMeasures => ({
  direction: 'down',
  section: { width, height },
  maxWidth: 460,
});
const MEASURES = [right(560), right(900, 124, 78), right(1180), right(4000), down(176, 48), down(124, 74)];

/** Points along a path of lines and curves, close enough together that no box is stepped over. */
function walk(d: string): Point[] {
  const points: Point[] = [];
  let at: Point = { x: 0, y: 0 };
  for (const [, letter = '', rest = ''] of d.matchAll(/([MLQC])([^MLQC]*)/g)) {
    const numbers = rest
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const through = Array.from({ length: numbers.length / 2 }, (_, k) => ({
      x: numbers[2 * k] ?? 0,
      y: numbers[2 * k + 1] ?? 0,
    }));
    const all = letter === 'M' ? through : [at, ...through];
    for (let step = 0; step <= 200; step += 1) points.push(pointOn(all, step / 200));
    at = through.at(-1) ?? at;
  }
  return points;
}

/** de Casteljau's way along a curve. */
function pointOn(through: readonly Point[], t: number): Point {
  const [only, ...more] = through;
  if (!only) return { x: 0, y: 0 };
  if (more.length === 0) return only;
  const between = more.map((to, index) => {
    const from = through[index] ?? to;
    return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
  });
  return pointOn(between, t);
}

const isInside = ({ x, y }: Point, box: FlowBox) =>
  x > box.x + 1 && x < box.x + box.width - 1 && y > box.y + 1 && y < box.y + box.height - 1;

/** Each line that passes behind a box it neither leaves nor leads to. */
function strayLines(drawing: FlowDrawing): string[] {
  return drawing.lines.flatMap(({ d, from, to }) => {
    const points = walk(d);
    return drawing.boxes
      .filter((box) => box.id !== from && box.id !== to && points.some((point) => isInside(point, box)))
      .map((box) => `${from} > ${to} passes ${box.id}`);
  });
}

describe('lines of a drawn flow', () => {
  it.each(BUNDLED)('%s: none passes behind a box that is not its own', (_, nodes, transitions) => {
    const shape = shapeOf(nodes, transitions);
    for (const measures of MEASURES) {
      const drawing = layoutFlow(shape, measures);
      expect(strayLines(drawing), `${measures.direction} ${measures.maxWidth}`).toEqual([]);
    }
  });

  it('nor in any flow of two dozen sections, with ways that skip and lead back', () => {
    const flows = fc
      .tuple(fc.integer({ min: 3, max: 24 }), fc.array(fc.tuple(fc.nat(23), fc.nat(23)), { maxLength: 14 }))
      .map(([count, more]) => {
        const chain = Array.from({ length: count - 1 }, (_, at) => `n${at}>n${at + 1}`);
        const others = more.map(([from, to]) => `n${from % count}>n${to % count}`);
        const nodes = Array.from({ length: count }, (_, at) => (at === 0 ? 'n0:s' : `n${at}`));
        return shapeOf(nodes.join(' '), [...chain, ...others].join(' '));
      });
    fc.assert(
      fc.property(flows, fc.constantFrom(...MEASURES), (shape, measures) => {
        expect(strayLines(layoutFlow(shape, measures))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
