import type { ReactNode } from 'react';
import styles from './editable.module.css';
import type { Setup } from './use-setup.ts';

/** What only a draft's author may change; a published version is read with everything in it at rest. */
export function Editable({ setup, children }: { setup: Setup; children: ReactNode }) {
  return (
    <fieldset disabled={!setup.editable} className={styles.editable}>
      {children}
    </fieldset>
  );
}

/** A step that fills the window and scrolls in it. */
export function Whole(props: {
  setup: Setup;
  title: string;
  hint: string;
  act?: ReactNode;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.whole} aria-labelledby="setup-step" tabIndex={0}>
      <div className={styles.inner}>
        <Editable setup={props.setup}>
          <div className={styles.title}>
            <h2 id="setup-step">{props.title}</h2>
            <small>{props.hint}</small>
            {props.act}
          </div>
          {props.children}
        </Editable>
      </div>
    </section>
  );
}
