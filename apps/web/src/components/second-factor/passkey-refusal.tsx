import { useTranslation } from '../../i18n/texts.ts';
import { Icon } from '../icon/icon.tsx';
import type { PasskeyFault } from './passkey.ts';
import styles from './second-factor.module.css';

/** Why the browser made or used no passkey. */
export function PasskeyRefusal({ fault }: { fault: PasskeyFault | null }) {
  const { t } = useTranslation('factor');
  if (!fault) return null;
  return (
    <p className={styles.refusal} role="alert">
      <Icon name="alert" size={16} />
      {t(`passkey.fault.${fault}`)}
    </p>
  );
}
