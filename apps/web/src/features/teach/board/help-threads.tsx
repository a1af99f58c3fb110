import type { BoardRow, HelpCall } from '@lets/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Asked } from './asked.ts';
import styles from './help-threads.module.css';

/** Each member's last call for help with the answer below it: those that wait open, the others folded. */
export function HelpThreads({ row, ask }: { row: BoardRow; ask: (asked: Asked) => void }) {
  const { t } = useTranslation('guide');
  const waiting = row.help.filter(({ answer }) => !answer);
  const answered = row.help.filter(({ answer }) => answer);
  if (row.help.length === 0) return null;
  return (
    <section className={styles.threads} aria-label={t('thread.title')}>
      {waiting.map((call) => (
        <Thread key={call.seq} row={row} call={call}>
          <Button
            size="sm"
            icon="compass"
            className={styles.answerIt ?? ''}
            onClick={() => ask({ act: 'guide', call: call.seq })}
          >
            {t('act.answer')}
          </Button>
        </Thread>
      ))}
      {answered.length > 0 && (
        <details open={waiting.length === 0}>
          <summary>{t('thread.answered', { count: answered.length })}</summary>
          {answered.map((call) => (
            <Thread key={call.seq} row={row} call={call} />
          ))}
        </details>
      )}
    </section>
  );
}

function Thread(props: { row: BoardRow; call: HelpCall; children?: ReactNode }) {
  const { row, call, children } = props;
  const { t } = useTranslation('guide');
  const format = useFormat();
  const role = row.cast.find(({ user }) => user?.id === call.user.id);
  const section = row.card.open_sections.find(({ node_id }) => node_id === call.node_id);
  const about = [format.pick(role?.name), format.pick(section?.name)].filter(Boolean).join(t('joiner'));
  return (
    <article className={styles.thread}>
      <header>
        <Icon name="compass" size={15} />
        <b>{t('panel.asks', { name: call.user.name })}</b>
        {about && <span>{about}</span>}
        <time>{format.moment(call.at)}</time>
      </header>
      <p>{call.text}</p>
      {call.answer ? (
        <div className={styles.answer}>
          <header>
            <b>{call.answer.user?.name ?? t('thread.mentor')}</b>
            <span>{t('thread.has_answered')}</span>
            <time>{format.moment(call.answer.at)}</time>
          </header>
          <p>{call.answer.text}</p>
        </div>
      ) : (
        <footer>
          <span>{t('thread.waits')}</span>
          {children}
        </footer>
      )}
    </article>
  );
}
