import type { Exhibit } from '@lets/contract';
import { expect, it } from 'vitest';
import { exhibitGroups } from './exhibits.tsx';

const exhibit = (id: string, kind: Exhibit['kind'], project = 1): Exhibit => ({
  id,
  kind,
  name: { zh: id, en: id },
  project: { id: project, name: { zh: `case ${project}`, en: `case ${project}` } },
});
const pick = ({ en }: { en: string }) => en;

it('groups what cases have to show by kind, in the order of a case', () => {
  const groups = exhibitGroups(
    [exhibit('a', 'law'), exhibit('b', 'evidence'), exhibit('c', 'law')],
    [],
    pick,
  );
  expect(groups.map(({ kind, exhibits }) => [kind, exhibits.map(({ label }) => label)])).toEqual([
    ['evidence', ['b']],
    ['law', ['a', 'c']],
  ]);
});

it('names the case where there are several', () => {
  const [group] = exhibitGroups([exhibit('a', 'evidence', 1), exhibit('b', 'evidence', 2)], [], pick);
  expect(group?.exhibits.map(({ label }) => label)).toEqual(['a · case 1', 'b · case 2']);
});

it('keeps in sight what is chosen and in no case', () => {
  expect(exhibitGroups([exhibit('a', 'evidence')], ['a', 'gone'], pick).at(-1)).toEqual({
    kind: 'unknown',
    exhibits: [{ id: 'gone', label: 'gone' }],
  });
});
