import type { OpenSection } from '@lets/contract';
import { expect, it } from 'vitest';
import { awaitedIn, mineFirst } from './waiting.ts';

function open(node_id: string, since: number, ...users: number[]): OpenSection {
  const name = { zh: node_id, en: node_id };
  const waited_for = users.map((id) => ({
    role_id: `r${id}`,
    role_name: name,
    user: { id, name: `user ${id}`, identity: 1 as const },
  }));
  return { node_id, name, process_type: 1, since, waited_for };
}

it('tells first what waits for the reader, else what has waited longest', () => {
  const card = { open_sections: [open('hearing', 20, 2), open('drafting', 10, 3)] };
  expect(awaitedIn(card, 2).mine?.node_id).toBe('hearing');
  expect(awaitedIn(card, 9)).toMatchObject({ mine: null, section: { node_id: 'drafting' } });
  expect(awaitedIn(card, 9).people.map((one) => one.user?.id)).toEqual([3]);
  expect(awaitedIn({ open_sections: [] }, 2)).toEqual({ mine: null, section: null, people: [] });
});

it('stands what waits for the reader first and keeps the order otherwise', () => {
  const cards = [
    { id: 1, open_sections: [open('a', 1, 5)] },
    { id: 2, open_sections: [open('b', 1, 2)] },
    { id: 3, open_sections: [] },
  ];
  expect(mineFirst(cards, 2).map((card) => card.id)).toEqual([2, 1, 3]);
});
