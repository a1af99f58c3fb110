import { LIMITS } from '@lets/contract';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { classNames } from '../../lib/class-names.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useOnChange } from '../../lib/use-on-change.ts';
import { IconButton } from '../button/button.tsx';
import { TextInput } from '../field/inputs.tsx';
import styles from './list-tools.module.css';

/** A page's title with its count beside it and its acts at the right. */
export function PageHeader(props: {
  title: ReactNode;
  count?: ReactNode;
  actions?: ReactNode;
  above?: ReactNode;
}) {
  return (
    <header className={styles.header}>
      {props.above && <div className={styles.above}>{props.above}</div>}
      <div className={styles.titleRow}>
        <h1>{props.title}</h1>
        {props.count && <span className={styles.count}>{props.count}</span>}
        {props.actions && <div className={styles.actions}>{props.actions}</div>}
      </div>
    </header>
  );
}

/** One row of search, segments and selects. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <search className={styles.filters}>{children}</search>;
}

/** Tells the list after a pause in typing, and at once when it is emptied. */
export function SearchBox(props: {
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
  width?: number;
}) {
  const { value, onChange, placeholder, width = 260 } = props;
  const { t } = useTranslation('common');
  const [text, setText] = useState(value);
  const id = useId();
  /** Own words that the address has not come to yet: on a slow machine it comes to them late, and one after the other. */
  const [underway, setUnderway] = useState<readonly string[]>([]);
  const lastTold = underway.at(-1) ?? value;
  if (underway.length > 0 && lastTold === value) setUnderway([]);
  useOnChange(value, () => {
    // What comes back of one's own words must not undo those typed since.
    if (underway.includes(value)) return;
    setUnderway([]);
    setText(value);
  });
  // A list that news redraw again and again would begin the pause anew each time.
  const tell = useLatest(onChange);
  useEffect(() => {
    const words = text.trim();
    if (words === lastTold) return;
    const timer = setTimeout(
      () => {
        setUnderway((now) => [...now, words]);
        tell.current(words);
      },
      words ? 300 : 0,
    );
    return () => clearTimeout(timer);
  }, [text, lastTold, tell]);
  return (
    <span style={{ width }} className={styles.search}>
      <label className="visually-hidden" htmlFor={id}>
        {placeholder}
      </label>
      <TextInput
        id={id}
        type="search"
        icon="search"
        value={text}
        placeholder={placeholder}
        maxLength={LIMITS.search}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        after={
          text ? (
            <IconButton icon="x" size="sm" iconSize={14} label={t('act.clear')} onClick={() => setText('')} />
          ) : null
        }
      />
    </span>
  );
}

/** A few states with their counts, one of them chosen. */
export function StatusSegments<K extends string>(props: {
  label: string;
  value: K;
  options: readonly { key: K; label: string; count?: number }[];
  onChange: (key: K) => void;
}) {
  return (
    <fieldset className={styles.segments}>
      <legend className="visually-hidden">{props.label}</legend>
      {props.options.map((option) => (
        <button
          key={option.key}
          type="button"
          aria-pressed={option.key === props.value}
          onClick={() => props.onChange(option.key)}
        >
          {option.label}
          {option.count !== undefined && <small>{option.count}</small>}
        </button>
      ))}
    </fieldset>
  );
}

/** Which rows are on the screen, and the way to the others. Alone, the range stands without buttons. */
export function Pager(props: {
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
  /** Beside the range: how long a page is. */
  after?: ReactNode;
}) {
  const { page, size, total, onPage, after } = props;
  const { t } = useTranslation('lists');
  const pages = Math.max(1, Math.ceil(total / size));
  if (total === 0) return null;
  const range = { from: (page - 1) * size + 1, to: Math.min(page * size, total), total };
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <span className={styles.range}>
        {t('pager.range', range)}
        {after}
      </span>
      {pages > 1 && (
        <span className={styles.pages}>
          <IconButton
            icon="cl"
            size="sm"
            iconSize={14}
            label={t('pager.previous')}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          {pageWindow(page, pages).map((number, index) =>
            number === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place
              <i key={`gap-${index}`}>…</i>
            ) : (
              <button
                key={number}
                type="button"
                className={classNames(styles.page, number === page && styles.onPage)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={t('pager.page', { page: number })}
                onClick={() => onPage(number)}
              >
                {number}
              </button>
            ),
          )}
          <IconButton
            icon="cr"
            size="sm"
            iconSize={14}
            label={t('pager.next')}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </span>
      )}
    </nav>
  );
}

/** First, last and the neighbours of the page shown; null where some are left out. Pure. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? number - 1);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
