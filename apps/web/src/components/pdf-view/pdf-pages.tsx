import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { useStateFor } from '../../lib/use-state-for.ts';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { PdfPage } from './pdf-page.tsx';
import styles from './pdf-view.module.css';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Tables for Chinese fonts that a file names and does not bring along; `build/pdf-tables.config.ts` puts them there. */
const TABLES = `${import.meta.env.BASE_URL}pdf/`;
const ZOOMS: readonly number[] = [0.6, 0.8, 1, 1.25, 1.5, 2];

export interface PdfPagesProps {
  /** Of our own site. */
  url: string;
  name: string;
  /** From 1; the reader may turn on by themselves until it changes again. */
  page?: number;
  /** Given where a frame around it has the controls: then it has none of its own. */
  zoom?: number;
  onPage?: (page: number) => void;
  onCount?: (count: number) => void;
}

/** One page at a time, with what turns and enlarges it. */
export function PdfPages({ url, name, page: wanted = 1, zoom: given, onPage, onCount }: PdfPagesProps) {
  const { t } = useTranslation('pdf');
  const { file, isFailed } = usePdf(url, onCount);
  const [page, setPage] = useStateFor(wanted, wanted);
  const [ownZoom, setZoom] = useState(1);
  const zoom = given ?? ownZoom;

  if (isFailed) {
    return (
      <div className={styles.failed} role="alert">
        <Icon name="alert" size={22} />
        {t('unreadable', { name })}
      </div>
    );
  }
  if (!file) return <div className={styles.view} aria-busy="true" />;
  const count = file.numPages;
  const shown = Math.min(Math.max(1, page), count);
  const turn = (to: number) => {
    const next = Math.min(Math.max(1, to), count);
    if (next === shown) return;
    setPage(next);
    onPage?.(next);
  };
  const enlarge = (step: 1 | -1) => {
    const at = ZOOMS.indexOf(zoom);
    setZoom(ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, at + step))] ?? 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { PageDown: 1, ArrowRight: 1, PageUp: -1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turn(shown + by);
  };
  return (
    <section className={styles.view} aria-label={name}>
      {given === undefined && (
        <div className={styles.bar}>
          <IconButton
            icon="cl"
            label={t('previous')}
            disabled={shown === 1}
            onClick={() => turn(shown - 1)}
          />
          <output>{t('page', { page: shown, count })}</output>
          <IconButton
            icon="cr"
            label={t('next')}
            disabled={shown === count}
            onClick={() => turn(shown + 1)}
          />
          <span className={styles.gap} />
          <IconButton
            icon="zout"
            label={t('smaller')}
            disabled={zoom === ZOOMS[0]}
            onClick={() => enlarge(-1)}
          />
          <output>{t('zoom', { percent: Math.round(zoom * 100) })}</output>
          <IconButton
            icon="zin"
            label={t('larger')}
            disabled={zoom === ZOOMS.at(-1)}
            onClick={() => enlarge(1)}
          />
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys turn the page wherever in it the focus is */}
      <div
        className={styles.desk}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reached by the keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <PdfPage file={file} page={shown} zoom={zoom} />
      </div>
    </section>
  );
}

function usePdf(url: string, onCount: ((count: number) => void) | undefined) {
  const [opened, setOpened] = useStateFor<string, PDFDocumentProxy | 'failed' | null>(url, null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is not opened anew because its listener changed
  useEffect(() => {
    let isGone = false;
    const task = getDocument({
      url,
      cMapUrl: `${TABLES}cmaps/`,
      standardFontDataUrl: `${TABLES}standard_fonts/`,
      // The page's policy lets no WebAssembly be compiled.
      useWasm: false,
      withCredentials: true,
    });
    task.promise.then(
      (file) => {
        if (isGone) return;
        setOpened(file);
        onCount?.(file.numPages);
      },
      () => isGone || setOpened('failed'),
    );
    return () => {
      isGone = true;
      void task.destroy();
    };
  }, [url]);
  return opened === 'failed' ? { file: null, isFailed: true } : { file: opened, isFailed: false };
}
