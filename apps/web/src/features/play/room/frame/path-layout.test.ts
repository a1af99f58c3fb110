import type { Firing, SectionState } from '@lets/engine';
import { describe, expect, it } from 'vitest';
import { aFlow, aNode, aState } from '../../../../domain/run/testing.ts';
import { isWide, layoutPath } from './path-layout.ts';

const nodes = (names: string) =>
  names.split(' ').map((id) => {
    const kind = (['start', 'fork', 'join'] as const).find((routing) => id.startsWith(routing));
    return aNode({ id, kind: kind ?? 'court' });
  });
const civil = aFlow(
  nodes('start filing fork complaint defence join evidence hearing mediation vote'),
  'start>filing filing>fork fork>complaint fork>defence complaint>join defence>join join>evidence evidence>hearing hearing>hearing hearing>mediation hearing>vote mediation>vote'.split(
    ' ',
  ),
);
const shape = (layout: ReturnType<typeof layoutPath>) =>
  layout.rows.map((row) => `${row.node.id} ${row.track}`);
const passed = (id: string, seq: number): SectionState =>
  ({ node_id: id, status: 'passed', opened_seq: seq }) as SectionState;

describe('the path as it is drawn', () => {
  const layout = layoutPath(civil, aState());

  it('sets branches beside the main line and lets a detour leave it', () => {
    expect(shape(layout)).toEqual([
      'filing 0',
      'complaint 0',
      'defence 1',
      'evidence 0',
      'hearing 0',
      'mediation 1',
      'vote 0',
    ]);
    expect(layout.rows.filter((row) => row.isParallel).map((row) => row.node.id)).toEqual([
      'complaint',
      'defence',
    ]);
  });

  it('links every section with those it leads to, a wrong option never', () => {
    expect(layout.links).toHaveLength(8);
    expect(layout.links.every((link) => link.to > link.from && !link.isWalked)).toBe(true);
  });

  it('shows what was walked, through a join too, and what was passed by', () => {
    const firing = (seq: number, closes: string, opens: string[], parks: string[] = []): Firing => ({
      seq,
      closes,
      trans_id: null,
      opens: opens.map((node_id) => ({ node_id, inside: [] })),
      parks,
      unparks: [],
    });
    const walked = layoutPath(
      civil,
      aState({
        sections: {
          filing: passed('filing', 1),
          complaint: passed('complaint', 2),
          defence: passed('defence', 2),
          evidence: passed('evidence', 4),
          hearing: passed('hearing', 5),
          vote: { ...passed('vote', 6), status: 'open' },
        },
        firings: [
          firing(2, 'filing', ['complaint', 'defence']),
          firing(3, 'complaint', [], ['complaint_join']),
          firing(4, 'defence', ['evidence']),
          firing(5, 'evidence', ['hearing']),
          firing(6, 'hearing', ['vote']),
        ],
      }),
    );
    const name = (index: number) => walked.rows[index]?.node.id;
    const left = walked.links
      .filter((link) => !link.isWalked)
      .map((link) => `${name(link.from)}>${name(link.to)}`);
    expect(left).toEqual(['hearing>mediation', 'mediation>vote']);
    expect(walked.rows.map((row) => row.status)).toEqual([
      'walked',
      'walked',
      'walked',
      'walked',
      'walked',
      'ahead',
      'now',
    ]);
  });

  it('survives a loop and a flow without a start', () => {
    const looping = aFlow(nodes('a b c'), ['a>b', 'b>c', 'c>a']);
    expect(shape(layoutPath(looping, aState()))).toEqual(['a 0', 'b 0', 'c 0']);
  });
});

it.each([
  ['Court debate', false],
  ['Second deliberation', true],
  ['Drawing up the settlement', true],
  ['法庭调查', false],
  ['第二次合议庭评议', false],
  ['制作并送达民事调解书', true],
])('%s takes a second line: %s', (name, expected) => expect(isWide(name)).toBe(expected));
