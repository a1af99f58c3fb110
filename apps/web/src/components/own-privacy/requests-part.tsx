import { type DataRequest, dataRequestOwn, dataRequestWithdraw } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { useAct, useCall } from '../../lib/query.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../dialog/dialog.tsx';
import { Pager } from '../list-tools/list-tools.tsx';
import { QueryView } from '../query-view/query-view.tsx';
import { SkeletonRows } from '../states/states.tsx';
import { AskDialog } from './ask-dialog.tsx';
import styles from './own-privacy.module.css';
import { RequestState } from './request-state.tsx';

const SIZE = 5;

/** What the person has asked, how it stands, and what was answered. */
export function RequestsPart() {
  const { t } = useTranslation('privacy');
  const [page, setPage] = useState(1);
  const [isAsking, setAsking] = useState(false);
  const read = useCall(dataRequestOwn, { page, size: SIZE }, { keepPrevious: true });
  return (
    <section className={styles.requests}>
      <div className={styles.part}>
        <div>
          <h3>{t('own.requests')}</h3>
          <p>{t('own.requests_text')}</p>
        </div>
        <Button icon="plus" onClick={() => setAsking(true)}>
          {t('own.ask')}
        </Button>
      </div>
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={1} height={48} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className={styles.quiet}>{t('own.none')}</p>}
      >
        {(found) => (
          <>
            <ul>
              {found.list.map((request) => (
                <One key={request.id} request={request} />
              ))}
            </ul>
            {found.total > SIZE && <Pager {...found} onPage={setPage} />}
          </>
        )}
      </QueryView>
      {isAsking && <AskDialog onClose={() => setAsking(false)} />}
    </section>
  );
}

function One({ request }: { request: DataRequest }) {
  const { t } = useTranslation('privacy');
  const format = useFormat();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { kind, text, state, asked_at, due_at, answer, answered_at } = request;
  const isPending = state === 'open' || state === 'in_progress';
  return (
    <li>
      <div className={styles.head}>
        <b>{t(`kind.${kind}`)}</b>
        <RequestState request={request} />
        <small>
          {answered_at === null
            ? t('own.asked', { when: format.date(asked_at) })
            : t('own.answered', { when: format.date(answered_at) })}
          {isPending && ` · ${t('own.due', { when: format.date(due_at - 1) })}`}
        </small>
        {isPending && (
          <Button variant="text" size="sm" onClick={() => setWithdrawing(true)}>
            {t('own.withdraw')}
          </Button>
        )}
      </div>
      {text && <p>{text}</p>}
      {answer && <p className={styles.answer}>{answer}</p>}
      {isWithdrawing && <WithdrawDialog id={request.id} onClose={() => setWithdrawing(false)} />}
    </li>
  );
}

function WithdrawDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['privacy', 'common']);
  const act = useAct(dataRequestWithdraw, {
    invalidates: [dataRequestOwn],
    onSuccess: onClose,
    onError: onClose,
  });
  return (
    <ConfirmDialog
      title={t('own.withdraw_title')}
      tone="primary"
      confirmLabel={t('own.withdraw')}
      cancelLabel={t('common:act.cancel')}
      busy={act.isPending}
      onConfirm={() => act.mutate({ id })}
      onCancel={onClose}
    >
      <p>{t('own.withdraw_text')}</p>
    </ConfirmDialog>
  );
}
