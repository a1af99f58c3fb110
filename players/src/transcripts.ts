import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundledCases } from '@lets/content';
import { LANGUAGES, type Language } from '@lets/contract';
import { chanceOf } from './chance.ts';
import type { Manner } from './manner.ts';
import { type Play, rehearse } from './rehearsal/rehearse.ts';
import { describeTally, tallyOf } from './rehearsal/tally.ts';
import { transcriptOf } from './rehearsal/transcript.ts';

const USAGE = `npm run transcripts -- [options]

Plays the bundled cases over the rules, without a server, and writes down who said and did what. Ends with what was found in each case,
and fails where something is certainly wrong: a placeholder, a text in the other language, an exhibit before its argument, a reference
answer shown, a vote before its deliberation, a line said twice in a section, somebody who calls on themself,
a section left another way than was said last, a play that stands still.

  --case CODE        one case (all)
  --plays NUMBER     plays of each case and language (10)
  --seed NUMBER      of the first play; the next ones count on (1)
  --lang LANGUAGE    zh or en (both)
  --out DIR          writes a transcript of each play there
  --brief            papers with their title and first lines only
  --wrong RATE, --refuse RATE
                     how often players err and refuse (by the dice of each play)
  --learner ROLE     a role of a slow person, who acts once asked
  --silent           the learner never acts
`;

const { values } = parseArgs({
  options: {
    case: { type: 'string' },
    plays: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    lang: { type: 'string' },
    out: { type: 'string' },
    brief: { type: 'boolean', default: false },
    wrong: { type: 'string' },
    refuse: { type: 'string' },
    learner: { type: 'string' },
    silent: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** Some plays go smoothly, in others players err, refuse, or the vote is lost: so that every line has its chance. */
function mannerOf(seed: number): Partial<Manner> {
  const isSo = (what: string, share: number) => chanceOf(seed, what, 'of a play') < share;
  return {
    seed,
    wrong: rate(values.wrong, isSo('errs', 0.5) ? 0.25 : 0),
    refuse: rate(values.refuse, isSo('refuses', 0.25) ? 0.2 : 0),
    vote: isSo('rejects', 0.25) ? 'against' : 'weigh',
    experience: false,
  };
}

function rate(text: string | undefined, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text);
  if (!(value >= 0 && value <= 1)) throw new Error('a rate is from 0 to 1');
  return value;
}

function whole(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error('a whole number is wanted');
  return value;
}

async function main(): Promise<void> {
  if (values.help) return void console.log(USAGE);
  const files = bundledCases.filter(({ code }) => values.case === undefined || code === values.case);
  if (files.length === 0) throw new Error(`there is no case ${values.case}`);
  const langs = LANGUAGES.filter((lang) => values.lang === undefined || lang === values.lang);
  if (langs.length === 0) throw new Error('--lang is zh or en');
  if (values.out) await mkdir(values.out, { recursive: true });
  for (const file of files) {
    const plays: Play[] = [];
    for (const lang of langs) {
      for (let number = 0; number < whole(values.plays); number += 1)
        plays.push(await playOnce(file, lang, whole(values.seed) + number));
    }
    const tally = tallyOf(plays);
    console.log(describeTally(tally));
    if (tally.findings.length > 0) process.exitCode = 1;
  }
}

async function playOnce(file: (typeof bundledCases)[number], lang: Language, seed: number): Promise<Play> {
  const learner =
    values.learner === undefined ? undefined : { role: values.learner, isSilent: values.silent };
  const play = await rehearse({ file, lang, manner: mannerOf(seed), learner });
  if (values.out) {
    const name = `${file.code}-${lang}-${String(seed).padStart(2, '0')}.txt`;
    await writeFile(join(values.out, name), transcriptOf(play, { isBrief: values.brief }));
  }
  return play;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
