import { existsSync, readFileSync } from 'node:fs';
import { AuthoredFlow, caseField, PATTERN_IDS, ProjectInfo } from '@lets/contract';
import { checkFlow, fewestPeople, isSectionKind } from '@lets/engine';
import { describe, expect, it } from 'vitest';
import { glossaryFaults } from '../glossary.ts';
import { bilingualsOf, nodesOf } from '../test-support/walk.ts';
import { patterns } from './index.ts';

const ART = new URL('../../../apps/web/src/art/', import.meta.url);
const HAN = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
const WIDTH = 220;
const HEIGHT = 72;

function seatsOf(scene: string): ReadonlySet<string> {
  const drawing = readFileSync(new URL(`scenes/${scene}.svg`, ART), 'utf8');
  return new Set([...drawing.matchAll(/data-seat="([^"]+)"/g)].map((match) => match[1] ?? ''));
}

it('are the seven procedures, each under an id of its own', () => {
  expect(patterns.map(({ id }) => id)).toEqual(PATTERN_IDS);
});

describe.each(patterns.map((pattern) => [pattern.id, pattern] as const))('%s', (_, pattern) => {
  const { flow, project } = pattern;
  const sections = flow.nodes.filter(({ kind }) => isSectionKind(kind));

  it('is a flow as an author could have sent it', () => {
    expect(AuthoredFlow.parse(JSON.parse(JSON.stringify(flow)))).toEqual(flow);
  });

  it('asks for facts of the list of fields only', () => {
    for (const { key } of project.fields) expect(caseField(key), key).not.toBeNull();
  });

  it('can be played to its end whatever is chosen', () => {
    expect(checkFlow(flow)).toEqual([]);
  });

  it.each(['rejected', 'tied'] as const)('leads out of its votes when every one is %s', (outcome) => {
    const transitions = flow.transitions
      .filter((transition) => transition.outcome === null || transition.outcome === outcome)
      .map((transition) => ({ ...transition, outcome: null }));
    expect(checkFlow({ ...flow, transitions }).filter(({ code }) => code === 'endless_loop')).toEqual([]);
  });

  it('has ids that are unique', () => {
    const lists = [
      flow.nodes.map(({ id }) => id),
      flow.transitions.map(({ id }) => id),
      flow.roles.map(({ id }) => id),
      flow.nodes.flatMap(({ templates }) => templates.map(({ id }) => id)),
    ];
    for (const ids of lists) expect(ids).toHaveLength(new Set(ids).size);
  });

  it('is drawn without one node over another', () => {
    for (const one of flow.nodes)
      for (const other of flow.nodes) {
        if (one === other) continue;
        const isApart =
          Math.abs(one.position.x - other.position.x) >= WIDTH + 20 ||
          Math.abs(one.position.y - other.position.y) >= HEIGHT + 20;
        expect(isApart, `${one.id} ${other.id}`).toBe(true);
      }
  });

  it('says everything in both languages, the English without a Chinese character', () => {
    const { fields, roles, ...rest } = project;
    const said = { ...pattern, project: { ...rest, duties: roles.map(({ duty }) => duty) } };
    const routing = new Set(
      flow.nodes.flatMap((node) => (isSectionKind(node.kind) ? [] : [node.introduction])),
    );
    for (const { text, path } of bilingualsOf(said)) {
      if (routing.has(text)) continue;
      expect(text.zh, path).toMatch(HAN);
      expect(text.en.trim(), path).not.toBe('');
      expect(text.en, path).not.toMatch(HAN);
    }
    for (const { name, body } of flow.nodes.flatMap(({ templates }) => templates)) {
      expect(JSON.stringify(body.zh), name.en).toMatch(HAN);
      expect(JSON.stringify(body.en), name.en).not.toMatch(HAN);
    }
    for (const { label, value } of fields) {
      expect(label.zh).toMatch(HAN);
      expect(label.en).not.toMatch(HAN);
      expect(value).toEqual({ zh: '', en: '' });
    }
  });

  it('keeps to the words of the glossary', () => {
    const texts = bilingualsOf(pattern).map(({ text }) => text);
    expect(texts.flatMap((text) => glossaryFaults(text).map((fault) => `${fault} :: ${text.en}`))).toEqual(
      [],
    );
  });

  it('asks in a template for facts that its case lists', () => {
    const listed = project.fields.map(({ key }) => key);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.length).toBeGreaterThan(1);
    const info = ProjectInfo.pick({
      objectives: true,
      requirements: true,
      competency_goals: true,
      fields: true,
    });
    expect(() => info.parse(project)).not.toThrow();
  });

  it('gives whoever has to sign in a section the means to', () => {
    for (const node of sections) {
      const signers = node.roles
        .filter(({ functions }) => functions.includes('signature'))
        .map(({ role_id }) => role_id);
      const asked = node.templates
        .flatMap(({ body }) => nodesOf(body))
        .filter(({ type }) => type === 'signature');
      for (const { attrs } of asked) expect(signers, node.id).toContain(attrs?.role_id);
    }
  });

  it('seats everybody on a seat of the scene, no two on one, drawn by a character that exists', () => {
    for (const node of sections.filter(({ scene }) => scene !== null)) {
      const seats = node.roles.map(({ seat }) => seat);
      expect(new Set(seats).size, node.id).toBe(seats.length);
      for (const seat of seats) expect(seatsOf(String(node.scene)), node.id).toContain(seat);
    }
    for (const { character } of flow.roles)
      expect(existsSync(new URL(`characters/${character}.svg`, ART)), character).toBe(true);
    expect(existsSync(new URL(`scenes/${project.cover}.svg`, ART))).toBe(true);
  });

  it('has a line for whoever may speak, once each, and for either vote', () => {
    for (const node of sections) {
      const speakers = node.roles
        .filter(({ functions }) => functions.includes('speech') || functions.includes('request_speech'))
        .map(({ role_id }) => role_id);
      expect([...new Set(node.lines.map(({ role_id }) => role_id))].sort(), node.id).toEqual(speakers.sort());
      const said = node.lines.map(({ role_id, text }) => `${role_id}: ${text.zh}`);
      expect(new Set(said).size, node.id).toBe(said.length);
      const voters = node.roles.filter(({ functions, host }) => functions.includes('vote') && !host);
      for (const { role_id } of voters)
        expect(
          node.lines.some((line) => line.role_id === role_id && line.against),
          `${node.id} ${role_id}`,
        ).toBe(true);
    }
  });

  it('offers words to whoever may speak, and fits a team', () => {
    for (const node of sections) {
      const speakers = node.roles
        .filter(({ functions }) => functions.includes('speech') || functions.includes('request_speech'))
        .map(({ role_id }) => role_id);
      expect([...new Set(node.phrases.map(({ role_id }) => role_id))].sort(), node.id).toEqual(
        speakers.sort(),
      );
    }
    expect(fewestPeople(flow)).toBeLessThanOrEqual(flow.roles.length);
  });
});

it('the labour arbitration has both sides write at once and a tribunal of three decide', () => {
  const labour = patterns.find(({ id }) => id === 'labour_arbitration');
  const names = labour?.flow.nodes.filter(({ kind }) => isSectionKind(kind)).map(({ id }) => id);
  expect(names).toEqual([
    'application',
    'acceptance',
    'claimant_papers',
    'defence',
    'hearing',
    'mediation',
    'settlement',
    'deliberation',
    'award',
    'report',
    'experience',
  ]);
  const vote = labour?.flow.nodes.find(({ id }) => id === 'deliberation');
  expect(vote?.roles.filter(({ functions }) => functions.includes('vote'))).toHaveLength(3);
});
