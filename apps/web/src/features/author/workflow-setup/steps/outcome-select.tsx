import { type Flow, type OnlyAfter, VoteOutcome } from '@lets/contract';
import { Select } from 'antd';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';

/** After which outcomes of the flow's votes something fits; a flow without votes asks nothing. */
export function OutcomeSelect(props: {
  flow: Flow;
  label: string;
  placeholder: string;
  disabled: boolean;
  value: OnlyAfter;
  onChange: (value: OnlyAfter) => void;
}) {
  const { flow, label, placeholder, disabled, value, onChange } = props;
  const { t } = useTranslation(['setup', 'draw']);
  const { pick } = useFormat();
  const options = flow.nodes
    .filter(({ kind }) => kind === 'vote')
    .flatMap(({ id, name }) =>
      VoteOutcome.options.map((outcome) => ({
        value: `${outcome} ${id}`,
        label: t('setup:lines.outcome', { vote: pick(name), outcome: t(`draw:outcome.${outcome}`) }),
      })),
    );
  if (options.length === 0) return null;
  return (
    <Select
      mode="multiple"
      aria-label={label}
      placeholder={placeholder}
      disabled={disabled}
      maxTagCount="responsive"
      popupMatchSelectWidth={false}
      value={value.map(({ node_id, outcome }) => `${outcome} ${node_id}`)}
      onChange={(chosen) => onChange(chosen.map(readOutcome))}
      options={options}
    />
  );
}

function readOutcome(value: string): OnlyAfter[number] {
  const [outcome, node_id = ''] = value.split(' ');
  return { node_id, outcome: VoteOutcome.parse(outcome) };
}
