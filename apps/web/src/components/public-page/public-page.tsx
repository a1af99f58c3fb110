import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { AssistantSlot } from '../assistant-slot/assistant-slot.tsx';
import { Brand, LanguageButton } from '../brand/brand.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './public-page.module.css';

interface PublicPageProps {
  title: string;
  /** Where the way back leads, which is home. */
  back: string;
  /** How wide it is. */
  className: string | undefined;
  children: ReactNode;
}

/** A page for anybody, logged in or not: the brand, the way back, and what it is about. */
export function PublicPage({ title, back, className, children }: PublicPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Brand to="/" />
        <LanguageButton />
        <AssistantSlot />
      </header>
      <main className={classNames(styles.main, className)}>
        <Link to="/" className={styles.back}>
          <Icon name="arrowl" size={15} />
          {back}
        </Link>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
