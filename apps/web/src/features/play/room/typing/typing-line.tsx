import { WaitingDots } from '../../../../components/waiting-dots/waiting-dots.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useNames } from '../use-names.ts';
import styles from './typing.module.css';
import { useTyping } from './use-typing.ts';

/** As many as are named one by one. */
const MOST = 3;

/** Who is writing now, at the end of what has been said. It is not read aloud: it comes and goes. */
export function TypingLine({ meetingId = null }: { meetingId?: number | null }) {
  const { t } = useTranslation('turn');
  const names = useNames();
  const { list } = useFormat();
  const roles = useTyping(meetingId);
  if (roles.length === 0) return null;
  const who = list(roles.slice(0, MOST).map(names.roleName));
  return (
    <p className={styles.line} data-testid="typing">
      <WaitingDots size="small" />
      {roles.length > MOST
        ? t('typing_more', { names: who, count: roles.length })
        : t('typing', { names: who, count: roles.length })}
    </p>
  );
}
