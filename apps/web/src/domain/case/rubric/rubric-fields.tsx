import { LIMITS, RUBRIC_LEVELS, type RubricOfGoal } from '@lets/contract';
import { TextPair } from '../../../components/text-pair/text-pair.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import styles from './rubric.module.css';

/** Nothing said of any level. */
export const NO_LEVELS: RubricOfGoal = RUBRIC_LEVELS.map(() => ({ zh: '', en: '' }));

/** The descriptors of one goal, to be written in both languages, the highest level first. */
export function RubricFields(props: { levels: RubricOfGoal; onChange: (levels: RubricOfGoal) => void }) {
  const { levels, onChange } = props;
  const { t } = useTranslation('rubric');
  return (
    <div className={styles.fields}>
      {RUBRIC_LEVELS.map((level, index) => ({ level, index }))
        .reverse()
        .map(({ level, index }) => (
          <div key={level}>
            <p>
              <b>{t(`level.${level}`)}</b>
              <small>{t(`range.${level}`)}</small>
            </p>
            <TextPair
              label={t(`level.${level}`)}
              quiet
              rows={2}
              value={levels[index] ?? { zh: '', en: '' }}
              max={LIMITS.rubric_descriptor}
              onChange={(text) => onChange(levels.map((one, at) => (at === index ? text : one)))}
            />
          </div>
        ))}
    </div>
  );
}
