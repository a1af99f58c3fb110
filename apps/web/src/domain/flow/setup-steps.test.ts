import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '../../i18n/locales/en/common.json' with { type: 'json' };
import zh from '../../i18n/locales/zh/common.json' with { type: 'json' };
import {
  judgeSetupStep,
  SETUP_PAGES,
  setupDoor,
  setupPageOf,
  setupPath,
  setupStepOf,
} from './setup-steps.ts';

const steps = SETUP_PAGES.map((page, step) => [step, page] as const);

describe('judgeSetupStep', () => {
  it.each(steps)('step %d (%s) opens when at least that step is remembered', (step, page) => {
    for (let remembered = step; remembered < SETUP_PAGES.length; remembered++)
      expect(judgeSetupStep(12, page, remembered)).toBeNull();
  });
  it.each(steps.slice(1))('step %d (%s) leads back to a lower one that is remembered', (step, page) => {
    for (let remembered = 0; remembered < step; remembered++) {
      expect(judgeSetupStep(12, page, remembered)).toEqual({
        to: `/manager/workflow/set/12/${SETUP_PAGES[remembered]}`,
        warning: 'step_incomplete',
      });
    }
  });
  it.each(steps)('step %d (%s) leads to the list when none is remembered', (_, page) => {
    for (const remembered of [null, -1, 7, 1.5])
      expect(judgeSetupStep(12, page, remembered)).toEqual({
        to: '/manager/workflow',
        warning: 'bad_parameter',
      });
  });
  it("says the specification's words", () => {
    expect(zh.guard).toMatchObject({
      bad_parameter: '参数错误',
      step_incomplete: '当前环节数据未设置完整，不能跳转到下一步',
    });
    expect(Object.keys(en.guard)).toEqual(Object.keys(zh.guard));
  });
});

describe('setupStepOf', () => {
  it.each(steps)('knows step %d by its address', (_, page) => {
    expect(setupStepOf(setupPath('7', page))).toEqual({ flowId: '7', page });
    expect(setupStepOf(`${setupPath('7', page)}/`)).toEqual({ flowId: '7', page });
  });
  it.each(['/manager/workflow', '/manager/workflow/set/7', '/manager/workflow/set/7/nowhere', '/set/7/doc'])(
    '%s is none',
    (path) => expect(setupStepOf(path)).toBeNull(),
  );
});

describe('the way in from elsewhere', () => {
  it('is the setup’s own address, which no guard judges and which says which page is wanted', () => {
    expect(setupDoor(12, 'roleAppend')).toBe('/manager/workflow/set/12?to=roleAppend');
    expect(setupStepOf('/manager/workflow/set/12')).toBeNull();
    expect(setupPageOf('roleAppend', 0)).toBe('roleAppend');
    expect(setupPageOf(null, 4)).toBe('action');
    expect(setupPageOf('nowhere', 1)).toBe('doc');
  });

  it('is what every link of the product uses', () => {
    const root = join(import.meta.dirname, '..');
    const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.tsx?$/.test(path),
    );
    const past = sources.filter((path) =>
      /workflow\/set\/\$\{[^}]+\}\/\w/.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(past).toEqual([]);
  });
});
