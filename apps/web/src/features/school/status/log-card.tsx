import { LOG_CHOICES, logLevelSet, type SystemStatus, statusRead } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './status.module.css';

/** What the log tells, which can be another level for an hour. */
export function LogCard({ log }: Pick<SystemStatus, 'log'>) {
  const { t } = useTranslation('status');
  const format = useFormat();
  const act = useAct(logLevelSet, { invalidates: [statusRead] });
  const { usual, level, until } = log;
  return (
    <Card className={styles.card ?? ''}>
      <h2>{t('log.title')}</h2>
      <p className={styles.text}>
        {until === null
          ? t('log.usual', { level })
          : t('log.until', { level, time: format.time(until), usual })}
      </p>
      <div className={styles.choices}>
        {LOG_CHOICES.filter((choice) => choice !== level && choice !== usual).map((choice) => (
          <Button key={choice} size="sm" busy={act.isPending} onClick={() => act.mutate({ level: choice })}>
            {t('log.set', { level: choice })}
          </Button>
        ))}
        {until !== null && (
          <Button size="sm" busy={act.isPending} onClick={() => act.mutate({ level: 'usual' })}>
            {t('log.back', { level: usual })}
          </Button>
        )}
      </div>
    </Card>
  );
}
