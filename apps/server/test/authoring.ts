import { newNode } from '@lets/authoring';
import {
  type Flow,
  IDENTITY,
  type OutputOf,
  setAction,
  setAnime,
  setAssign,
  setDoc,
  setNode,
  setRole,
  setSeat,
  type WorkflowDetail,
  workflowCreate,
  workflowDetail,
  workflowPublish,
  workflowSave,
} from '@lets/contract';
import { richText } from './flows.ts';
import { buildPlayer, type Player } from './play.ts';
import type { CallOptions, TestServer } from './test-server.ts';

export const bi = (text: string) => ({ zh: `${text}（中）`, en: text });

function line(id: string, from: string, to: string, more: Partial<Flow['transitions'][number]> = {}) {
  return { id, from, to, kind: 'advance' as const, label: bi(id), feedback: null, outcome: null, ...more };
}

/** A hearing with a wrong option, then the end. */
export function drawing(): Flow {
  return {
    nodes: [
      newNode('start', 'start', { x: 0, y: 0 }),
      newNode('hearing', 'court', { x: 200, y: 0 }),
      newNode('draft', 'edit', { x: 400, y: 0 }),
      newNode('end', 'experience', { x: 600, y: 0 }),
    ],
    transitions: [
      line('begin', 'start', 'hearing'),
      line('close', 'hearing', 'draft'),
      line('rush', 'hearing', 'hearing', { kind: 'wrong', feedback: bi('Hear both sides first') }),
      line('finish', 'draft', 'end'),
    ],
    roles: [],
  };
}

/** Two authors at work, and what they often do. */
export class Studio {
  readonly author: Player;
  readonly other: Player;
  readonly #server: TestServer;

  private constructor(server: TestServer, author: Player, other: Player) {
    this.#server = server;
    this.author = author;
    this.other = other;
  }

  static async open(server: TestServer): Promise<Studio> {
    const author = await buildPlayer(server, { identity: IDENTITY.admin, modules: ['workflow'] });
    return new Studio(server, author, await buildPlayer(server, { identity: IDENTITY.super_admin }));
  }

  as(): CallOptions {
    return { as: this.author.token };
  }

  async detail(flow_id: number): Promise<WorkflowDetail> {
    return (await this.#server.call(workflowDetail, { flow_id }, this.as())).d;
  }

  async create(name = 'Trial') {
    const input = { name: bi(name), experiment_type: 'litigation_arbitration' as const };
    const { d } = await this.#server.call(workflowCreate, input, this.as());
    return d;
  }

  /** Takes a drawn flow through the seven steps. */
  async setUp(flow_id: number): Promise<OutputOf<typeof setSeat>> {
    const saved = await this.#server.call(workflowSave, { flow_id, revision: 1, flow: drawing() }, this.as());
    const at = (revision: number) => ({ flow_id, revision });
    const sections = ['hearing', 'draft', 'end'];
    const kinds = { hearing: 'court', draft: 'edit', end: 'experience' } as const;
    const nodes = sections.map((id) => ({
      id,
      kind: kinds[id as keyof typeof kinds],
      name: bi(id),
      introduction: bi(`About ${id}`),
      minutes: 20,
      can_switch: true,
    }));
    const named = await this.#server.call(setNode, { ...at(saved.d.revision), data: nodes }, this.as());
    const template = { id: 'form', name: bi('Form'), role_ids: ['judge'], elements: [] };
    const body = { zh: richText('正文'), en: richText('Text') };
    const docs = sections.map((id) => ({
      id,
      guides: [{ role_id: null, text: bi('Do it') }],
      templates: id === 'draft' ? [{ ...template, body }] : [],
    }));
    const written = await this.#server.call(setDoc, { ...at(named.d.revision), data: docs }, this.as());
    const roles = ['judge', 'lawyer'].map((id) => ({
      id,
      type: 'judge' as const,
      side: 'bench' as const,
      name: bi(id),
      character: 'judge',
    }));
    const cast = await this.#server.call(setRole, { ...at(written.d.revision), data: roles }, this.as());
    const parts = sections.map((id) => ({ id, role_ids: ['judge', 'lawyer'] }));
    const assigned = await this.#server.call(setAssign, { ...at(cast.d.revision), data: parts }, this.as());
    const acts = sections.map((id) => ({
      id,
      roles: [
        { role_id: 'judge', functions: ['speech' as const], processes: ['end' as const], inside: true },
        { role_id: 'lawyer', functions: [], processes: [], inside: true },
      ],
    }));
    const acting = await this.#server.call(setAction, { ...at(assigned.d.revision), data: acts }, this.as());
    const scene = [{ id: 'hearing', scene: 'courtroom' as const, video: null }];
    const staged = await this.#server.call(setAnime, { ...at(acting.d.revision), data: scene }, this.as());
    const seats = [
      { role_id: 'judge', seat: 'j0', host: true, can_terminate: true },
      { role_id: 'lawyer', seat: 'p1', host: false, can_terminate: false },
    ];
    const data = [{ id: 'hearing', roles: seats }];
    return (await this.#server.call(setSeat, { ...at(staged.d.revision), data }, this.as())).d;
  }

  async published(): Promise<{ flow_id: number; workflow_id: number; revision: number }> {
    const made = await this.create();
    const { revision } = await this.setUp(made.flow_id);
    const { code } = await this.#server.call(workflowPublish, { flow_id: made.flow_id, revision }, this.as());
    if (code !== 'ok') throw new Error(`publishing answered ${code}`);
    return { ...made, revision: revision + 1 };
  }
}
