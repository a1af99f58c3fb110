import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import styles from './pdf-view.module.css';

/** At the width of its desk times the zoom, as sharp as the screen; its text beside it for those who listen. */
export function PdfPage({ file, page, zoom }: { file: PDFDocumentProxy; page: number; zoom: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  const width = useWidth(canvas);
  useEffect(() => {
    let task: RenderTask | null = null;
    let isGone = false;
    const draw = async () => {
      const opened = await file.getPage(page);
      const content = await opened.getTextContent();
      const element = canvas.current;
      if (isGone || !element || width === 0) return;
      setText(content.items.map((item) => ('str' in item ? item.str : '')).join(' '));
      const natural = opened.getViewport({ scale: 1 });
      const scale = (Math.min(width, 900) / natural.width) * zoom;
      const viewport = opened.getViewport({ scale: scale * Math.min(2, window.devicePixelRatio) });
      element.width = Math.floor(viewport.width);
      element.height = Math.floor(viewport.height);
      element.style.width = `${natural.width * scale}px`;
      element.style.height = `${natural.height * scale}px`;
      task = opened.render({ canvas: element, viewport });
      await task.promise;
    };
    // A page that was turned away while it was drawn ends with an error of its own.
    draw().catch(() => null);
    return () => {
      isGone = true;
      task?.cancel();
    };
  }, [file, page, zoom, width]);
  return (
    <>
      <canvas ref={canvas} className={styles.page} data-page={page} />
      <p className="visually-hidden">{text}</p>
    </>
  );
}

const DESK_PADDING = 48;

function useWidth(canvas: React.RefObject<HTMLCanvasElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const desk = canvas.current?.parentElement;
    if (!desk) return;
    const measure = () => setWidth(Math.max(0, desk.clientWidth - DESK_PADDING));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(desk);
    return () => observer.disconnect();
  }, [canvas]);
  return width;
}
