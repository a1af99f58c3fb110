import { describe, expect, it } from 'vitest';
import { detailInWords, targetInWords } from './in-words.ts';

describe('a line of the log in words', () => {
  it('says what kind of thing it was done to, and which', () => {
    expect(targetInWords({ action: 'intervention', target: 'experiment 12' })).toEqual({
      key: 'experiment',
      what: '12',
    });
    expect(targetInWords({ action: 'export', target: 'scores of class 3' })).toEqual({
      key: 'class_scores',
      what: '3',
    });
    expect(targetInWords({ action: 'workflow_published', target: 'workflow 一审 [w-1] v2' })).toEqual({
      key: 'workflow',
      what: '一审 v2',
    });
    expect(targetInWords({ action: 'project_saved', target: 'project 借款[二] [p-1]' })?.what).toBe(
      '借款[二]',
    );
    expect(targetInWords({ action: 'project_saved', target: 'project [p-1]' })?.what).toBe('[p-1]');
    expect(targetInWords({ action: 'project_saved', target: 'projects 3, 4' })?.what).toBe('3, 4');
  });

  it('leaves names of people, courses and classes as they are', () => {
    expect(targetInWords({ action: 'login', target: 'log' })).toBeNull();
    expect(targetInWords({ action: 'course_saved', target: 'class 3' })).toBeNull();
    expect(targetInWords({ action: 'import', target: 'something else' })).toBeNull();
  });

  it('translates what was done only where that act can say it', () => {
    expect(detailInWords({ action: 'notice_saved', detail: 'draft' })).toEqual({ key: 'draft', what: '' });
    expect(detailInWords({ action: 'intervention', detail: 'class call' })?.key).toBe('class_call');
    expect(detailInWords({ action: 'import', detail: '60 accounts' })).toEqual({
      key: 'accounts',
      what: '60',
    });
    expect(detailInWords({ action: 'experiment_deleted', detail: 'draft' })).toBeNull();
  });
});
