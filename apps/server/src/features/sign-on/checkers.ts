import type { SignOnKind } from '@lets/contract';
import type { Deps } from '../../deps.ts';
import { type Checker, CheckFailed } from '../../integrations/checks.ts';
import { WAYS } from './ways.ts';

/** How each kind of sign-on server is tested. */
export const SIGN_ON_CHECKERS: { readonly [K in SignOnKind]: Checker<K> } = {
  cas: reachable(WAYS.cas.check),
  oidc: reachable(WAYS.oidc.check),
  saml: reachable(WAYS.saml.check),
  oauth2: reachable(WAYS.oauth2.check),
};

/** None of them can send anybody back to a server that does not know its own address. */
function reachable<K extends SignOnKind>(check: Checker<K>): Checker<K> {
  return async (deps, door, ok) => {
    assertAddress(deps);
    ok('settings');
    await check(deps, door, ok);
  };
}

function assertAddress({ env }: Deps): void {
  if (env.publicUrl === undefined && !env.isLocal) throw new CheckFailed('settings', 'PUBLIC_URL');
}
