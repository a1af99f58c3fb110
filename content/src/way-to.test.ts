import { initialState, isOpen, isSectionKind, replay, seatRoles, wayTo } from '@lets/engine';
import { expect, it } from 'vitest';
import { bundledCases } from './index.ts';

it.each(bundledCases.map(({ code, flow }) => [code, flow] as const))(
  'every section of %s can be come to, without a wrong option on the way',
  (_, flow) => {
    const member_ids = flow.roles.map((_, i) => i + 1);
    const cast = { leader_id: 1, member_ids, holders: seatRoles(flow, member_ids) };
    const sections = flow.nodes.filter(({ kind }) => isSectionKind(kind) && kind !== 'experience');
    const missed = sections.filter(({ id }) => {
      const events = wayTo(flow, id, cast) ?? [];
      const isRight = events.every(({ type }) => type !== 'wrong_option_tried');
      return !isRight || !isOpen(replay(events, initialState(cast)), id);
    });
    expect(missed.map(({ id }) => id)).toEqual([]);
  },
);
