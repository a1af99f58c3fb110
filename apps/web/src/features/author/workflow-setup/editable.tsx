import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
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

/** A step that fills the window and scrolls in it; one that `fits` scrolls in a part of its own, as a wide table does. */
export function Whole(props: {
  setup: Setup;
  title: string;
  hint: string;
  act?: ReactNode;
  fits?: boolean;
  children: ReactNode;
}) {
  const look = classNames(styles.whole, props.fits && styles.fits);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={look} aria-labelledby="setup-step" tabIndex={0}>
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
