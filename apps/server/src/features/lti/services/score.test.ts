import { describe, expect, it } from 'vitest';
import { nextPage, withPath, withQuery } from './ask-service.ts';
import { outcome } from './carrier.ts';
import { reasonOf } from './reasons.ts';
import { isCanvasColumn, momentAfter, type ScorePayload, scoreMessage, timestampOf } from './score.ts';

const payload: ScorePayload = {
  link_id: 1,
  subject: 'u1',
  stage: 'scored',
  score: 87.5,
  comment: '配合良好。',
  begun_at: Date.UTC(2026, 10, 2, 8),
  ended_at: Date.UTC(2026, 10, 2, 9, 30),
  at: Date.UTC(2026, 10, 3, 1),
};
const sent = (over: Partial<ScorePayload> = {}, isCanvas = false) =>
  scoreMessage({ ...payload, ...over }, { sentAt: payload.at + 5, isCanvas });
const CANVAS = 'https://canvas.instructure.com/lti/submission';

describe('a score', () => {
  it('says all of an evaluation, below the second', () => {
    expect(sent()).toEqual({
      userId: 'u1',
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
      timestamp: '2026-11-03T01:00:00.005Z',
      scoreGiven: 87.5,
      scoreMaximum: 100,
      comment: '配合良好。',
      submission: { startedAt: '2026-11-02T08:00:00.000Z', submittedAt: '2026-11-02T09:30:00.000Z' },
    });
  });

  it.each([
    ['begun', 'Started', 'NotReady'],
    ['ended', 'Submitted', 'PendingManual'],
    ['withdrawn', 'Submitted', 'PendingManual'],
    ['not_scored', 'Completed', 'NotReady'],
  ] as const)('%s: no number, so that one there goes', (stage, activityProgress, gradingProgress) => {
    const message = sent({ stage, score: null, comment: '' });
    expect(message).toMatchObject({ activityProgress, gradingProgress });
    expect(message).not.toHaveProperty('scoreGiven');
    expect(message).not.toHaveProperty('comment');
  });

  it('of Canvas is a new submission at the end alone', () => {
    expect(sent({ stage: 'begun' }, true)[CANVAS]).toEqual({ new_submission: false });
    expect(sent({ stage: 'ended' }, true)[CANVAS]).toMatchObject({
      new_submission: true,
      submitted_at: '2026-11-02T09:30:00.000Z',
    });
    expect(sent({}, true)[CANVAS]).toEqual({ new_submission: false });
    expect(sent()).not.toHaveProperty([CANVAS]);
  });

  it('is newer than what was told before in the same millisecond, with any number of tries', () => {
    const now = 1_000_000;
    const first = { at: momentAfter(null, now) };
    const second = { at: momentAfter(first.at, now) };
    expect(timestampOf(second, 0, now)).toBeGreaterThan(timestampOf(first, 39, now));
    expect(timestampOf(first, 1, now)).toBeGreaterThan(timestampOf(first, 0, now));
  });

  it('is newer too when the clock was put back', () => {
    const first = { at: momentAfter(null, 5_000_000) };
    expect(momentAfter(first.at, 1_000_000)).toBeGreaterThan(first.at);
  });
});

describe('an address of a platform', () => {
  it.each([
    [
      'https://m.cn/mod/lti/services.php/2/lineitems/7/lineitem?type_id=3',
      'https://m.cn/mod/lti/services.php/2/lineitems/7/lineitem/scores?type_id=3',
    ],
    ['https://c.com/api/lti/courses/1/line_items/9', 'https://c.com/api/lti/courses/1/line_items/9/scores'],
    ['https://c.com/items/9/', 'https://c.com/items/9/scores'],
  ])('%s: the part stands before the query', (lineItem, scores) => {
    expect(withPath(lineItem, '/scores')).toBe(scores);
  });

  it('keeps the query that it has', () => {
    expect(withQuery('https://m.cn/lineitems?type_id=3', { resource_link_id: 'a b' })).toBe(
      'https://m.cn/lineitems?type_id=3&resource_link_id=a+b',
    );
    expect(withQuery('https://m.cn/lineitems', { rlid: '1' })).toBe('https://m.cn/lineitems?rlid=1');
  });

  it('tells Canvas', () => {
    expect(isCanvasColumn('canvas', 'https://x/1')).toBe(true);
    expect(isCanvasColumn('', 'https://x.edu/api/lti/courses/1/line_items/9')).toBe(true);
    expect(isCanvasColumn('moodle', 'https://m.cn/mod/lti/services.php/2/lineitems/7/lineitem')).toBe(false);
  });
});

describe('the next page', () => {
  const list = 'https://m.cn/memberships?limit=2';
  it.each([
    ['<https://m.cn/memberships?limit=2&from=2>; rel="next"', 'https://m.cn/memberships?limit=2&from=2'],
    ['<https://m.cn/d>; rel="differences", <https://m.cn/p2>; rel=next', 'https://m.cn/p2'],
    ['<https://m.cn/p,2>;rel="next"', 'https://m.cn/p,2'],
    ['</p2>; title="x"; rel="last next"', 'https://m.cn/p2'],
    ['<https://m.cn/d>; rel="differences"', null],
    ['<https://m.cn/d>; rel="nextish"', null],
    // Our token would go along.
    ['<https://evil.example/p2>; rel="next"', null],
    [undefined, null],
  ])('of %s', (link, next) => {
    expect(nextPage(link, list)).toBe(next);
  });
});

describe('a refusal', () => {
  it.each([
    ['{"status":403,"reason":"Not gradable"}', '403: Not gradable'],
    ['{"error":"invalid_client","error_description":"unknown key"}', '403: invalid_client, unknown key'],
    ['{"errors":[{"message":"not found"}]}', '403: not found'],
    // Whatever else stands there is not told.
    ['<html>root:x:0:0</html>', '403'],
    ['{"secret":"x"}', '403'],
    ['["x"]', '403'],
  ])('%s', (text, reason) => {
    expect(reasonOf({ status: 403, text })).toBe(reason);
  });

  it('that will not be otherwise tomorrow is for good', () => {
    expect(outcome(400, '400').result).toBe('refused');
    expect(outcome(403, '403').result).toBe('refused');
    for (const status of [401, 409, 429, 500, 503]) expect(outcome(status, '').result).toBe('later');
    // Our key may not have been fetched yet.
    expect(outcome(400, 'token: 400: invalid_client').result).toBe('later');
    expect(outcome(429, '429', '30')).toMatchObject({ afterMs: 30_000 });
    expect(outcome(429, '429', 'soon')).not.toHaveProperty('afterMs');
  });
});
