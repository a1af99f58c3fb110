import { useTranslation } from '../../i18n/texts.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './rich-text.module.css';

export interface SlotSignature {
  status: 'asked' | 'signed' | 'refused';
  /** `text:` and the typed name, or the SVG path of a drawn one in a 240 × 80 box. */
  image: string | null;
  signer: string;
  reason: string | null;
}

const TYPED = 'text:';

/** Where a role signs: empty, waited for, signed, or refused with its reason. */
export function SignatureSlot({ label, signature }: { label: string; signature: SlotSignature | null }) {
  return (
    <div className={styles.slot}>
      <span className={styles.slotLabel}>{label}</span>
      <SlotContent signature={signature} />
    </div>
  );
}

function SlotContent({ signature }: { signature: SlotSignature | null }) {
  const { t } = useTranslation('documents');
  if (!signature) return <span className={styles.slotLine} />;
  if (signature.status === 'signed')
    return <SignatureMark image={signature.image} signer={signature.signer} />;
  if (signature.status === 'refused') {
    return (
      <span className={styles.slotRefused}>
        <Icon name="xc" size={15} />
        {t('signature.refused_by', { name: signature.signer })}
        {signature.reason && <em>{signature.reason}</em>}
      </span>
    );
  }
  return (
    <span className={styles.slotAsked}>
      <Icon name="sign" size={15} />
      {t('signature.waiting_for', { name: signature.signer })}
    </span>
  );
}

/** A signature as it was given: the drawn strokes, or the typed name in a hand. */
export function SignatureMark({ image, signer }: { image: string | null; signer: string }) {
  const { t } = useTranslation('documents');
  if (image && !image.startsWith(TYPED)) {
    return (
      <svg
        className={styles.signed}
        viewBox="0 0 240 80"
        role="img"
        aria-label={t('signature.signed_by', { name: signer })}
      >
        <path d={image} />
      </svg>
    );
  }
  return <span className={styles.typed}>{image ? image.slice(TYPED.length) : signer}</span>;
}
