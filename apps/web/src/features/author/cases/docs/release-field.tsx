import { type CaseDocument, LIMITS, type ReleasePoint, VoteOutcome } from '@lets/contract';
import { canBePassed, isReleasePoint } from '@lets/engine';
import { Select } from 'antd';
import { Field } from '../../../../components/field/field.tsx';
import { sectionsBefore } from '../../../../domain/flow/opens-after.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../form.module.css';
import type { CaseEdit } from '../use-case.ts';

/** What opens a document in place of its section: sections, joins and votes, of these one outcome or any. */
export function ReleaseField(props: {
  edit: CaseEdit;
  release: CaseDocument['release'];
  onChange: (release: CaseDocument['release']) => void;
}) {
  const { edit, release = [], onChange } = props;
  const { t } = useTranslation('project');
  const wordsOf = usePointWords(edit.project.flow);
  const { flow } = edit.project;
  const known = flow.nodes
    .filter((node) => canBePassed(flow, node))
    .flatMap(({ id, kind }): ReleasePoint[] => [
      { node_id: id },
      ...(kind === 'vote' ? VoteOutcome.options.map((outcome) => ({ node_id: id, outcome })) : []),
    ]);
  const gone = release.filter((point) => !isReleasePoint(flow, point));
  const options = [...known, ...gone].map((point) => ({ value: keyOf(point), label: wordsOf(point) }));
  return (
    <Field
      label={t('doc.opens')}
      className={styles.wide ?? ''}
      hint={t(release.length > 0 ? 'doc.opens_hint' : 'doc.opens_unset')}
      error={gone.length > 0 ? t('doc.opens_unknown') : null}
    >
      {({ id }) => (
        <Select
          id={id}
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          maxCount={LIMITS.release_points}
          placeholder={t('doc.opens_by_section')}
          value={release.map(keyOf)}
          onChange={(chosen) => onChange(chosen.length > 0 ? chosen.map(readPoint) : undefined)}
          options={options}
        />
      )}
    </Field>
  );
}

function usePointWords(flow: CaseEdit['project']['flow']) {
  const { t } = useTranslation(['project', 'draw']);
  const { pick, list } = useFormat();
  return ({ node_id, outcome }: ReleasePoint): string => {
    const node = flow.nodes.find(({ id }) => id === node_id);
    if (!node) return t('project:doc.opens_gone');
    if (outcome !== undefined)
      return t('project:doc.opens_vote', { vote: pick(node.name), outcome: t(`draw:outcome.${outcome}`) });
    if (node.kind !== 'join') return pick(node.name);
    const before = sectionsBefore(flow, [node_id]).flat();
    const names = before.map((id) => pick(flow.nodes.find((one) => one.id === id)?.name));
    return t('project:doc.opens_join', { sections: list(names) });
  };
}

/** Ids hold no spaces. */
function keyOf({ node_id, outcome }: ReleasePoint): string {
  return outcome === undefined ? node_id : `${node_id} ${outcome}`;
}

function readPoint(value: string): ReleasePoint {
  const [node_id = '', outcome] = value.split(' ');
  return outcome === undefined ? { node_id } : { node_id, outcome: VoteOutcome.parse(outcome) };
}
