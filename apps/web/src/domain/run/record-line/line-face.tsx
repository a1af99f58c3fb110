import { Face } from '../../../components/face/face.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import type { RunRole } from '../names.ts';
import { lineIcon, lineMark, type ToldEvent } from '../record-lines.ts';
import styles from './record-line.module.css';

/** Whose line it is, by face; what stands out, and what nobody did in a role, by what it is. */
export function LineFace({ line, role, size }: { line: ToldEvent; role: RunRole | null; size: number }) {
  if (role && !lineMark(line.event) && line.about !== 'mentor')
    return <Face character={role.character} side={role.side} size={size} />;
  return (
    <span className={styles.icon} style={{ width: size, height: size }}>
      <Icon name={lineIcon(line)} size={14} />
    </span>
  );
}
