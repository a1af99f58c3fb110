import { appQr } from '@lets/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { QrCode } from '../../../components/qr-code/qr-code.tsx';
import { ErrorState, Skeleton } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { useCall } from '../../../lib/query.ts';
import styles from './read-on-phone.module.css';

const CODE_WIDTH = 220;

/** The way from the viewer to the case's reader for phones. */
export function ReadOnPhone({ projectId }: { projectId: number }) {
  const { t } = useTranslation('flow');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="qr" onClick={() => setOpen(true)}>
        {t('phone.open')}
      </Button>
      {isOpen && <PhoneDialog projectId={projectId} onClose={() => setOpen(false)} />}
    </>
  );
}

function PhoneDialog({ projectId, onClose }: { projectId: number; onClose: () => void }) {
  const { t } = useTranslation('flow');
  const [isCopied, setCopied] = useState(false);
  const page = `/viewXmlDetail?project_id=${projectId}`;
  const read = useCall(appQr, { page });
  return (
    <Dialog title={t('phone.open')} icon="phone" onClose={onClose}>
      <div className={styles.phone}>
        {read.data ? (
          <QrCode {...read.data} width={CODE_WIDTH} label={t('phone.code')} />
        ) : read.isError ? (
          <ErrorState error={read.error} onRetry={() => void read.refetch()} />
        ) : (
          <Skeleton width={CODE_WIDTH} height={CODE_WIDTH} />
        )}
        <p>{t('phone.text')}</p>
        {read.data && (
          <p className={styles.link}>
            <Link to={page}>{read.data.link}</Link>
            <Button
              size="sm"
              icon={isCopied ? 'check' : 'copy'}
              onClick={() => void copyText(read.data.link).then(setCopied)}
            >
              {t(isCopied ? 'phone.copied' : 'phone.copy')}
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  );
}
