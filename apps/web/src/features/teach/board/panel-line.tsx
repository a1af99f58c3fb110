import { Face } from '../../../components/face/face.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { SideText } from '../../../components/surface/surface.tsx';
import { useEventWords } from '../../../domain/run/event-words.ts';
import type { Names } from '../../../domain/run/names.ts';
import type { RecordLine } from '../../../domain/run/record-lines.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './run-panel.module.css';

/** One line of the record, short. */
export function PanelLine({
  line,
  names,
  isTimed = false,
}: {
  line: RecordLine;
  names: Names;
  isTimed?: boolean;
}) {
  const format = useFormat();
  const { event } = line;
  const role = names.knownRole(event.role_id);
  const who = role?.name ?? names.user(event.actor_id)?.name ?? '';
  const { what } = useEventWords(names);
  return (
    <li className={styles.line}>
      {isTimed ? (
        <time>{format.time(event.at)}</time>
      ) : role ? (
        <Face character={role.character} side={role.side} size={24} />
      ) : (
        <Icon name="info" size={16} />
      )}
      <p>
        <b>
          <SideText side={event.by_staff ? 'mentor' : (role?.side ?? null)}>{who}</SideText>
        </b>
        {what(event)}
      </p>
    </li>
  );
}
