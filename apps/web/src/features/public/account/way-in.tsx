import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { WaitingDots } from '../../../components/waiting-dots/waiting-dots.tsx';
import { useBrand } from '../../../lib/brand.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { ownPath } from '../../../lib/own-path.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';

const { Part: Doors } = lazyPart<{ go: string | null }>(
  async () => (await import('./doors/doors.tsx')).Doors,
);

/** The school's doors, where there are any, unless somebody asks for the form. Their code comes only for such schools. */
export function WayIn() {
  const [query] = useSearchParams();
  const { has_doors } = useBrand();
  if (has_doors === false || query.has('local')) return <LoginForm />;
  const waiting = (
    <div className={styles.sheet}>
      <WaitingDots size="large" />
    </div>
  );
  if (has_doors === null) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Doors go={ownPath(query.get('redirect'))} />
    </Suspense>
  );
}
