import type { Flow } from '@lets/contract';
import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { ConditionWording } from '../condition-words.ts';
import { useExhibits } from '../exhibits.tsx';

/** What the sentences of conditions are made with in a flow that is drawn: what is not there any more is called by its id. */
export function useFlowWording(flow: Flow): ConditionWording {
  const { t } = useTranslation('condition');
  const { pick, list } = useFormat();
  const exhibits = useExhibits();
  return useMemo(() => {
    const named = (pieces: readonly { id: string; name: Flow['roles'][number]['name'] }[]) => {
      const names = new Map(pieces.map(({ id, name }) => [id, pick(name)]));
      return (id: string) => names.get(id) || id;
    };
    const template = named(flow.nodes.flatMap(({ templates }) => templates));
    const item = named([...exhibits, ...flow.nodes.flatMap(({ templates }) => templates)]);
    return { t, role: named(flow.roles), section: named(flow.nodes), template, item, list };
  }, [t, flow, exhibits, pick, list]);
}
