import { type EnglishGap, withEnglish } from '@lets/authoring';
import { EnglishDialog } from '../../../../domain/english/english-dialog.tsx';
import { keyOf } from '../../../../domain/english/use-drafts.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useDrawnFlow, useEditor } from '../session/editor.ts';

/** The list of all texts of the flow that lack English. */
export function WriteEnglish({ flowId, onClose }: { flowId: number; onClose: () => void }) {
  const { t } = useTranslation('finding');
  const { pick } = useFormat();
  const editor = useEditor();
  const flow = useDrawnFlow();
  const placeOf = ({ path: [list, id] }: EnglishGap) => {
    const way = list === 'transitions' ? flow.transitions.find((one) => one.id === id) : undefined;
    const node = flow.nodes.find((one) => one.id === (way ? way.from : id));
    return pick(node?.name ?? flow.roles.find((role) => role.id === id)?.name) || t('whole');
  };
  return (
    <EnglishDialog
      value={flow}
      placeOf={placeOf}
      documentsTo={() => `/manager/workflow/set/${flowId}/doc`}
      onWrite={(gap, en) => editor.edit((now) => withEnglish(now, gap, en), `english ${keyOf(gap)}`)}
      onClose={onClose}
    />
  );
}
