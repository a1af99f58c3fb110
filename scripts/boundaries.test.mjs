import { describe, expect, it } from 'vitest';
import { importsOf, judge, judgeRawQuery, rawQueriesOf } from './boundaries.mjs';

const declared = (_home, name) => name !== 'left-pad';
const verdict = (path, specifier) => judge(path, specifier, declared);

describe('boundaries', () => {
  it('sees imports of every kind, and none in comments or texts', () => {
    const text = `import a from 'a';
      import type { B } from 'b';
      export * from 'c';
      export { d } from 'd';
      import 'e';
      const later = import('f');
      type G = import('g').G;
      // import 'no';
      const text = "import 'no'";
      export const own = 1;`;
    const found = importsOf({ path: 'packages/engine/src/x.ts', text });
    expect(found.map((item) => item.specifier)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(found[2].line).toBe(3);
  });

  it.each([
    ['packages/engine/src/run/decide.ts', './state.ts'],
    ['packages/engine/src/run/decide.test.ts', 'fast-check'],
    ['packages/contract/src/workflow/flow.ts', '@lets/engine'],
    ['packages/contract/src/workflow/flow.ts', 'zod'],
    ['packages/authoring/src/flow/check.ts', '@lets/contract'],
    ['apps/web/src/features/author/workflow-setup/use-setup.ts', '@lets/authoring'],
    ['apps/web/src/features/play/room/page.tsx', '../../../components/button.tsx'],
    ['apps/web/src/features/play/room/page.tsx', './hooks/use-room.ts'],
    ['apps/web/src/features/play/room/page.tsx', '../../../domain/run/names.ts'],
    ['apps/web/src/domain/run/names.ts', '../../components/button.tsx'],
    ['apps/web/src/app/router.tsx', '../features/play/room/page.tsx'],
    ['apps/web/vite.config.ts', 'node:path'],
    ['apps/server/src/features/room/service.ts', '../account/service.ts'],
    ['apps/server/src/features/room/commands/speech.ts', '../repository.ts'],
    ['apps/server/src/features/room/service.test.ts', '../account/repository.ts'],
    ['apps/server/src/app.ts', './features/room/routes.ts'],
    ['apps/server/src/db/client.ts', 'pg'],
    ['apps/server/src/features/team/repository.ts', '../../db/drizzle.ts'],
    ['apps/server/src/features/team/find-repository.ts', '../../db/schema/index.ts'],
    ['apps/server/src/features/team/team.test.ts', '../../db/drizzle.ts'],
    ['apps/server/src/db/drizzle.ts', 'drizzle-orm'],
    ['apps/server/src/db/client.ts', 'drizzle-orm/node-postgres'],
    ['e2e/src/journey.spec.ts', '@lets/players'],
  ])('%s may import %s', (path, specifier) => {
    expect(verdict(path, specifier)).toBeUndefined();
  });

  it.each([
    ['packages/engine/src/run/decide.ts', 'zod', 'libraries'],
    ['packages/engine/src/run/decide.ts', 'node:crypto', "Node's modules"],
    ['packages/engine/src/run/decide.ts', '@lets/contract', 'contract'],
    ['packages/engine/src/run/decide.ts', '../../../contract/src/index.ts', 'outside its folder'],
    ['packages/contract/src/workflow/flow.ts', 'node:fs', "Node's modules"],
    ['packages/contract/src/workflow/flow.ts', '@lets/engine/src/flow.ts', 'not its files'],
    ['packages/contract/src/workflow/flow.ts', '@lets/authoring', 'authoring'],
    ['packages/authoring/src/flow/check.ts', 'zod', 'libraries'],
    ['packages/dossier/src/verify.ts', '@lets/engine', 'engine'],
    ['packages/dossier/src/verify.ts', 'node:crypto', "Node's modules"],
    ['players/src/main.ts', '@lets/authoring', 'authoring'],
    ['apps/web/src/main.tsx', '@lets/server', 'server'],
    ['apps/web/src/main.tsx', '@lets/content', 'content'],
    ['apps/web/src/main.tsx', 'left-pad', 'dependencies'],
    ['apps/web/src/features/play/room/page.tsx', '../replay/page.tsx', 'sibling play/replay'],
    ['apps/web/src/features/play/room/page.tsx', '../../prepare/cases/page.tsx', 'sibling prepare/cases'],
    ['apps/web/src/components/button.tsx', '../features/play/room/page.tsx', 'may not know a feature'],
    ['apps/web/src/domain/run/names.ts', '../../features/play/room/page.tsx', 'may not know a feature'],
    ['apps/web/src/components/button.tsx', '../domain/run/names.ts', 'may not know the domain'],
    ['apps/server/src/features/room/service.ts', '../account/repository.ts', 'service.ts only'],
    ['apps/server/src/features/room/commands/speech.ts', '../../account/policy.ts', 'service.ts only'],
    ['apps/server/src/realtime/gateway.ts', '../features/room/service.ts', 'may not know a feature'],
    ['apps/server/src/features/team/service.ts', '../../db/drizzle.ts', 'repository.ts'],
    ['apps/server/src/features/team/repository.ts', 'drizzle-orm', 'db/drizzle.ts'],
    ['apps/server/src/features/team/repository.ts', 'drizzle-orm/pg-core', 'db/drizzle.ts'],
    ['apps/server/src/throttle.ts', './db/schema/index.ts', 'repository.ts'],
    ['players/src/main.ts', '@lets/server', 'server'],
    ['players/src/main.ts', '../../apps/server/src/env.ts', 'outside its folder'],
    ['bench/src/main.ts', '../../apps/server/src/env.ts', 'outside its folder'],
  ])('%s may not import %s', (path, specifier, reason) => {
    expect(verdict(path, specifier)).toContain(reason);
  });

  it('sees statements that nothing checks, and none in comments or texts', () => {
    const text = `const a = await client.query<Row>('SELECT 1');
      // client.query('no')
      const words = "client.query('no')";
      pool.query(words);
      const { query } = request;`;
    expect(rawQueriesOf({ path: 'apps/server/src/x.ts', text })).toEqual([{ line: 1 }, { line: 4 }]);
  });

  it.each([
    ['apps/server/src/features/team/service.ts', true],
    ['apps/server/src/features/team/repository.ts', true],
    ['apps/server/src/features/team/team.test.ts', false],
    ['apps/server/src/db/wait.ts', false],
    ['apps/web/src/main.tsx', false],
  ])('%s may not write SQL itself: %s', (path, isForbidden) => {
    expect(judgeRawQuery(path) !== undefined).toBe(isForbidden);
  });
});
