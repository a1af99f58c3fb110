import { Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './facsimile.module.css';
import { useFacsimile } from './facsimile-picture.tsx';

const { Part: FacsimileDialog } = lazyPart(() =>
  import('./facsimile-dialog.tsx').then((part) => part.FacsimileDialog),
);

/** A drawn paper or photograph in a document, which opens to be looked at closely. What names no drawing shows nothing. */
export function Facsimile({ drawing }: { drawing: unknown }) {
  const { t } = useTranslation('documents');
  const [isOpen, setOpen] = useState(false);
  const facsimile = useFacsimile(drawing);
  if (!facsimile) return null;
  return (
    <figure className={styles.figure}>
      <button type="button" className={styles.opener} onClick={() => setOpen(true)}>
        <img
          className={styles.picture}
          src={facsimile.url}
          alt={facsimile.alt}
          loading="lazy"
          draggable={false}
        />
        <span className={styles.hint}>
          <Icon name="search" />
          {t('facsimile.look_closely')}
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <FacsimileDialog {...facsimile} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </figure>
  );
}
