import { newVote } from '@lets/authoring';
import type { FlowNode, VoteSetup } from '@lets/contract';
import { THRESHOLDS } from '@lets/engine';
import { Select } from 'antd';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { Field } from '../../../../components/field/field.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { setNode } from '../model/edits.ts';
import { useEditor } from '../session/editor.ts';
import styles from './inspector.module.css';
import { TextPair } from './text-pair.tsx';

const COUNTS = ['for', 'against', 'abstain'] as const;

/** What is voted on, the options and what each counts for, the majority, and whether the ballot is secret. */
export function VoteForm({ node }: { node: FlowNode }) {
  const { t } = useTranslation('draw');
  const editor = useEditor();
  const vote = node.vote ?? newVote();
  const set = (change: Partial<VoteSetup>, field: string) =>
    editor.edit((flow) => setNode(flow, node.id, { vote: { ...vote, ...change } }), `${node.id} ${field}`);
  const setOption = (id: string, change: Partial<VoteSetup['options'][number]>) =>
    set(
      { options: vote.options.map((one) => (one.id === id ? { ...one, ...change } : one)) },
      `option ${id}`,
    );
  const addOption = () => {
    const ids = new Set(vote.options.map(({ id }) => id));
    let n = vote.options.length + 1;
    while (ids.has(`option_${n}`)) n += 1;
    const made = { id: `option_${n}`, label: { zh: '', en: '' }, hint: null, counts: 'for' as const };
    set({ options: [...vote.options, made] }, 'add');
  };
  return (
    <section className={styles.block}>
      <TextPair
        label={t('vote.question')}
        value={vote.question}
        max={200}
        rows={2}
        disabled={!editor.canEdit}
        onChange={(question) => set({ question }, 'question')}
      />
      <div className={styles.two}>
        <Field label={t('vote.threshold')}>
          {({ id }) => (
            <Select
              id={id}
              value={vote.threshold}
              disabled={!editor.canEdit}
              onChange={(threshold) => set({ threshold }, 'threshold')}
              options={THRESHOLDS.map((value) => ({ value, label: t(`threshold.${value}`) }))}
            />
          )}
        </Field>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={vote.secret}
            disabled={!editor.canEdit}
            onChange={({ target }) => set({ secret: target.checked }, 'secret')}
          />
          {t('vote.secret')}
        </label>
      </div>
      {vote.options.map((option, index) => (
        <div key={option.id} className={styles.ballot}>
          <TextPair
            label={t('vote.option', { number: index + 1 })}
            value={option.label}
            max={40}
            disabled={!editor.canEdit}
            onChange={(label) => setOption(option.id, { label })}
          />
          <Select
            aria-label={t('vote.counts', { number: index + 1 })}
            value={option.counts}
            disabled={!editor.canEdit}
            onChange={(counts) => setOption(option.id, { counts })}
            options={COUNTS.map((value) => ({ value, label: t(`counts.${value}`) }))}
          />
          {editor.canEdit && vote.options.length > 2 && (
            <IconButton
              icon="trash"
              size="sm"
              iconSize={15}
              label={t('vote.remove', { number: index + 1 })}
              onClick={() => set({ options: vote.options.filter(({ id }) => id !== option.id) }, 'remove')}
            />
          )}
        </div>
      ))}
      {editor.canEdit && vote.options.length < 8 && (
        <Button icon="plus" size="sm" onClick={addOption}>
          {t('vote.add')}
        </Button>
      )}
    </section>
  );
}
