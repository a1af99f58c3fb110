import { bundledCases } from '@lets/content';
import { type Model, papersOfCase } from '@lets/contract';
import { expect, it } from 'vitest';
import { modelOf } from './paper.ts';
import { PaperTeller } from './paper-telling.ts';
import { rehearse } from './rehearsal/rehearse.ts';

const file = bundledCases.find(({ code }) => code === 'leak-mediation');
if (!file) throw new Error('there is no such case');
const manner = { seed: 4, wrong: 0.25 };
const papers = papersOfCase(file);

function teller() {
  const told = new Map<string, Model>();
  let calls = 0;
  const onPaper = async (id: string, model: Model) => {
    calls += 1;
    told.set(id, model);
  };
  const one = new PaperTeller({ papers: async () => papers, onPaper, manner });
  return { one, told, calls: () => calls };
}

it('of every paper a player drafted, a program that begins later tells what the first one would have', async () => {
  const { table } = await rehearse({ file, lang: 'zh', manner });
  const { detail, record } = table.told(1);
  const mine = table.events.filter(
    (event) => event.type === 'document_created' && event.actor_id === 1 && event.data.template_id !== null,
  );
  expect(mine.length).toBeGreaterThan(0);
  const [first, next] = [teller(), teller()];
  // Bit by bit, as a player hears of it; and all at once, after a restart.
  for (let heard = 1; heard <= record.length; heard += 1)
    await first.one.tell(detail, record.slice(0, heard), 1);
  await next.one.tell(detail, record, 1);
  expect(first.calls()).toBe(mine.length);
  expect(next.told).toEqual(first.told);
  for (const event of mine) {
    if (event.type !== 'document_created') continue;
    const { document_id, template_id } = event.data;
    const model = modelOf(
      { papers, manner },
      { id: event.node_id ?? '' },
      event.role_id ?? '',
      template_id ?? '',
    );
    expect(next.told.get(document_id)).toEqual(model);
  }
});

it('nobody tells of a paper that somebody else drafted', async () => {
  const { table } = await rehearse({ file, lang: 'zh', manner });
  const { detail, record } = table.told(1);
  const other = teller();
  await other.one.tell(detail, record, 99);
  expect(other.calls()).toBe(0);
});
