import { type ExperimentDetail, fileDisplayList, nodeRoleDocs } from '@lets/contract';
import type { Exhibit } from './exhibit.ts';
import type { Session } from './session.ts';
import { exhibitKey, mayShow } from './showing.ts';

/** The evidence that a role may put on the common screen: neither statutes nor reference answers are anybody's evidence. */
async function readExhibits(
  session: Session,
  eid: number,
  nid: string,
  role_id: string,
): Promise<readonly Exhibit[]> {
  const place = { eid, nid, role_id };
  const [{ list }, { case_doc_list }] = await Promise.all([
    session.call(fileDisplayList, place),
    session.call(nodeRoleDocs, place),
  ]);
  const evidence = new Set(case_doc_list.filter(({ kind }) => kind === 'evidence').map(({ id }) => id));
  return list.filter(({ kind, id }) => kind === 'material' && evidence.has(id));
}

/** What the roles of one player may show, asked for once for each section that they enter. */
export class Exhibits {
  readonly known: Record<string, readonly Exhibit[]> = {};

  async learn(session: Session, { eid, flow, state }: ExperimentDetail): Promise<void> {
    if (state.status !== 'in_progress') return;
    for (const { node_id, status } of Object.values(state.sections)) {
      const node = flow.nodes.find(({ id }) => id === node_id);
      if (status !== 'open' || (node?.kind !== 'court' && node?.kind !== 'display')) continue;
      for (const { role_id } of node.roles) {
        const isMine = state.holders[role_id] === session.userId;
        const key = exhibitKey(node_id, role_id);
        if (isMine && mayShow(node, role_id))
          this.known[key] ??= await readExhibits(session, eid, node_id, role_id);
      }
    }
  }
}
