// @vitest-environment happy-dom
import { courseList } from '@lets/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setCallHandlers } from '../../lib/api-client.ts';
import { callKey, useCall } from '../../lib/query.ts';
import { mount, mountsComponents } from '../../testing/mount.tsx';
import { ReadFault } from '../states/states.tsx';
import { QueryView } from './query-view.tsx';

mountsComponents();
const showError = vi.fn();
const fetchMock = vi.fn();
const answers = (c: number, m: string, d: unknown) =>
  fetchMock.mockImplementation(async () => new Response(JSON.stringify({ c, m, d })));
const list = [{ id: 1, name: { zh: '民法', en: 'Civil law' } }];

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', fetchMock);
  setCallHandlers({ showError, sessionEnded() {}, systemClosed() {}, consentMissing() {} });
});

function Courses() {
  const read = useCall(courseList, {});
  return (
    <QueryView query={read} skeleton="…">
      {({ list }) => list.map(({ id, name }) => <b key={id}>{name.en}</b>)}
    </QueryView>
  );
}

function Field() {
  const read = useCall(courseList, {});
  return <ReadFault of={read} />;
}

function mountWith(part: React.ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  mount(<QueryClientProvider client={client}>{part}</QueryClientProvider>);
  return client;
}

it('a refused read stands in its place, in the words of the server, and is tried again there; nothing is toasted', async () => {
  answers(10004, 'No authority', null);
  mountWith(<Courses />);
  expect((await screen.findByRole('alert')).textContent).toContain('No authority');
  answers(0, '', { list });
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Civil law')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(showError).not.toHaveBeenCalled();
});

it('what was read stays on the screen when it cannot be read anew, and that is said above it', async () => {
  answers(0, '', { list });
  const client = mountWith(<Courses />);
  await screen.findByText('Civil law');
  answers(10004, 'No authority', null);
  void client.invalidateQueries({ queryKey: callKey(courseList) });
  expect((await screen.findByRole('alert')).textContent).toContain('No authority');
  expect(screen.getByText('Civil law')).toBeTruthy();
});

it('a field that a read fills says in a line that it failed', async () => {
  answers(10004, 'No authority', null);
  mountWith(<Field />);
  expect((await screen.findByRole('alert')).textContent).toContain('No authority');
  answers(0, '', { list });
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
