import type { Flow, FlowFinding } from '@lets/contract';

/** Pure: hearings in whose scene a role has no seat, or a seat of another's. One finding a hearing and fault. */
export function checkSeats({ nodes }: Pick<Flow, 'nodes'>): FlowFinding[] {
  return nodes
    .filter(({ kind, scene }) => kind === 'court' && scene !== null)
    .flatMap(({ id: node_id, roles }) => {
      const found = (code: 'seat_missing' | 'seat_taken', role_ids: string[]): FlowFinding[] =>
        role_ids.length === 0
          ? []
          : [
              {
                code,
                severity: 'warning',
                node_id,
                transition_id: null,
                role_id: null,
                values: { role_ids },
                mend: { kind: 'seat_all', node_id },
              },
            ];
      const seated = roles.filter(({ seat }) => seat !== null);
      const taken = seated.filter(({ seat, role_id }) =>
        seated.some((other) => other.seat === seat && other.role_id !== role_id),
      );
      return [
        ...found(
          'seat_missing',
          roles.flatMap(({ seat, role_id }) => (seat === null ? [role_id] : [])),
        ),
        ...found(
          'seat_taken',
          taken.map(({ role_id }) => role_id),
        ),
      ];
    });
}
