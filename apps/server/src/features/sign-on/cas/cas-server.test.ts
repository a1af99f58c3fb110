import { accountQuery, IDENTITY, integrationTest, logout } from '@lets/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { buildUser, logInAs } from '../../../../test/factories.ts';
import { Browser, HOME } from '../../../../test/peers/browser.ts';
import { type CasServer, hasCasServer, openCasServer } from '../../../../test/peers/cas-server.ts';
import { connect, refusals } from '../../../../test/sign-on-desk.ts';
import { type HttpStandIn, openStandIn } from '../../../../test/stand-ins/http-stand-in.ts';
import { openTestServer, type TestServer } from '../../../../test/test-server.ts';

describe.skipIf(!hasCasServer())(
  'a real CAS server (skipped without Debian’s python3-django-cas-server)',
  () => {
    let server: TestServer;
    let cas: CasServer;
    let relay: HttpStandIn;
    let door: number;
    beforeAll(async () => {
      relay = await openStandIn(async ({ body }, response) => {
        const answer = await server.app.inject({
          method: 'POST',
          url: `/sso/${door}/back?state=over`,
          headers: { host: new URL(HOME).host, 'content-type': 'application/x-www-form-urlencoded' },
          payload: body,
        });
        response.writeHead(answer.statusCode).end();
      });
      [server, cas] = await Promise.all([openTestServer(), openCasServer(relay.url)]);
      door = await connect(server, 'cas', {
        prefix: cas.prefix,
        version: '3',
        makes: 'students',
        name_attribute: 'cn',
        kind_attribute: 'eduPersonAffiliation',
        student_values: ['student'],
        ends_there: true,
      });
    });
    afterAll(async () => {
      await server.close();
      await Promise.all([cas.close(), relay.close()]);
    });

    const me = async ({ session }: Browser) =>
      (await server.call(accountQuery, {}, { as: session ?? 'none' })).d ?? null;
    const fields = () => ({ username: cas.user, password: cas.password });

    it('lets people in with their attributes, not twice by a ticket, and ends their session with its own', async () => {
      const browser = new Browser(server);
      const form = await browser.open(`/sso/${door}/start?go=/experiment/doing`);
      const back = await browser.submit(form, fields(), `${HOME}/`);
      expect(back.url.searchParams.get('ticket')).toMatch(/^ST-/);
      expect((await browser.open(back.url.href)).url.pathname).toBe('/experiment/doing');
      expect(await me(browser)).toMatchObject({
        account: cas.user,
        name: '张三',
        identity: IDENTITY.student,
      });

      // The same ticket in a log-in that was set out for anew.
      const rival = new Browser(server);
      const { url } = await rival.open(`/sso/${door}/start`, {}, cas.prefix);
      const stolen = `${url.searchParams.get('service')}&ticket=${back.url.searchParams.get('ticket')}`;
      expect((await rival.open(stolen)).url.searchParams.get('fault')).toBe('refused');
      expect((await refusals(server)).at(-1)).toMatch(/^INVALID_(TICKET|SERVICE)$/);

      // Without asking, where it knows the person; and back without a ticket where it does not.
      await server.call(logout, {}, { as: browser.session });
      expect((await browser.open(`/sso/${door}/start?quiet=1`)).url.pathname).toBe('/');
      expect((await rival.open(`/sso/${door}/start?quiet=1`)).url.pathname).toBe('/login');

      const { id } = (await me(browser)) ?? { id: 0 };
      server.sessionsEnded.length = 0;
      await browser.open(`${cas.prefix}/logout`);
      await eventually(() => expect(server.sessionsEnded).toContain(id));
      expect(await me(browser)).toBeNull();
    });

    it('passes the test of the connection', async () => {
      const administrator = await buildUser(server.deps.database, { identity: IDENTITY.super_admin });
      const as = await logInAs(server.deps.database, administrator);
      const { checks } = (await server.call(integrationTest, { id: door }, { as })).d;
      expect(checks.map(({ check, is_ok }) => [check, is_ok])).toEqual([
        ['settings', true],
        ['connection', true],
        ['answer', true],
      ]);
    });
  },
);
