import type { Line } from '@lets/contract';
import { expect, it } from 'vitest';
import { exhibitOf } from './showing.ts';

const exhibit = (id: string, zh: string) => ({ id, name: { zh, en: id } });
const KNOWN = [
  exhibit('note', '证据 1 借条（原件）'),
  exhibit('slip', '证据 2 银行电子回单'),
  exhibit('chat', '证据 3 微信聊天记录'),
];
const line = (zh: string, shows?: string[]): Line => ({
  role_id: 'counsel',
  text: { zh, en: zh },
  ...(shows && { shows }),
});
const shown = (one: Line | undefined, before: readonly string[] = []) =>
  exhibitOf(one, KNOWN, new Set(before))?.id;

it('a role shows what its line names, one thing after the other and nothing twice', () => {
  const both = line('请看。', ['slip', 'chat']);
  expect(shown(both)).toBe('slip');
  expect(shown(both, ['slip'])).toBe('chat');
  expect(shown(both, ['slip', 'chat'])).toBeUndefined();
});

it('without a name it shows what the line speaks of, and else nothing', () => {
  expect(shown(line('证据一，借条，被告亲笔书写。'))).toBe('note');
  expect(shown(line('我方提交微信聊天记录，里面他承认了。'))).toBe('chat');
  expect(shown(line('请求返还借款，提交起诉状。'))).toBeUndefined();
  expect(shown(undefined)).toBeUndefined();
});

it('whoever answers what the other side has shown does not show it', () => {
  expect(shown(line('证据一的真实性认可，借条不等于交付。'))).toBeUndefined();
  expect(shown(line('一张没有签名的借条，不足以推翻银行电子回单。'))).toBeUndefined();
});

it('the bench shows only what its line names', () => {
  const asBench = (one: Line) => exhibitOf(one, KNOWN, new Set(), { isBench: true })?.id;
  expect(asBench(line('请出示借条。'))).toBeUndefined();
  expect(asBench(line('请看。', ['note']))).toBe('note');
});

it('a line that names what the role may not read shows nothing', () => {
  expect(shown(line('出示借条。', ['reference_judgment']))).toBeUndefined();
});
