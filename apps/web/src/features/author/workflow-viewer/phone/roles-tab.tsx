import type { ProjectDetail } from '@lets/contract';
import { Face } from '../../../../components/face/face.tsx';
import { SideText } from '../../../../components/surface/surface.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './reader.module.css';

/** Who there is to play. */
export function RolesTab({ project }: { project: ProjectDetail }) {
  const format = useFormat();
  return (
    <ul className={styles.rows}>
      {project.flow.roles.map((role) => {
        const own = project.roles.find(({ role_id }) => role_id === role.id);
        return (
          <li key={role.id} className={styles.role}>
            <Face character={own?.character || role.character} side={role.side} size={44} />
            <span>
              <b>
                <SideText side={role.side}>{format.pick(role.name)}</SideText>
                {format.pick(own?.name)}
              </b>
              <i>{format.pick(own?.duty)}</i>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
