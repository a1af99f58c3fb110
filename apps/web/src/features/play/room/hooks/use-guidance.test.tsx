// @vitest-environment happy-dom
import { initialState, type RunState } from '@lets/engine';
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aDetail, aFlow, aNode } from '../../../../domain/run/testing.ts';
import { mountPage, mountsComponents } from '../../../../testing/mount.tsx';
import { openRoom } from '../apply-event.ts';
import { useGuidance } from './use-guidance.ts';

mountsComponents();
const toast = vi.hoisted(() => vi.fn());
vi.mock('../../../../components/toast/toast.tsx', () => ({ toast, NEWS_MS: 1 }));

const flow = aFlow([aNode({ id: 'a' }), aNode({ id: 'end', kind: 'experience' })], ['a>end']);

function Visitor({ nodeId, state }: { nodeId: string; state: RunState }) {
  useGuidance(openRoom(aDetail(state, flow)), { eid: 7, route: 'wait', nodeId });
  return null;
}

it('leads whoever opens the door of a run that has ended to its result, with a word in passing and no complaint', async () => {
  const begun = initialState({ leader_id: 1, member_ids: [1], holders: {} });
  const { router } = mountPage(<Visitor nodeId="start" state={{ ...begun, status: 'ended' }} />, [
    { path: '/experiment/meta/experience/7/end', element: null },
  ]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/experiment/meta/experience/7/end'));
  expect(toast.mock.calls).toEqual([
    ['实验已结束，不能进入。这里是结果和心得', { type: 'info', duration: 1 }],
  ]);
});
