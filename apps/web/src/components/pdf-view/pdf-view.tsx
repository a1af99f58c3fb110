import { lazy, Suspense } from 'react';
import type { PdfPagesProps } from './pdf-pages.tsx';
import styles from './pdf-view.module.css';

const PdfPages = lazy(() => import('./pdf-pages.tsx').then((module) => ({ default: module.PdfPages })));

/**
 * A PDF file page by page, drawn by ourselves: nothing in it runs or opens. `page` turns to a page whenever it changes; `onPage`
 * tells which one its reader turned to, `onCount` how many there are. What draws is loaded when the first PDF is opened.
 */
export function PdfView(props: PdfPagesProps) {
  return (
    <Suspense fallback={<div className={styles.view} aria-busy="true" />}>
      <PdfPages {...props} />
    </Suspense>
  );
}
