import { randomUUID } from 'node:crypto';
import {
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importPKCS8,
  type JSONWebKeySet,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { takeTurns } from '../../db/advisory-lock.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import * as repository from './key-repository.ts';

const DAY_MS = 24 * 3_600_000;
/** After so long another key signs. */
const SIGNS_MS = 90 * DAY_MS;
/** A new key is published before it signs: platforms keep our list for a while. */
const KNOWN_AFTER_MS = DAY_MS;
/** What the former key has signed is verified long before this. */
const KEPT_MS = 7 * DAY_MS;

type Keeping = Pick<Deps, 'database' | 'secrets' | 'clock' | 'log'>;

const aboutKey = (kid: string) => `lti key ${kid}`;

/** Our public keys, for platforms: the one that signs, the one before it, and the one to come. */
export async function publicKeys(deps: Keeping): Promise<JSONWebKeySet> {
  return { keys: (await currentKeys(deps)).map(({ public_jwk }) => public_jwk) as JSONWebKeySet['keys'] };
}

/** Signs claims for a platform, which fetches the key by its `kid`. */
export async function signForPlatform(deps: Keeping, claims: JWTPayload): Promise<string> {
  const { kid, privateKey } = await signingKey(deps);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .sign(await importPKCS8(privateKey, 'RS256'));
}

async function signingKey(deps: Keeping): Promise<{ kid: string; privateKey: string }> {
  const rows = await currentKeys(deps);
  const chosen = signerAmong(rows.filter(isInUse), deps.clock());
  const opened = chosen && deps.secrets.open(chosen.private_key, aboutKey(chosen.kid));
  if (chosen && opened) return { kid: chosen.kid, privateKey: opened };
  deps.log.error(
    { kid: chosen?.kid },
    'the key towards learning platforms was sealed with another key: a new one is made',
  );
  const made = await inTransaction(deps.database, async (tx) => {
    await takeTurns(tx, 'lti keys');
    const now = new Date(deps.clock());
    for (const { kid } of rows) await repository.retire(tx, kid, now);
    const row = await newKey(deps, now);
    await repository.addKey(tx, row);
    return row;
  });
  return { kid: made.kid, privateKey: deps.secrets.open(made.private_key, aboutKey(made.kid)) ?? '' };
}

const isInUse = ({ retired_at }: repository.KeyRow) => retired_at === null;

/** Pure: the newest that platforms can have heard of, else the oldest. */
export function signerAmong<K extends { readonly created_at: Date }>(
  newestFirst: readonly K[],
  now: number,
): K | undefined {
  return (
    newestFirst.find(({ created_at }) => now - created_at.getTime() >= KNOWN_AFTER_MS) ?? newestFirst.at(-1)
  );
}

async function currentKeys(deps: Keeping): Promise<repository.KeyRow[]> {
  const rows = await repository.keys(deps.database);
  return isDue(rows, deps.clock()) ? rotate(deps) : rows;
}

/** Pure: whether a key has to be made, retired or forgotten. */
function isDue(rows: readonly repository.KeyRow[], now: number): boolean {
  const [newest] = rows.filter(isInUse);
  if (!newest || now - newest.created_at.getTime() > SIGNS_MS) return true;
  return supersededIn(rows, now).length + forgottenIn(rows, now).length > 0;
}

/** Pure: those that sign no more, as a newer one does. */
function supersededIn(rows: readonly repository.KeyRow[], now: number): repository.KeyRow[] {
  const inUse = rows.filter(isInUse);
  const signer = signerAmong(inUse, now);
  return signer ? inUse.slice(inUse.indexOf(signer) + 1) : [];
}

/** Pure. */
function forgottenIn(rows: readonly repository.KeyRow[], now: number): repository.KeyRow[] {
  return rows.filter(({ retired_at }) => retired_at !== null && now - retired_at.getTime() > KEPT_MS);
}

/** Every process may find that it is time: they take turns, and the second finds it done. */
async function rotate(deps: Keeping): Promise<repository.KeyRow[]> {
  return inTransaction(deps.database, async (tx) => {
    await takeTurns(tx, 'lti keys');
    const now = deps.clock();
    const at = new Date(now);
    const rows = await repository.keys(tx);
    for (const { kid } of supersededIn(rows, now)) await repository.retire(tx, kid, at);
    await repository.removeKeys(
      tx,
      forgottenIn(rows, now).map(({ kid }) => kid),
    );
    const [newest] = rows.filter(isInUse);
    if (!newest || now - newest.created_at.getTime() > SIGNS_MS)
      await repository.addKey(tx, await newKey(deps, at));
    return repository.keys(tx);
  });
}

async function newKey({ secrets }: Pick<Deps, 'secrets'>, at: Date): Promise<repository.KeyRow> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', {
    modulusLength: 2048,
    extractable: true,
  });
  const kid = randomUUID();
  return {
    kid,
    public_jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
    private_key: secrets.seal(await exportPKCS8(privateKey), aboutKey(kid)),
    created_at: at,
    retired_at: null,
  };
}
