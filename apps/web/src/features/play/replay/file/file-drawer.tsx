import { useEffect, useState } from 'react';
import { DocumentReader } from '../../../../components/document-reader/document-reader.tsx';
import { Drawer } from '../../../../components/drawer/drawer.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { EmptyState } from '../../../../components/states/states.tsx';
import { Tag } from '../../../../components/surface/surface.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { answeredBy } from '../stage/document-board.tsx';
import { VoteTally } from '../stage/replayed-vote.tsx';
import type { StageProps } from '../stage/stage-props.ts';
import { CourtSheet } from './court-sheet.tsx';
import styles from './file.module.css';
import { type FileItem, fileAt } from './file-items.ts';
import { recordStatus } from './record-status.ts';

type DrawerProps = Omit<StageProps, 'player'> & {
  player: StageProps['player'];
  /** What is to be open first. */
  first: string | null;
  onClose: () => void;
};

/** The case file as it lay on the table at this moment of the replay, for whoever's eyes it is watched through. */
export function FileDrawer(props: DrawerProps) {
  const { detail, state, lens, player, timeline, index, first, onClose } = props;
  const { t } = useTranslation('replay');
  const format = useFormat();
  const { me } = detail;
  const reader = lens
    ? { userId: lens.userId, seesAll: false }
    : { userId: me.user_id, seesAll: me.is_staff };
  const items = fileAt(detail, state, reader);
  const [chosen, setChosen] = useState(first);
  const shown = items.find(({ key }) => key === chosen) ?? items[0];
  // What is read must stand still.
  useEffect(() => {
    if (player.isPlaying.get()) player.toggle();
  }, [player]);
  const at = timeline.events[index - 1]?.at;
  return (
    <Drawer
      title={t('file.title')}
      count={at === undefined ? null : t('file.at', { time: format.moment(at), count: items.length })}
      width={1040}
      onClose={onClose}
    >
      {shown ? (
        <div className={styles.columns}>
          <FileList {...props} items={items} shown={shown} onShow={setChosen} />
          <div className={styles.reading}>
            <Shown key={shown.key} {...props} item={shown} />
          </div>
        </div>
      ) : (
        <EmptyState icon="folder" title={t('file.empty')} text={t('file.empty_text')} />
      )}
    </Drawer>
  );
}

const KINDS = ['record', 'document', 'vote'] as const;
const ICONS = { record: 'gavel', document: 'file', vote: 'ballot' } as const;

function FileList(
  props: DrawerProps & { items: readonly FileItem[]; shown: FileItem; onShow: (key: string) => void },
) {
  const { items, shown, onShow } = props;
  const { t } = useTranslation('replay');
  return (
    <nav className={styles.list} aria-label={t('file.title')}>
      {KINDS.map((kind) => {
        const own = items.filter((item) => item.kind === kind);
        if (own.length === 0) return null;
        return (
          <section key={kind}>
            <h3>{t(`file.kind.${kind}`)}</h3>
            <ul>
              {own.map((item) => (
                <li key={item.key}>
                  <button
                    type="button"
                    className={classNames(styles.item, item.key === shown.key && styles.shown)}
                    aria-pressed={item.key === shown.key}
                    onClick={() => onShow(item.key)}
                  >
                    <Icon name={ICONS[kind]} size={16} />
                    <Name {...props} item={item} />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}

function Name({ names, item }: Pick<DrawerProps, 'names'> & { item: FileItem }) {
  const { t } = useTranslation(['replay', 'record', 'court', 'stage']);
  if (item.kind === 'document') {
    const { document } = item;
    return (
      <span>
        <b>{document.name}</b>
        <small>
          {names.knownRole(document.author_role)?.name}
          {t('record:joiner')}
          {t('record:stage.version', { version: document.version })}
        </small>
      </span>
    );
  }
  const status = recordStatus(item.section);
  const { result, ended } = item.section.vote;
  return (
    <span>
      <b>{names.nodeName(item.section.node_id)}</b>
      {item.kind === 'record' ? (
        <Tag tone={status.tone}>{t(status.text)}</Tag>
      ) : (
        <Tag tone={ended ? 'jade' : 'azure'}>
          {result ? t(`stage:vote.outcome.${result.outcome}`) : t('file.voting')}
        </Tag>
      )}
    </span>
  );
}

function Shown(props: DrawerProps & { item: FileItem }) {
  const { item, detail, names } = props;
  if (item.kind === 'record') return <CourtSheet {...props} section={item.section} />;
  if (item.kind === 'vote') {
    return (
      <div className={styles.vote}>
        <VoteTally names={names} section={item.section} />
      </div>
    );
  }
  const { document } = item;
  return (
    <DocumentReader
      source={{ kind: 'document', eid: detail.eid, id: document.id, version: document.version }}
      revision={document.version}
      answered={answeredBy(document)}
    />
  );
}
