import { describe, expect, it } from 'vitest';
import { readAnswer, readLogout, textOf } from './answer.ts';

const NS = 'xmlns:cas="http://www.yale.edu/tp/cas"';
const success = (inner: string) =>
  `<cas:serviceResponse ${NS}><cas:authenticationSuccess>${inner}</cas:authenticationSuccess></cas:serviceResponse>`;

describe('an answer', () => {
  it.each([
    ['without attributes', success('<cas:user> 2026 </cas:user>'), {}],
    [
      'with a block of attributes, one of them twice',
      success(
        '<cas:user>2026</cas:user><cas:attributes><cas:cn>张三</cas:cn><cas:r>a</cas:r><cas:r>b</cas:r></cas:attributes>',
      ),
      { cn: ['张三'], r: ['a', 'b'] },
    ],
    [
      'with attributes in the older style',
      success(
        '<cas:user>2026</cas:user><cas:attribute name="cn" value="张三"/><cas:attribute name="x">y</cas:attribute>',
      ),
      { cn: ['张三'], x: ['y'] },
    ],
    [
      'with attributes beside the user',
      success(
        '<cas:user>2026</cas:user><cas:cn>张三</cas:cn><cas:proxies><cas:proxy>p</cas:proxy></cas:proxies>',
      ),
      { cn: ['张三'] },
    ],
    [
      'with another prefix, and a comment in a name',
      '<?xml version="1.0"?><s:serviceResponse xmlns:s="http://www.yale.edu/tp/cas"><s:authenticationSuccess><s:user>20<!-- -->26</s:user></s:authenticationSuccess></s:serviceResponse>',
      {},
    ],
    [
      'without a namespace',
      '<serviceResponse><authenticationSuccess><user>2026</user></authenticationSuccess></serviceResponse>',
      {},
    ],
  ])('%s is read', (_what, text, attributes) => {
    expect(readAnswer(text)).toEqual({ user: '2026', attributes });
  });

  it('says why it refuses', () => {
    const failure = `<cas:serviceResponse ${NS}><cas:authenticationFailure code="INVALID_TICKET">no</cas:authenticationFailure></cas:serviceResponse>`;
    expect(readAnswer(failure)).toEqual({ failure: 'INVALID_TICKET' });
  });

  it.each([
    [
      'an external entity',
      `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${success('<cas:user>&e;</cas:user>')}`,
    ],
    ['entities that grow', `<!doctype x [<!ENTITY a "aaaa">]>${success('<cas:user>&a;&a;</cas:user>')}`],
    ['no user', success('<cas:cn>x</cas:cn>')],
    ['an empty user', success('<cas:user> </cas:user>')],
    ['a page', '<html><body><cas:user>2026</cas:user></body></html>'],
    [
      'a user that stands elsewhere',
      `<x ${NS}><cas:authenticationSuccess><cas:user>2026</cas:user></cas:authenticationSuccess></x>`,
    ],
    [
      'success within failure',
      `<cas:serviceResponse ${NS}><cas:other>${success('<cas:user>2026</cas:user>')}</cas:other></cas:serviceResponse>`,
    ],
    ['what ends too soon', `<cas:serviceResponse ${NS}><cas:authenticationSuccess><cas:user>2026</cas:user>`],
    ['text', 'yes\n2026\n'],
    ['nothing', ''],
  ])('with %s is refused', (_what, text) => {
    expect(() => readAnswer(text)).toThrowError(expect.objectContaining({ name: 'NotVouched' }));
  });

  it('is read in the character set that it names', () => {
    const gbk = Buffer.concat([
      Buffer.from('<?xml version="1.0" encoding="GBK"?><n>'),
      // 张三
      Buffer.from([0xd5, 0xc5, 0xc8, 0xfd]),
      Buffer.from('</n>'),
    ]);
    expect(textOf(gbk, undefined)).toContain('张三');
    expect(textOf(gbk, 'text/xml; charset=GBK')).toContain('张三');
    expect(textOf(Buffer.from('张三'), 'text/xml')).toBe('张三');
    expect(() => textOf(gbk, 'text/xml; charset=klingon')).toThrowError('character set');
  });
});

describe('a log-out', () => {
  const request = (inner: string) =>
    `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="x" Version="2.0">${inner}</samlp:LogoutRequest>`;
  it('names the ticket that began the session', () => {
    expect(readLogout(request('<samlp:SessionIndex> ST-1 </samlp:SessionIndex>'))).toBe('ST-1');
    expect(readLogout(request(''))).toBeNull();
    expect(readLogout('<x><SessionIndex>ST-1</SessionIndex></x>')).toBeNull();
    expect(() => readLogout(`<!DOCTYPE x>${request('')}`)).toThrowError('DOCTYPE');
  });
});
