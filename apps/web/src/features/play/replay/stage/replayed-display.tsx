import { useState } from 'react';
import { Icon } from '../../../../components/icon/icon.tsx';
import { BlankBoard, DisplayBoard, ShownItem } from '../../../../domain/run/stage/display-board.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { ReplayedVideo } from './replayed-video.tsx';
import styles from './stage.module.css';
import type { SectionProps } from './stage-props.ts';

/** The common screen as everybody saw it. */
export function ReplayedDisplay(props: SectionProps) {
  const { names, section, detail, player, timeline } = props;
  const { t } = useTranslation('stage');
  const { displayed } = section;
  const role = names.knownRole(displayed?.role_id ?? null);
  return (
    <div className={styles.screen}>
      {displayed ? (
        <DisplayBoard
          role={role}
          title={t('shows', { role: role?.name ?? '', name: displayed.name })}
          about={displayed.page > 1 && <i>{t('page', { page: displayed.page })}</i>}
        >
          <div className={styles.desk}>
            <ShownItem
              key={`${displayed.kind} ${displayed.id}`}
              eid={detail.eid}
              projectId={detail.project.id}
              item={displayed}
              pages={{ page: displayed.page }}
              film={(url) => (
                <ReplayedVideo
                  url={url}
                  name={displayed.name}
                  shared={displayed.playback}
                  player={player}
                  timeline={timeline}
                />
              )}
            />
          </div>
        </DisplayBoard>
      ) : (
        <BlankBoard />
      )}
    </div>
  );
}

/** What was shown at a hearing: said at the corner, and opened over the scene by whoever wants to see it. */
export function ShownInCourt(props: SectionProps) {
  const { t } = useTranslation(['stage', 'record']);
  const [isOpen, setOpen] = useState(false);
  const { displayed } = props.section;
  if (!displayed) return null;
  const role = props.names.knownRole(displayed.role_id)?.name ?? '';
  return (
    <>
      {isOpen && (
        <div className={styles.over}>
          <ReplayedDisplay {...props} />
        </div>
      )}
      <button
        type="button"
        className={styles.shownChip}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="screen" size={16} />
        <span>{isOpen ? t('record:stage.back_to_scene') : t('shows', { role, name: displayed.name })}</span>
      </button>
    </>
  );
}
