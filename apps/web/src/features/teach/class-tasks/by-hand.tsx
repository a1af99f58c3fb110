import { IconButton } from '../../../components/button/button.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { GroupBoard } from './group-board.tsx';
import { GroupCoverage } from './group-coverage.tsx';
import { removeGroup } from './hand-groups.ts';
import type { PlanAnswer } from './plan-answer.ts';
import type { EditPlan, Plan } from './use-plan.ts';

/** The teacher puts the groups together. */
export function ByHand({ plan, edit, answer }: { plan: Plan; edit: EditPlan; answer: PlanAnswer }) {
  const { t } = useTranslation('class-task');
  return (
    <GroupBoard
      groups={plan.groups}
      students={answer.students}
      unregistered={answer.unregistered}
      capacity={answer.team_max}
      set={(groups) => edit({ groups })}
      note={({ members }) => <GroupCoverage people={members.length} answer={answer} />}
      acts={({ key }, label) => (
        <IconButton
          icon="x"
          size="sm"
          iconSize={14}
          label={t('hand.remove', { group: label })}
          onClick={() => edit({ groups: removeGroup(plan.groups, key) })}
        />
      )}
    />
  );
}
