import { bundledCases } from '@lets/content';
import { type AuthoredCase, isLine, VoteOutcome } from '@lets/contract';
import { expect, it } from 'vitest';
import { rehearse } from './rehearse.ts';

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed + 1);
const FILE = bundledCases.find(({ code }) => code === 'game-account-inheritance') as AuthoredCase;
const VOTE = FILE.flow.nodes.find(({ lines }) => lines.some(({ against }) => against));

const played = SEEDS.map((seed) => rehearse({ file: FILE, lang: 'zh', manner: { seed, vote: 'weigh' } }));

it('every outcome that partners can bring about comes in some runs, and each run comes to its end', async () => {
  const plays = await Promise.all(played);
  expect(plays.map(({ stuck }) => stuck)).toEqual(SEEDS.map(() => null));
  const outcomes = plays.flatMap(({ table }) =>
    table.events.flatMap((event) =>
      event.type === 'vote_ended' && event.node_id === VOTE?.id ? [event.data.result.outcome] : [],
    ),
  );
  expect(new Set(outcomes)).toEqual(new Set([VoteOutcome.enum.passed, VoteOutcome.enum.rejected]));
});

it('who votes against has said why, and nothing that speaks for it', async () => {
  const options = new Map(VOTE?.vote?.options.map(({ id, counts }) => [id, counts]));
  const seen = new Set<string>();
  for (const { table } of await Promise.all(played)) {
    const here = table.events.filter(({ node_id }) => node_id === VOTE?.id);
    for (const event of here) {
      if (event.type !== 'voted' || !event.data.option_id) continue;
      const counts = options.get(event.data.option_id);
      const lines = VOTE?.lines.filter(({ role_id, against }) => against && role_id === event.role_id) ?? [];
      const said = here.flatMap((one) =>
        one.type === 'spoke' && one.role_id === event.role_id ? [one.data.text] : [],
      );
      for (const line of lines) {
        const words = said.filter((text) => isLine(line, text));
        expect(words).toEqual([counts === 'against' ? line.against?.zh : line.text.zh]);
        seen.add(`${event.role_id} ${counts}`);
      }
    }
  }
  expect(seen.size).toBe(6);
});
