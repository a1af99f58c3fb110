import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Empty } from '../core/values.ts';
import { Me } from '../people/person.ts';

export const wechatUrl = declareCall({
  method: 'GET',
  path: '/account/wechat/url',
  summary:
    'Where to send the browser to log in by WeChat, with a state that only this browser can bring back.',
  who: 'public',
  input: Empty,
  output: z.object({ url: z.url() }),
  codes: ['not_configured', 'wechat_off'],
});

export const wechatLogin = declareCall({
  method: 'POST',
  path: '/account/wechat/login',
  summary:
    'Exchanges the code that WeChat came back with. A bound account is logged in; else a ticket to bind one is answered.',
  who: 'public',
  input: z.object({ code: z.string().min(1).max(512), state: z.string().min(1).max(128) }),
  output: z.object({ user: Me.nullable(), ticket: z.string().nullable(), nickname: z.string() }),
  codes: [
    'bad_credentials',
    'not_configured',
    'too_many_tries',
    'come_again',
    'factor_needed',
    'wechat_off',
    'wechat_unavailable',
  ],
});

export const wechatBind = declareCall({
  method: 'POST',
  path: '/account/wechat/bind',
  summary:
    'Binds the WeChat identity of a ticket to an account by its password, and logs in. changed_meanwhile says why in d: ticket (used or over), account or wechat (bound already).',
  who: 'public',
  input: z.object({
    ticket: z.string().min(1).max(256),
    account: z.string().trim().min(1).max(LIMITS.account),
    password: z.string().min(1).max(LIMITS.password_max),
  }),
  output: Me,
  codes: [
    'bad_credentials',
    'too_many_tries',
    'come_again',
    'factor_needed',
    'changed_meanwhile',
    'wechat_off',
  ],
});

export const wechatUnbind = declareCall({
  method: 'POST',
  path: '/account/wechat/unbind',
  summary: "Takes the binding of the caller's account away.",
  who: 'user',
  input: Empty,
  output: Empty,
  codes: ['not_found'],
});

export const wechatBinding = declareCall({
  method: 'GET',
  path: '/account/wechat/binding',
  summary: "Whether the caller's account is bound, and whether WeChat log-in is configured and on.",
  who: 'user',
  input: Empty,
  output: z.object({ configured: z.boolean(), nickname: z.string().nullable() }),
  codes: [],
});
