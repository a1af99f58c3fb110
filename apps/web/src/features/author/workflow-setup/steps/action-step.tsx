import { newVote } from '@lets/authoring';
import { type FlowNode, USUAL_TENDENCY, type VoteSetup } from '@lets/contract';
import { FUNCTION_ACTIONS, PROCESS_ACTIONS, THRESHOLDS } from '@lets/engine';
import { InputNumber, Select } from 'antd';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { Face } from '../../../../components/face/face.tsx';
import { Card, Chip } from '../../../../components/surface/surface.tsx';
import { TextPair } from '../../../../components/text-pair/text-pair.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { FlowSide } from '../flow-side.tsx';
import { changeNode, changePlace, freeId, type Place, withHost, withUsualActions } from '../model.ts';
import { SameKindBar } from '../same-kind/same-kind-bar.tsx';
import type { Setup } from '../use-setup.ts';
import styles from './parts.module.css';
import table from './table.module.css';

const COUNTS = ['for', 'against', 'abstain'] as const;

/** Step 4: what each role may do in its sections. */
export function ActionStep({ setup, step }: { setup: Setup; step: number }) {
  const { t } = useTranslation('setup');
  return (
    <FlowSide setup={setup} step={step}>
      {(node) => {
        const set = (change: (now: FlowNode) => FlowNode) =>
          setup.edit((flow) => changeNode(flow, node.id, change));
        return (
          <>
            {node.kind === 'vote' && <Vote setup={setup} node={node} set={set} />}
            <Card className={styles.card ?? ''}>
              <div className={styles.cardHead}>
                <h3>{t('action.title')}</h3>
                <small>{t('action.hint')}</small>
                <span className={styles.gap} />
                <Button size="sm" icon="sparkle" onClick={() => set(withUsualActions)}>
                  {t('action.usual')}
                </Button>
              </div>
              <SameKindBar setup={setup} node={node} shared="action" />
              <HostChoice setup={setup} node={node} set={set} />
              {node.roles.map((place) => (
                <PlaceActions key={place.role_id} setup={setup} place={place} set={set} kind={node.kind} />
              ))}
            </Card>
          </>
        );
      }}
    </FlowSide>
  );
}

/** Who leads a section of any kind, and whether its roles ask before they go apart. */
function HostChoice({ setup, node, set }: SectionProps) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  if (node.kind === 'experience') return null;
  const nameOf = (id: string) => format.pick(setup.flow.roles.find((role) => role.id === id)?.name);
  const options = node.roles.map(({ role_id }) => ({ value: role_id, label: nameOf(role_id) }));
  return (
    <div className={styles.hosting}>
      <span>{t('seat.host')}</span>
      <Select
        aria-label={t('seat.host')}
        style={{ width: 180 }}
        disabled={!setup.editable}
        value={node.roles.find(({ host }) => host)?.role_id ?? ''}
        onChange={(id) => set((now) => withHost(now, id || null))}
        options={[{ value: '', label: t('action.leader_hosts') }, ...options]}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={node.meets_freely ?? false}
          onChange={({ target }) => set((now) => ({ ...now, meets_freely: target.checked }))}
        />
        {t('action.meets_freely')}
      </label>
    </div>
  );
}

function PlaceActions(props: {
  setup: Setup;
  place: Place;
  kind: FlowNode['kind'];
  set: (change: (now: FlowNode) => FlowNode) => void;
}) {
  const { setup, place, kind, set } = props;
  const { t } = useTranslation('setup');
  const format = useFormat();
  const role = setup.flow.roles.find(({ id }) => id === place.role_id);
  if (!role) return null;
  const name = format.pick(role.name);
  const change = (next: Partial<Place>) => set((node) => changePlace(node, place.role_id, next));
  const toggled = <T,>(list: readonly T[], one: T): T[] =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
  return (
    <fieldset className={styles.item}>
      <legend className="visually-hidden">{name}</legend>
      <span className={table.who} style={{ width: 150, whiteSpace: 'normal' }}>
        <Face character={role.character} side={role.side} size={36} />
        <b>{name}</b>
      </span>
      <div className={styles.grow}>
        <div className={styles.fields}>
          {kind !== 'experience' && (
            <div className={styles.kinds}>
              {PROCESS_ACTIONS.filter((action) => action !== 'jump' || kind === 'jump').map((action) => (
                <Chip
                  key={action}
                  pressed={place.processes.includes(action)}
                  onClick={() => change({ processes: toggled(place.processes, action) })}
                >
                  {t(`process.${action}`)}
                </Chip>
              ))}
            </div>
          )}
          <div className={styles.kinds}>
            {FUNCTION_ACTIONS.filter((action) => action !== 'vote' || kind === 'vote').map((action) => (
              <Chip
                key={action}
                pressed={place.functions.includes(action)}
                onClick={() => change({ functions: toggled(place.functions, action) })}
              >
                {t(`function.${action}`)}
              </Chip>
            ))}
          </div>
          {kind !== 'experience' && (
            <div className={styles.checks}>
              <label className={styles.check}>
                <input
                  type="checkbox"
                  checked={place.can_terminate}
                  onChange={({ target }) => change({ can_terminate: target.checked })}
                />
                {t('seat.terminate')}
              </label>
              {kind === 'court' && (
                <label className={styles.check}>
                  <input
                    type="checkbox"
                    checked={!place.inside}
                    onChange={({ target }) => change({ inside: !target.checked })}
                  />
                  {t('action.outside')}
                </label>
              )}
            </div>
          )}
        </div>
      </div>
    </fieldset>
  );
}

interface SectionProps {
  setup: Setup;
  node: FlowNode;
  set: (change: (now: FlowNode) => FlowNode) => void;
}

function Vote(props: SectionProps) {
  const { setup, node, set } = props;
  const { t } = useTranslation('setup');
  const vote = node.vote ?? newVote();
  const change = (next: Partial<VoteSetup>) =>
    set((now) => ({ ...now, vote: { ...(now.vote ?? newVote()), ...next } }));
  const setOption = (id: string, next: Partial<VoteSetup['options'][number]>) =>
    change({ options: vote.options.map((one) => (one.id === id ? { ...one, ...next } : one)) });
  return (
    <Card className={styles.card ?? ''}>
      <h3>{t('vote.title')}</h3>
      <div className={styles.fields}>
        <TextPair
          label={t('vote.question')}
          value={vote.question}
          max={200}
          required
          onChange={(question) => change({ question })}
        />
        <div className={styles.row}>
          <Select
            aria-label={t('vote.threshold')}
            style={{ width: 180 }}
            disabled={!setup.editable}
            value={vote.threshold}
            onChange={(threshold) => change({ threshold })}
            options={THRESHOLDS.map((value) => ({ value, label: t(`threshold.${value}`) }))}
          />
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={vote.secret}
              onChange={({ target }) => change({ secret: target.checked })}
            />
            {t('vote.secret')}
          </label>
        </div>
        <div className={styles.check}>
          {t('vote.tendency')}
          <InputNumber
            aria-label={t('vote.tendency')}
            min={1}
            max={99}
            suffix="%"
            disabled={!setup.editable}
            value={vote.tendency ?? USUAL_TENDENCY}
            onChange={(tendency) => change({ tendency: tendency ?? undefined })}
          />
          <span className={styles.kindLabel}>{t('vote.tendency_hint')}</span>
        </div>
        {vote.options.map((option, at) => (
          <div key={option.id} className={styles.item}>
            <div className={styles.grow}>
              <TextPair
                label={t('vote.option', { number: at + 1 })}
                quiet
                value={option.label}
                max={40}
                required
                onChange={(label) => setOption(option.id, { label })}
              />
            </div>
            <Select
              aria-label={t('vote.counts', { number: at + 1 })}
              style={{ width: 130 }}
              disabled={!setup.editable}
              value={option.counts}
              onChange={(counts) => setOption(option.id, { counts })}
              options={COUNTS.map((value) => ({ value, label: t(`counts.${value}`) }))}
            />
            <IconButton
              icon="trash"
              label={t('vote.remove', { number: at + 1 })}
              disabled={vote.options.length <= 2}
              onClick={() => change({ options: vote.options.filter(({ id }) => id !== option.id) })}
            />
          </div>
        ))}
        <Button
          size="sm"
          icon="plus"
          disabled={vote.options.length >= 8}
          onClick={() =>
            change({
              options: [
                ...vote.options,
                { id: freeId('option', vote.options), label: { zh: '', en: '' }, hint: null, counts: 'for' },
              ],
            })
          }
        >
          {t('vote.add')}
        </Button>
      </div>
    </Card>
  );
}
