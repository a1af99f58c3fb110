import {
  type Bilingual,
  INTEGRATION_SETTINGS,
  type IntegrationKind,
  type SecretsOf,
  type SettingsOf,
} from '@lets/contract';
import type { Reader } from '../db/reader.ts';
import type { Deps } from '../deps.ts';
import { type IntegrationRow, rowById, rowsOf } from './repository.ts';

/** A service outside as the server uses it, with its secrets opened. */
export interface KeptIntegration<K extends IntegrationKind = IntegrationKind> {
  readonly id: number;
  readonly kind: K;
  readonly name: Bilingual;
  readonly isOn: boolean;
  readonly settings: SettingsOf<K>;
  readonly secrets: SecretsOf;
}

type Opening = Pick<Deps, 'secrets' | 'log'>;

/** What its secrets are sealed about: they open in no other row. */
export const secretsAbout = (kind: IntegrationKind, id: number) => `integration ${kind} ${id}`;

/** Those of a kind that are switched on. */
export async function integrationsOf<K extends IntegrationKind>(
  deps: Opening & { readonly database: Reader },
  ...kinds: K[]
): Promise<KeptIntegration<K>[]> {
  const rows = await rowsOf(deps.database, kinds);
  return rows.flatMap((row) => (row.is_on ? (opened<K>(deps, row) ?? []) : []));
}

/** One that is switched on and of one of these kinds, else null. */
export async function integrationById<K extends IntegrationKind>(
  deps: Opening & { readonly database: Reader },
  id: number,
  ...kinds: K[]
): Promise<KeptIntegration<K> | null> {
  const row = await rowById(deps.database, id);
  if (!row?.is_on || !(kinds as IntegrationKind[]).includes(row.kind)) return null;
  return opened<K>(deps, row);
}

/** Null where the settings are not those of today, which is logged: one service that cannot be read must not take the others away. */
export function opened<K extends IntegrationKind>(
  { secrets, log }: Opening,
  row: IntegrationRow,
): KeptIntegration<K> | null {
  const settings = INTEGRATION_SETTINGS[row.kind].safeParse(row.settings);
  if (!settings.success) {
    log.error({ integration: row.id }, 'the settings of an integration cannot be read');
    return null;
  }
  const { id, kind, name, is_on } = row;
  const sealed = row.secrets && secrets.open(row.secrets, secretsAbout(kind, id));
  if (sealed === null)
    log.error({ integration: id }, 'the secrets of an integration were sealed with another key');
  return {
    id,
    kind: kind as K,
    name,
    isOn: is_on,
    settings: settings.data as SettingsOf<K>,
    secrets: sealed ? (JSON.parse(sealed) as SecretsOf) : {},
  };
}

/** Pure: who speaks for the people that come in by a service, as `identities` names it; '' for one by which nobody comes. */
export function issuerOf({ kind, settings }: Pick<KeptIntegration, 'kind' | 'settings'>): string {
  const of = settings as Readonly<Record<string, unknown>>;
  const by: Readonly<Record<IntegrationKind, unknown>> = {
    cas: of.prefix,
    oidc: of.issuer,
    saml: of.idp_issuer,
    // Without an issuer's name, whoever answers at this address is it.
    oauth2: of.userinfo_url,
    lti: of.issuer,
    ilab: of.base_url,
    xapi: undefined,
  };
  const name = by[kind];
  return typeof name === 'string' ? `${kind} ${name.replace(/\/+$/, '')}` : '';
}
