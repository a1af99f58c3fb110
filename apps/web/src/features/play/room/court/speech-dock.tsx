import type { ReactNode } from 'react';
import { only, useRoom } from '../room-context.tsx';
import { Composer } from './composer.tsx';
import styles from './stage.module.css';

/** Speaking, with the section's acts below it. A role that never speaks here has the acts alone. */
export function SpeechDock({ children }: { children: ReactNode }) {
  const { abilityOf, currentRole, nodeId } = useRoom(only('abilityOf', 'currentRole', 'nodeId'));
  if (currentRole === null || abilityOf('speak').is === 'hidden') return children;
  return (
    <div className={styles.dock}>
      <Composer key={`${nodeId} ${currentRole}`} roleId={currentRole} />
      {children}
    </div>
  );
}
