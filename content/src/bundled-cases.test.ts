import { existsSync, readFileSync } from 'node:fs';
import { AuthoredCase, fittingLines, LIMITS, type RichNode, type Template } from '@lets/contract';
import { checkFlow, isReleasePoint, isSectionKind, isSound, topologicalOrder } from '@lets/engine';
import { describe, expect, it } from 'vitest';
import { bundledCases } from './index.ts';
import { bilingualsOf, documentsOf, nodesOf } from './test-support/walk.ts';

const ART = new URL('../../apps/web/src/art/', import.meta.url);
const HAN = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
/** Chinese typefaces, those of exported files too, set curly quotes and the middle dot full-width. */
const WIDE_IN_ENGLISH = /[‘’“”·…]/;
const SPEAKING = ['speech', 'request_speech'] as const;

const isFacsimile = ({ type }: RichNode) => type === 'facsimile';
const bodiesOf = ({ body, variants = [] }: Template) => [body, ...variants.map((one) => one.body)];

function seatsOf(scene: string): ReadonlySet<string> {
  const drawing = readFileSync(new URL(`scenes/${scene}.svg`, ART), 'utf8');
  return new Set([...drawing.matchAll(/data-seat="([^"]+)"/g)].map((match) => match[1] ?? ''));
}

it('has a case, and no two with one code', () => {
  const codes = bundledCases.map((file) => file.code);
  expect(codes.length).toBeGreaterThan(0);
  expect(new Set(codes).size).toBe(codes.length);
});

describe.each(bundledCases.map((file) => [file.code, file] as const))('%s', (_code, file) => {
  const { flow, project } = file;
  const sections = flow.nodes.filter((node) => isSectionKind(node.kind));

  it('is what the contract calls a case, and survives the trip through JSON', () => {
    expect(AuthoredCase.parse(JSON.parse(JSON.stringify(file)))).toEqual(file);
  });

  it('has a name that its runs can bear whole', () => {
    for (const name of Object.values(project.name))
      expect([...name].length, name).toBeLessThanOrEqual(LIMITS.task_name);
  });

  it('draws the same papers in both languages, each with its words below', () => {
    for (const { id, body } of project.documents) {
      const [zh, en] = [body.zh, body.en].map((one) => (one.content ?? []).filter(isFacsimile));
      expect(zh, id).toEqual(en);
      const last = [body.zh, body.en]
        .map((one) => one.content?.at(-1))
        .filter((one) => one && isFacsimile(one));
      expect(last, id).toEqual([]);
    }
  });

  it('has a flow that can be played to its end whatever is chosen', () => {
    const findings = checkFlow(flow);
    expect(findings).toEqual([]);
    expect(isSound(findings)).toBe(true);
  });

  it.each(['rejected', 'tied'] as const)('leads out of its votes when every one is %s', (outcome) => {
    const transitions = flow.transitions
      .filter((transition) => transition.outcome === null || transition.outcome === outcome)
      .map((transition) => ({ ...transition, outcome: null }));
    const loops = checkFlow({ ...flow, transitions }).filter(({ code }) => code === 'endless_loop');
    expect(loops.map(({ node_id }) => node_id)).toEqual([]);
  });

  it('has ids that are unique wherever something is looked up by them', () => {
    const lists = [
      flow.nodes.map((node) => node.id),
      flow.transitions.map((transition) => transition.id),
      flow.roles.map((role) => role.id),
      flow.nodes.flatMap((node) => node.templates.map((template) => template.id)),
      project.documents.map((document) => document.id),
      project.fields.map((field) => field.key),
      project.roles.map((role) => role.role_id),
      project.competency_goals.map((goal) => goal.id),
    ];
    for (const ids of lists) expect(ids).toHaveLength(new Set(ids).size);
  });

  it('describes levels of goals that it has, all of them in both languages', () => {
    const goals = project.competency_goals.map(({ id }) => id);
    for (const [id, levels] of Object.entries(project.rubric ?? {})) {
      expect(goals).toContain(id);
      for (const { zh, en } of levels) expect([zh, en]).not.toContain('');
    }
  });

  it('describes every role of the flow, drawn by a character that exists', () => {
    expect(project.roles.map((role) => role.role_id)).toEqual(flow.roles.map((role) => role.id));
    for (const { character } of [...flow.roles, ...project.roles]) {
      expect(existsSync(new URL(`characters/${character}.svg`, ART)), character).toBe(true);
    }
  });

  it('refers only to sections and roles that exist', () => {
    const roles = new Set(flow.roles.map((role) => role.id));
    for (const { id, node_id, role_ids } of project.documents) {
      if (node_id !== null)
        expect(
          sections.map((node) => node.id),
          id,
        ).toContain(node_id);
      for (const role of role_ids) expect(roles, id).toContain(role);
    }
    for (const node of nodesOf(file).filter(({ type }) => type === 'signature')) {
      expect(roles).toContain(node.attrs?.role_id);
    }
  });

  it('says everything in both languages, the English without a Chinese character', () => {
    const empty = new Set([
      ...project.fields.filter(({ value }) => value.zh === '' && value.en === '').map((f) => f.value),
      ...project.roles.filter(({ name }) => name.zh === '' && name.en === '').map((role) => role.name),
    ]);
    for (const { text, path } of bilingualsOf(file)) {
      if (empty.has(text)) continue;
      expect(text.zh.trim(), path).not.toBe('');
      expect(text.en.trim(), path).not.toBe('');
      expect(text.zh, path).toMatch(text.zh === text.en ? /^[\d,.%]+$/ : HAN);
      expect(text.en, path).not.toMatch(HAN);
      expect(text.en, path).not.toMatch(WIDE_IN_ENGLISH);
    }
    for (const { body, path } of documentsOf(file)) {
      expect(JSON.stringify(body.zh), path).toMatch(HAN);
      expect(JSON.stringify(body.en), path).not.toMatch(HAN);
      expect(JSON.stringify(body.en), path).not.toMatch(WIDE_IN_ENGLISH);
    }
  });

  it('asks the same of the writer of a document in either language', () => {
    for (const { body, path } of documentsOf(file)) {
      const fieldsIn = (language: 'zh' | 'en') =>
        nodesOf(body[language])
          .flatMap(({ type, attrs }) => (type === 'mergeField' ? [attrs?.key] : []))
          .sort();
      // In a model a name that Chinese repeats may be a pronoun in English.
      const isModel = path.includes('/models/');
      const shape = (language: 'zh' | 'en') => ({
        fields: isModel ? [...new Set(fieldsIn(language))] : fieldsIn(language),
        signatures: nodesOf(body[language]).flatMap(({ type, attrs }) =>
          type === 'signature' ? [attrs?.role_id] : [],
        ),
        seals: nodesOf(body[language]).filter(({ type }) => type === 'seal').length,
        tables: nodesOf(body[language]).filter(({ type }) => type === 'tableRow').length,
      });
      expect(shape('en'), path).toEqual(shape('zh'));
    }
  });

  it('merges fields that the case has, in templates only, and uses every one', () => {
    const known = project.fields.map((field) => field.key);
    const used = new Set(
      flow.nodes
        .flatMap((node) => node.templates.flatMap(bodiesOf).flatMap(nodesOf))
        .flatMap(({ type, attrs }) => (type === 'mergeField' ? [String(attrs?.key)] : [])),
    );
    expect([...used].sort()).toEqual([...known].sort());
    const elsewhere = project.documents.flatMap((document) => nodesOf(document.body));
    expect(elsewhere.filter(({ type }) => type === 'mergeField' || type === 'signature')).toEqual([]);
  });

  it('gives whoever has to sign in a section the means to', () => {
    for (const node of sections) {
      const signers = new Set(
        node.roles.filter((role) => role.functions.includes('signature')).map((role) => role.role_id),
      );
      for (const { type, attrs } of node.templates.flatMap(bodiesOf).flatMap(nodesOf)) {
        if (type === 'signature') expect(signers, node.id).toContain(attrs?.role_id);
      }
    }
  });

  it('seats everybody in a hearing on a seat of its scene, and no two on one', () => {
    for (const node of sections.filter(({ scene }) => scene !== null)) {
      const seats = node.roles.map((role) => role.seat);
      expect(new Set(seats).size, node.id).toBe(seats.length);
      for (const seat of seats) expect(seatsOf(String(node.scene)), node.id).toContain(seat);
    }
    for (const node of sections.filter(({ kind }) => kind === 'court')) expect(node.scene).not.toBeNull();
  });

  it('has a guide for everybody in each section and words for whoever may speak, once each', () => {
    for (const node of sections) {
      expect(
        node.guides.some(({ role_id }) => role_id === null),
        node.id,
      ).toBe(true);
      const here = new Set(node.roles.map((role) => role.role_id));
      for (const { role_id } of node.guides) if (role_id !== null) expect(here).toContain(role_id);
      const speakers = node.roles.filter((role) =>
        SPEAKING.some((action) => role.functions.includes(action)),
      );
      const withWords = new Set(node.lines.map(({ role_id }) => role_id));
      expect([...withWords].sort(), node.id).toEqual(speakers.map((role) => role.role_id).sort());
      const lines = node.lines.map(({ role_id, text }) => `${role_id}: ${text.zh}`);
      expect(new Set(lines).size, node.id).toBe(lines.length);
    }
  });

  it('has other words for a vote against in votes alone, of roles that vote there', () => {
    for (const { id, kind, roles, lines } of sections) {
      const voters = roles.filter(({ functions }) => kind === 'vote' && functions.includes('vote'));
      for (const { role_id, against, text } of lines) {
        if (!against) continue;
        expect(
          voters.map((role) => role.role_id),
          id,
        ).toContain(role_id);
        expect(against.zh, id).not.toBe(text.zh);
      }
    }
  });

  it('has the same speakers in a section whatever was voted, each with a line that fits', () => {
    const votes = new Map(
      flow.transitions.flatMap(({ from, outcome }) =>
        outcome ? [[`${from} ${outcome}`, { from, outcome }]] : [],
      ),
    );
    for (const { id, lines } of sections) {
      const bound = lines.flatMap(({ only_after }) => only_after ?? []);
      for (const { node_id, outcome } of bound)
        expect([...votes.keys()], id).toContain(`${node_id} ${outcome}`);
      const speakers = [...new Set(lines.map(({ role_id }) => role_id))].sort();
      for (const { node_id, outcome } of bound) {
        // A person who comes to a later vote has seen the earlier ones fail.
        const results = flow.nodes
          .filter(({ kind }) => kind === 'vote')
          .map((vote) => {
            const came = vote.id === node_id ? outcome : 'rejected';
            const isLater =
              flow.nodes.findIndex((one) => one.id === vote.id) >
              flow.nodes.findIndex((one) => one.id === node_id);
            return [vote.id, { vote: { result: isLater ? null : { outcome: came } } }] as const;
          });
        const said = fittingLines(lines, Object.fromEntries(results));
        expect(
          [...new Set(said.map(({ role_id }) => role_id))].sort(),
          `${id} after ${node_id} ${outcome}`,
        ).toEqual(speakers);
      }
    }
  });

  it('words a template anew for outcomes that votes have, to be signed by the same', () => {
    const votes = flow.transitions.flatMap(({ from, outcome }) => (outcome ? [`${from} ${outcome}`] : []));
    const signersOf = (body: Template['body']) =>
      nodesOf(body.zh).flatMap(({ type, attrs }) => (type === 'signature' ? [attrs?.role_id] : []));
    for (const template of flow.nodes.flatMap(({ templates }) => templates)) {
      for (const { only_after, body } of template.variants ?? []) {
        for (const { node_id, outcome } of only_after) expect(votes).toContain(`${node_id} ${outcome}`);
        expect(signersOf(body), template.id).toEqual(signersOf(template.body));
      }
    }
  });

  it('explains every wrong option with the article that it offends', () => {
    const wrong = flow.transitions.filter(({ kind }) => kind === 'wrong');
    expect(wrong.length).toBeGreaterThanOrEqual(4);
    for (const { id, feedback } of wrong) {
      expect(feedback?.zh, id).toMatch(/第[一二三四五六七八九十百千零]+条/);
      expect(feedback?.en, id).toMatch(/Articles? \d+/);
    }
  });

  it('has a reference answer for every section in which something is drafted', () => {
    const answered = new Set(
      project.documents.flatMap(({ kind, node_id }) => (kind === 'reference' ? [node_id] : [])),
    );
    for (const node of sections.filter(({ kind }) => kind === 'edit')) expect(answered).toContain(node.id);
    // What comes to light in the course of the case is evidence; what one starts from is there from the start.
    for (const { kind, node_id, id } of project.documents) {
      if (kind === 'reference') expect(node_id, id).not.toBeNull();
      else if (kind !== 'evidence') expect(node_id, id).toBeNull();
    }
  });

  it('jumps to a case that is bundled, into roles that it has', () => {
    const sources = sections.filter(({ kind }) => kind === 'jump').map((node) => node.id);
    expect(new Set(project.jumps.map((jump) => jump.node_id))).toEqual(new Set(sources));
    for (const { project_code, when, roles } of project.jumps) {
      if (when) expect(isReleasePoint(flow, when), project_code).toBe(true);
      const target = bundledCases.find(({ code }) => code === project_code);
      const there = target?.flow.roles.map((role) => role.id);
      for (const role of Object.values(roles)) expect(there, project_code).toContain(role);
      for (const role of Object.keys(roles)) expect(flow.roles.map(({ id }) => id)).toContain(role);
    }
  });

  it('is read to its end: nothing stands behind what was learnt', () => {
    const last = topologicalOrder(flow).at(-1);
    expect(flow.nodes.find(({ id }) => id === last)?.kind).toBe('experience');
  });

  it('gives its papers names that a document may have', () => {
    for (const { templates } of flow.nodes)
      for (const name of templates.flatMap((template) => Object.values(template.name)))
        expect(name.length, name).toBeLessThanOrEqual(LIMITS.document_name);
  });

  it('says that its people are invented', () => {
    const material = project.documents.filter(({ kind }) => kind === 'material');
    expect(material.some(({ body }) => JSON.stringify(body.zh).includes('虚构'))).toBe(true);
    expect(material.some(({ body }) => JSON.stringify(body.en).includes('invented'))).toBe(true);
  });
});
