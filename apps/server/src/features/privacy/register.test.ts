import { DEFAULT_SERVICE } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { getTableConfig, PgTable } from '../../db/drizzle.ts';
import * as schema from '../../db/schema/index.ts';
import { ACTIVITIES, IMPERSONAL } from './register.ts';
import { registerRows } from './register-sheet.ts';
import { standardText } from './standard-text.ts';

const TABLES = Object.values(schema)
  .filter((one) => one instanceof PgTable)
  .map((table) => getTableConfig(table).name);
const hosting = {
  settings: { ...DEFAULT_SERVICE, keep_messages_days: 365 },
  product: { zh: '', en: '' },
  assistant: { host: 'models.example.edu', model: 'law-1' },
};

describe('the register of processing', () => {
  it('has every table of the database once, or says that there is nothing of people in it', () => {
    const named = [...ACTIVITIES.flatMap(({ tables }) => tables), ...IMPERSONAL];
    expect(named.toSorted()).toEqual(TABLES.toSorted());
  });

  it('says how long by the settings, and where texts are sent', () => {
    for (const lang of ['zh', 'en'] as const) {
      const all = JSON.stringify(registerRows(hosting, lang));
      expect(all).toContain('models.example.edu');
      expect(all).toContain(lang === 'zh' ? '365 天' : '365 days');
    }
    const none = JSON.stringify(registerRows({ ...hosting, assistant: null }, 'en'));
    expect(none).not.toContain('models.example.edu');
  });

  it('makes the standard text of a notice in both languages', () => {
    const { zh, en } = standardText(hosting);
    for (const { name } of ACTIVITIES) {
      expect(zh).toContain(name.zh);
      expect(en).toContain(name.en);
    }
    expect(zh).toContain('未满十四周岁');
    expect(en).toContain('under fourteen');
    for (const text of [zh, en]) expect(text).toContain('models.example.edu');
  });
});
