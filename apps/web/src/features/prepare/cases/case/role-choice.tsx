import type { ProjectDetail } from '@lets/contract';
import { Face } from '../../../../components/face/face.tsx';
import { Tag } from '../../../../components/surface/surface.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { RoleLevel, RoleLoad } from './first-role.ts';
import styles from './play-now.module.css';

const TONES = { light: 'jade', steady: 'ink', heavy: 'ochre' } as const satisfies Record<RoleLevel, string>;

/** Every role with what it has to do; the suggested one stands first. */
export function RoleChoice(props: {
  project: ProjectDetail;
  loads: readonly RoleLoad[];
  best: RoleLoad;
  chosen: string;
  onChoose: (roleId: string) => void;
}) {
  const { project, loads, best, chosen, onChoose } = props;
  const { t } = useTranslation('prepare');
  const format = useFormat();
  const order = [best, ...loads.filter((load) => load !== best)];
  return (
    <fieldset className={styles.roles}>
      <legend>{t('now.choose')}</legend>
      {order.map((load) => {
        const role = project.flow.roles.find(({ id }) => id === load.roleId);
        if (!role) return null;
        const own = project.roles.find(({ role_id }) => role_id === role.id);
        const isBest = load === best;
        return (
          <label key={role.id} className={styles.role}>
            <input
              type="radio"
              name="now-role"
              checked={chosen === role.id}
              onChange={() => onChoose(role.id)}
            />
            <Face character={own?.character || role.character} side={role.side} size={36} />
            <span>
              <b>
                {format.pick(role.name)}
                <Tag tone={TONES[load.level]}>{t(`now.level.${load.level}`)}</Tag>
                {isBest && <Tag tone="seal">{t('now.recommended')}</Tag>}
              </b>
              <LoadWords {...load} />
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

function LoadWords({ sections, all, hosted, papers }: RoleLoad) {
  const { t } = useTranslation('prepare');
  const parts = [
    t('now.load', { sections, all }),
    hosted > 0 && t('now.load_hosted', { count: hosted }),
    papers > 0 ? t('now.load_papers', { count: papers }) : t('now.no_papers'),
  ];
  return <i>{parts.filter(Boolean).join(t('joiner'))}</i>;
}
