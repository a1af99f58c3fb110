import type { Editor } from '@tiptap/react';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { placesOf } from '../../../../components/rich-text/remark-marks.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { RemarkCard } from './remark-card.tsx';
import { RemarkForm } from './remark-form.tsx';
import styles from './remarks.module.css';
import type { NewRemark, RemarkThread } from './use-remarks.ts';

export interface RemarksColumnProps {
  /** Null where the page is only read: the cards then stand one below the other. */
  editor: Editor | null;
  threads: readonly RemarkThread[];
  /** A passage that is being remarked on just now. */
  draft: Omit<NewRemark, 'body'> | null;
  open: number | null;
  mayRemark: boolean;
  onOpen: (id: number | null) => void;
  onRemark: (remark: NewRemark) => Promise<void>;
  onResolve: (id: number, resolved: boolean) => Promise<void>;
  onDraftEnd: () => void;
}

const GAP = 14;

/** Remarks beside the page, each as high as the passage it is about where the others leave room. */
export function RemarksColumn(props: RemarksColumnProps) {
  const { editor, threads, draft, open, mayRemark, onOpen, onRemark, onResolve, onDraftEnd } = props;
  const { t } = useTranslation('remarks');
  const [showsResolved, showResolved] = useState(false);
  const column = useRef<HTMLElement>(null);
  const shown = threads.filter(({ head }) => showsResolved || !head.resolved || head.id === open);
  const resolved = threads.filter(({ head }) => head.resolved).length;
  usePlaces(column, editor, shown.map(({ head }) => head.id).join());
  if (threads.length === 0 && !draft) return null;
  return (
    <aside ref={column} className={styles.column} aria-label={t('title')}>
      {resolved > 0 && (
        <button
          type="button"
          className={styles.resolved}
          aria-pressed={showsResolved}
          onClick={() => showResolved(!showsResolved)}
        >
          {t(showsResolved ? 'hide_resolved' : 'show_resolved', { count: resolved })}
        </button>
      )}
      {draft && (
        <RemarkForm
          label={t('new')}
          quote={draft.quote ?? ''}
          submitLabel={t('send')}
          onSubmit={async (body) => {
            await onRemark({ ...draft, body });
            onDraftEnd();
          }}
          onCancel={onDraftEnd}
        />
      )}
      {shown.map((thread) => (
        <RemarkCard
          key={thread.head.id}
          thread={thread}
          isOpen={thread.head.id === open}
          mayRemark={mayRemark}
          onOpen={onOpen}
          onRemark={onRemark}
          onResolve={onResolve}
        />
      ))}
    </aside>
  );
}

/** Puts each card beside its passage, pushed down by the one above where they would meet. */
function usePlaces(column: RefObject<HTMLElement | null>, editor: Editor | null, ids: string): void {
  const place = useCallback(() => {
    const box = column.current;
    // Before the editor is on the page it knows no places.
    if (!box || !editor?.isInitialized || editor.isDestroyed) return;
    const top = box.getBoundingClientRect().top;
    const places = placesOf(editor);
    let free = 0;
    for (const card of box.children as Iterable<HTMLElement>) {
      const at = places.get(Number(card.dataset.thread));
      const wanted = at ? editor.view.coordsAtPos(at.from).top - top - 12 : free;
      const push = Math.max(0, wanted - free);
      card.style.marginTop = `${push}px`;
      free += push + card.offsetHeight + GAP;
    }
  }, [column, editor]);
  useLayoutEffect(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards have other heights
  useEffect(() => {
    if (!editor) return;
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    editor.on('transaction', soon);
    editor.on('create', soon);
    const observer = new ResizeObserver(soon);
    if (column.current?.parentElement) observer.observe(column.current.parentElement);
    return () => {
      cancelAnimationFrame(frame);
      editor.off('transaction', soon);
      editor.off('create', soon);
      observer.disconnect();
    };
  }, [editor, place, ids, column]);
}
