// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mount, mountsComponents } from '../../../../testing/mount.tsx';
import { HelpStrip } from './help-strip.tsx';

const room = vi.hoisted(() => ({ now: {} as Record<string, unknown>, sent: [] as unknown[] }));
vi.mock('../room-context.tsx', async (original) => ({
  ...(await original<object>()),
  useRoom: (pick: (view: object) => unknown) => pick(room.now),
}));
vi.mock('../use-names.ts', () => ({
  useNames: () => ({
    user: (id: number | null) => (id === 9 ? { name: '何静' } : id === 1 ? { name: '王思齐' } : undefined),
    nodeName: (id: string) => id,
  }),
}));

mountsComponents();

const asked = { seq: 4, user_id: 1, node_id: 'court', text: '先举证还是先质证？', at: 1000 };
const answer = { seq: 6, user_id: 9, text: '先举证。', at: 2000 };
const enter = (help: object[], isStaff = false) => {
  room.now = {
    eid: 7,
    nodeId: 'court',
    me: { isStaff },
    state: { status: 'in_progress', help, sections: { court: { opened_at: 0 } } },
    act: (_: unknown, input: object) => {
      room.sent.push(input);
      return Promise.resolve();
    },
  };
  return mount(<HelpStrip />);
};
beforeEach(() => {
  room.sent.length = 0;
});

test('an answer stands below its question until it is closed, and stays closed', () => {
  const { unmount } = enter([{ ...asked, answer }]);
  const thread = screen.getByRole('status').textContent ?? '';
  expect(thread.indexOf('先举证还是先质证？')).toBeLessThan(thread.indexOf('先举证。'));
  expect(thread).toContain('何静答');
  fireEvent.click(screen.getByRole('button', { name: '知道了，收起' }));
  expect(screen.queryByRole('status')).toBeNull();
  unmount();
  enter([{ ...asked, answer }]);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a member sees that a call waits, and a mentor in the room answers that very call', () => {
  const { unmount } = enter([asked]);
  expect(screen.queryByRole('button', { name: '答复' })).toBeNull();
  unmount();
  enter([asked], true);
  fireEvent.click(screen.getByRole('button', { name: '答复' }));
  expect(screen.getByRole('dialog').textContent).toContain('先举证还是先质证？');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '先举证。' } });
  fireEvent.click(screen.getByRole('button', { name: '发送' }));
  expect(room.sent).toEqual([{ kind: 'guide', text: '先举证。', answers: 4 }]);
});
