import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Bilingual, Empty, Flag, Id, json, Time } from '../core/values.ts';
import { Me } from '../people/person.ts';
import { IntegrationKind, IntegrationName } from './kinds.ts';

/** One service outside, as the settings page shows it. Secrets are only said to be there. */
export const Integration = z.object({
  id: Id,
  kind: IntegrationKind,
  name: Bilingual,
  is_on: z.boolean(),
  /** The server was started with it: it is changed there. */
  in_environment: z.boolean(),
  /** By its kind: `INTEGRATION_SETTINGS`. */
  settings: z.record(z.string(), z.unknown()),
  /** Names of the secrets that are set. */
  secrets_set: z.array(z.string()),
  changed_at: Time,
  /** The class of its newcomers; null where the settings name none that is still there. */
  class: z.object({ id: Id, name: z.string(), course_id: Id }).nullable(),
  /** What the other side must be told: addresses of ours, by what they are. */
  addresses: z.record(z.string(), z.string()),
  /** How many people come in by it, and what the outbox holds for it. */
  people: z.number().int(),
  waiting: z.number().int(),
  given_up: z.number().int(),
});
export type Integration = z.infer<typeof Integration>;

export const integrationList = declareCall({
  method: 'GET',
  path: '/system/integration/list',
  summary: 'The services outside that this school has connected, with the addresses that each must be told.',
  who: 'super_admin',
  input: Empty,
  output: z.object({ list: z.array(Integration) }),
  codes: [],
});

export const integrationSave = declareCall({
  method: 'POST',
  path: '/system/integration/save',
  summary:
    'Adds a service outside, or changes one: `settings` whole, of `secrets` those named. Anything but the name of a sign-on server is kept by a super administrator.',
  who: 'super_admin',
  input: z.object({
    id: Id.optional(),
    kind: IntegrationKind,
    name: json(IntegrationName),
    is_on: Flag,
    settings: json(z.record(z.string(), z.unknown())),
    secrets: json(z.record(z.string(), z.string().max(LIMITS.integration_secret))),
  }),
  output: Integration,
  codes: ['not_found', 'integration_fixed'],
});

export const integrationDelete = declareCall({
  method: 'POST',
  path: '/system/integration/delete',
  summary:
    'Removes a service outside with what waits for it. People keep their accounts; those without a password need another way in.',
  who: 'super_admin',
  input: z.object({ id: Id }),
  output: Empty,
  codes: ['not_found', 'integration_fixed'],
});

/** What a test of a connection looked at, in order; the first that fails is the last. */
export const INTEGRATION_CHECKS = [
  'settings',
  'name',
  'connection',
  'certificate',
  'answer',
  'issuer',
  'keys',
  'credentials',
] as const;
export const IntegrationCheck = z.object({
  check: z.enum(INTEGRATION_CHECKS),
  is_ok: z.boolean(),
  /** In the words of the other side or of the network, for the administrator. */
  detail: z.string(),
});
export type IntegrationCheck = z.infer<typeof IntegrationCheck>;

export const integrationTest = declareCall({
  method: 'POST',
  path: '/system/integration/test',
  summary:
    'Asks a service outside as the server itself would, and says what is wrong. It changes nothing there.',
  who: 'super_admin',
  input: z.object({ id: Id }),
  output: z.object({ checks: z.array(IntegrationCheck) }),
  codes: ['not_found', 'too_fast'],
});

export const identityBind = declareCall({
  method: 'POST',
  path: '/account/identity/bind',
  summary:
    'Links the identity of a ticket to an account by its password, and logs in. changed_meanwhile says why in d: ticket (used or over) or identity (linked already).',
  who: 'public',
  input: z.object({
    ticket: z.string().min(1).max(256),
    account: z.string().trim().min(1).max(LIMITS.account),
    password: z.string().min(1).max(LIMITS.password_max),
  }),
  output: Me,
  codes: ['bad_credentials', 'too_many_tries', 'come_again', 'factor_needed', 'changed_meanwhile'],
});

/** Another server's word for a person of ours. */
export const LinkedIdentity = z.object({
  id: Id,
  /** Null when the service is no longer connected. */
  name: Bilingual.nullable(),
  label: z.string(),
  first_seen: Time,
  last_seen: Time,
});
export type LinkedIdentity = z.infer<typeof LinkedIdentity>;

export const identityOwn = declareCall({
  method: 'GET',
  path: '/account/identities',
  summary:
    "The identities at other servers that open the caller's account, and whether it has a password too.",
  who: 'user',
  input: Empty,
  output: z.object({ list: z.array(LinkedIdentity), has_password: z.boolean() }),
  codes: [],
});

export const identityUnlink = declareCall({
  method: 'POST',
  path: '/account/identity/unlink',
  summary: "Takes a linked identity from the caller's account; not the only way in.",
  who: 'user',
  input: z.object({ id: Id }),
  output: Empty,
  codes: ['not_found', 'only_way_in'],
});
