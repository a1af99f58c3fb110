// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mount, mountsComponents } from '../../testing/mount.tsx';
import { SelectInput } from './inputs.tsx';

mountsComponents();

it('gives back the value that was chosen as it is, not as text', () => {
  const choose = vi.fn();
  mount(
    <SelectInput
      aria-label="Version"
      value={2}
      options={[1, 2, 3].map((value) => ({ value, label: `v${value}` }))}
      onChange={choose}
    />,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Version' });
  expect(select.selectedOptions[0]?.text).toBe('v2');
  fireEvent.change(select, { target: { value: '3' } });
  expect(choose).toHaveBeenCalledExactlyOnceWith(3);
});
