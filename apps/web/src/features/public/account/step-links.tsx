import type { FactorWay, Me } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import styles from './second-step.module.css';

/** One way of the second step, among others. */
export interface WayProps {
  way: FactorWay;
  ways: readonly FactorWay[];
  onTurn: (way: FactorWay) => void;
  onEntered: (me: Me) => void;
  /** To account and password again. */
  onBack: () => void;
}

type StepLinksProps = Pick<WayProps, 'way' | 'ways' | 'onTurn' | 'onBack'> & {
  /** Only the log-in leads on. */
  isOver: boolean;
};

/** Back, and to the other ways that the person has. */
export function StepLinks({ way, ways, onTurn, onBack, isOver }: StepLinksProps) {
  const { t } = useTranslation('factor');
  const others = isOver ? [] : ways.filter((one) => one !== way);
  return (
    <p className={styles.links}>
      <Button variant="text" onClick={onBack}>
        {t('step.back')}
      </Button>
      <span>
        {others.map((one) => (
          <Button key={one} variant="text" onClick={() => onTurn(one)}>
            {t(`step.use_${one}`)}
          </Button>
        ))}
      </span>
    </p>
  );
}
