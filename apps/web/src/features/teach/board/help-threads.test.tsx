// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import type { Asked } from './asked.ts';
import { HelpThreads } from './help-threads.tsx';
import { aRow, student } from './testing.ts';

mountsComponents();

const waiting = {
  seq: 4,
  user: student(1, '王思齐'),
  node_id: null,
  text: '先写什么？',
  at: 0,
  answer: null,
};
const answer = { seq: 6, user: { id: 9, name: '何静', identity: 2 } as const, text: '先举证。', at: 0 };
const answered = { ...waiting, seq: 5, user: student(2, '吴浩然'), text: '先举证吗？', answer };

function open(help: (typeof waiting | typeof answered)[]) {
  const asked: Asked[] = [];
  mount(<HelpThreads row={aRow({ help })} ask={(one) => asked.push(one)} />);
  return asked;
}
const threads = () => screen.getAllByRole('article').map(({ textContent }) => textContent ?? '');

test('nothing is shown to a mentor whom nobody called', () => {
  open([]);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a question says who asked and that it waits, and is answered as that question', () => {
  const asked = open([waiting, answered]);
  const [first, second] = threads();
  expect(first).toMatch(/王思齐求助.*先写什么？.*待答复/);
  expect(second).toMatch(/吴浩然求助.*先举证吗？.*何静.*先举证。/);
  expect(screen.getByText('已答复 1 次')).toBeTruthy();
  expect(screen.getByRole('group').hasAttribute('open')).toBe(false);
  const [one] = screen.getAllByRole('article');
  if (one) fireEvent.click(within(one).getByRole('button', { name: '答复' }));
  expect(asked).toEqual([{ act: 'guide', call: 4 }]);
});

test('answered questions lie open where none waits', () => {
  open([answered]);
  expect(screen.getByRole('group').hasAttribute('open')).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
});
