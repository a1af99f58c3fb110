// @vitest-environment happy-dom
import { newFlow } from '@lets/authoring';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Conflict } from '../../../../domain/flow/draft/merge.ts';
import { mount, mountsComponents } from '../../../../testing/mount.tsx';
import type { Saver } from '../session/saver.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

mountsComponents();

const open = (conflict: Omit<Conflict, 'id'>) => {
  const flow = newFlow();
  const held = {
    is: 'both',
    merged: { flow, conflicts: [{ ...conflict, id: 'one' }] },
    mine: flow,
    by: 'Lin',
  } as const;
  mount(<ConflictDialog held={held} saver={{} as unknown as Saver} />);
  return within(screen.getByRole('group', { hidden: true }));
};

test.each([
  ['transitions', 'advance', 'wrong', ['正确', '错误']],
  ['nodes', 'court', 'fork', ['动画', '并行']],
] as const)('the kinds of %s are told in words', (list, mine, theirs, words) => {
  const choice = open({ list, field: 'kind', mine, theirs });
  for (const word of words) expect(choice.getByText(word)).toBeTruthy();
});

test.each([
  ['transitions', 'conditions', '条件'],
  ['transitions', 'cost', '代价'],
  ['nodes', 'meets_freely', '自行约谈'],
] as const)('a field of %s has a name: %s', (list, field, name) => {
  const choice = open({ list, field, mine: true, theirs: false });
  expect(choice.getByText(new RegExp(name))).toBeTruthy();
});
