import { describe, expect, it } from 'vitest';
import { addUp, countPlaywright, countVitest, settle } from './test-counts.mjs';

describe('the count at the end', () => {
  it('adds up', () => {
    const counts = [
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 5, failed: 2, skipped: 1 },
    ];
    expect(addUp(counts)).toEqual({ passed: 6, failed: 2, skipped: 1 });
  });

  it('takes a test file that does not load for a failure', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 0 });
  });

  it('takes a flaky test and an error outside every test for failures', () => {
    expect(
      countPlaywright({ stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 1 }, errors: [{}] }),
    ).toEqual({
      passed: 2,
      failed: 2,
      skipped: 1,
    });
    expect(countPlaywright({ stats: { expected: 0, unexpected: 0 }, errors: [{}] }).failed).toBe(1);
  });

  it('takes a run that left no report, or ended badly for no stated reason, for a failure', () => {
    expect(settle(countVitest({}), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(settle({ passed: 4, failed: 0, skipped: 0 }, 137).failed).toBe(1);
    expect(settle({ passed: 4, failed: 0, skipped: 0 }, 0).failed).toBe(0);
  });
});
