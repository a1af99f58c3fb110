import styles from './form.module.css';
import { Basics } from './info/basics.tsx';
import { DisclosureCard } from './info/disclosure-card.tsx';
import { Facts } from './info/facts.tsx';
import { FlowCard } from './info/flow-card.tsx';
import { Goals } from './info/goals.tsx';
import { Opening } from './info/opening.tsx';
import { Teaching } from './info/teaching.tsx';
import { useOpenCase } from './outlet.ts';

/** /manager/project/info/{project_id}: what a case says of itself, and to whom it opens. */
export function Component() {
  const edit = useOpenCase();
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Basics edit={edit} />
        <Teaching edit={edit} />
        <Goals edit={edit} />
        <Facts edit={edit} />
      </div>
      <aside className={styles.aside}>
        <FlowCard edit={edit} />
        <Opening edit={edit} />
        <DisclosureCard edit={edit} />
      </aside>
    </div>
  );
}
