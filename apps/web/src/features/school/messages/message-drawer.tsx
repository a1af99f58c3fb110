import type { Announcement, UserBrief } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Drawer } from '../../../components/drawer/drawer.tsx';
import { SearchBox, StatusSegments } from '../../../components/list-tools/list-tools.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { AnnouncementRows } from './announcement-rows.tsx';
import { AnnouncementView } from './announcement-view.tsx';
import { Compose } from './compose.tsx';
import { ConversationRows } from './conversation-rows.tsx';
import styles from './message.module.css';
import { Thread } from './thread.tsx';

type View =
  | { is: 'nothing' }
  | { is: 'thread'; with: UserBrief }
  | { is: 'announcement'; id: number; opened: Announcement | null }
  | { is: 'compose' };
type List = 'conversations' | 'announcements';

/** Conversations or announcements at the left; at the right one of them, or a new message. */
export function MessageDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('message');
  const [list, setList] = useState<List>('conversations');
  const [q, setQ] = useState('');
  const [view, setView] = useState<View>({ is: 'nothing' });
  const compose = () => setView({ is: 'compose' });
  const openThread = (person: UserBrief) => setView({ is: 'thread', with: person });
  return (
    <Drawer
      title={t('title')}
      width={920}
      onClose={onClose}
      actions={
        <Button size="sm" icon="pen" onClick={compose} aria-pressed={view.is === 'compose'}>
          {t('new')}
        </Button>
      }
    >
      <div className={classNames(styles.panes, view.is !== 'nothing' && styles.withView)}>
        <nav className={styles.people} aria-label={t(list)}>
          <div className={styles.search}>
            <StatusSegments
              label={t('lists')}
              value={list}
              options={(['conversations', 'announcements'] as const).map((key) => ({ key, label: t(key) }))}
              onChange={setList}
            />
            <SearchBox value={q} onChange={setQ} placeholder={t('search')} width={284} />
          </div>
          {list === 'conversations' ? (
            <ConversationRows
              q={q}
              openId={view.is === 'thread' ? view.with.id : null}
              onOpen={openThread}
              onCompose={compose}
            />
          ) : (
            <AnnouncementRows
              q={q}
              openId={view.is === 'announcement' ? view.id : null}
              onOpen={(one) => setView({ is: 'announcement', id: one.id, opened: one })}
              onCompose={compose}
            />
          )}
        </nav>
        <section className={styles.pane}>
          {view.is !== 'nothing' && (
            <Button
              size="sm"
              icon="cl"
              className={styles.back ?? ''}
              onClick={() => setView({ is: 'nothing' })}
            >
              {t('back')}
            </Button>
          )}
          {view.is === 'thread' && <Thread key={view.with.id} with={view.with} />}
          {view.is === 'announcement' && (
            <AnnouncementView key={view.id} id={view.id} opened={view.opened} onPerson={openThread} />
          )}
          {view.is === 'compose' && (
            <Compose
              onSent={(people) => {
                const [only, ...others] = people;
                setView(only && others.length === 0 ? { is: 'thread', with: only } : { is: 'nothing' });
              }}
              onAnnounced={(id) => {
                setList('announcements');
                setView({ is: 'announcement', id, opened: null });
              }}
            />
          )}
          {view.is === 'nothing' && (
            <EmptyState
              icon="mail"
              title={t('choose')}
              text={t('choose_text')}
              className={styles.middle ?? ''}
            />
          )}
        </section>
      </div>
    </Drawer>
  );
}
