import { type ChainReport, type LogChain, logChain, logList, logVerify } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../../components/states/states.tsx';
import { Card, Tag } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './chain-card.module.css';

/** Whether the log is as it was written, by its hash chain. */
export function ChainCard() {
  const { t } = useTranslation('audit');
  const read = useCall(logChain, {});
  const verify = useAct(logVerify, { invalidates: [logChain, logList] });
  return (
    <Card className={styles.card ?? ''}>
      <section aria-label={t('chain.label')} className={styles.row}>
        <QueryView<LogChain> query={read} skeleton={<SkeletonRows count={1} height={44} />}>
          {(chain) => <Standing chain={chain} />}
        </QueryView>
        <Button icon="checkc" busy={verify.isPending} onClick={() => verify.mutate({})}>
          {t('chain.verify')}
        </Button>
      </section>
    </Card>
  );
}

function Standing({ chain }: { chain: LogChain }) {
  const { t } = useTranslation('audit');
  const format = useFormat();
  const { verified, head, rights_separate, forward } = chain;
  return (
    <div className={styles.standing}>
      <p>
        <Verdict verified={verified} />
        {verified && (
          <span>
            {t('chain.verified', {
              date: format.dateTime(verified.at),
              entries: format.number(verified.entries),
              unsealed: format.number(verified.unsealed),
            })}
          </span>
        )}
        {head && <Head head={`${head.seal}:${head.hash}`} />}
      </p>
      {verified?.broken && <Broken broken={verified.broken} />}
      <p>
        <span className={rights_separate ? undefined : styles.warning}>
          {t(rights_separate ? 'chain.rights_separate' : 'chain.rights_owner')}
        </span>
        {forward && <span>{t('chain.forward', { address: forward.address, id: forward.last_id })}</span>}
      </p>
    </div>
  );
}

function Verdict({ verified }: Pick<LogChain, 'verified'>) {
  const { t } = useTranslation('audit');
  if (!verified) return <Tag tone="quiet">{t('chain.never')}</Tag>;
  return verified.broken ? (
    <Tag tone="seal">{t('chain.broken')}</Tag>
  ) : (
    <Tag tone="jade">{t('chain.ok')}</Tag>
  );
}

function Broken({ broken }: { broken: NonNullable<ChainReport['broken']> }) {
  const { t } = useTranslation('audit');
  const { seal, from, to, why, missing } = broken;
  const words = why === 'missing' ? t('chain.why.missing', { count: missing }) : t(`chain.why.${why}`);
  return (
    <p className={styles.warning} role="alert">
      {t('chain.broken_at', { seal, from, to, why: words })}
    </p>
  );
}

function Head({ head }: { head: string }) {
  const { t } = useTranslation('audit');
  async function copy() {
    await navigator.clipboard.writeText(head);
    toast(t('chain.copied'), { type: 'success' });
  }
  return (
    <span className={styles.head} title={t('chain.head_hint')}>
      <code>{t('chain.head', { head: `${head.slice(0, 24)}…` })}</code>
      <Button variant="text" onClick={() => void copy()}>
        {t('chain.copy')}
      </Button>
    </span>
  );
}
