import { mayBeginIn } from '../../../../domain/flow/rehearsal/may-begin.ts';
import { RehearseButton } from '../../../../domain/flow/rehearsal/rehearse-button.tsx';
import { useDrawnFlow, useSelected } from '../session/editor.ts';
import type { Saver } from '../session/saver.ts';
import { useFindingTexts } from './use-finding-texts.ts';

/** Plays what is drawn in a room, from the section that is chosen. */
export function Rehearse({ flowId, saver }: { flowId: number; saver: Saver }) {
  const flow = useDrawnFlow();
  const texts = useFindingTexts(flow);
  const [only, ...more] = useSelected();
  const isChosen = more.length === 0 && flow.nodes.some(({ id, kind }) => id === only && mayBeginIn(kind));
  return (
    <RehearseButton
      flow={flow}
      flowId={flowId}
      from={(isChosen && only) || null}
      isQuiet
      save={saver.flush}
      wordsOf={(finding) => `${texts.where(finding)}: ${texts.why(finding)}`}
    />
  );
}
