import { DEFAULT_ARRIVAL } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { personOf, valuesAt } from './attributes.ts';
import { ownPath } from './own-path.ts';

describe('what stands at a path', () => {
  it.each([
    ['cn', { cn: ' 张三 ' }, ['张三']],
    ['cn', { cn: ['张三', '', '李四'] }, ['张三', '李四']],
    ['number', { number: 20261001 }, ['20261001']],
    ['data.user.id', { data: { user: { id: 'x' } } }, ['x']],
    ['data.roles.name', { data: { roles: [{ name: 'a' }, { name: 'b' }] } }, ['a', 'b']],
    ['urn:oid:1.3.6.1', { 'urn:oid:1.3.6.1': 'x', urn: 'y' }, ['x']],
    ['memberOf', { memberOf: '["student","dorm 3"]' }, ['student', 'dorm 3']],
    ['memberOf', { memberOf: '[not JSON]' }, ['[not JSON]']],
    ['cn', { other: 'x' }, []],
    ['cn', { cn: { nested: 'x' } }, []],
    ['cn', 'no object', []],
    ['constructor.name', {}, []],
    ['__proto__', {}, []],
  ])('%s of %j', (path, told, values) => {
    expect(valuesAt(told, path)).toEqual(values);
  });
});

describe('a person by the rules', () => {
  const rules = {
    ...DEFAULT_ARRIVAL,
    account_attribute: 'number',
    name_attribute: 'cn',
    kind_attribute: 'affiliation',
    student_values: ['student'],
    mentor_values: ['Faculty', 'staff'],
    class_attribute: 'class',
  };
  const person = (attributes: object, more: object = {}) =>
    personOf(
      'cas https://sso',
      { subject: 's1', attributes: { ...attributes }, session: null, hint: '' },
      { ...rules, ...more },
    );

  it('has what the attributes say', () => {
    expect(person({ number: '2026', cn: '张三', affiliation: 'student', class: 'Law 1' })).toEqual({
      issuer: 'cas https://sso',
      subject: 's1',
      label: '2026',
      account: '2026',
      name: '张三',
      kind: 'student',
      className: 'Law 1',
    });
  });

  it.each([
    [{ affiliation: ['member', 'student'] }, 'student'],
    [{ affiliation: 'STUDENT@pku.edu.cn' }, 'student'],
    [{ affiliation: ['student', 'faculty'] }, 'mentor'],
    [{ affiliation: 'alum' }, null],
    [{}, null],
  ])('of %j is %s', (attributes, kind) => {
    expect(person(attributes).kind).toBe(kind);
  });

  it('without a rule for kinds is a student, and by no value an administrator', () => {
    expect(person({}, { kind_attribute: '' }).kind).toBe('student');
    expect(person({ affiliation: 'student' }, { student_values: [], mentor_values: [] }).kind).toBeNull();
  });

  it('is called by the subject where the rule names no attribute, and by nothing where the attribute lacks', () => {
    expect(person({}, { account_attribute: '' })).toMatchObject({ account: 's1', label: 's1' });
    expect(person({ cn: '张三' })).toMatchObject({ account: null, label: '张三' });
    expect(person({})).toMatchObject({ account: null, label: 's1' });
  });
});

describe('an own path', () => {
  it.each(['/', '/mentor/guide?x=1#y', '/experiment/doing', '/signOnward'])('%s is one', (path) => {
    expect(ownPath(path)).toBe(path);
  });
  it.each([
    undefined,
    '',
    'mentor',
    '//evil.example',
    '/\\evil.example',
    '/x\\y',
    '/\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/login?x',
    '/sso/1/start',
    '/signOn?fault=unknown',
    `/${'x'.repeat(400)}`,
  ])('%j is none', (path) => {
    expect(ownPath(path)).toBeNull();
  });
});
