import {
  composePaper,
  faultOf,
  gapsOf,
  LANGUAGES,
  MODEL_QUALITIES,
  type Model,
  plainText,
  type RichNode,
  type Template,
} from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { bundledCases } from './index.ts';
import { factsOf, STORIES } from './test-support/paper-facts.ts';

/** What tells someone to write rather than being written. */
const TOLD = {
  zh: /（请|请写明|请填写|待补|补正）|此处填写|参考答案|评分提示|写明。）|怎样处理。）/u,
  en: /to be (?:completed|supplied|filled)|\((?:state|give|say|write|name|answer|explain|set out|what becomes)\b|for marking|model answer/iu,
} as const;
/** Left over from a list of parts. */
const UNEVEN = {
  zh: /，，|。。|；；|：。|、、|元元|\{\{|\}\}|\*\*/u,
  en: /,,|\.\.(?!\.)|;;| {2}|\{\{|\}\}|\*\*/u,
} as const;

interface Paper {
  readonly what: string;
  readonly lang: 'zh' | 'en';
  readonly template: Template;
  readonly body: RichNode;
}

/** Every paper of a case, as often as it differs. */
function papersOf(code: string): Paper[] {
  const papers = new Map<string, Paper>();
  for (const paper of everyPaper(code)) papers.set(JSON.stringify(paper.body), paper);
  return [...papers.values()];
}

function everyPaper(code: string): Paper[] {
  const file = bundledCases.find((one) => one.code === code);
  if (!file) throw new Error(code);
  const templates = file.flow.nodes.flatMap((node) => node.templates);
  return templates.flatMap((template) =>
    (template.models ?? []).flatMap((model: Model, at) =>
      STORIES.flatMap((story) =>
        template.role_ids.flatMap((writer) =>
          LANGUAGES.map((lang) => ({
            what: `${template.id} ${model.quality}#${at} by ${writer}, ${story.outcome}${story.isBare ? ', bare' : ''}, ${lang}`,
            lang,
            template,
            body: composePaper(model, factsOf(file, story, writer, lang), lang),
          })),
        ),
      ),
    ),
  );
}

function emptyCells(node: RichNode): number {
  const own = node.type === 'tableCell' && plainText(node).trim() === '' ? 1 : 0;
  return (node.content ?? []).reduce((sum, child) => sum + emptyCells(child), own);
}

/** What is wrong with a paper as it would be handed in. */
function faultsOf({ body, lang, template }: Paper): string[] {
  const text = plainText(body);
  const gaps = gapsOf(body, { template: template.body[lang] }).map((gap) => `${gap.kind}: ${gap.text}`);
  const faults = [
    ...gaps,
    ...(faultOf(body) ? [`no document: ${faultOf(body)}`] : []),
    ...(emptyCells(body) > 0 ? ['an empty cell'] : []),
    ...(text.match(TOLD[lang]) ?? []),
    ...(text.match(UNEVEN[lang]) ?? []),
  ];
  if (lang === 'en' && /\p{Script=Han}/u.test(text)) faults.push('Chinese in English');
  if (text.length < 60) faults.push('next to nothing');
  return faults;
}

describe.each(bundledCases.map(({ code }) => code))('papers of %s', (code) => {
  it('are whole, whatever happened, whoever writes and in either language', () => {
    const faulty = papersOf(code).flatMap((paper) => {
      const faults = faultsOf(paper);
      return faults.length > 0 ? [`${paper.what}: ${faults.join(' | ')}`] : [];
    });
    expect(faulty).toEqual([]);
  });

  it('are there for every template, in every quality, each with what it teaches', () => {
    const file = bundledCases.find((one) => one.code === code);
    for (const node of file?.flow.nodes ?? []) {
      for (const { id, models = [] } of node.templates) {
        expect(new Set(models.map(({ quality }) => quality)), id).toEqual(new Set(MODEL_QUALITIES));
        for (const { note } of models)
          expect(Math.min(note.zh.length, note.en.length), id).toBeGreaterThan(9);
      }
    }
  });

  it('name only sections, roles and templates that the case has', () => {
    const file = bundledCases.find((one) => one.code === code);
    const nodes = new Set(file?.flow.nodes.map(({ id }) => id));
    const roles = new Set(file?.flow.roles.map(({ id }) => id));
    const templates = new Set(file?.flow.nodes.flatMap((node) => node.templates.map(({ id }) => id)));
    const known: Record<string, ReadonlySet<string>> = {
      node_id: nodes,
      node_ids: nodes,
      role_id: roles,
      role_ids: roles,
      template_id: templates,
    };
    const all = file?.flow.nodes.flatMap((node) => node.templates.flatMap(({ models = [] }) => models)) ?? [];
    const named = all.flatMap(({ parts, values = [] }) =>
      [...parts, ...values].flatMap(({ when = [], unless = [], ...part }) => [
        ...[...when, ...unless].flatMap((condition) => Object.entries(condition)),
        ...('speeches' in part && part.speeches ? Object.entries(part.speeches) : []),
      ]),
    );
    for (const [name, value] of named) {
      for (const id of [value].flat()) if (known[name]) expect(known[name], name).toContain(id);
    }
  });
});

it('differ by what was voted, and not otherwise than by what happened', () => {
  const file = bundledCases.find(({ code }) => code === 'private-lending-first-instance');
  const judgment = file?.flow.nodes
    .flatMap((node) => node.templates)
    .find(({ id }) => id === 'judgment_form');
  const [model] = judgment?.models ?? [];
  if (!file || !model) throw new Error('no model of the judgment');
  const written = (second: 'passed' | 'rejected') => {
    const facts = factsOf(file, { outcome: 'passed', isBare: false }, 'presiding', 'zh');
    const holds: typeof facts.holds = (condition) =>
      condition.type === 'voted' && condition.node_id === 'second_vote' && condition.outcome === second;
    return plainText(composePaper(model, { ...facts, holds }, 'zh'));
  };
  expect(written('passed')).toContain('返还原告陈晓岚借款本金 200,000 元');
  expect(written('rejected')).toContain('返还原告陈晓岚借款本金 191,000 元');
  expect(written('rejected')).toContain('由原告陈晓岚负担 233.30 元');
});

it.each(bundledCases.map(({ code }) => code))(
  'no part of %s hangs on a visit that every run has made',
  (code) => {
    const templates = bundledCases.filter((one) => one.code === code).flatMap(({ flow }) => flow.nodes);
    const hanging = templates.flatMap((node) =>
      node.templates.flatMap(({ models = [] }) =>
        models.flatMap(({ parts, values = [] }) => [...parts, ...values]),
      ),
    );
    const conditions = hanging.flatMap(({ when = [], unless = [] }) => [...when, ...unless]);
    const visits = conditions.filter((one) => one.type === 'visited');
    expect(visits.filter(({ at_least, at_most }) => at_least === undefined && at_most === undefined)).toEqual(
      [],
    );
  },
);
