import { type Language, type OutputOf, systemNoticeList } from '@lets/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './pinned-notices.module.css';
import { useReadNotices } from './use-read-notices.ts';

type NoticeRow = OutputOf<typeof systemNoticeList>['list'][number];

/** So many stand above a page at once, a line each; of more the newest. */
const SHOWN = 3;
/** About what fits beside the acts on one line. */
const ONE_LINE: Readonly<Record<Language, number>> = { zh: 80, en: 160 };

/** Pinned notices that I have not read stand above whatever page I come to, each until I have said so. */
export function PinnedNotices() {
  const { t } = useTranslation('notice');
  const { language, pick } = useFormat();
  // Pinned ones come first, so the first page has them all.
  const read = useCall(
    systemNoticeList,
    { page: 1, size: 20 },
    { quiet: 'the list of notices tells, and has the pinned ones too' },
  );
  const markRead = useReadNotices();
  const [isWhole, setWhole] = useState(false);
  const strip = useStrip();
  const pinned = read.data?.list.filter((notice) => notice.pinned && !notice.is_read) ?? [];
  const [first] = pinned;
  if (!first) return null;
  const isPlain = pinned.length === 1 && isShort(pick(first.body), language);
  const shown = isWhole || pinned.length <= SHOWN ? pinned : pinned.slice(0, SHOWN - 1);
  return (
    <aside ref={strip.ref} className={styles.pinned} aria-label={t('pinned_unread')}>
      {shown.map((notice) => (
        <PinnedNotice
          key={notice.id}
          notice={notice}
          canFold={!isPlain}
          onRead={() => {
            strip.keepFocus();
            markRead([notice.id]);
          }}
        />
      ))}
      {pinned.length > SHOWN && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          <Icon name={isWhole ? 'cu' : 'cd'} size={14} />
          {isWhole ? t('fewer') : t('more', { count: pinned.length - shown.length })}
        </button>
      )}
    </aside>
  );
}

function isShort(body: string, language: Language): boolean {
  return body.length <= ONE_LINE[language] && !body.includes('\n');
}

/** A notice that was read disappears; after a press by keyboard the focus does not return to the top of the page. */
function useStrip() {
  const ref = useRef<HTMLElement>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    if (!isLeaving.current || ref.current?.contains(activeElement)) return;
    isLeaving.current = false;
    if (activeElement !== body) return;
    const next = ref.current?.querySelector('button') ?? document.getElementById('content');
    next?.focus({ preventScroll: true });
  });
  const keepFocus = () => {
    isLeaving.current = true;
  };
  return { ref, keepFocus };
}

function PinnedNotice(props: { notice: NoticeRow; canFold: boolean; onRead: () => void }) {
  const { notice, canFold, onRead } = props;
  const { t } = useTranslation('notice');
  const format = useFormat();
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = !canFold || isUnfolded;
  const [title, body] = [format.pick(notice.title), format.pick(notice.body)];
  return (
    <article className={classNames(!isOpen && styles.folded)}>
      <Icon name="bell" size={18} />
      <div>
        <h2>
          {canFold ? (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => setUnfolded(!isOpen)}
            >
              <span>{title}</span>
              <Icon name={isOpen ? 'cu' : 'cd'} size={15} />
            </button>
          ) : (
            title
          )}
        </h2>
        {isOpen ? (
          <p id={id} tabIndex={canFold ? 0 : undefined}>
            {body}
          </p>
        ) : (
          <span className={styles.peek} aria-hidden="true">
            {body}
          </span>
        )}
      </div>
      <time dateTime={new Date(notice.published_at).toISOString()}>{format.day(notice.published_at)}</time>
      <Button size="sm" onClick={onRead}>
        {t('got_it')}
      </Button>
    </article>
  );
}
