import { readFileSync } from 'node:fs';

/** Pure: the sum of several `{ passed, failed, skipped }`. */
export function addUp(counts) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const count of counts) for (const name of Object.keys(sum)) sum[name] += count[name];
  return sum;
}

/** Pure: a run that ended badly has failed even when no single test says so: a file that does not load, a loose error, a crash. */
export function settle(counts, exitCode) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

export function readVitest(file, exitCode) {
  return settle(countVitest(read(file)), exitCode);
}

export function readPlaywright(file, exitCode) {
  return settle(countPlaywright(read(file)), exitCode);
}

export function countVitest(report) {
  const unloaded = (report.testResults ?? []).filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests ?? 0,
    failed: (report.numFailedTests ?? 0) + unloaded.length,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  };
}

export function countPlaywright({ stats = {}, errors = [] }) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  return { passed: expected, failed: unexpected + flaky + (unexpected === 0 ? errors.length : 0), skipped };
}

/** A run that crashed leaves no report. */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
