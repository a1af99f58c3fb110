import {
  dayInWords,
  plainText,
  type RichDocument,
  systemBrand,
  templateCreate,
  templateNew,
} from '@lets/contract';
import { expect, it } from 'vitest';
import type { Act } from './act.ts';
import { perform, type Stage } from './perform.ts';

const TODAY = { type: 'mergeField', attrs: { key: 'today', label: 'Date', value: '' } };
const body: RichDocument = { type: 'doc', content: [{ type: 'paragraph', content: [TODAY] }] };
const model = { quality: 'sound', note: '', parts: [{ body: { zh: body, en: body } }] };

/** A paper as a practice partner hands it in where the school's clocks are those of a zone. */
async function paperIn(zone: string): Promise<string> {
  let kept: RichDocument | null = null;
  const answers = new Map<unknown, (input: { content: RichDocument }) => unknown>([
    [systemBrand, () => ({ zone })],
    [templateNew, () => ({ name: 'x', content: body })],
    [
      templateCreate,
      ({ content }) => {
        kept = content;
        return { events: [] };
      },
    ],
  ]);
  const stage = {
    session: { call: async (call: unknown, input: never) => answers.get(call)?.(input) },
    view: {
      detail: { eid: 1, flow: { nodes: [], roles: [] }, roles: [], members: [], briefs: [] },
      state: { holders: {}, sections: {} },
      record: [],
      humans: new Set(),
      lang: 'zh',
    },
    manner: { seed: 1, wrong: 0 },
    papers: async () => ({ fields: [], models: { n: { t: [model] } } }),
    request_id: 'r',
  } as unknown as Stage;
  await perform(stage, { do: 'draft', node: 'n', role: 'judge', template: 't' } as Act);
  if (!kept) throw new Error('nothing was handed in');
  return plainText(kept).trim();
}

it('a paper is dated by the clocks of the school', async () => {
  // These two never have the same day.
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
    expect(await paperIn(zone)).toBe(dayInWords(Date.now(), 'zh', zone));
});
