import { FlowCorrection } from '@lets/contract';
import { type KeptCopy, keptCopy } from '../../../lib/autosave/kept-copy.ts';
import type { AnyWords, Piece } from './pieces.ts';

/** The words of one piece as they were typed, and as the flow had them when they were. */
export interface KeptCorrection {
  readonly words: FlowCorrection;
  readonly before: FlowCorrection;
}

/** What this browser keeps of corrections to one version that were typed and not sent. */
export function keptCorrections(flowId: number): KeptCopy<readonly KeptCorrection[]> {
  return keptCopy(`correct:${flowId}`, parseKept);
}

function parseKept(value: unknown): readonly KeptCorrection[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((kept: Partial<KeptCorrection> | null) => {
    const [words, before] = [FlowCorrection.safeParse(kept?.words), FlowCorrection.safeParse(kept?.before)];
    return words.success && before.success ? [{ words: words.data, before: before.data }] : [];
  });
}

/** Pure: whether words say everything that those of their piece say. */
export function isWhole(words: FlowCorrection, like: AnyWords): words is AnyWords {
  return words.kind === like.kind && Object.keys(like).every((field) => field in words);
}

/** Pure: what words are of. */
export function pieceOf(words: FlowCorrection): Piece {
  switch (words.kind) {
    case 'template':
      return { kind: 'template', node_id: words.node_id, template_id: words.template_id };
    case 'model':
      return {
        kind: 'model',
        node_id: words.node_id,
        template_id: words.template_id,
        model: words.model,
      };
    case 'role':
      return { kind: 'role', role_id: words.role_id };
    case 'option':
      return { kind: 'option', transition_id: words.transition_id };
    default:
      return { kind: words.kind, node_id: words.node_id };
  }
}
