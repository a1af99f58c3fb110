import { Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useStore } from '../../../lib/store.ts';
import styles from './assistant.module.css';
import type { Chat, ChatLine } from './chat.ts';

const SAMPLES = ['loan', 'lease', 'evidence'] as const;
/** Most pages are left without having asked anything: what reads an answer's marks comes when someone opens the panel. */
const answer = lazyPart(async () => (await import('./answer.tsx')).Answer);

/** How near the end a person must be for the list to follow the words. */
const NEAR = 48;

/** The conversation; it follows the words as they come unless someone scrolled up to read. */
export function MessageList(props: { chat: Chat; welcome: boolean; mayAsk: boolean; onAsked: () => void }) {
  const { chat, welcome, mayAsk, onAsked } = props;
  const { t } = useTranslation('assistant');
  const { lines, phase } = useStore(chat.store);
  const list = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows every word
  useEffect(() => {
    const element = list.current;
    if (element && isFollowing.current) element.scrollTop = element.scrollHeight;
  }, [lines, phase]);
  useEffect(() => {
    answer.fetchSoon();
  }, []);
  const last = lines.at(-1);
  useEffect(() => {
    if (phase === 'thinking') isFollowing.current = true;
  }, [phase]);
  return (
    <div
      ref={list}
      className={styles.list}
      role="log"
      aria-label={t('messages')}
      aria-busy={phase !== 'idle'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reached by the keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isFollowing.current = scrollHeight - scrollTop - clientHeight < NEAR;
      }}
    >
      {welcome && (
        <Welcome
          mayAsk={mayAsk}
          onAsk={(question) => {
            void chat.send(question);
            onAsked();
          }}
        />
      )}
      {lines.map((line) => (
        <Line key={line.id} line={line} isComing={line === last && phase !== 'idle'} />
      ))}
    </div>
  );
}

function Welcome({ mayAsk, onAsk }: { mayAsk: boolean; onAsk: (question: string) => void }) {
  const { t } = useTranslation('assistant');
  return (
    <div className={styles.welcome}>
      <Speaker />
      <p>{t('welcome')}</p>
      {mayAsk && (
        <ul aria-label={t('samples')}>
          {SAMPLES.map((sample) => (
            <li key={sample}>
              <button type="button" onClick={() => onAsk(t(`sample.${sample}`))}>
                {t(`sample.${sample}`)}
                <Icon name="arrowr" size={15} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Speaker() {
  const { t } = useTranslation('assistant');
  return (
    <p className={styles.speaker}>
      <span className={styles.mark}>
        <Icon name="scales" size={13} />
      </span>
      {t('title')}
    </p>
  );
}

function Line({ line, isComing }: { line: ChatLine; isComing: boolean }) {
  const { t } = useTranslation('assistant');
  if (line.role === 'user') return <p className={styles.question}>{line.content}</p>;
  return (
    <div className={styles.reply} data-coming={isComing && line.content !== '' ? '' : undefined}>
      <Speaker />
      {line.isFailure ? (
        // Chinese in either language, as the specification has it.
        <p className={styles.failure} lang="zh-CN">
          <Icon name="alert" size={16} />
          {line.content}
        </p>
      ) : line.content ? (
        <Suspense fallback={<p>{line.content}</p>}>
          <answer.Part text={line.content} />
        </Suspense>
      ) : (
        <span className={styles.dots} role="status" aria-label={t('thinking')}>
          <i />
          <i />
          <i />
        </span>
      )}
      {!isComing && !line.isFailure && <CopyButton text={line.content} />}
    </div>
  );
}

function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation('assistant');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 1800);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <button
      type="button"
      className={styles.copy}
      onClick={() => void copyText(text).then((isDone) => setCopied(isDone))}
    >
      <Icon name={isCopied ? 'check' : 'copy'} size={14} />
      <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
    </button>
  );
}
