// @vitest-environment happy-dom
import { LIMITS, phraseList, phraseUse } from '@lets/contract';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import { GoalRemark } from './goal-remark.tsx';

const server = fakeServer();
mountsComponents();

function Page({ begun }: { begun: string }) {
  const [text, write] = useState(begun);
  return <GoalRemark goal="查明事实" text={text} onChange={write} />;
}

async function choose(begun: string) {
  server.on(phraseList, () => ({ d: { list: [{ id: 1, text: '争点归纳准确。', used: 0 }], hidden: [] } }));
  server.on(phraseUse, () => ({ d: {} }));
  mount(<Page begun={begun} />);
  fireEvent.click(screen.getByRole('button', { name: '常用评语' }));
  fireEvent.click(await screen.findByText('争点归纳准确。'));
  return screen.getByLabelText<HTMLTextAreaElement>('对“查明事实”的评语').value;
}

test('a comment of the bank comes after what is written', async () => {
  expect(await choose('事实清楚。')).toBe('事实清楚。\n争点归纳准确。');
});

test('one that does not fit changes nothing', async () => {
  const full = '满'.repeat(LIMITS.evaluation_remark);
  expect(await choose(full)).toBe(full);
});
