// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { mount, mountsComponents } from '../../../../testing/mount.tsx';
import { usePointing } from './use-pointer.ts';

const told: unknown[] = [];
vi.mock('../room-context.tsx', async (original) => ({
  ...(await original<object>()),
  useRoom: (pick: (view: object) => unknown) => pick({ eid: 1, nodeId: 'hearing' }),
}));
vi.mock('../../../../lib/socket.ts', async (original) => ({
  ...(await original<object>()),
  getSocket: () => ({ connected: true, emit: (...what: unknown[]) => told.push(what) }),
}));

mountsComponents();
beforeEach(() => void told.splice(0));

/** A sheet, and a window that is opened over it: below the sheet for React, beside it in the page. */
function Screen() {
  const box = useRef<HTMLDivElement>(null);
  const { onMove } = usePointing(box, true);
  return (
    <div ref={box} onPointerMove={onMove}>
      <img alt="the sheet" />
      {createPortal(<img alt="the window" />, document.body)}
    </div>
  );
}

it('tells where the presenter points on the sheet, and nothing of a window over it', () => {
  mount(<Screen />);
  fireEvent.pointerMove(screen.getByAltText('the window'), { clientX: 5, clientY: 5 });
  expect(told).toEqual([]);
  fireEvent.pointerMove(screen.getByAltText('the sheet'), { clientX: 5, clientY: 5 });
  expect(told).toHaveLength(1);
});
