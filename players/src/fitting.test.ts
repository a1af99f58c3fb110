import { describe, expect, it } from 'vitest';
import { bestFit, gistOf, likeness } from './fitting.ts';

describe('how much two texts are about the same', () => {
  it('is told in Chinese by pairs of letters, without words that say nothing', () => {
    expect([...gistOf('请问借条？')]).not.toContain('请问');
    expect(likeness('借条是谁写的？', '借条由被告亲笔书写。')).toBeGreaterThan(0.1);
    expect(likeness('借条是谁写的？', '我们需要中秋以前修好墙。')).toBe(0);
  });

  it('is told in English by stems', () => {
    expect(likeness('Who signed the notes?', 'The note was signed by him.')).toBe(1);
    expect(likeness('Who signed the notes?', 'Please be seated.')).toBe(0);
  });

  it('is nothing where nothing is said', () => {
    expect(likeness('', 'anything')).toBe(0);
    expect(likeness('？', '')).toBe(0);
  });
});

it('the best fit is taken, and none that fits too little', () => {
  const lines = ['聊天记录可以证明。', '转账回单可以证明十九万。'];
  const fit = (asked: string, enough: number) => bestFit(asked, lines, (one) => one, enough);
  expect(fit('转账回单证明了什么？', 0.3)).toBe(lines[1]);
  expect(fit('聊天记录呢？', 0.3)).toBe(lines[0]);
  expect(fit('今天天气很好', 0.1)).toBeUndefined();
});
