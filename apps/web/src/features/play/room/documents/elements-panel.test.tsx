// @vitest-environment happy-dom
import { type Gap, gapsOf, type RichNode } from '@lets/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mount, mountsComponents } from '../../../../testing/mount.tsx';
import { ElementsPanel } from './elements-panel.tsx';
import { HandInDialog } from './hand-in-dialog.tsx';

mountsComponents();

const text = (words: string): RichNode => ({ type: 'text', text: words });
const field = (value: string): RichNode => ({
  type: 'mergeField',
  attrs: { key: 'sum', label: '金额', value },
});
const claim = (value: string, reasons: string): RichNode => ({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [text('诉讼请求')] },
    { type: 'paragraph', content: [text('返还'), field(value)] },
    { type: 'heading', attrs: { level: 2 }, content: [text('事实和理由')] },
    { type: 'paragraph', ...(reasons && { content: [text(reasons)] }) },
  ],
});
const ELEMENTS = [
  { zh: '请求具体', en: 'Specific claims' },
  { zh: '事实与理由', en: 'Facts and reasons' },
  { zh: '针对方法，不针对人', en: 'The method, not the person' },
];

function panel(
  body: RichNode,
  onGap: (gap: Gap) => void = vi.fn(),
  onPlace: (path: readonly number[]) => void = vi.fn(),
) {
  const gaps = gapsOf(body);
  return <ElementsPanel elements={ELEMENTS} body={body} gaps={gaps} onGap={onGap} onPlace={onPlace} />;
}
const stateOf = (name: string) => screen.getByText(name).closest('li')?.dataset.state;

test('elements close while their places are written, and each gap leads to itself', () => {
  const onGap = vi.fn();
  const { rerender } = mount(panel(claim('', ''), onGap));
  expect([stateOf('请求具体'), stateOf('事实与理由'), stateOf('针对方法，不针对人')]).toEqual([
    'open',
    'open',
    'untold',
  ]);
  const places = within(screen.getByRole('list', { name: '未填处' })).getAllByRole('button');
  expect(places.map((place) => place.textContent)).toEqual(['字段未填：金额', '标题下没有内容：事实和理由']);
  fireEvent.click(places[0] as HTMLElement);
  expect(onGap).toHaveBeenCalledWith(expect.objectContaining({ kind: 'field', path: [1, 1] }));
  rerender(panel(claim('三千元', ''), onGap));
  expect([stateOf('请求具体'), stateOf('事实与理由')]).toEqual(['written', 'open']);
  rerender(panel(claim('三千元', '押金已付。'), onGap));
  expect(screen.getByText('没有未填处')).toBeTruthy();
  expect(screen.queryByRole('list', { name: '未填处' })).toBeNull();
});

test('an element leads to its first gap, or to what is written of it, and one without a place says so', () => {
  const [onGap, onPlace] = [vi.fn(), vi.fn()];
  mount(panel(claim('三千元', ''), onGap, onPlace));
  fireEvent.click(screen.getByRole('button', { name: /事实与理由/ }));
  expect(onGap).toHaveBeenCalledWith(expect.objectContaining({ kind: 'part', path: [2] }));
  expect(onPlace).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: /请求具体/ }));
  expect(onPlace).toHaveBeenCalledWith([0]);
  const own = screen.getByText('针对方法，不针对人').closest('li');
  expect(own?.textContent).toContain('自查');
  expect(own && within(own).queryByRole('button')).toBeNull();
});

test('an element that its author leaves to whoever writes is marked so, whatever the document says', () => {
  const body = claim('', '');
  const elements = [{ zh: '请求具体', en: 'Specific claims', self_check: true }];
  mount(
    <ElementsPanel elements={elements} body={body} gaps={gapsOf(body)} onGap={vi.fn()} onPlace={vi.fn()} />,
  );
  expect(stateOf('请求具体')).toBe('self_check');
  expect(screen.getByTitle('没有固定的位置，请自己对照检查').textContent).toContain('自查');
});

test('handing in with gaps names them, leads to the first, or hands in all the same', () => {
  const [onFirst, onConfirm, onClose] = [vi.fn(), vi.fn(), vi.fn()];
  const body = claim('', '');
  const gaps = gapsOf(body);
  const common = { body, name: '起诉状', needsConsent: false, busy: false, onConfirm, onClose };
  const { rerender } = mount(<HandInDialog {...common} gaps={gaps} onFirst={onFirst} />);
  expect(screen.getByText('“起诉状”还有 2 处未填，要提交吗？')).toBeTruthy();
  expect(screen.getByText('字段未填：金额')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '回到第一处' }));
  expect(onFirst).toHaveBeenCalledWith(gaps[0]);
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '仍然提交' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  rerender(<HandInDialog {...common} gaps={[]} />);
  expect(screen.getByText('提交“起诉状”？')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '仍然提交' })).toBeNull();
});
