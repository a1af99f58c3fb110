import { describe, expect, it } from 'vitest';
import { Play, smallCase, USERS } from '../../test/small-case.ts';
import {
  canSwitch,
  mayReadDocument,
  mayWriteDocument,
  playbackPosition,
  rolesInSection,
  sectionsOpenTo,
} from './queries.ts';

const { plaintiff, defendant, judge, witness, observer } = USERS;

describe('where people are', () => {
  it('tells each the sections that they play in', () => {
    const play = new Play();
    play.act(plaintiff, { type: 'start' });
    const openTo = (user: number) =>
      sectionsOpenTo(smallCase, play.state, user).map(({ node_id }) => node_id);
    expect(openTo(plaintiff)).toEqual(['filing']);
    expect(openTo(defendant)).toEqual(['defence']);
    expect(openTo(witness)).toEqual(['filing']);
    expect(openTo(judge)).toEqual([]);
    expect(openTo(observer)).toEqual([]);
  });

  it('lets who plays several roles in a section switch', () => {
    const play = new Play(smallCase, { plaintiff });
    play.act(plaintiff, { type: 'start' });
    expect(rolesInSection(smallCase, play.state, plaintiff, 'filing')).toEqual(['plaintiff', 'witness']);
    expect(canSwitch(smallCase, play.state, plaintiff, 'filing')).toBe(true);
    expect(canSwitch(smallCase, play.state, plaintiff, 'defence')).toBe(false);
  });
});

it('a draft is read by its author, who shares the template and who is to sign; by all once it is handed in', () => {
  const play = new Play();
  play.act(plaintiff, { type: 'start' });
  play.act(plaintiff, {
    type: 'create_document',
    node_id: 'filing',
    role_id: 'plaintiff',
    document_id: 'd1',
    name: '起诉状',
    template_id: 'complaint',
    hash: 'h',
  });
  const readers = () =>
    smallCase.roles
      .map(({ id }) => id)
      .filter((id) => mayReadDocument(smallCase, play.state, play.document('d1'), id));
  expect(readers()).toEqual(['plaintiff', 'witness']);
  play.act(plaintiff, {
    type: 'request_signature',
    node_id: 'filing',
    role_id: 'plaintiff',
    document_id: 'd1',
    role_ids: ['judge'],
  });
  expect(readers()).toEqual(['plaintiff', 'judge', 'witness']);
  play.act(plaintiff, { type: 'submit', node_id: 'filing', role_id: 'plaintiff', document_id: 'd1' });
  expect(readers()).toEqual(['plaintiff', 'defendant', 'judge', 'witness']);
});

it('leaves a report to its author, whoever shares the template', () => {
  const nodes = smallCase.nodes.map((node) =>
    node.id === 'filing' ? { ...node, kind: 'report' as const } : node,
  );
  const reporting = { ...smallCase, nodes };
  const play = new Play();
  play.act(plaintiff, { type: 'start' });
  play.act(plaintiff, {
    type: 'create_document',
    node_id: 'filing',
    role_id: 'plaintiff',
    document_id: 'd1',
    name: '报告',
    template_id: 'complaint',
    hash: 'h',
  });
  const writers = (flow: typeof smallCase) =>
    flow.roles.map(({ id }) => id).filter((id) => mayWriteDocument(flow, play.document('d1'), id));
  expect(writers(smallCase)).toEqual(['plaintiff', 'witness']);
  expect(writers(reporting)).toEqual(['plaintiff']);
});

describe('where a shown video stands', () => {
  const at = 1_000_000;
  it.each([
    ['at the start before anybody has touched it', undefined, at, 0],
    [
      'where it was stopped, however late one comes',
      { playing: false, position: 42.5, at },
      at + 90_000,
      42.5,
    ],
    ['as far on as it has run since', { playing: true, position: 42.5, at }, at + 90_000, 132.5],
    ['where it was started, for a clock that lags behind', { playing: true, position: 7, at }, at - 400, 7],
  ])('is %s', (_, playback, now, position) => expect(playbackPosition(playback, now)).toBe(position));
});
