import type { Condition, Transition } from '@lets/contract';
import { CONDITION_TYPES } from '@lets/engine';
import { ConditionList } from '../../../../domain/flow/conditions/condition-list.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { setWay } from '../model/edits.ts';
import { useDrawnFlow, useEditor } from '../session/editor.ts';

/** What an option asks for: all of it must be there before the option is taken. */
export function ConditionsForm({ way, hint }: { way: Transition; hint?: string }) {
  const { t } = useTranslation('condition');
  const editor = useEditor();
  const flow = useDrawnFlow();
  return (
    <ConditionList<Condition>
      flow={flow}
      here={way.from}
      title={t('form.title')}
      hint={hint ?? t('form.hint')}
      types={CONDITION_TYPES}
      conditions={way.conditions ?? []}
      disabled={!editor.canEdit}
      onChange={(next) =>
        editor.edit(
          (now) => setWay(now, way.id, { conditions: next.length > 0 ? next : undefined }),
          `${way.id} conditions`,
        )
      }
    />
  );
}
