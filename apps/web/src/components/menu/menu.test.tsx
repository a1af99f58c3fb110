// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mount, mountsComponents } from '../../testing/mount.tsx';
import { Menu, type MenuItem } from './menu.tsx';

mountsComponents();
const chosen = vi.fn();
const item = (key: string, more: Partial<MenuItem> = {}): MenuItem => ({
  key,
  label: key,
  onSelect: () => chosen(key),
  ...more,
});
const items = [item('one'), item('two', { disabled: true, note: 'why' }), item('three')];

function open() {
  chosen.mockClear();
  mount(
    <>
      <Menu label="Acts" items={items} header="About">
        More
      </Menu>
      <button type="button">elsewhere</button>
    </>,
  );
  fireEvent.click(button());
}
const button = () => screen.getByRole('button', { name: 'Acts More' });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;

it('says that it is a menu, whether it is open, and what is in it', () => {
  open();
  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  expect(button().getAttribute('aria-expanded')).toBe('true');
  const menu = screen.getByRole('menu', { name: 'Acts' });
  expect(button().getAttribute('aria-controls')).toBe(menu.id);
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'one',
    'twowhy',
    'three',
  ]);
});

it('lies above whatever it stands in, at its button', () => {
  open();
  const list = screen.getByRole('menu').parentElement;
  expect(list?.getAttribute('popover')).toBe('manual');
  expect(list?.textContent).toContain('About');
});

it('is walked by the arrow keys, Home and End, past what may not be chosen', () => {
  open();
  expect(focused()).toBe('one');
  const walk = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => {
    press(key);
    return focused();
  });
  expect(walk).toEqual(['three', 'one', 'three', 'one', 'three']);
});

it('closes when something is chosen, and gives the focus back to its button', () => {
  open();
  fireEvent.click(screen.getByRole('menuitem', { name: 'three' }));
  expect(chosen).toHaveBeenCalledExactlyOnceWith('three');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button());
});

it('closes by Escape and by a press outside, and nothing is chosen', () => {
  open();
  press('Escape');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button());
  press('ArrowDown');
  expect(screen.getByRole('menu')).toBeTruthy();
  fireEvent.mouseDown(screen.getByText('elsewhere'));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(chosen).not.toHaveBeenCalled();
});

it('does not open while it is busy or nothing can be chosen', () => {
  mount(
    <>
      <Menu items={items} isBusy>
        busy
      </Menu>
      <Menu items={[]} disabled>
        empty
      </Menu>
    </>,
  );
  for (const name of ['busy', 'empty']) fireEvent.click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('menu')).toBeNull();
});
