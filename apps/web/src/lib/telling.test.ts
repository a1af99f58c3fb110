import { CODE } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { isToasted, type Telling, tellerOf } from './telling.ts';

const QUIET: Telling = { quiet: 'an extra' };
const { bad_parameter, no_authority, not_logged_in, system_closed } = CODE;

describe('who tells of a refusal', () => {
  it.each<[string, number, Telling, string]>([
    ['a toast, when nothing is said', no_authority, {}, 'toast'],
    ['a toast for a wrong field too, when nothing is said', bad_parameter, {}, 'toast'],
    ['the screen, in place', no_authority, { shown: 'in-place' }, 'screen'],
    ['the form, at its fields', bad_parameter, { shown: 'at-fields' }, 'screen'],
    ['a toast, for what no field of a form shows', no_authority, { shown: 'at-fields' }, 'toast'],
    ['only the log, with a reason', no_authority, QUIET, 'log'],
    ['the login, whatever the call says', not_logged_in, QUIET, 'login'],
    ['the login, also when the screen shows its refusals', not_logged_in, { shown: 'in-place' }, 'login'],
    ['the closed page, whatever the call says', system_closed, QUIET, 'closed'],
  ])('%s', (_, code, telling, teller) => expect(tellerOf(code, telling)).toBe(teller));
});

it('a call without an answer is toasted where its refusal would be', () => {
  expect(isToasted()).toBe(true);
  expect(isToasted({ shown: 'at-fields' })).toBe(true);
  expect(isToasted({ shown: 'in-place' })).toBe(false);
  expect(isToasted(QUIET)).toBe(false);
});
