import { guideBoard, handOver } from '@lets/contract';
import { holderOf } from '@lets/engine';
import { Select } from 'antd';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { InterveneProps } from './intervene-props.ts';
import { Choices } from './move-on-dialog.tsx';

/** Gives an absent member's role to another. */
export function HandOverDialog(props: InterveneProps & { first: string | null; onClose: () => void }) {
  const { row, detail, state, first, onClose } = props;
  const { t } = useTranslation(['guide', 'common']);
  const { pick } = useFormat();
  const { roles } = detail.flow;
  const [role, setRole] = useState(first ?? roles[0]?.id ?? '');
  const [to, setTo] = useState<string | null>(null);
  const act = useAct(handOver, { invalidates: [guideBoard], onSuccess: onClose });
  const nameOf = (id: number | undefined) => detail.members.find((one) => one.id === id)?.name ?? '';
  const rolesOf = (id: number) =>
    roles.filter((one) => holderOf(state, one.id) === id).map((one) => pick(one.name));
  const others = detail.members.filter(
    ({ id }) => state.member_ids.includes(id) && id !== holderOf(state, role),
  );
  return (
    <Dialog
      title={t('hand_over.title')}
      icon="swap"
      iconTone="plum"
      width={460}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button
            variant="primary"
            busy={act.isPending}
            disabled={to === null}
            onClick={() =>
              act.mutate({
                eid: row.card.eid,
                target_role: role,
                to_user: Number(to),
                request_id: newRequestId(),
              })
            }
          >
            {t('act.hand_over')}
          </Button>
        </>
      }
    >
      <Field label={t('hand_over.role')} hint={t('hand_over.hint')}>
        {(field) => (
          <Select
            id={field.id}
            value={role}
            onChange={(next) => {
              setRole(next);
              setTo(null);
            }}
            style={{ width: '100%' }}
            options={roles.map(({ id, name }) => ({
              value: id,
              label: [pick(name), nameOf(holderOf(state, id))].filter(Boolean).join(' '),
            }))}
          />
        )}
      </Field>
      <Choices
        label={t('hand_over.to')}
        options={others.map(({ id, name }) => ({
          id: String(id),
          label: name,
          note: [t(row.present.includes(id) ? 'hand_over.here' : 'hand_over.away'), ...rolesOf(id)].join(
            t('joiner'),
          ),
        }))}
        value={to}
        onChange={setTo}
      />
    </Dialog>
  );
}
