import { LIMITS } from '@lets/contract';
import { useTranslation } from '../../i18n/texts.ts';
import { useBrand } from '../../lib/brand.ts';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Card } from '../surface/surface.tsx';
import styles from './sheet-import.module.css';

const STEPS = ['template', 'choose', 'check'] as const;
const COLUMNS = ['name', 'student_id', 'account', 'gender', 'email', 'contact', 'password'] as const;
/** How far each state of the import has come. */
const AT = { choose: 1, sending: 2, refused: 2, done: 3 } as const;

/** The three steps, what each column may hold, and what becomes of the passwords. */
export function Rules({ step, known }: { step: keyof typeof AT; known: 'enrolled' | 'changed' }) {
  const { t } = useTranslation('manage');
  const at = AT[step];
  const { person_name, student_id } = LIMITS;
  const { min } = useBrand().password;
  return (
    <div className={styles.rules}>
      <Card>
        <ol className={styles.steps}>
          {STEPS.map((key, index) => (
            <li key={key} aria-current={index === at ? 'step' : undefined}>
              <span
                className={classNames(
                  index < at && styles.past,
                  index === at && styles.now,
                  index === at && step === 'refused' && styles.wrong,
                )}
                aria-hidden="true"
              >
                {index < at ? <Icon name="check" size={15} /> : index + 1}
              </span>
              <div>
                <b>{t(`import.step.${key}`)}</b>
                <p>{t(`import.step.${key}_text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </Card>
      <Card>
        <h2>{t('import.rules')}</h2>
        <dl>
          {COLUMNS.map((key) => (
            <div key={key}>
              <dt>{t(`import.column.${key}`)}</dt>
              <dd>{t(`import.rule.${key}`, { name: person_name, id: student_id, min })}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card>
        <h3>{t('import.known')}</h3>
        <p>{t(`import.known_${known}`)}</p>
      </Card>
    </div>
  );
}
