import type { DisplayedItem } from '@lets/engine';
import { useState } from 'react';
import { DocumentReader } from '../../../../components/document-reader/document-reader.tsx';
import { Face } from '../../../../components/face/face.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { ShownFile } from '../../../../components/shown-file/shown-file.tsx';
import { EmptyState } from '../../../../components/states/states.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { ReplayedVideo } from './replayed-video.tsx';
import styles from './stage.module.css';
import type { SectionProps } from './stage-props.ts';

/** The common screen as everybody saw it. */
export function DisplayBoard(props: SectionProps) {
  const { names, section } = props;
  const { t } = useTranslation('record');
  const { displayed } = section;
  if (!displayed)
    return <EmptyState icon="screen" title={t('stage.screen_empty')} className={styles.blank ?? ''} />;
  const role = names.knownRole(displayed.role_id);
  return (
    <div className={styles.screen}>
      <p className={styles.shown}>
        {role && <Face character={role.character} side={role.side} size={24} />}
        {t('stage.shows', { role: role?.name ?? '', name: displayed.name })}
        {displayed.page > 1 && <i>{t('stage.page', { page: displayed.page })}</i>}
      </p>
      <div className={styles.desk}>
        <Shown key={`${displayed.kind} ${displayed.id}`} {...props} item={displayed} />
      </div>
    </div>
  );
}

/** What was shown at a hearing: said at the corner, and opened over the scene by whoever wants to see it. */
export function ShownInCourt(props: SectionProps) {
  const { t } = useTranslation('record');
  const [isOpen, setOpen] = useState(false);
  const { displayed } = props.section;
  if (!displayed) return null;
  const role = props.names.knownRole(displayed.role_id)?.name ?? '';
  return (
    <>
      {isOpen && (
        <div className={styles.over}>
          <DisplayBoard {...props} />
        </div>
      )}
      <button
        type="button"
        className={styles.shownChip}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="screen" size={16} />
        <span>{isOpen ? t('stage.back_to_scene') : t('stage.shows', { role, name: displayed.name })}</span>
      </button>
    </>
  );
}

function Shown({ item, detail, player, timeline }: SectionProps & { item: DisplayedItem }) {
  if (item.kind === 'file') {
    return (
      <ShownFile
        fileId={item.id}
        name={item.name}
        pages={{ page: item.page }}
        film={(url) => (
          <ReplayedVideo
            url={url}
            name={item.name}
            shared={item.playback}
            player={player}
            timeline={timeline}
          />
        )}
      />
    );
  }
  const { eid, project } = detail;
  return item.kind === 'document' ? (
    <DocumentReader isBare source={{ kind: 'document', eid, id: item.id }} />
  ) : (
    <DocumentReader isBare source={{ kind: 'material', project_id: project.id, id: item.id, eid }} />
  );
}
