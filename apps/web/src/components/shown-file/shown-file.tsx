import { fileGet } from '@lets/contract';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { fetchFile, fileUrl } from '../../lib/api-client.ts';
import { useStateFor } from '../../lib/use-state-for.ts';
import { FileLink } from '../file-link/file-link.tsx';
import { Icon } from '../icon/icon.tsx';
import type { PdfPagesProps } from '../pdf-view/pdf-pages.tsx';
import { PdfView } from '../pdf-view/pdf-view.tsx';
import styles from './shown-file.module.css';

type Content =
  | { kind: 'loading' | 'failed' | 'other' | 'pdf' }
  | { kind: 'image' | 'video'; url: string }
  | { kind: 'text'; text: string };

export interface ShownFileProps {
  fileId: string;
  name: string;
  /** Of a PDF: which page, and who is told about turning it. */
  pages?: Omit<PdfPagesProps, 'url' | 'name'> | undefined;
  /** A video that does not run by its reader's hand alone. */
  film?: ((url: string) => ReactNode) | undefined;
}

/** An uploaded file, by what it is: pictures, videos and texts show, anything else is offered to keep. */
export function ShownFile(props: ShownFileProps) {
  const { fileId, name, pages, film } = props;
  const { t } = useTranslation('shownFile');
  const address = fileUrl(fileGet, { file_id: fileId });
  const content = useContent(fileId);
  if (content.kind === 'loading') return <div className={styles.file} aria-busy="true" />;
  if (content.kind === 'image') {
    return (
      <div className={styles.file}>
        <img src={content.url} alt={name} />
      </div>
    );
  }
  if (content.kind === 'video' && film) return film(content.url);
  if (content.kind === 'video') {
    return (
      <div className={styles.file}>
        {/* biome-ignore lint/a11y/useMediaCaption: evidence that a team uploads comes without captions */}
        <video src={content.url} controls />
      </div>
    );
  }
  if (content.kind === 'pdf') return <PdfView url={address} name={name} {...pages} />;
  if (content.kind === 'text') return <pre className={styles.text}>{content.text}</pre>;
  return (
    <div className={styles.file}>
      <p className={styles.other} role={content.kind === 'failed' ? 'alert' : undefined}>
        <Icon name="file" size={48} />
        <b>{name}</b>
        {t(content.kind === 'failed' ? 'unreadable' : 'not_shown')}
        <FileLink fileId={fileId} name={name}>
          <Icon name="download" size={15} />
          {t('keep')}
        </FileLink>
      </p>
    </div>
  );
}

const LOADING: Content = { kind: 'loading' };

function useContent(fileId: string): Content {
  const [content, setContent] = useStateFor<string, Content>(fileId, LOADING);
  useEffect(() => {
    const controller = new AbortController();
    let url = '';
    load(fileId, controller.signal)
      .then((loaded) => {
        if ('url' in loaded) url = loaded.url;
        setContent(loaded);
      })
      .catch(() => controller.signal.aborted || setContent({ kind: 'failed' }));
    return () => {
      controller.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [fileId, setContent]);
  return content;
}

async function load(fileId: string, signal: AbortSignal): Promise<Content> {
  const response = await fetchFile(fileGet, { file_id: fileId }, signal);
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/plain') && sizeOf(response) > MOST_TEXT) {
    void response.body?.cancel();
    return { kind: 'other' };
  }
  if (type.startsWith('text/plain')) return { kind: 'text', text: await response.text() };
  if (type.startsWith('image/')) return { kind: 'image', url: URL.createObjectURL(await response.blob()) };
  if (type.startsWith('video/')) return { kind: 'video', url: URL.createObjectURL(await response.blob()) };
  if (type.startsWith('application/pdf')) {
    // Read by the viewer, a piece at a time.
    void response.body?.cancel();
    return { kind: 'pdf' };
  }
  return { kind: 'other' };
}

/** A longer text is kept, not read on the screen. */
const MOST_TEXT = 2 * 1024 * 1024;

function sizeOf(response: Response): number {
  return Number(response.headers.get('content-length') ?? 0);
}
