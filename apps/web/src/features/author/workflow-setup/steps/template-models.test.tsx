// @vitest-environment happy-dom
import type { Model } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mountPage, mountsComponents } from '../../../../testing/mount.tsx';
import { TemplateModels } from './template-models.tsx';

mountsComponents();

const body = { zh: { type: 'doc' }, en: { type: 'doc' } };
const model = (quality: Model['quality'], zh: string): Model => ({
  quality,
  note: { zh, en: `note ${quality}` },
  parts: [{ body }],
});
const MODELS = [model('sound', '要素齐全'), model('wrong', '利率用错了标准')];

test('an author reads what each paper teaches, and takes one out', async () => {
  const onChange = vi.fn();
  mountPage(<TemplateModels models={MODELS} isEditable onChange={onChange} />, []);
  expect(screen.getByText('利率用错了标准')).toBeTruthy();
  expect(screen.getByText('有一处错误')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '删除第 2 份' })));
  expect(onChange).toHaveBeenCalledWith([MODELS[0]]);
});

test('a version that is published offers no taking out', () => {
  mountPage(<TemplateModels models={MODELS} isEditable={false} onChange={vi.fn()} />, []);
  expect(screen.queryByRole('button')).toBeNull();
});
