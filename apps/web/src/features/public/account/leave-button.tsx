import { logout } from '@lets/contract';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button/button.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { call } from '../../../lib/api-client.ts';
import { endSession } from '../../../lib/session.ts';

/** The way out for those who do not want to do now what must be done first. */
export function LeaveButton() {
  const { t } = useTranslation('factor');
  const navigate = useNavigate();
  const leave = async () => {
    await call(logout, {}, { quiet: 'the person leaves all the same' }).catch(() => null);
    endSession();
    await navigate('/login');
  };
  return (
    <Button variant="text" icon="exit" onClick={() => void leave()}>
      {t('password.leave')}
    </Button>
  );
}
