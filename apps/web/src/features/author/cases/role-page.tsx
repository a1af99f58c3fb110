import type { CaseRole, FlowRole } from '@lets/contract';
import { CharacterPicker } from '../../../components/character-picker/character-picker.tsx';
import { Card, SideText, Tag } from '../../../components/surface/surface.tsx';
import { TextPair } from '../../../components/text-pair/text-pair.tsx';
import { sideKey } from '../../../domain/flow/side-words.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './form.module.css';
import { useOpenCase } from './outlet.ts';

/** /manager/project/role/{project_id}: who the roles are in this case, and what only each of them knows. */
export function Component() {
  const { t } = useTranslation('project');
  const { project } = useOpenCase();
  return (
    <>
      <p className={styles.note}>{t('role.hint')}</p>
      <div className={styles.cards}>
        {project.flow.roles.map((role) => (
          <RoleForm key={role.id} role={role} />
        ))}
      </div>
    </>
  );
}

function RoleForm({ role }: { role: FlowRole }) {
  const { t } = useTranslation(['project', 'common', 'sides']);
  const format = useFormat();
  const { project, editRoles } = useOpenCase();
  const own = project.body.roles.find(({ role_id }) => role_id === role.id);
  if (!own) return null;
  const name = format.pick(role.name);
  const set = (change: Partial<CaseRole>) =>
    editRoles((now) => ({
      ...now,
      body: {
        ...now.body,
        roles: now.body.roles.map((one) => (one.role_id === role.id ? { ...one, ...change } : one)),
      },
    }));
  return (
    <Card className={styles.card ?? ''}>
      <header className={styles.cardHead}>
        <CharacterPicker
          character={own.character || role.character}
          type={role.type}
          side={role.side}
          name={name}
          onChange={(character) => set({ character })}
        />
        <h2>{name}</h2>
        <Tag>{t(`common:role_type.${role.type}`)}</Tag>
        <SideText side={role.side}>{t(sideKey(project.flow.roles, role.side))}</SideText>
      </header>
      <div className={styles.fields}>
        <TextPair label={t('role.name')} value={own.name} max={60} onChange={(next) => set({ name: next })} />
        <TextPair label={t('role.duty')} value={own.duty} max={200} onChange={(duty) => set({ duty })} />
        <TextPair
          label={t('role.brief')}
          value={own.brief}
          max={5000}
          rows={5}
          onChange={(brief) => set({ brief })}
        />
      </div>
    </Card>
  );
}
