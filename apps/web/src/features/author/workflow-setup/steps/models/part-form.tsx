import type { PaperPart } from '@lets/contract';
import { RichPair } from '../../../../../components/rich-pair/rich-pair.tsx';
import { fieldsForModel } from '../../../../../domain/case/fields/field-groups.ts';
import { useTranslation } from '../../../../../i18n/texts.ts';
import { Hanging } from './hanging.tsx';
import type { ModelProps } from './model-props.ts';
import { SpeechesForm } from './speeches-form.tsx';
import styles from './template-models.module.css';

/** One part of a paper: its text, when it stands in the paper, and whether what was said stands there instead. */
export function PartForm(
  props: Pick<ModelProps, 'setup' | 'nodeId'> & {
    part: PaperPart;
    label: string;
    onChange: (part: PaperPart) => void;
  },
) {
  const { setup, nodeId, part, label, onChange } = props;
  const { t } = useTranslation('setup');
  return (
    <div className={styles.part}>
      <RichPair
        label={label}
        initial={part.body}
        editable={setup.editable}
        roles={setup.flow.roles}
        fields={() => fieldsForModel(setup.flow)}
        onChange={(body) => onChange({ ...part, body })}
      />
      <Hanging setup={setup} nodeId={nodeId} piece={part} onChange={onChange} />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={part.speeches !== undefined}
          disabled={!setup.editable}
          onChange={({ target }) => onChange(withSpeeches(part, nodeId, target.checked))}
        />
        {t('models.speeches')}
      </label>
      {part.speeches && (
        <SpeechesForm
          setup={setup}
          speeches={part.speeches}
          onChange={(speeches) => onChange({ ...part, speeches })}
        />
      )}
    </div>
  );
}

const MOST = 20;

/** Pure: what was said in this section, by anybody, to begin with. */
function withSpeeches({ speeches: _, ...part }: PaperPart, nodeId: string, isWanted: boolean): PaperPart {
  return isWanted ? { ...part, speeches: { node_ids: [nodeId], role_ids: [], most: MOST } } : part;
}
