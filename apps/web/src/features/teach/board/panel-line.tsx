import { useTranslation } from 'react-i18next';
import { Face } from '../../../components/face/face.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { SideText } from '../../../components/surface/surface.tsx';
import type { Cast } from '../../../domain/run/cast.ts';
import { type RecordLine, tellEvent } from '../../../domain/run/describe-event.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './run-panel.module.css';

/** One line of the record, short. */
export function PanelLine({
  line,
  cast,
  isTimed = false,
}: {
  line: RecordLine;
  cast: Cast;
  isTimed?: boolean;
}) {
  const { t } = useTranslation(['record', 'guide']);
  const format = useFormat();
  const { event } = line;
  const role = cast.role(event.role_id);
  const who = role?.name ?? cast.user(event.actor_id)?.name ?? '';
  const reason = 'reason' in event.data && event.data.reason ? `${t('guide:colon')}${event.data.reason}` : '';
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
        {tellEvent(event, cast, t)}
        {isTimed && reason}
      </p>
    </li>
  );
}
