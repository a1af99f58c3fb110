import type { Integration } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { copyText } from '../../../lib/copy-text.ts';
import styles from './integrations.module.css';

/** What each address is for the other side, in the order in which it asks. A platform registers itself elsewhere. */
const SHOWN = [
  'service',
  'redirect',
  'post_logout_redirect',
  'backchannel_logout',
  'metadata',
  'acs',
  'logout',
  'login',
  'launch',
  'keys',
  'arrival',
] as const;

/** The addresses of ours that the other side must be told. */
export function AddressesCard({ integration: { addresses } }: { integration: Integration }) {
  const { t } = useTranslation('integrations');
  const shown = SHOWN.flatMap((what) => {
    const address = addresses[what];
    return address === undefined ? [] : [{ what, address }];
  });
  if (shown.length === 0) return null;
  return (
    <Card className={styles.card ?? ''}>
      <h2>{t('addresses.title')}</h2>
      <p className={styles.text}>{t('addresses.text')}</p>
      <dl className={styles.addresses}>
        {shown.map(({ what, address }) => (
          <div key={what}>
            <dt>{t(`addresses.${what}`)}</dt>
            <dd>
              <code>{address}</code>
              <CopyButton text={address} what={t(`addresses.${what}`)} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

export function CopyButton({ text, what }: { text: string; what: string }) {
  const { t } = useTranslation(['integrations', 'status']);
  async function copy() {
    const isCopied = await copyText(text);
    toast(t(isCopied ? 'addresses.copied' : 'status:not_copied'), { type: isCopied ? 'success' : 'error' });
  }
  return (
    <Button
      variant="text"
      size="sm"
      icon="copy"
      aria-label={`${t('addresses.copy')} ${what}`}
      onClick={() => void copy()}
    >
      {t('addresses.copy')}
    </Button>
  );
}
