import type { Flow, FlowCorrection } from '@lets/contract';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { type Piece, sectionOf } from './pieces.ts';

/** What a piece is called; `isInside` where its section stands above it. */
export function usePieceName(flow: Flow): (piece: Piece | FlowCorrection, isInside?: boolean) => string {
  const { t } = useTranslation('correct');
  const format = useFormat();
  return (piece, isInside = false) => {
    const node = flow.nodes.find(({ id }) => id === sectionOf(flow, piece));
    const own = format.pick(ownName(flow, piece)) || t('unnamed');
    const at = piece.kind === 'model' ? piece.model + 1 : '';
    const name = t(`piece.${piece.kind}`, { name: own, at });
    return isInside || piece.kind === 'role'
      ? name
      : t('piece.at', { section: format.pick(node?.name), name });
  };
}

function ownName(flow: Flow, piece: Piece | FlowCorrection) {
  if (piece.kind === 'role') return flow.roles.find(({ id }) => id === piece.role_id)?.name;
  if (piece.kind === 'option') return flow.transitions.find(({ id }) => id === piece.transition_id)?.label;
  const node = flow.nodes.find(({ id }) => id === piece.node_id);
  if (piece.kind !== 'template' && piece.kind !== 'model') return node?.name;
  return node?.templates.find(({ id }) => id === piece.template_id)?.name;
}
