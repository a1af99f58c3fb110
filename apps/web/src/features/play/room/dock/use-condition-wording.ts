import { useMemo } from 'react';
import type { ConditionWording } from '../../../../domain/flow/condition-words.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useItemNames } from '../hooks/use-item-names.ts';
import { useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';

/** What the sentences of conditions are made with in this run. */
export function useConditionWording(): ConditionWording {
  const { t } = useTranslation('condition');
  const flow = useRoom(({ detail }) => detail.flow);
  const names = useNames();
  const itemName = useItemNames();
  const { pick, list } = useFormat();
  return useMemo(() => {
    const templates = new Map(
      flow.nodes.flatMap((node) => node.templates.map(({ id, name }) => [id, pick(name)])),
    );
    const template = (id: string) => templates.get(id) ?? id;
    return {
      t,
      role: names.roleName,
      section: names.nodeName,
      template,
      item: (id) => templates.get(id) ?? itemName({ kind: 'material', id, name: id }),
      list,
    };
  }, [t, flow, names, itemName, pick, list]);
}
