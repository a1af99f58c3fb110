import { CODE } from '@lets/contract';
import { expect, test, vi } from 'vitest';

vi.mock('../../i18n/index.ts', () => ({ currentLanguage: () => 'en' }));

import { ApiError, NetworkError } from '../api-client.ts';
import { resultOf } from './call-result.ts';

const after = (error: Error) =>
  resultOf<string>(
    () => Promise.reject(error),
    () => null,
  );

test.each([
  ['no answer', new NetworkError('down'), { is: 'offline' }],
  ['the end of the session', new ApiError(CODE.not_logged_in, 'no', null), { is: 'offline' }],
  ['no room', new ApiError(CODE.come_again, 'full', { retry_after: 3 }), { is: 'later', ms: 3000 }],
  [
    'content that does not fit',
    new ApiError(CODE.bad_parameter, 'no', null),
    { is: 'refused', message: 'no' },
  ],
])('%s', async (_, error, result) => {
  expect(await after(error)).toEqual(result);
});

test('a refusal that the document knows is what it says it is', async () => {
  const error = new ApiError(CODE.changed_meanwhile, 'changed', null);
  const result = await resultOf<string>(
    () => Promise.reject(error),
    ({ code }) => (code === CODE.changed_meanwhile ? { is: 'conflict', conflict: 'theirs' } : null),
  );
  expect(result).toEqual({ is: 'conflict', conflict: 'theirs' });
});
