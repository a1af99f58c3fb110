import { type Integration, type IntegrationCheck, integrationTest } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Card } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import styles from './integrations.module.css';

interface TestCardProps {
  integration: Integration;
  /** Why it cannot be tested now. */
  reason: string | null;
}

/** Asks the other side as the server would, and says in plain words what is wrong. */
export function TestCard({ integration: { id }, reason }: TestCardProps) {
  const { t } = useTranslation('integrations');
  const test = useAct(integrationTest);
  const checks = test.isPending ? undefined : test.data?.checks;
  return (
    <Card className={styles.card ?? ''}>
      <h2>{t('test.title')}</h2>
      <p className={styles.text}>{t('test.text')}</p>
      <div aria-live="polite">{checks && <Checks checks={checks} />}</div>
      <Button icon="wifi" busy={test.isPending} reason={reason} onClick={() => test.mutate({ id })}>
        {t(checks ? 'test.again' : 'test.run')}
      </Button>
    </Card>
  );
}

function Checks({ checks }: { checks: readonly IntegrationCheck[] }) {
  const { t } = useTranslation('integrations');
  const isSound = checks.every(({ is_ok }) => is_ok);
  return (
    <>
      <ul className={styles.checks}>
        {checks.map(({ check, is_ok, detail }) => (
          <li key={check} data-wrong={is_ok ? undefined : ''}>
            <Icon name={is_ok ? 'checkc' : 'xc'} size={17} />
            <span>
              <b>{t(`test.check.${check}`)}</b>
              {!is_ok && <span>{t(`test.wrong.${check}`)}</span>}
              {detail && <small>{detail}</small>}
            </span>
          </li>
        ))}
      </ul>
      {isSound && <p className={styles.sound}>{t('test.all_ok')}</p>}
    </>
  );
}
