import { type Flow, type ReleasePoint, VoteOutcome } from '@lets/contract';
import { canBePassed, isReleasePoint } from '@lets/engine';
import { Select } from 'antd';
import { Field } from '../../../../components/field/field.tsx';
import { sectionsBefore } from '../../../../domain/flow/opens-after.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../form.module.css';

interface PointFieldProps {
  flow: Flow;
  label: string;
  hint: string;
  /** What holds where nothing is chosen. */
  placeholder: string;
  error: string | null;
  points: readonly ReleasePoint[];
  /** How many may be chosen. */
  max: number;
  /** Whether a section, join or vote may be waited for here. */
  offers?: (nodeId: string) => boolean;
  onChange: (points: ReleasePoint[]) => void;
}

/** What something waits for in a run: sections, joins and votes, of these one outcome or any. */
export function PointField(props: PointFieldProps) {
  const { flow, points, max, offers = () => true, onChange } = props;
  const wordsOf = usePointWords(flow);
  const known = flow.nodes
    .filter((node) => canBePassed(flow, node) && offers(node.id))
    .flatMap(({ id, kind }): ReleasePoint[] => [
      { node_id: id },
      ...(kind === 'vote' ? VoteOutcome.options.map((outcome) => ({ node_id: id, outcome })) : []),
    ]);
  const others = points.filter((point) => !known.some((one) => keyOf(one) === keyOf(point)));
  const options = [...known, ...others].map((point) => ({ value: keyOf(point), label: wordsOf(point) }));
  const shared = {
    showSearch: { optionFilterProp: 'label' },
    placeholder: props.placeholder,
    options,
  } as const;
  const keys = points.map(keyOf);
  return (
    <Field label={props.label} className={styles.wide ?? ''} hint={props.hint} error={props.error}>
      {({ id }) =>
        max === 1 ? (
          <Select
            {...shared}
            id={id}
            allowClear
            value={keys[0] ?? null}
            onChange={(chosen?: string | null) => onChange(chosen ? [readPoint(chosen)] : [])}
          />
        ) : (
          <Select
            {...shared}
            id={id}
            mode="multiple"
            maxCount={max}
            value={keys}
            onChange={(chosen) => onChange(chosen.map(readPoint))}
          />
        )
      }
    </Field>
  );
}

/** Pure: those of the points that the flow does not have, or no longer. */
export function gonePoints(flow: Flow, points: readonly ReleasePoint[]): ReleasePoint[] {
  return points.filter((point) => !isReleasePoint(flow, point));
}

function usePointWords(flow: Flow) {
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
