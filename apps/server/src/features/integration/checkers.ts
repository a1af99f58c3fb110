import type { IntegrationKind } from '@lets/contract';
import type { Checker } from '../../integrations/checks.ts';
import { checkIlab } from '../ilab/service.ts';
import { checkPlatform } from '../lti/service.ts';
import { SIGN_ON_CHECKERS } from '../sign-on/service.ts';
import { checkXapi } from '../xapi/service.ts';

/** How each kind of service is tested. */
export const CHECKERS: { readonly [K in IntegrationKind]: Checker<K> } = {
  cas: SIGN_ON_CHECKERS.cas,
  oidc: SIGN_ON_CHECKERS.oidc,
  saml: SIGN_ON_CHECKERS.saml,
  oauth2: SIGN_ON_CHECKERS.oauth2,
  lti: checkPlatform,
  ilab: checkIlab,
  xapi: checkXapi,
};
