import { CODE } from '@lets/contract';
import { describe, expect, it, vi } from 'vitest';

vi.mock('../../../../i18n/index.ts', () => ({ currentLanguage: () => 'zh' }));

import { ApiError, NetworkError } from '../../../../lib/api-client.ts';
import { faultFrom, returnOf } from './use-wechat.ts';

describe('returnOf', () => {
  it.each([
    ['code=c&state=s', { code: 'c', state: 's' }],
    ['state=s', 'declined'],
    ['', null],
    ['redirect=%2Fexperiment%2Fdoing', null],
    ['code=c', null],
  ])('%s', (query, found) => expect(returnOf(new URLSearchParams(query))).toEqual(found));
});

describe('faultFrom', () => {
  it('does not speak of a password where none was asked for', () => {
    expect(faultFrom(new ApiError(CODE.bad_credentials, '账号或密码错误', null))).toBe('expired');
  });
  it("keeps the server's words of other refusals", () => {
    const refusal = new ApiError(CODE.not_configured, '管理员尚未配置这项功能', null);
    expect(faultFrom(refusal)).toEqual({ message: '管理员尚未配置这项功能' });
  });
  it('tells of no answer', () => expect(faultFrom(new NetworkError('down'))).toBe('network'));
});
