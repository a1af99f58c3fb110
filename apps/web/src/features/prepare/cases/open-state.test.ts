import type { ProjectCard } from '@lets/contract';
import { expect, it } from 'vitest';
import { openState } from './open-state.ts';

const DAY = 86_400_000;
const open: ProjectCard['open'] = { can_prepare: true, reason: null, opens_at: null, closes_at: null };

it('counts the days to a closing that is near', () => {
  expect(openState(open, 0)).toMatchObject({ word: 'open', at: null });
  expect(openState({ ...open, closes_at: 6.5 * DAY }, 0)).toMatchObject({
    word: 'closing',
    days: 6,
    tone: 'jade',
  });
  expect(openState({ ...open, closes_at: DAY / 2 }, 0)).toMatchObject({
    word: 'closing',
    days: 0,
    tone: 'gold',
  });
  expect(openState({ ...open, closes_at: 90 * DAY }, 0)).toMatchObject({ word: 'open' });
});

it('says why it is closed, and the day where there is one', () => {
  const shut = { ...open, can_prepare: false, opens_at: 5 * DAY, closes_at: 9 * DAY };
  expect(openState({ ...shut, reason: 'not_yet_open' }, 0)).toMatchObject({
    word: 'not_yet_open',
    at: 5 * DAY,
  });
  expect(openState({ ...shut, reason: 'closed' }, 0)).toMatchObject({
    word: 'closed',
    at: 9 * DAY,
    tone: 'quiet',
  });
  expect(openState({ ...shut, reason: 'no_redo' }, 0)).toMatchObject({ word: 'no_redo', at: null });
});
