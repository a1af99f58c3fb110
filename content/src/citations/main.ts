import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledCases } from '../index.ts';
import { libraryOf } from './library.ts';
import { reportOn } from './report.ts';

/** `npm run content:citations -- <folder>`: compares what the bundled cases quote with the law texts in a folder. */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('用法：npm run content:citations -- <法律文本目录>\n');
  process.stderr.write('usage: npm run content:citations -- <folder of law texts>\n');
  process.exitCode = 2;
} else {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.md'),
  );
  const files = paths.map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(folder, path), 'utf8'),
  }));
  const { text, differing } = reportOn(bundledCases, libraryOf(files));
  process.stdout.write(`${text}\n`);
  process.exitCode = differing > 0 ? 1 : 0;
}
