import type { DocumentSignature } from '@lets/contract';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './panels.module.css';

const MARK = { asked: 'hourglass', signed: 'check', refused: 'xc' } as const;

/** Who was asked to sign and what each has answered. */
export function SignaturesPanel({ signatures }: { signatures: readonly DocumentSignature[] }) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  if (signatures.length === 0) return null;
  return (
    <section className={styles.section}>
      <h4>{t('signatures.title')}</h4>
      <ul className={styles.signatures}>
        {signatures.map((signature) => (
          <li key={signature.role_id} className={styles[signature.status]}>
            <Icon name={MARK[signature.status]} size={14} />
            <span>
              <b>{format.pick(signature.role_name)}</b> {signature.user?.name}
              {signature.reason && <em>{signature.reason}</em>}
            </span>
            <i>{signature.at ? format.moment(signature.at) : t(`signatures.${signature.status}`)}</i>
          </li>
        ))}
      </ul>
    </section>
  );
}
