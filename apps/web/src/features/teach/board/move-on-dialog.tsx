import { control, guideBoard, transQuery } from '@lets/contract';
import { openSections } from '@lets/engine';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { ReadFault } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { InterveneProps } from './intervene-props.ts';
import styles from './move-on-dialog.module.css';

/** Takes a stuck section's way on in place of its roles. */
export function MoveOnDialog(props: InterveneProps & { first: string | null; onClose: () => void }) {
  const { row, detail, state, first, onClose } = props;
  const { t } = useTranslation(['guide', 'common']);
  const { pick } = useFormat();
  const { eid } = row.card;
  const open = openSections(state);
  const [nodeId, setNode] = useState(
    (open.find(({ node_id }) => node_id === first) ?? open[0])?.node_id ?? '',
  );
  const [chosen, choose] = useState<string | null>(null);
  const options = useCall(transQuery, { flow_id: detail.flow_id, node_id: nodeId, eid }, { staleTime: 0 });
  const act = useAct(control, { invalidates: [guideBoard], onSuccess: onClose });
  // Staff know the flow as it was written: only right options move a section on.
  const right = new Set(detail.flow.transitions.filter(({ kind }) => kind === 'advance').map(({ id }) => id));
  const name = (id: string) => pick(detail.flow.nodes.find((node) => node.id === id)?.name);
  const target = (id: string) => {
    const transition = detail.flow.transitions.find((one) => one.id === id);
    return transition ? name(transition.to) : '';
  };
  return (
    <Dialog
      title={t('move_on.title', { section: name(nodeId) })}
      icon="skip"
      iconTone="plum"
      width={460}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button
            variant="primary"
            busy={act.isPending}
            disabled={chosen === null}
            onClick={() =>
              chosen &&
              act.mutate({
                kind: 'move_on',
                eid,
                nid: nodeId,
                trans_id: chosen,
                request_id: newRequestId(),
              })
            }
          >
            {t('act.move_on')}
          </Button>
        </>
      }
    >
      <p>{t('move_on.text')}</p>
      {open.length > 1 && (
        <Choices
          label={t('move_on.section')}
          options={open.map(({ node_id }) => ({ id: node_id, label: name(node_id) }))}
          value={nodeId}
          onChange={(id) => {
            setNode(id);
            choose(null);
          }}
        />
      )}
      <ReadFault of={options} />
      <Choices
        label={t('move_on.option')}
        options={(options.data?.list ?? [])
          .filter(({ id }) => right.has(id))
          .map(({ id, label }) => ({ id, label: pick(label), note: target(id) }))}
        value={chosen}
        onChange={choose}
      />
    </Dialog>
  );
}

export function Choices(props: {
  label: string;
  options: readonly { id: string; label: string; note?: string }[];
  value: string | null;
  onChange: (id: string) => void;
}) {
  const { label, options, value, onChange } = props;
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {options.map(({ id, label: text, note }) => (
        <label key={id} data-on={id === value || undefined}>
          <input type="radio" name={label} checked={id === value} onChange={() => onChange(id)} />
          <span>{text}</span>
          {note && <small>{note}</small>}
        </label>
      ))}
    </fieldset>
  );
}
