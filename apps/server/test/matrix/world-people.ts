import { type CallDeclaration, IDENTITY, type InputOf, type OutputOf } from '@lets/contract';
import { type BuiltUser, buildUser, logInAs } from '../factories.ts';
import { addTotp } from '../second-factor.ts';
import type { TestServer } from '../test-server.ts';
import { type Actor, actors } from './actors.ts';

export type Member = BuiltUser & { readonly token: string };

export async function buildPeople(server: TestServer): Promise<Record<Actor, Member>> {
  const special: Partial<Record<Actor, Parameters<typeof buildUser>[1]>> = {
    mentor: { identity: IDENTITY.mentor },
    other_mentor: { identity: IDENTITY.mentor },
    admin_bare: { identity: IDENTITY.admin, modules: ['notice', 'log'] },
    admin: { identity: IDENTITY.admin, modules: ['experiment', 'workflow', 'project', 'user', 'course'] },
    super_admin: { identity: IDENTITY.super_admin },
  };
  const built: [Actor, Member][] = [];
  for (const actor of actors) built.push([actor, await member(server, special[actor])]);
  const people = Object.fromEntries(built) as Record<Actor, Member>;
  await addTotp(server, people.bystander);
  return people;
}

export async function member(
  { deps }: TestServer,
  overrides: Parameters<typeof buildUser>[1] = {},
): Promise<Member> {
  const user = await buildUser(deps.database, overrides);
  return { ...user, token: await logInAs(deps.database, user) };
}

/** Does what the world needs done, and will not go on without it. */
export async function act<C extends CallDeclaration>(
  server: TestServer,
  who: Member,
  call: C,
  input: InputOf<C>,
): Promise<OutputOf<C>> {
  const { code, d } = await server.call(call, input, { as: who.token });
  if (code !== 'ok') throw new Error(`${call.path} answered ${code} ${JSON.stringify(d)}`);
  return d;
}
