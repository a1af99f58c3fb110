import { type ExperimentDetail, PRACTICE_PACES, type PracticePace, playersAsk } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Face } from '../../../components/face/face.tsx';
import cards from '../../../components/partner-manner/choice-cards.module.css';
import { PartnerManner, USUAL_MANNER } from '../../../components/partner-manner/partner-manner.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useAct } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './practice.module.css';
import type { TaskDraft } from './use-task-draft.ts';

/** Which roles one plays oneself, and how fast the others are. */
export function AskDialog(props: { detail: ExperimentDetail; draft: TaskDraft; onClose: () => void }) {
  const { detail, draft, onClose } = props;
  const { t } = useTranslation(['practice', 'common']);
  const free = freeRoles(detail);
  const [keep, setKeep] = useState<readonly string[]>(() => keptAtFirst(detail, free));
  const [pace, setPace] = useState<PracticePace>('calm');
  const [manner, setManner] = useState(USUAL_MANNER);
  const ask = useAct(playersAsk, {
    onSuccess: (answer) => {
      draft.adopt(answer);
      toast(t('asked'), { type: 'success' });
      onClose();
    },
  });
  const left = free.length - keep.length;
  const fault = keep.length === 0 ? t('mine_missing') : left === 0 ? t('mine_all') : null;
  return (
    <Dialog
      title={t('title')}
      icon="users"
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button
            variant="primary"
            busy={ask.isPending}
            disabled={fault !== null}
            onClick={() => ask.mutate({ eid: detail.eid, keep: [...keep], pace, ...manner })}
          >
            {t('confirm', { count: left })}
          </Button>
        </>
      }
    >
      <p className={styles.about}>{t('about')}</p>
      <RoleChoice detail={detail} free={free} keep={keep} onChange={setKeep} />
      <p className={styles.fault} role="status">
        {fault}
      </p>
      <PaceChoice pace={pace} onChange={setPace} />
      <PartnerManner manner={manner} onChange={setManner} />
    </Dialog>
  );
}

type Role = ExperimentDetail['flow']['roles'][number];

/** Those that no team mate plays. */
function freeRoles({ flow, state, me, members }: ExperimentDetail): readonly Role[] {
  const partners = new Set(members.filter((member) => member.automatic).map(({ id }) => id));
  return flow.roles.filter(({ id }) => {
    const holder = state.holders[id];
    return holder === undefined || holder === me.user_id || partners.has(holder);
  });
}

/** What one plays already; the person who holds everything alone begins with one role. */
function keptAtFirst({ state, me }: ExperimentDetail, free: readonly Role[]): readonly string[] {
  const mine = free.filter(({ id }) => state.holders[id] === me.user_id).map(({ id }) => id);
  if (mine.length > 0 && mine.length < free.length) return mine;
  return free.slice(0, 1).map(({ id }) => id);
}

function RoleChoice(props: {
  detail: ExperimentDetail;
  free: readonly Role[];
  keep: readonly string[];
  onChange: (keep: readonly string[]) => void;
}) {
  const { detail, free, keep, onChange } = props;
  const { t } = useTranslation('practice');
  const format = useFormat();
  const toggle = (id: string) =>
    onChange(keep.includes(id) ? keep.filter((one) => one !== id) : [...keep, id]);
  return (
    <fieldset className={classNames(cards.group, styles.choice)}>
      <legend>{t('mine')}</legend>
      {free.map((role) => {
        const own = detail.roles.find((one) => one.role_id === role.id);
        return (
          <label
            key={role.id}
            className={classNames(cards.card, styles.role)}
            data-chosen={keep.includes(role.id)}
          >
            <input type="checkbox" checked={keep.includes(role.id)} onChange={() => toggle(role.id)} />
            <Face character={own?.character || role.character} side={role.side} size={32} />
            <span>
              <b>{format.pick(role.name)}</b>
              {own && <i>{format.pick(own.name)}</i>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

function PaceChoice({ pace, onChange }: { pace: PracticePace; onChange: (pace: PracticePace) => void }) {
  const { t } = useTranslation('practice');
  return (
    <fieldset className={classNames(cards.group, styles.paces)}>
      <legend>{t('pace')}</legend>
      {PRACTICE_PACES.map((one) => (
        <label key={one} className={cards.card}>
          <input type="radio" name="pace" checked={pace === one} onChange={() => onChange(one)} />
          <span>
            <b>{t(`pace_of.${one}`)}</b>
            <i>{t(`pace_text.${one}`)}</i>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
