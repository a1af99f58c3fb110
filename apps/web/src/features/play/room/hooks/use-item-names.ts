import { projectDetail } from '@lets/contract';
import type { DisplayItem } from '@lets/engine';
import { useCallback, useMemo } from 'react';
import { useCall } from '../../../../lib/query.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useRoom } from '../room-context.tsx';

/**
 * Names what is shown or handed in, in the language on the screen. An item carries the name that its shower read; case
 * material has one in each language.
 */
export function useItemNames(): (item: DisplayItem) => string {
  const detail = useRoom(({ detail }) => detail);
  const { pick } = useFormat();
  const project = useCall(
    projectDetail,
    { project_id: detail.project.id },
    {
      staleTime: Number.POSITIVE_INFINITY,
      quiet: 'an item without its name in this language has the one that its shower read',
    },
  );
  const names = useMemo(
    () => new Map(project.data?.documents.map((one) => [one.id, one.name])),
    [project.data],
  );
  return useCallback(
    (item) => (item.kind === 'material' && pick(names.get(item.id))) || item.name,
    [names, pick],
  );
}
