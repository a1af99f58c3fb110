import type { IntegrationKind } from '@lets/contract';
import type { IconName } from '../../../art/icon-names.ts';

/** The kinds of services by what they are for, in the order of the list. */
export const GROUPS = {
  sign_on: ['cas', 'oidc', 'saml', 'oauth2'],
  platform: ['lti', 'ilab'],
  record: ['xapi'],
} as const satisfies Readonly<Record<string, readonly IntegrationKind[]>>;

export const KIND_ICON: Readonly<Record<IntegrationKind, IconName>> = {
  cas: 'login',
  oidc: 'login',
  saml: 'login',
  oauth2: 'login',
  lti: 'book',
  ilab: 'microscope',
  xapi: 'record',
};

/** What goes out by the outbox. */
export const SENDING: readonly IntegrationKind[] = ['lti', 'ilab', 'xapi'];
/** By which people come in. */
export const ADMITTING: readonly IntegrationKind[] = ['cas', 'oidc', 'saml', 'oauth2', 'lti', 'ilab'];
