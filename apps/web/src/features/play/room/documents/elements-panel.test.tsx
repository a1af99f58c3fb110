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

function panel(body: RichNode, onGap: (gap: Gap) => void = vi.fn()) {
  return <ElementsPanel elements={ELEMENTS} body={body} gaps={gapsOf(body)} onGap={onGap} />;
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
