// @vitest-environment happy-dom
import { experimentDetail, experimentEvents } from '@lets/contract';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDetail, aState, spoke } from '../../../domain/run/testing.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../testing/mount.tsx';
import type { Asked } from './asked.ts';
import { RunPanel } from './run-panel.tsx';
import { aRow } from './testing.ts';

const server = fakeServer();
mountsComponents();

async function open(asked: Asked | null = null) {
  server.on(experimentDetail, () => ({ d: aDetail(aState({ status: 'in_progress' })) }));
  server.on(experimentEvents, () => ({ d: { events: [spoke(1, '现在开庭')], has_more: false } }));
  const done = () => {};
  mountPage(<RunPanel row={aRow()} now={0} asked={asked} ask={done} onAnswered={done} onClose={done} />);
  return screen.findByRole('region', { name: '现场与记录' });
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '发送指导' });

test('what can be done to a run stands outside what scrolls, and what happens in it inside', async () => {
  const scrolls = await open();
  expect(scrolls.textContent).toContain('现在开庭');
  for (const name of ['移交角色', '推进环节', '暂停操作', '结束表决']) {
    const act = screen.getByRole('button', { name: new RegExp(name) });
    expect(scrolls.contains(act), name).toBe(false);
  }
  expect(scrolls.contains(field())).toBe(false);
});

test('words that fit are offered where nothing is being written, and never in place of what is', async () => {
  await open({ act: 'guide', words: '请再看指南' });
  expect(field().value).toBe('请再看指南');
  expect(document.activeElement).toBe(field());
  fireEvent.change(field(), { target: { value: '我自己的话' } });
  cleanup();
  await open({ act: 'guide', words: '别的话' });
  expect(field().value).toBe('我自己的话');
});
