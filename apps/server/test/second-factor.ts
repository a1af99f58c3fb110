import { generateSync } from 'otplib';
import { totpFactors } from '../src/db/schema/index.ts';
import { aboutTotp } from '../src/features/account/factor/prove.ts';
import { newTotpSecret } from '../src/features/account/factor/totp.ts';
import type { TestServer } from './test-server.ts';

/** Gives a person an authenticator app without asking anybody; answers the code that it shows now. */
export async function addTotp({ deps }: TestServer, user: { readonly id: number }): Promise<() => string> {
  const secret = newTotpSecret();
  await deps.database.db.insert(totpFactors).values({
    user_id: user.id,
    secret: deps.secrets.seal(secret, aboutTotp(user.id)),
    confirmed_at: new Date(deps.clock()),
  });
  return () => codeOf(secret, deps.clock());
}

/** What an app shows at a moment, in milliseconds. */
export function codeOf(secret: string, at: number): string {
  return generateSync({ secret, epoch: Math.floor(at / 1000) });
}
