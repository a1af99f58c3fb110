import type { DocumentComment } from '@lets/contract';
import { useState } from 'react';
import { Face } from '../../../../components/face/face.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Avatar } from '../../../../components/surface/surface.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useRoom } from '../room-context.tsx';
import { RemarkForm } from './remark-form.tsx';
import styles from './remarks.module.css';
import type { NewRemark, RemarkThread } from './use-remarks.ts';

export interface RemarkCardProps {
  thread: RemarkThread;
  isOpen: boolean;
  mayRemark: boolean;
  onOpen: (id: number | null) => void;
  onRemark: (remark: NewRemark) => Promise<void>;
  onResolve: (id: number, resolved: boolean) => Promise<void>;
}

/** One remark, what was answered, and what can be done about it. */
export function RemarkCard({ thread, isOpen, mayRemark, onOpen, onRemark, onResolve }: RemarkCardProps) {
  const { t } = useTranslation('remarks');
  const [isAnswering, answer] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { head, answers } = thread;
  const resolve = async () => {
    setBusy(true);
    // A refusal has been told in a toast.
    await onResolve(head.id, !head.resolved).catch(() => null);
    setBusy(false);
  };
  return (
    <section
      className={styles.card}
      data-thread={head.id}
      data-open={isOpen || undefined}
      data-resolved={head.resolved !== null || undefined}
      aria-label={t('by', { name: head.author.name })}
    >
      {head.quote && (
        <button type="button" className={styles.quote} onClick={() => onOpen(isOpen ? null : head.id)}>
          {head.quote}
        </button>
      )}
      <Remark remark={head} />
      {answers.map((one) => (
        <Remark key={one.id} remark={one} />
      ))}
      {head.resolved && (
        <p className={styles.done}>
          <Icon name="check" size={13} />
          {t('resolved_by', { name: head.resolved.by.name })}
        </p>
      )}
      {isAnswering ? (
        <RemarkForm
          label={t('answer_to', { name: head.author.name })}
          quote=""
          submitLabel={t('answer')}
          onSubmit={async (body) => {
            await onRemark({ body, parent_id: head.id });
            answer(false);
          }}
          onCancel={() => answer(false)}
        />
      ) : (
        mayRemark && (
          <div className={styles.acts}>
            <button type="button" onClick={() => answer(true)}>
              {t('answer')}
            </button>
            <button type="button" disabled={isBusy} onClick={resolve}>
              {t(head.resolved ? 'reopen' : 'resolve')}
            </button>
          </div>
        )
      )}
    </section>
  );
}

function Remark({ remark }: { remark: DocumentComment }) {
  const detail = useRoom(({ detail }) => detail);
  const format = useFormat();
  const role = detail.flow.roles.find(({ id }) => id === remark.role?.id);
  const face = detail.roles.find((one) => one.role_id === role?.id)?.character ?? role?.character;
  return (
    <div className={styles.remark}>
      <header>
        {role ? (
          <Face character={face ?? 'd1'} side={role.side} size={28} />
        ) : (
          <Avatar name={remark.author.name} size={28} />
        )}
        <b>{remark.author.name}</b>
        {remark.role && <span>{format.pick(remark.role.name)}</span>}
        <time>{format.moment(remark.created_at)}</time>
      </header>
      <p>{remark.body}</p>
    </div>
  );
}
