import { documentOf } from '@lets/engine';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { awaitedSigner } from '../documents/section-documents.ts';
import { useSigningRoles } from '../hooks/use-signing-roles.ts';
import { only, useRoom } from '../room-context.tsx';
import styles from './cards.module.css';

/** Someone waits for my signature: the document opens from here, and is signed where it can be read. */
export function SignatureCall() {
  const { t } = useTranslation('room');
  const { node, openDocument, reading } = useRoom(only('node', 'openDocument', 'reading'));
  const roles = useSigningRoles();
  // A desk says so at the document itself.
  const isDesk = node.kind === 'edit' || node.kind === 'report';
  const waiting = useRoom(({ state }) =>
    Object.keys(state.documents).flatMap((id) => {
      const document = documentOf(state, id);
      return document && awaitedSigner(document, roles) ? [document] : [];
    }),
  );
  const [first] = waiting;
  if (isDesk || reading || !first) return null;
  return (
    <section className={styles.card} aria-label={t('signature.title')}>
      <header className={styles.sealHead}>
        <Icon name="sign" size={16} />
        {t('signature.title')}
        {waiting.length > 1 && <small>{t('signature.more', { count: waiting.length - 1 })}</small>}
      </header>
      <p className={styles.text}>{t('signature.text', { name: first.name })}</p>
      <div className={styles.one}>
        <Button variant="primary" icon="eye" onClick={() => openDocument(first.id)}>
          {t('signature.open')}
        </Button>
      </div>
    </section>
  );
}
