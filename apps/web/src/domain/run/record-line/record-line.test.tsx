// @vitest-environment happy-dom

import { initialState } from '@lets/engine';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setLanguage } from '../../../i18n/index.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import { type EventWords, useEventWords } from '../event-words.ts';
import { makeNames } from '../names.ts';
import { recordLines, type ToldEvent, toldEvent } from '../record-lines.ts';
import { aDetail, aFlow, aNode, anEvent } from '../testing.ts';
import { RecordLine } from './record-line.tsx';
import type { RecordLineProps } from './record-line-props.ts';

mountsComponents();

const flow = aFlow([aNode({ id: 'a', roles: [{ role_id: 'judge' }] })], [], ['judge']);
const state = initialState({ leader_id: 1, member_ids: [1], holders: { judge: 1 } });
const names = makeNames(aDetail(state, flow), (text) => text?.zh ?? '');
const person = names.actor(1, 'judge');

function Line(props: Partial<RecordLineProps> & { line: ToldEvent }) {
  const words: EventWords = useEventWords(names);
  return <RecordLine names={names} words={words} look="whole" time={(at) => `at ${at}`} {...props} />;
}
const told = (...parts: Parameters<typeof anEvent>): ToldEvent => {
  const line = toldEvent(anEvent(...parts));
  if (!line) throw new Error('not told');
  return line;
};
const speech = told(
  2,
  { type: 'spoke', data: { text: 'Court is open.', file_id: null } },
  { role_id: 'judge' },
);
const guided = told(
  3,
  { type: 'guided', data: { text: 'Mind the law.' } },
  { by_staff: true, role_id: null },
);

it.each(['talk', 'whole', 'cut', 'brief'] as const)('tells who said what in the look %s', (look) => {
  const { container } = mount(<Line line={speech} look={look} />);
  expect(container.textContent).toContain('Court is open.');
  expect(container.textContent).toContain(look === 'talk' ? names.roleName('judge') : person);
  expect(container.querySelector('time')?.textContent).toBe(`at ${speech.event.at}`);
});

it('calls people by name or by their role', () => {
  const { container } = mount(<Line line={speech} calledBy="role" />);
  expect(container.querySelector('b')?.textContent).toBe(names.roleName('judge'));
});

it.each(['talk', 'whole', 'cut', 'brief'] as const)(
  'says in the look %s that it was the mentor, in either language',
  async (look) => {
    const { container } = mount(<Line line={guided} look={look} />);
    expect(container.textContent).toContain('指导教师');
    await act(() => setLanguage('en'));
    expect(container.textContent?.toLowerCase()).toContain('mentor');
  },
);

it('is a button where a press leads to it, says whether it is now, and has room for a tick', () => {
  const press = vi.fn();
  mount(<Line line={speech} look="cut" when="now" onPress={press} end={<i>tick</i>} more="; more" />);
  const line = screen.getByRole('button', { current: true });
  fireEvent.click(line);
  expect(press).toHaveBeenCalledOnce();
  expect(line.textContent).toMatch(/; moretick$/);
});

it('goes without a time or a face', () => {
  const { container } = mount(<Line line={speech} look="brief" time={undefined} isFaced={false} />);
  expect(container.querySelector('time')).toBeNull();
  expect(container.querySelector('svg')).toBeNull();
});

it.each(['talk', 'whole', 'cut', 'brief'] as const)(
  'says in the look %s whose question guidance answers, with the question where there is room',
  (look) => {
    const question = anEvent(
      2,
      { type: 'help_asked', data: { text: 'What first?' } },
      { actor_id: 1, role_id: null },
    );
    const answer = anEvent(
      4,
      { type: 'guided', data: { text: 'The facts.', answers: 2 } },
      { by_staff: true, role_id: null, actor_id: 9 },
    );
    const line = recordLines([question, answer]).at(-1);
    if (!line) throw new Error('not told');
    const { container } = mount(<Line line={line} look={look} />);
    expect(container.textContent).toContain('The facts.');
    expect(container.textContent).toContain('答复One');
    expect(container.textContent?.includes('What first?')).toBe(look === 'talk' || look === 'whole');
  },
);
