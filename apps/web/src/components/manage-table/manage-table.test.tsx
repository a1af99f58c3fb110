// @vitest-environment happy-dom

import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mount, mountsComponents } from '../../testing/mount.tsx';
import { BulkBar } from './manage-table.tsx';

mountsComponents();

const show = (count: number, total: number, isBusy = false) => {
  const onChoose = vi.fn();
  mount(
    <BulkBar count={count} all={{ total, isBusy, onChoose }} onClear={() => {}}>
      {null}
    </BulkBar>,
  );
  return onChoose;
};

test('all that match are offered while they are not all chosen', () => {
  const onChoose = show(20, 284);
  fireEvent.click(screen.getByRole('button', { name: '选择全部 284 项' }));
  expect(onChoose).toHaveBeenCalledOnce();
});

test('of more than may be acted on together the first are offered', () => {
  show(20, 3000);
  expect(screen.getByRole('button', { name: '选择前 1000 项（共 3000 项）' })).toBeTruthy();
});

test.each([
  [284, 284],
  [1000, 3000],
])('with %d of %d chosen nothing more is offered', (count, total) => {
  show(count, total);
  expect(screen.queryByRole('button', { name: /^选择/ })).toBeNull();
});
