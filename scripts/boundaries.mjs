import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './lib/paths.mjs';
import { isTest, lineOf, listSources, parseSource, readSource, walk } from './lib/sources.mjs';

/**
 * Which of our packages each may use; everything else is forbidden: imports point one way, engine ← contract ← authoring ← server, web.
 * `node` allows Node's own modules, `npm` the libraries that the package declares; `tests` may use more than the package.
 */
const PACKAGES = {
  'packages/engine': { uses: [] },
  'packages/contract': { uses: ['engine'], npm: true },
  'packages/authoring': { uses: ['contract', 'engine'] },
  'packages/dossier': { uses: ['contract'], npm: true },
  content: { uses: ['contract', 'engine'], node: true, npm: true },
  'apps/web': { uses: ['authoring', 'contract', 'dossier', 'engine'], tests: ['content'], npm: true },
  // The server's own practice partners are players, who come in by the front door like everybody else.
  'apps/server': {
    uses: ['authoring', 'contract', 'dossier', 'engine', 'content', 'players'],
    node: true,
    npm: true,
  },
  // Played from the command line they take the models of papers from the bundled cases: no call tells them.
  players: { uses: ['content', 'contract', 'engine'], node: true, npm: true },
  e2e: { uses: ['contract', 'players'], node: true, npm: true },
  bench: { uses: ['authoring', 'contract', 'players'], node: true, npm: true },
  // Starts the product with what the benchmarks start it with.
  // Servers of others: nothing of ours is in them.
  peers: { uses: [] },
  drills: { uses: ['bench', 'contract', 'engine', 'players', 'web'], node: true, npm: true },
};

/** Folders beside `features/` that features stand on, and which therefore know none of them. */
const FEATURELESS = {
  'apps/web/src': ['domain', 'components', 'lib', 'theme', 'i18n', 'art'],
  'apps/server/src': ['db', 'http', 'integrations', 'outside', 'realtime', 'runs', 'storage'],
};

/** The web app's features stand in groups: `features/play/room`. The server's stand side by side: `features/room`. */
const DEPTH = { 'apps/web/src': 2, 'apps/server/src': 1 };

/** Below the web app's `domain/`, which may use them: they know nothing of runs, flows, cases and teams. */
const BELOW_DOMAIN = ['components', 'lib', 'theme', 'i18n', 'art'];

const SERVER = 'apps/server/src/';
/** Where else than in `db/` and the repositories a query may be written. */
const QUERYING = [
  // Knows the error of the query builder, to keep its values out of the log.
  'log.ts',
  // Conditions that several repositories share.
  'runs/registration.ts',
  'runs/rehearsal-filter.ts',
  'runs/run-acts.ts',
  'runs/run-filter.ts',
  'runs/struck.ts',
  'runs/task-name.ts',
];

/** Every import of one file as `{ specifier, line }`, those of types and those made at run time included. */
export function importsOf(source) {
  const found = [];
  walk(parseSource(source), (node) => {
    const imported = node.type === 'TSImportType' ? (node.source ?? node.argument) : node.source;
    if (typeof imported?.value === 'string' && /Import|Export/.test(node.type)) {
      found.push({ specifier: imported.value, line: lineOf(source.text, node.start) });
    }
  });
  return found;
}

/** Where one file calls `.query(…)`, by lines: statements that nothing checks against the schema. */
export function rawQueriesOf(source) {
  const found = [];
  walk(parseSource(source), (node) => {
    if (node.type === 'CallExpression' && node.callee.property?.name === 'query')
      found.push({ line: lineOf(source.text, node.start) });
  });
  return found;
}

/** Pure: why a file may not write SQL itself; undefined when it may. */
export function judgeRawQuery(path) {
  if (!path.startsWith(SERVER) || isTest(path) || mayQuery(path)) return undefined;
  return "statements are written with the query builder, whose types are the schema's";
}

function mayQuery(path) {
  const inside = path.slice(SERVER.length);
  return (
    inside.startsWith('db/') ||
    QUERYING.some((place) => inside === place || (place.endsWith('/') && inside.startsWith(place)))
  );
}

/** Tables and the query builder are the repositories'. */
function judgeQuerying(path, specifier) {
  if (!path.startsWith(SERVER) || isTest(path) || mayQuery(path) || /repository\.ts$/.test(path))
    return undefined;
  const isBuilder = specifier.startsWith('.') && specifier.endsWith('db/drizzle.ts');
  const isSchema = specifier.startsWith('.') && specifier.includes('db/schema/');
  return isBuilder || isSchema ? 'queries stand in files called …repository.ts' : undefined;
}

/** Node reads a package's package.json again for every file that imports it, and Drizzle's is 180 KB. */
function judgeDoor(path, specifier) {
  const isBuilder = /^drizzle-orm(\/pg-core)?$/.test(specifier);
  if (!isBuilder || path === `${SERVER}db/drizzle.ts`) return undefined;
  return 'the query builder is imported from db/drizzle.ts';
}

/** Pure but for `declared`: why a file may not import something; undefined when it may. */
export function judge(path, specifier, declared) {
  const home = homeOf(path);
  if (home === undefined) return undefined;
  const target = specifier.startsWith('.')
    ? posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''))
    : undefined;
  const fault =
    target === undefined
      ? judgePackage(path, home, specifier, declared)
      : (judgeReach(home, target) ?? judgeFeatures(path, target));
  return fault ?? judgeDoor(path, specifier) ?? judgeQuerying(path, specifier);
}

function homeOf(path) {
  return Object.keys(PACKAGES).find((home) => path.startsWith(`${home}/`));
}

function judgePackage(path, home, specifier, declared) {
  const rule = PACKAGES[home];
  if (specifier.startsWith('@lets/')) {
    const [, name, inside] = /^@lets\/([^/]+)(\/.*)?$/.exec(specifier) ?? [];
    const uses = isTest(path) ? [...rule.uses, ...(rule.tests ?? [])] : rule.uses;
    if (!uses.includes(name)) return `${home} may not use ${name}`;
    return inside === undefined ? undefined : `use what ${name} exports, not its files`;
  }
  if (specifier.startsWith('virtual:')) return undefined;
  const mayDoMore = isTest(path) || /\.config\.ts$/.test(path);
  if (specifier.startsWith('node:'))
    return rule.node || mayDoMore ? undefined : `${home} may not use Node's modules`;
  if (!rule.npm && !mayDoMore) return `${home} may not use libraries`;
  const name = specifier.startsWith('@')
    ? specifier.split('/').slice(0, 2).join('/')
    : specifier.split('/')[0];
  return declared(home, name) ? undefined : `${name} is not among the dependencies of ${home}`;
}

/** Journeys start the same servers of others as the server's tests. */
const PEERS_OF_TESTS = 'apps/server/test/peers/';

/** A package's files are its own: another one is reached by its name. */
function judgeReach(home, target) {
  if (home === 'e2e' && target.startsWith(PEERS_OF_TESTS)) return undefined;
  return target.startsWith(`${home}/`) ? undefined : `${home} may not reach outside its folder`;
}

function judgeFeatures(path, target) {
  for (const [base, folders] of Object.entries(FEATURELESS)) {
    const aim = partsBelow(base, target);
    const from = partsBelow(base, path) ?? [];
    if (aim === undefined || isTest(path)) continue;
    if (aim[0] === 'domain' && BELOW_DOMAIN.includes(from[0])) return `${from[0]} may not know the domain`;
    const depth = DEPTH[base];
    if (aim[0] !== 'features' || aim.length < depth + 2) continue;
    if (folders.includes(from[0])) return `${from[0]} may not know a feature`;
    const [mine, theirs] = [from, aim].map((parts) => parts.slice(1, 1 + depth).join('/'));
    if (from[0] !== 'features' || mine === theirs) continue;
    if (base === 'apps/web/src') return `feature ${mine} may not use its sibling ${theirs}`;
    if (aim.slice(2).join('/') !== 'service.ts')
      return `feature ${mine} may use ${theirs} through its service.ts only`;
  }
  return undefined;
}

function partsBelow(base, path) {
  return path.startsWith(`${base}/`) ? path.slice(base.length + 1).split('/') : undefined;
}

function readDeclared() {
  const namesIn = (folder) => {
    const manifest = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
    return [...Object.keys(manifest.dependencies ?? {}), ...Object.keys(manifest.devDependencies ?? {})];
  };
  const common = namesIn('.');
  const own = new Map(Object.keys(PACKAGES).map((home) => [home, new Set([...common, ...namesIn(home)])]));
  return (home, name) => own.get(home)?.has(name) === true;
}

/** A package that nobody wrote a rule for would be free of all of them. */
function unruledPackages() {
  const folders = ['.', 'packages', 'apps'].flatMap((parent) =>
    readdirSync(join(ROOT, parent)).map((name) => posix.join(parent, name)),
  );
  return folders.filter((folder) => existsSync(join(ROOT, folder, 'package.json')) && !(folder in PACKAGES));
}

function main() {
  const declared = readDeclared();
  const faults = unruledPackages().map(
    (folder) => `${folder}: no rule says what it may import (scripts/boundaries.mjs)`,
  );
  for (const path of Object.keys(PACKAGES).flatMap(listSources)) {
    const source = readSource(path);
    for (const { specifier, line } of importsOf(source)) {
      const fault = judge(path, specifier, declared);
      if (fault !== undefined) faults.push(`${path}:${line}: ${specifier}: ${fault}`);
    }
    const raw = judgeRawQuery(path);
    if (raw !== undefined) faults.push(...rawQueriesOf(source).map(({ line }) => `${path}:${line}: ${raw}`));
  }
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
