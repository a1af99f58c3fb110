import type { Condition, Transition } from '@lets/contract';
import { CONDITION_TYPES } from '@lets/engine';
import { ConditionList } from '../../../../domain/flow/conditions/condition-list.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { setTransition } from '../model/edits.ts';
import { useDrawnFlow, useEditor } from '../session/editor.ts';

/** What an option asks for: all of it must be there before the option is taken. */
export function ConditionsForm({ transition, hint }: { transition: Transition; hint?: string }) {
  const { t } = useTranslation('condition');
  const editor = useEditor();
  const flow = useDrawnFlow();
  return (
    <ConditionList<Condition>
      flow={flow}
      here={transition.from}
      title={t('form.title')}
      hint={hint ?? t('form.hint')}
      types={CONDITION_TYPES}
      conditions={transition.conditions ?? []}
      disabled={!editor.canEdit}
      onChange={(next) =>
        editor.edit(
          (now) => setTransition(now, transition.id, { conditions: next.length > 0 ? next : undefined }),
          `${transition.id} conditions`,
        )
      }
    />
  );
}
