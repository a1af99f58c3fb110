import type { FactorWay } from '@lets/contract';
import { Suspense, useState } from 'react';
import { browserObstacle } from '../../../components/second-factor/passkey-obstacle.ts';
import { WaitingDots } from '../../../components/waiting-dots/waiting-dots.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { CodeStep } from './code-step.tsx';
import type { SecondStepProps } from './later-step.tsx';
import styles from './second-step.module.css';
import type { WayProps } from './step-links.tsx';

// The library of passkeys comes for those who have one.
const { Part: PasskeyStep } = lazyPart<WayProps>(
  async () => (await import('./passkey-step.tsx')).PasskeyStep,
);

/** After a right password: a passkey, the code of an authenticator app, or a recovery code. */
export function SecondStep({ ways, onEntered, onBack }: SecondStepProps) {
  const { t } = useTranslation('factor');
  const [way, setWay] = useState(() => firstOf(ways));
  const props = { way, ways, onTurn: setWay, onEntered, onBack };
  return (
    <>
      <h2 className={styles.title}>{t('step.title')}</h2>
      {way === 'passkey' ? (
        <Suspense fallback={<WaitingDots size="large" />}>
          <PasskeyStep {...props} />
        </Suspense>
      ) : (
        <CodeStep key={way} {...props} kind={way} />
      )}
      <p className={styles.lost}>{t('step.lost')}</p>
    </>
  );
}

/** A passkey, unless this browser cannot use it and there is something else. */
function firstOf(ways: readonly FactorWay[]): FactorWay {
  const usable = browserObstacle() === null ? ways : ways.filter((way) => way !== 'passkey');
  return usable[0] ?? ways[0] ?? 'recovery';
}
