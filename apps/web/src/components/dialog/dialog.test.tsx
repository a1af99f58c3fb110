// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { mount, mountsComponents } from '../../testing/mount.tsx';
import { placeAboveAll } from './above-all.ts';
import { Dialog } from './dialog.tsx';
import { isModalOpen } from './open-windows.ts';

mountsComponents();

function Page({ onClose = () => {} }: { onClose?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {isOpen && (
        <Dialog
          title="Window"
          onClose={() => {
            onClose();
            setOpen(false);
          }}
        >
          <button type="button" aria-expanded="true" role="combobox" aria-controls="list" tabIndex={0}>
            list
          </button>
          <input aria-label="words" />
        </Dialog>
      )}
    </>
  );
}

const openIt = () => {
  const opener = screen.getByText('open');
  opener.focus();
  fireEvent.click(opener);
};
const press = (name: string, key: string) =>
  act(
    async () => void fireEvent.keyDown(screen.getByRole(name === 'words' ? 'textbox' : 'combobox'), { key }),
  );

test('a window is modal, begins in its first field and holds the page and what lies above all', () => {
  mount(<Page />);
  openIt();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Window' });
  expect(dialog.open).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText('words'));
  expect(isModalOpen()).toBe(true);
  expect(dialog.contains(placeAboveAll())).toBe(true);
  expect(document.documentElement.dataset.held).toBeDefined();
});

test('Escape closes it and gives back the page, the focus and what lies above all', async () => {
  mount(<Page />);
  openIt();
  await press('words', 'Escape');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isModalOpen()).toBe(false);
  expect(document.activeElement).toBe(screen.getByText('open'));
  expect(placeAboveAll().parentElement).toBe(document.body);
  expect(document.documentElement.dataset.held).toBeUndefined();
});

test('Escape in a field whose list is open leaves the window open', async () => {
  mount(<Page />);
  openIt();
  await press('list', 'Escape');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('with something typed Escape asks first, in a window above, and one more Escape goes back', async () => {
  const onClose = vi.fn();
  mount(<Page onClose={onClose} />);
  openIt();
  fireEvent.focusIn(screen.getByLabelText('words'));
  fireEvent.change(screen.getByLabelText('words'), { target: { value: 'a' } });
  await press('words', 'Escape');
  const question = screen.getByRole('alertdialog');
  expect(question.contains(placeAboveAll())).toBe(true);
  await act(async () => void fireEvent.keyDown(question, { key: 'Escape' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('dialog').contains(placeAboveAll())).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

test("the browser's own way back closes it too", async () => {
  mount(<Page />);
  openIt();
  await act(
    async () => void fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});
