import type { ReactNode } from 'react';
import styles from './notice-body.module.css';

/** A privacy notice as it is written: a paragraph a line, `## ` a heading, `- ` an item of a list. */
export function NoticeBody({ text }: { text: string }) {
  const blocks: ReactNode[] = [];
  let items: string[] = [];
  const endList = () => {
    if (items.length > 0)
      blocks.push(
        <ul key={blocks.length}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>,
      );
    items = [];
  };
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.startsWith('- ')) {
      items.push(line.slice(2));
      continue;
    }
    endList();
    if (line.startsWith('## ')) blocks.push(<h2 key={blocks.length}>{line.slice(3)}</h2>);
    else if (line !== '') blocks.push(<p key={blocks.length}>{line}</p>);
  }
  endList();
  return <div className={styles.body}>{blocks}</div>;
}
