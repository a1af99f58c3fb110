import type { RecordSigner } from '@lets/contract';
import { Icon } from '../../../components/icon/icon.tsx';
import { SignatureMark } from '../../../components/rich-text/signature-slot.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './sheet.module.css';

interface SignersProps {
  signers: readonly RecordSigner[];
  /** Of an earlier text. */
  earlier: readonly RecordSigner[];
  roleName: (roleId: string) => string;
}

/** Who has signed, who has refused and why, who is still to; and what was signed or refused of an earlier text. */
export function RecordSigners({ signers, earlier, roleName }: SignersProps) {
  const { t } = useTranslation('court');
  return (
    <>
      <h3>{t('sign.title')}</h3>
      <ul className={styles.signers}>
        {signers.map((signer) => (
          <Signer key={signer.role_id} signer={signer} roleName={roleName} />
        ))}
      </ul>
      {earlier.length > 0 && (
        <>
          <h3>{t('sign.earlier')}</h3>
          <ul className={styles.signers}>
            {earlier.map((signer) => (
              <Signer key={`${signer.role_id} ${signer.at}`} signer={signer} roleName={roleName} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Signer({ signer, roleName }: { signer: RecordSigner; roleName: SignersProps['roleName'] }) {
  const { t } = useTranslation('court');
  const format = useFormat();
  const { status, reason, at } = signer;
  return (
    <li data-status={status}>
      <small>{roleName(signer.role_id)}</small>
      {status === 'signed' ? (
        <span className={styles.signature}>
          <SignatureMark image={signer.image} signer={signer.user?.name ?? ''} />
        </span>
      ) : (
        <b>{t(`sign.${status}`)}</b>
      )}
      {status === 'refused' && (
        <p>
          <Icon name="alert" size={14} /> {t('sign.because', { name: signer.user?.name ?? '', reason })}
        </p>
      )}
      {at !== null && <time>{format.moment(at)}</time>}
    </li>
  );
}
