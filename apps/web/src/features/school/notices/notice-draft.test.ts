import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, judgeNotice } from './notice-draft.ts';

const sound = { ...EMPTY_DRAFT, title: { zh: '停机通知', en: '' }, body: { zh: '今晚维护。', en: '' } };

describe('judgeNotice', () => {
  it('takes a notice in Chinese alone', () => expect(judgeNotice(sound)).toEqual({}));
  it('wants a Chinese title and body', () => {
    const english = {
      ...EMPTY_DRAFT,
      title: { zh: ' ', en: 'Maintenance' },
      body: { zh: '', en: 'Tonight.' },
    };
    expect(judgeNotice(english)).toEqual({ title_zh: 'missing', body_zh: 'missing' });
  });
  it('wants a class where it is for some classes alone', () => {
    expect(judgeNotice({ ...sound, only_classes: true })).toEqual({ classes: 'missing' });
    expect(judgeNotice({ ...sound, only_classes: true, class_ids: [7] })).toEqual({});
  });
  it('counts characters as people do, at the limit and one above it', () => {
    const long = (count: number) => ({ ...sound, title: { zh: '𠮷'.repeat(count), en: 'x'.repeat(count) } });
    expect(judgeNotice(long(60))).toEqual({});
    expect(judgeNotice(long(61))).toEqual({ title_zh: 'too_long', title_en: 'too_long' });
  });
});
