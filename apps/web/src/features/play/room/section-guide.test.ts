import type { SectionState } from '@lets/engine';
import { describe, expect, it } from 'vitest';
import { aFlow, aNode, aState } from '../../../domain/run/testing.ts';
import { guide } from './section-guide.ts';

const flow = aFlow(
  [
    aNode({ id: 'filing', kind: 'edit', roles: [{ role_id: 'plaintiff' }] }),
    aNode({ id: 'reply', kind: 'edit', roles: [{ role_id: 'judge' }] }),
    aNode({ id: 'hearing', roles: [{ role_id: 'judge' }, { role_id: 'plaintiff' }] }),
    aNode({ id: 'end', kind: 'experience' }),
  ],
  ['filing>hearing', 'hearing>end'],
);
const open = (id: string, seq = 1, change: Partial<SectionState> = {}): Record<string, SectionState> => ({
  [id]: { node_id: id, status: 'open', opened_seq: seq, pre_node_id: null, ...change } as SectionState,
});
const running = (sections: Record<string, SectionState>) => aState({ status: 'in_progress', sections });
const judge = { userId: 1, isStaff: false };
const mentor = { userId: 9, isStaff: true };
const at = (route: string, nodeId: string, wasHere = false) => ({ route, nodeId, wasHere });

describe('where a person belongs', () => {
  it('is where they are while it is open to them', () => {
    expect(guide(flow, running(open('hearing')), judge, at('court', 'hearing'))).toEqual({ is: 'here' });
  });

  it('is the right screen of the section, whatever the address calls it', () => {
    const move = { is: 'move', route: 'court', nodeId: 'hearing' };
    expect(guide(flow, running(open('hearing')), judge, at('vote', 'hearing'))).toEqual(move);
    expect(guide(flow, running(open('hearing')), judge, at('wait', 'hearing'))).toEqual(move);
  });

  it('is the section that theirs led to, when theirs closes', () => {
    const sections = { ...open('reply', 1), ...open('hearing', 5, { pre_node_id: 'filing' }) };
    const next = guide(flow, running(sections), judge, at('edit', 'filing', true));
    expect(next).toEqual({ is: 'move', route: 'court', nodeId: 'hearing' });
  });

  it('is the wait page when nothing is open to them, and the section as soon as one opens', () => {
    const waiting = guide(flow, running(open('filing')), judge, at('court', 'hearing', true));
    expect(waiting).toEqual({ is: 'move', route: 'wait', nodeId: 'hearing' });
    expect(guide(flow, running(open('filing')), judge, at('wait', 'hearing'))).toEqual({ is: 'here' });
    expect(guide(flow, running(open('reply')), judge, at('wait', 'hearing'))).toMatchObject({
      nodeId: 'reply',
    });
  });

  it('is not a section whose address was typed by hand', () => {
    expect(guide(flow, running(open('filing')), judge, at('edit', 'filing'))).toEqual({ is: 'refused' });
    expect(guide(flow, running(open('hearing')), judge, at('edit', 'nowhere'))).toEqual({ is: 'refused' });
  });

  it('is the experience after the end, also after an early one', () => {
    const ended = aState({
      status: 'ended',
      ending: { how: 'terminated', node_id: 'hearing', role_id: 'judge', reason: 'settled' },
    });
    const move = { is: 'move', route: 'experience', nodeId: 'end' };
    expect(guide(flow, ended, judge, at('court', 'hearing', true))).toEqual(move);
    expect(guide(flow, ended, judge, at('experience', 'end'))).toEqual({ is: 'here' });
  });

  it('for staff is any open section', () => {
    const sections = { ...open('filing', 1), ...open('reply', 2) };
    expect(guide(flow, running(sections), mentor, at('edit', 'reply'))).toEqual({ is: 'here' });
    expect(guide(flow, running(sections), mentor, at('court', 'hearing'))).toMatchObject({
      nodeId: 'filing',
    });
  });

  it('is nowhere before the start', () => {
    expect(guide(flow, aState(), judge, at('court', 'hearing'))).toEqual({ is: 'not_started' });
  });
});
