import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useProductName } from '../../lib/brand.ts';
import { AssistantSlot } from '../assistant-slot/assistant-slot.tsx';
import { LanguageButton, Mark } from '../brand/brand.tsx';
import styles from './phone-page.module.css';

/** A page before the login that reads as well on a phone as on a desk: one sheet below the brand. */
export function PhonePage({ title, children }: { title: string; children: ReactNode }) {
  const product = useProductName();
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link to="/" className={styles.brand}>
          <Mark size={28} />
          <b>{product}</b>
        </Link>
        <LanguageButton />
        <AssistantSlot />
      </header>
      <main className={styles.main}>
        <h1>{title}</h1>
        <div className={styles.sheet}>{children}</div>
      </main>
    </div>
  );
}
