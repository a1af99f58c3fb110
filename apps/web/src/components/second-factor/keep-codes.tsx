import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** No way out but having kept them: closing by mistake would lose them. */
export function KeepCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('factor');
  return (
    <Dialog
      title={t('recovery.title')}
      icon="shield"
      width={520}
      footer={
        <Button variant="primary" onClick={onDone}>
          {t('recovery.kept')}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  );
}
