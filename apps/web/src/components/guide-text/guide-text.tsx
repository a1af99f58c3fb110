import { fileMedia, type Guide, type PicturedText, picturedParts, type TextPictures } from '@lets/contract';
import { Fragment, type ReactNode } from 'react';
import { fileUrl } from '../../lib/api-client.ts';
import { useFormat } from '../../lib/use-format.ts';
import styles from './guide-text.module.css';

/** A guide as it is read: its lines, and its pictures among them. */
export function GuideText({ guide }: { guide: Pick<Guide, 'text' | 'pictures'> }) {
  return <WithPictures of={guide}>{(text) => <Lines text={text} />}</WithPictures>;
}

/** A text as it is read, each picture where the text marks its place, the others below. */
export function WithPictures(props: { of: PicturedText; children: (text: string) => ReactNode }) {
  const { of, children } = props;
  const { text, pictures = [] } = of;
  const { pick } = useFormat();
  return picturedParts(pick(text), pictures.length).map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name than their place
    if ('text' in part) return <Fragment key={at}>{children(part.text)}</Fragment>;
    const picture = pictures[part.picture];
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name than their place
    return picture && <Picture key={at} picture={picture} />;
  });
}

function Picture({ picture: { file_id, caption } }: { picture: TextPictures[number] }) {
  const { pick } = useFormat();
  const address = fileUrl(fileMedia, { file_id });
  return (
    <figure className={styles.picture}>
      <a href={address} target="_blank" rel="noreferrer">
        <img src={address} alt={pick(caption)} loading="lazy" />
      </a>
      {pick(caption) && <figcaption>{pick(caption)}</figcaption>}
    </figure>
  );
}

/** Paragraphs, and steps where the lines are numbered or dotted. Plain text only. */
export function Lines({ text }: { text: string }) {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    <div className={styles.lines}>
      {lines.map((line, index) => {
        const step = /^(?:(\d{1,2})[.、．)）]|[-•·])\s*(.*)$/u.exec(line);
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other name than their place
        if (!step) return <p key={index}>{line}</p>;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other name than their place
          <p key={index} className={styles.step}>
            <i>{step[1] ?? '•'}</i>
            {step[2]}
          </p>
        );
      })}
    </div>
  );
}
