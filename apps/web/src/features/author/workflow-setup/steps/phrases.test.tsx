// @vitest-environment happy-dom
import { newFlow, newNode } from '@lets/authoring';
import type { Phrase } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mountPage, mountsComponents } from '../../../../testing/mount.tsx';
import type { Setup } from '../use-setup.ts';
import { Phrases } from './phrases.tsx';

mountsComponents();

function open(phrases: Phrase[]) {
  const node = { ...newNode('hearing', 'court', { x: 0, y: 0 }), phrases };
  const setup = { flow: { ...newFlow(), nodes: [node] }, editable: true } as unknown as Setup;
  const set = vi.fn();
  mountPage(<Phrases setup={setup} node={node} set={set} />);
  return set;
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

const ASK: Phrase = { role_id: null, text: { zh: '申请发言。', en: 'I ask for the floor.' } };

test('an author adds a phrase for everybody who speaks, and takes one away', async () => {
  const set = open([ASK]);
  await press('添加常用语');
  expect(set.mock.lastCall?.[0]).toEqual({ phrases: [ASK, { role_id: null, text: { zh: '', en: '' } }] });
  await press('删除常用语 1');
  expect(set.mock.lastCall?.[0]).toEqual({ phrases: [] });
});
