import type { SignOnKind } from '@lets/contract';
import { casWay } from './cas/way.ts';
import { oauth2Way } from './oauth2/way.ts';
import { oidcWay } from './oidc/way.ts';
import { samlWay } from './saml/way.ts';
import type { Way } from './way.ts';

export const WAYS: { readonly [K in SignOnKind]: Way<K> } = {
  cas: casWay,
  oidc: oidcWay,
  saml: samlWay,
  oauth2: oauth2Way,
};

/** Of a kind that only the running server knows: it is handed integrations of that kind only. */
export function wayOf(kind: SignOnKind): Way<SignOnKind> {
  return WAYS[kind] as Way<SignOnKind>;
}
