// @vitest-environment happy-dom
import { newNode } from '@lets/authoring';
import type { Flow, FlowNode } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { mountPage, mountsComponents } from '../../../../testing/mount.tsx';
import type { Setup } from '../use-setup.ts';
import { SameKindBar } from './same-kind-bar.tsx';

mountsComponents();

const court = (id: string, zh: string, minutes: number | null): FlowNode => ({
  ...newNode(id, 'court', { x: 0, y: 0 }),
  name: { zh, en: '' },
  minutes,
});
const FLOW: Flow = {
  nodes: [court('inquiry', '调查', 20), court('debate', '辩论', 30), court('filing', '立案', null)],
  transitions: [],
  roles: [],
};

function Desk() {
  const [flow, setFlow] = useState(FLOW);
  const setup = { flow, editable: true, edit: setFlow } as unknown as Setup;
  const [node] = flow.nodes;
  return (
    <>
      {node && <SameKindBar setup={setup} node={node} shared="node" />}
      <output>{flow.nodes.map(({ minutes }) => minutes ?? 0).join(' ')}</output>
    </>
  );
}
const minutes = () => document.querySelector('output')?.textContent;
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('an exception is left as it is, the others are set alike, and it can be taken back', async () => {
  mountPage(<Desk />);
  expect(screen.getByText('其余 2 个动画类环节中，2 个时长或可否切换角色不同：')).toBeTruthy();
  await press('立案');
  await press('把 1 个设成与本环节相同');
  expect(minutes()).toBe('20 20 0');
  await press('撤销（1 个环节）');
  expect(minutes()).toBe('20 30 0');
  await press('立案');
  await press('把 2 个设成与本环节相同');
  expect(minutes()).toBe('20 20 20');
  expect(screen.getByText('其余 2 个动画类环节的时长与本环节相同')).toBeTruthy();
});
