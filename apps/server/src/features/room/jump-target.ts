import type { CaseProject } from '@lets/contract';
import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;
type RoleMap = CaseProject['jumps'][number]['roles'];

export interface JumpTarget {
  readonly id: number;
  readonly flow_id: number;
  readonly name_zh: string;
  readonly name_en: string;
  /** Role here → role there. */
  readonly roles: RoleMap;
}

/** The case that a section jumps into; null while no roles are mapped for it. */
export async function findJumpTarget(
  client: Client,
  projectId: number,
  nodeId: string,
): Promise<JumpTarget | null> {
  const { rows } = await client.query<JumpTarget>({
    name: 'find-jump-target',
    text: `SELECT t.id, t.flow_id, t.name_zh, t.name_en, jump -> 'roles' AS roles
      FROM projects p, jsonb_array_elements(p.body -> 'jumps') AS jump
      JOIN projects t ON t.code = jump ->> 'project_code'
      WHERE p.id = $1 AND jump ->> 'node_id' = $2`,
    values: [projectId, nodeId],
  });
  const target = rows[0];
  return target && Object.keys(target.roles).length > 0 ? target : null;
}

/** Pure: who plays what there, from who plays what here. */
export function mapHolders(
  holders: Readonly<Record<string, number>>,
  roles: RoleMap,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(fromRoles(holders, roles)).flatMap(([there, here]) => {
      const holder = holders[here];
      return holder === undefined ? [] : [[there, holder] as const];
    }),
  );
}

/** Pure: for each role there that somebody comes into, the role here that they hold. */
export function fromRoles(holders: Readonly<Record<string, number>>, roles: RoleMap): Record<string, string> {
  const held = Object.entries(roles).filter(([here]) => holders[here] !== undefined);
  return Object.fromEntries(held.map(([here, there]) => [there, here]));
}
