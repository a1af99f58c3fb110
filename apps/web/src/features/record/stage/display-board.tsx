import type { DisplayedItem } from '@lets/engine';
import { useTranslation } from 'react-i18next';
import { DocumentReader } from '../../../components/document-reader/document-reader.tsx';
import { Face } from '../../../components/face/face.tsx';
import { ShownFile } from '../../../components/shown-file/shown-file.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { ReplayedVideo } from './replayed-video.tsx';
import styles from './stage.module.css';
import type { SectionProps } from './stage.tsx';

/** The common screen as everybody saw it. */
export function DisplayBoard(props: SectionProps) {
  const { cast, section } = props;
  const { t } = useTranslation('record');
  const { displayed } = section;
  if (!displayed)
    return <EmptyState icon="screen" title={t('stage.screen_empty')} className={styles.blank ?? ''} />;
  const role = cast.role(displayed.role_id);
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
