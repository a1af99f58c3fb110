import Markdown, { type Components } from 'react-markdown';
import styles from './answer.module.css';

/** Headings of an answer stand below the panel's own, whatever the model numbered them. */
const heading: Components['h1'] = ({ children }) => <h3>{children}</h3>;

const PARTS: Components = {
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  // Never with a way back to this window, which holds a session.
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ),
};

/** An answer's markdown. HTML in it stays text, and nothing in it fetches anything. */
export function Answer({ text }: { text: string }) {
  return (
    <div className={styles.answer}>
      <Markdown components={PARTS} disallowedElements={['img']}>
        {text}
      </Markdown>
    </div>
  );
}
