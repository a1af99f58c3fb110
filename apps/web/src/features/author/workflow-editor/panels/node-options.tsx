import type { FlowNode, Transition } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Menu } from '../../../../components/menu/menu.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { addWrong, canConnect, connect } from '../model/edits.ts';
import { useDrawnFlow, useEditor } from '../session/editor.ts';
import styles from './inspector.module.css';

/** The ways out of a node: right options that lead on, wrong ones that stay. */
export function NodeOptions({ node }: { node: FlowNode }) {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const editor = useEditor();
  const flow = useDrawnFlow();
  if (node.kind === 'experience') return <p className={styles.note}>{t('options.end')}</p>;
  const transitions = flow.transitions.filter(({ from }) => from === node.id);
  const wrong = transitions.filter(({ kind }) => kind === 'wrong').length;
  const isSection = isSectionKind(node.kind);
  const targets = flow.nodes
    .filter(({ id }) => canConnect(flow, node.id, id))
    .map(({ id, name }) => ({
      key: id,
      label: t('options.to', { name: format.pick(name) }),
      onSelect: () => editor.make((now) => connect(now, node.id, id)),
    }));
  const wrongItem = {
    key: 'wrong',
    label: t('options.add_wrong'),
    icon: 'xc' as const,
    onSelect: () => editor.make((now) => addWrong(now, node.id)),
  };
  return (
    <section className={styles.block}>
      <h3>
        {t(isSection ? 'options.title' : 'options.branches')}{' '}
        <i>
          {isSection
            ? t('options.counts', { right: transitions.length - wrong, wrong })
            : t('count', { count: transitions.length })}
        </i>
        {editor.canEdit && (targets.length > 0 || isSection) && (
          <Menu
            buttonClass={styles.add ?? ''}
            label={t('options.add_label')}
            items={isSection ? [wrongItem, ...targets] : targets}
          >
            {t('add')}
          </Menu>
        )}
      </h3>
      {transitions.map((transition) => (
        <Option key={transition.id} transition={transition} />
      ))}
      {transitions.length === 0 && <p className={styles.note}>{t('options.none')}</p>}
    </section>
  );
}

function Option({ transition }: { transition: Transition }) {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const editor = useEditor();
  const flow = useDrawnFlow();
  const isWrong = transition.kind === 'wrong';
  const other = format.language === 'zh' ? transition.label.en : transition.label.zh;
  const target = format.pick(flow.nodes.find(({ id }) => id === transition.to)?.name);
  return (
    <button
      type="button"
      className={classNames(styles.option, isWrong && styles.wrong)}
      onClick={() => editor.select([transition.id])}
    >
      <Icon name={isWrong ? 'xc' : 'checkc'} size={16} />
      <span>
        {format.pick(transition.label) || t('way.unnamed')}
        <small>
          {t('options.leads', { label: other, target: isWrong ? t('options.stays') : target })}
          {transition.outcome && ` (${t(`outcome.${transition.outcome}`)})`}
        </small>
      </span>
    </button>
  );
}
