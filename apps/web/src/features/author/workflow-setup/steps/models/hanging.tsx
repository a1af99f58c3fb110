import type { PaperCondition, PaperPart } from '@lets/contract';
import { ConditionList } from '../../../../../domain/flow/conditions/condition-list.tsx';
import { PAPER_CONDITION_TYPES } from '../../../../../domain/flow/conditions/condition-parts.ts';
import { useTranslation } from '../../../../../i18n/texts.ts';
import { hangingOn } from './model-edits.ts';
import type { ModelProps } from './model-props.ts';
import styles from './template-models.module.css';

/** When a part or a value belongs to the paper: all of the one hold, and none of the other. */
export function Hanging<T extends Pick<PaperPart, 'when' | 'unless'>>(
  props: Pick<ModelProps, 'setup' | 'nodeId'> & { piece: T; onChange: (piece: T) => void },
) {
  const { setup, nodeId, piece, onChange } = props;
  const { t } = useTranslation('setup');
  return (
    <div className={styles.hanging}>
      {(['when', 'unless'] as const).map((field) => (
        <ConditionList<PaperCondition>
          key={field}
          flow={setup.flow}
          here={nodeId}
          title={t(`models.${field}`)}
          types={PAPER_CONDITION_TYPES}
          conditions={piece[field] ?? []}
          disabled={!setup.editable}
          onChange={(conditions) => onChange(hangingOn(piece, field, conditions))}
        />
      ))}
    </div>
  );
}
