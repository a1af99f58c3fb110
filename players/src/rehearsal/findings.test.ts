import { bundledCases } from '@lets/content';
import type { AuthoredCase } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { callsOneself, findingsOf, holdsPlaceholder, isUntranslated, paperFaults } from './findings.ts';
import { type Play, rehearse } from './rehearse.ts';
import { tallyOf } from './tally.ts';
import { transcriptOf } from './transcript.ts';

function caseOf(code: string): AuthoredCase {
  const file = bundledCases.find((one) => one.code === code);
  if (!file) throw new Error(code);
  return file;
}

const playOf = (code: string, lang: 'zh' | 'en' = 'zh', seed = 1) =>
  rehearse({ file: caseOf(code), lang, manner: { seed } });
const whatIn = (play: Play) => findingsOf(play).map(({ what }) => what);

/** The same play with one of its events changed, left out or put elsewhere. */
function retold(play: Play, change: (events: Play['table']['events']) => Play['table']['events']): Play {
  const { table } = play;
  return {
    ...play,
    table: { ...table, events: change([...table.events]), state: table.state } as Play['table'],
  };
}

describe('a rehearsal', () => {
  it.each(['zh', 'en'] as const)('comes to its end with nothing certainly wrong, in %s', async (lang) => {
    const play = await playOf('leak-mediation', lang);
    expect(play.stuck).toBeNull();
    expect(findingsOf(play)).toEqual([]);
    expect(tallyOf([play])).toMatchObject({ plays: 1, completed: 1, refused: 0 });
  });

  it('reads the same for the same seed', async () => {
    const [one, other] = [await playOf('leek-penalty'), await playOf('leek-penalty')];
    expect(transcriptOf(one)).toBe(transcriptOf(other));
  });

  it('waits for a slow person, and passes over one who never comes', async () => {
    const file = caseOf('leak-mediation');
    for (const isSilent of [false, true]) {
      const learner = { role: 'elder', isSilent };
      const play = await rehearse({ file, lang: 'zh', manner: { seed: 1 }, learner });
      expect(play.stuck).toBeNull();
      const spoke = play.table.events.some(({ type, role_id }) => type === 'spoke' && role_id === 'elder');
      expect(spoke).toBe(!isSilent);
    }
  });
});

describe('somebody slow', () => {
  it('who leads by granting what is asked for is not left behind', async () => {
    const learner = { role: 'presiding', isSilent: false };
    const play = await rehearse({
      file: caseOf('private-lending-appeal'),
      lang: 'zh',
      manner: { seed: 1 },
      learner,
    });
    expect(play.stuck).toBeNull();
  });

  it('has said all their lines before a display section is closed', async () => {
    const file = caseOf('private-lending-appeal');
    const learner = { role: 'appellant', isSilent: false };
    const { table } = await rehearse({ file, lang: 'zh', manner: { seed: 1 }, learner });
    const lines = file.flow.nodes.find(({ id }) => id === 'exchange')?.lines ?? [];
    const said = table.events.filter(
      (event) => event.type === 'spoke' && event.node_id === 'exchange' && event.role_id === 'appellant',
    );
    expect(said).toHaveLength(lines.filter(({ role_id }) => role_id === 'appellant').length);
  });
});

describe('what is certainly wrong', () => {
  it('is a line said twice in a section', async () => {
    const play = await playOf('leak-mediation');
    const twice = retold(play, (events) => {
      const at = events.findIndex(({ type }) => type === 'spoke');
      return events.toSpliced(at, 0, events[at] as never);
    });
    expect(whatIn(twice)).toEqual(['said twice']);
  });

  it('is an exhibit before its argument, and a reference answer at any time', async () => {
    const play = await playOf('private-lending-first-instance');
    const at = play.table.events.findIndex(({ type }) => type === 'displayed');
    const shown = play.table.events[at];
    if (shown?.type !== 'displayed') throw new Error('nothing is shown');
    const opened = play.table.events.findIndex(({ node_id }) => node_id === shown.node_id);
    expect(whatIn(retold(play, (events) => events.toSpliced(at, 1).toSpliced(opened, 0, shown)))).toContain(
      'early exhibit',
    );
    const reference = play.file.project.documents.find(({ kind }) => kind === 'reference');
    const item = { kind: 'material' as const, id: reference?.id ?? '', name: 'x' };
    const answer = { ...shown, data: { ...shown.data, item } };
    expect(whatIn(retold(play, (events) => events.with(at, answer)))).toContain('reference shown');
  });

  it('is a vote before its deliberation', async () => {
    const play = await playOf('game-account-inheritance');
    const vote = play.table.events.findIndex(({ type }) => type === 'voted');
    const node = play.table.events[vote]?.node_id;
    const early = retold(play, (events) =>
      events.filter(({ type, node_id }, at) => at > vote || type !== 'spoke' || node_id !== node),
    );
    expect(whatIn(early)).toContain('early vote');
  });

  it('is a section left another way than was said last', async () => {
    const play = await playOf('leak-mediation');
    const transitions = play.file.flow.transitions.filter(({ kind }) => kind === 'advance');
    const at = play.table.events.findIndex(
      ({ type, node_id }) => type === 'section_ended' && node_id === 'session',
    );
    const ended = play.table.events[at];
    if (ended?.type !== 'section_ended') throw new Error('nobody leaves the session');
    const other = transitions.find(({ from, id }) => from === 'session' && id !== ended.data.trans_id);
    const elsewhere = { ...ended, data: { ...ended.data, trans_id: other?.id ?? '' } };
    expect(whatIn(retold(play, (events) => events.with(at, elsewhere)))).toEqual(['another way']);
  });

  it('is what is left over from a form, and the other language', () => {
    for (const text of ['金额为____元', '被告{name}', '【 】', '待补', '王××'])
      expect(holdsPlaceholder(text)).toBe(true);
    for (const text of ['【裁判要旨】', '本金 200,000 元。']) expect(holdsPlaceholder(text)).toBe(false);
    expect(isUntranslated('The court 审判长 sits.', 'en')).toBe(true);
    expect(isUntranslated('WeChat', 'zh')).toBe(false);
    expect(
      isUntranslated(
        'The defendant received one hundred and ninety-one thousand yuan on that very day.',
        'zh',
      ),
    ).toBe(true);
    const heading = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '事实' }] };
    expect(paperFaults({ type: 'doc', content: [heading] }, undefined, 'zh')).not.toEqual([]);
  });

  it('is somebody who calls on themself', () => {
    expect(callsOneself('请审判长继续。', ['审判长'])).toBe(true);
    expect(callsOneself('Presiding judge, please lead us on.', ['Presiding judge'])).toBe(true);
    expect(callsOneself('我是审判长王某。', ['审判长'])).toBe(false);
    expect(callsOneself('请原告发言。', ['审判长'])).toBe(false);
  });
});
