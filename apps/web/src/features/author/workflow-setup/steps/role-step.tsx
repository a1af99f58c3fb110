import { setIncompatible } from '@lets/authoring';
import { type FlowRole, ROLE_TYPES, SIDES } from '@lets/contract';
import { incompatibleWith } from '@lets/engine';
import { Select } from 'antd';
import { CHARACTERS } from '../../../../art/character-catalog.ts';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { CharacterPicker } from '../../../../components/character-picker/character-picker.tsx';
import { EmptyState } from '../../../../components/states/states.tsx';
import { Card, Tag } from '../../../../components/surface/surface.tsx';
import { TextPair } from '../../../../components/text-pair/text-pair.tsx';
import { sideKey } from '../../../../domain/flow/side-words.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { Whole } from '../editable.tsx';
import { removeRole } from '../model.ts';
import { MOST_ROLES, newRole } from '../new-role/new-role.ts';
import { useFaultWords } from '../use-fault-words.ts';
import type { Setup } from '../use-setup.ts';
import styles from './table.module.css';

/** Step 2: who takes part. */
export function RoleStep({ setup, step }: { setup: Setup; step: number }) {
  const { t } = useTranslation('setup');
  const { roles } = setup.flow;
  const add = () => setup.edit((flow) => ({ ...flow, roles: [...flow.roles, newRole(flow)] }));
  return (
    <Whole
      setup={setup}
      title={t('step.role')}
      hint={t('role.hint')}
      act={
        <Button variant="primary" icon="plus" disabled={roles.length >= MOST_ROLES} onClick={add}>
          {t('role.add')}
        </Button>
      }
    >
      {roles.length === 0 ? (
        <EmptyState
          icon="users"
          title={t('role.none')}
          text={t('role.none_text')}
          action={
            <Button icon="plus" onClick={add}>
              {t('role.add')}
            </Button>
          }
        />
      ) : (
        <Card>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('role.character')}</th>
                <th scope="col">{t('role.name')}</th>
                <th scope="col">{t('role.type')}</th>
                <th scope="col">{t('role.side')}</th>
                <th scope="col">{t('role.incompatible')}</th>
                <th scope="col">
                  <span className="visually-hidden">{t('role.acts')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {roles.map((role) => (
                <Row key={role.id} setup={setup} role={role} step={step} />
              ))}
            </tbody>
          </table>
        </Card>
      )}
    </Whole>
  );
}

function Row({ setup, role, step }: { setup: Setup; role: FlowRole; step: number }) {
  const { t } = useTranslation(['setup', 'common', 'sides']);
  const format = useFormat();
  const words = useFaultWords(setup.flow);
  const name = format.pick(role.name) || t('unnamed');
  const fault = setup.faults.find((one) => one.step === step && one.role_id === role.id);
  const set = (change: Partial<FlowRole>) =>
    setup.edit((flow) => ({
      ...flow,
      roles: flow.roles.map((one) => (one.id === role.id ? { ...one, ...change } : one)),
    }));
  return (
    <tr className={classNames(fault && styles.bad)}>
      <td>
        <CharacterPicker
          character={role.character}
          type={role.type}
          side={role.side}
          name={name}
          onChange={(character) => set({ character })}
        />
      </td>
      <td style={{ width: '32%' }}>
        <TextPair
          label={t('role.name')}
          quiet
          value={role.name}
          max={40}
          required
          onChange={(next) => set({ name: next })}
        />
        {fault && (
          <Tag tone="seal" icon="alert">
            {words(fault)}
          </Tag>
        )}
      </td>
      <td>
        <Select
          aria-label={t('role.type_of', { name })}
          style={{ width: 140 }}
          disabled={!setup.editable}
          value={role.type}
          onChange={(type) => {
            const dressed = CHARACTERS.find(({ dress }) => dress.includes(type))?.key ?? role.character;
            const fits = CHARACTERS.find(({ key }) => key === role.character)?.dress.includes(type) ?? true;
            set({ type, ...(!fits && { character: dressed }) });
          }}
          options={ROLE_TYPES.map((value) => ({ value, label: t(`common:role_type.${value}`) }))}
        />
      </td>
      <td>
        <Select
          aria-label={t('role.side_of', { name })}
          style={{ width: 150 }}
          disabled={!setup.editable}
          value={role.side}
          onChange={(side) => set({ side })}
          options={SIDES.map((value) => ({ value, label: t(sideKey(setup.flow.roles, value)) }))}
        />
      </td>
      <td style={{ width: '24%' }}>
        <Select
          mode="multiple"
          aria-label={t('role.incompatible_of', { name })}
          style={{ width: '100%' }}
          maxTagCount={1}
          disabled={!setup.editable}
          placeholder={t('role.incompatible_none')}
          value={[...incompatibleWith(setup.flow, role.id)]}
          optionFilterProp="label"
          onChange={(others: string[]) =>
            setup.edit((flow) => ({ ...flow, roles: setIncompatible(flow.roles, role.id, others) }))
          }
          options={setup.flow.roles
            .filter(({ id }) => id !== role.id)
            .map((other) => ({ value: other.id, label: format.pick(other.name) || t('unnamed') }))}
        />
      </td>
      <td>
        <IconButton
          icon="trash"
          label={t('role.remove', { name })}
          onClick={() => setup.edit((flow) => removeRole(flow, role.id))}
        />
      </td>
    </tr>
  );
}
