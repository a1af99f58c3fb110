import { type Bilingual, CASE_DOCUMENT_KINDS, type Exhibit, workflowExhibits } from '@lets/contract';
import { createContext, type ReactNode, useContext } from 'react';
import { useCall } from '../../lib/query.ts';

const NONE: readonly Exhibit[] = [];
const Exhibits = createContext<readonly Exhibit[]>(NONE);

/** Tells what stands inside which documents the cases of a workflow have to show. */
export function ExhibitsOf({ flowId, children }: { flowId: number; children: ReactNode }) {
  const { data } = useCall(
    workflowExhibits,
    { flow_id: flowId },
    { quiet: 'an exhibit without its name stands by its id' },
  );
  return <Exhibits value={data?.list ?? NONE}>{children}</Exhibits>;
}

export function useExhibits(): readonly Exhibit[] {
  return useContext(Exhibits);
}

export interface ExhibitGroup {
  readonly kind: Exhibit['kind'] | 'unknown';
  readonly exhibits: readonly { readonly id: string; readonly label: string }[];
}

/**
 * Pure: by kind, for a list to choose from; with the case's name where there are several cases. What is chosen and in none of the
 * cases stands by its id, so that it can be seen and taken away.
 */
export function exhibitGroups(
  exhibits: readonly Exhibit[],
  chosen: readonly string[],
  pick: (text: Bilingual) => string,
): ExhibitGroup[] {
  const isSingle = new Set(exhibits.map(({ project }) => project.id)).size < 2;
  const labelOf = ({ name, project }: Exhibit) =>
    isSingle ? pick(name) : `${pick(name)} · ${pick(project.name)}`;
  const unknown = chosen.filter((id) => !exhibits.some((one) => one.id === id));
  const known = CASE_DOCUMENT_KINDS.filter((kind) => kind !== 'reference').map((kind) => ({
    kind,
    exhibits: exhibits.filter((one) => one.kind === kind).map((one) => ({ id: one.id, label: labelOf(one) })),
  }));
  const lost = { kind: 'unknown' as const, exhibits: unknown.map((id) => ({ id, label: id })) };
  return [...known, lost].filter((group) => group.exhibits.length > 0);
}
