import { fileMedia, type Guide } from '@lets/contract';
import { fileUrl } from '../../lib/api-client.ts';
import { useFormat } from '../../lib/use-format.ts';
import styles from './guide-text.module.css';

/** A guide as it is read: its lines, and its pictures below. */
export function GuideText({ guide: { text, pictures = [] } }: { guide: Pick<Guide, 'text' | 'pictures'> }) {
  const { pick } = useFormat();
  return (
    <>
      <Lines text={pick(text)} />
      {pictures.map(({ file_id, caption }) => (
        <figure key={file_id} className={styles.picture}>
          <a href={fileUrl(fileMedia, { file_id })} target="_blank" rel="noreferrer">
            <img src={fileUrl(fileMedia, { file_id })} alt={pick(caption)} loading="lazy" />
          </a>
          {pick(caption) && <figcaption>{pick(caption)}</figcaption>}
        </figure>
      ))}
    </>
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
