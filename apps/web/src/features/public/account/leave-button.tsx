import { useNavigate } from 'react-router';
import { Button } from '../../../components/button/button.tsx';
import { logOut } from '../../../components/leave/log-out.ts';
import { useTranslation } from '../../../i18n/texts.ts';

/** The way out for those who do not want to do now what must be done first. */
export function LeaveButton() {
  const { t } = useTranslation('factor');
  const navigate = useNavigate();
  return (
    <Button variant="text" icon="exit" onClick={() => void logOut(navigate)}>
      {t('password.leave')}
    </Button>
  );
}
