import { compareText } from './compare.ts';
import { Desk } from './desk.ts';
import type { Ledger } from './ledger.ts';
import type { DrillRun } from './runs.ts';

/** What was written together, as a person finds it who opens the papers now. */
export async function comparePapers(
  url: string,
  runs: readonly DrillRun[],
  ledger: Ledger,
): Promise<ReturnType<typeof compareText>> {
  const sum = { found: 0, lost: [] as string[], doubled: [] as string[] };
  for (const { eid, people } of runs) {
    const written = ledger.written.filter((one) => one.eid === eid);
    const desk = await Desk.open(url, people.chair.token, `${eid}/${written[0]?.documentId}`);
    const marks = written.map(({ mark }) => mark);
    const { found, lost, doubled } = compareText(desk.text, marks);
    desk.close();
    sum.found += found;
    sum.lost.push(...lost);
    sum.doubled.push(...doubled);
  }
  return sum;
}
