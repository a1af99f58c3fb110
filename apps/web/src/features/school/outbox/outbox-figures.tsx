import { DELIVERY_STATES, type deliveryList, type OutputOf } from '@lets/contract';
import { Card } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './outbox.module.css';

/** How much there is of each state, of the service that is chosen or of all. */
export function OutboxFigures({ figures }: Pick<OutputOf<typeof deliveryList>, 'figures'>) {
  const { t } = useTranslation('outbox');
  const format = useFormat();
  const { oldest_at } = figures;
  return (
    <Card className={styles.figures ?? ''}>
      <dl>
        {DELIVERY_STATES.map((state) => (
          <div key={state} data-bad={state === 'given_up' && figures.given_up > 0 ? '' : undefined}>
            <dt>{t(`state.${state}`)}</dt>
            <dd>{format.number(figures[state])}</dd>
          </div>
        ))}
        <div>
          <dt>{t('oldest')}</dt>
          <dd>{oldest_at === null ? t('no_oldest') : format.moment(oldest_at)}</dd>
        </div>
      </dl>
    </Card>
  );
}
