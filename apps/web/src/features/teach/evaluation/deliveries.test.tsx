// @vitest-environment happy-dom
import { type RunDelivery, runDeliveries, runDeliveryResend } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import { Deliveries } from './deliveries.tsx';

const server = fakeServer();
mountsComponents();

const one = (id: number, over: Partial<RunDelivery> = {}): RunDelivery => ({
  id,
  service: { zh: '教学平台', en: 'Moodle' },
  topic: 'lti_score',
  person: { id, name: `学生${id}`, identity: 1 },
  state: 'delivered',
  stage: 'scored',
  score: 88.5,
  steps: null,
  tries: 1,
  reason: '',
  next_at: null,
  delivered_at: 0,
  ...over,
});
const asked: (string | undefined)[] = [];

async function open(list: readonly RunDelivery[]) {
  asked.length = 0;
  server.on(runDeliveries, () => ({ d: { list: [...list] } }));
  server.on(runDeliveryResend, ({ ids }) => {
    asked.push(ids);
    return { d: { count: 1 } };
  });
  mount(<Deliveries eid={3} />);
  await act(async () => {});
}
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

test('a run of which nothing goes out shows nothing', async () => {
  await open([]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('what was not delivered is told on the button, with its reason, and sent again', async () => {
  await open([one(1), one(2, { state: 'given_up', reason: '403: Not gradable', delivered_at: null })]);
  await press('1 条成绩未送达');
  expect(screen.getByText('403: Not gradable')).toBeTruthy();
  expect(screen.getAllByText(/88.5 分/)).toHaveLength(2);
  await press('重新投递全部未送达的');
  expect(asked).toEqual([undefined]);
});

test('what has arrived can be sent again by name; too few steps are told', async () => {
  await open([one(5, { topic: 'ilab_result', stage: null, steps: 6 })]);
  await press('成绩投递');
  expect(screen.getByText(/至少 10 个步骤，这里只有 6 个/)).toBeTruthy();
  await press('重新投递学生5的成绩');
  expect(asked).toEqual(['[5]']);
});

test('a token that is over is told in words', async () => {
  await open([
    one(7, { topic: 'ilab_result', stage: null, steps: 12, state: 'given_up', reason: 'token_over' }),
  ]);
  await press('1 条成绩未送达');
  expect(screen.getByText(/从实验空间重新进入一次/)).toBeTruthy();
});
