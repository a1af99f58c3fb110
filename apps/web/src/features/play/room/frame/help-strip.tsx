import type { HelpAsked } from '@lets/engine';
import { useState } from 'react';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { readHelpRead, writeHelpRead } from '../../../../lib/storage.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './frame.module.css';
import { GuideDialog } from './guide-dialog.tsx';
import { helpShown } from './help-shown.ts';

/** Calls for the mentor: everybody sees that someone has asked, the mentor answers, and the answer stands below its question. */
export function HelpStrip() {
  const { eid, nodeId } = useRoom(only('eid', 'nodeId'));
  const help = useRoom(({ state }) => (state.status === 'in_progress' ? state.help : undefined));
  const openedAt = useRoom(({ state }) => state.sections[nodeId]?.opened_at ?? 0);
  const [readTo, setReadTo] = useState(() => readHelpRead(eid));
  const { waiting, others, answered } = helpShown(help ?? [], { readTo, openedAt });
  const dismiss = (seq: number) => {
    writeHelpRead(eid, seq);
    setReadTo(seq);
  };
  return (
    <>
      {waiting && <Waiting call={waiting} others={others} />}
      {answered && <Answered call={answered} onRead={() => dismiss(answered.answer.seq)} />}
    </>
  );
}

function Waiting({ call, others }: { call: HelpAsked; others: number }) {
  const { t } = useTranslation('room');
  const { me, nodeId } = useRoom(only('me', 'nodeId'));
  const names = useNames();
  const format = useFormat();
  const [isAnswering, setAnswering] = useState(false);
  const who = names.user(call.user_id)?.name ?? t('somebody');
  const where = call.node_id !== null && call.node_id !== nodeId ? names.nodeName(call.node_id) : '';
  return (
    <div className={styles.ban} role="status">
      <Icon name="compass" size={18} />
      <b>{[t('help.by', { who }), where].filter(Boolean).join(t('separator'))}</b>
      <span className={styles.asked} title={call.text}>
        {call.text}
      </span>
      {others > 0 && <span className={styles.reason}>{t('help.others', { count: others })}</span>}
      <time>{me.isStaff ? format.moment(call.at) : t('help.waiting', { time: format.moment(call.at) })}</time>
      {me.isStaff && (
        <Button size="sm" icon="compass" onClick={() => setAnswering(true)}>
          {t('help.answer')}
        </Button>
      )}
      {isAnswering && (
        <GuideDialog call={{ seq: call.seq, who, text: call.text }} onClose={() => setAnswering(false)} />
      )}
    </div>
  );
}

function Answered({
  call,
  onRead,
}: {
  call: HelpAsked & { answer: NonNullable<HelpAsked['answer']> };
  onRead: () => void;
}) {
  const { t } = useTranslation('room');
  const names = useNames();
  const format = useFormat();
  const { answer } = call;
  return (
    <div className={styles.ban} role="status">
      <Icon name="compass" size={18} />
      <dl className={styles.thread}>
        <div>
          <dt>{t('help.asked', { who: names.user(call.user_id)?.name ?? t('somebody') })}</dt>
          <dd>{call.text}</dd>
        </div>
        <div>
          <dt>{t('help.answered', { who: names.user(answer.user_id)?.name ?? t('help.mentor') })}</dt>
          <dd className={styles.answer}>{answer.text}</dd>
        </div>
      </dl>
      <time>{format.moment(answer.at)}</time>
      <IconButton icon="x" size="sm" label={t('help.read')} onClick={onRead} />
    </div>
  );
}
