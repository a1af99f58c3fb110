import type { CaseProject } from '@lets/contract';
import type { ReactNode } from 'react';
import { Card } from '../../../../components/surface/surface.tsx';
import styles from '../form.module.css';
import type { CaseEdit } from '../use-case.ts';

export interface PartProps {
  edit: CaseEdit;
}

/** One card of the form. */
export function Part(props: { title: string; hint?: string; act?: ReactNode; children: ReactNode }) {
  return (
    <Card className={styles.card ?? ''}>
      <header className={styles.cardHead}>
        <h2>{props.title}</h2>
        {props.hint && <small>{props.hint}</small>}
        {props.act && <span className={styles.cardAct}>{props.act}</span>}
      </header>
      <div className={styles.fields}>{props.children}</div>
    </Card>
  );
}

/** Changes texts of the case and keeps them with the page "info". */
export function setBody(edit: CaseEdit, change: Partial<CaseProject>): void {
  edit.editInfo((project) => ({ ...project, body: { ...project.body, ...change } }));
}
