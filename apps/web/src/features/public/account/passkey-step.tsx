import { CODE, type PasskeyRequestOptions, secondStepAsk, secondStepPasskey } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { faultOf, type PasskeyFault, signByPasskey } from '../../../components/second-factor/passkey.ts';
import { browserObstacle } from '../../../components/second-factor/passkey-obstacle.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { Refusal } from './refusal.tsx';
import styles from './second-step.module.css';
import { StepLinks, type WayProps } from './step-links.tsx';
import { useSubmit } from './use-submit.ts';

/** The second step by a passkey; where this browser cannot use one, it says why. */
export function PasskeyStep({ onEntered, ...links }: WayProps) {
  const { t } = useTranslation('factor');
  const obstacle = browserObstacle();
  const ask = useSubmit(secondStepAsk);
  const enter = useSubmit(secondStepPasskey);
  const [fault, setFault] = useState<PasskeyFault | null>(null);
  const [isSigning, setSigning] = useState(false);
  const error = enter.error ?? ask.error;
  const isOver = error instanceof ApiError && error.code === CODE.second_step_over;
  const isElsewhere = error instanceof ApiError && error.code === CODE.passkeys_off;

  async function confirm() {
    setFault(null);
    enter.forget();
    const options = await ask.submit({});
    const passkey = options && (await sign(options));
    const me = passkey && (await enter.submit({ passkey }));
    if (me) onEntered(me);
  }

  async function sign(options: PasskeyRequestOptions) {
    setSigning(true);
    try {
      return await signByPasskey(options);
    } catch (reason) {
      setFault(faultOf(reason));
      return null;
    } finally {
      setSigning(false);
    }
  }

  return (
    <>
      <p className={styles.text}>{obstacle ? t(`passkey.obstacle.${obstacle}`) : t('step.passkey_text')}</p>
      <Refusal error={error} wait={enter.wait || ask.wait} words={fault ? t(`passkey.fault.${fault}`) : ''} />
      {!obstacle && !isOver && !isElsewhere && (
        <Button
          variant="primary"
          size="lg"
          block
          icon="shield"
          autoFocus
          busy={ask.isPending || isSigning || enter.isPending}
          className={styles.submit ?? ''}
          onClick={() => void confirm()}
        >
          {t('step.passkey')}
        </Button>
      )}
      <StepLinks {...links} isOver={isOver} />
    </>
  );
}
