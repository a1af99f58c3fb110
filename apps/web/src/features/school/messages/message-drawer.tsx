import type { UserBrief } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Drawer } from '../../../components/drawer/drawer.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { Compose } from './compose.tsx';
import { ConversationList } from './conversation-list.tsx';
import styles from './message.module.css';
import { Thread } from './thread.tsx';

type View = { is: 'nothing' } | { is: 'thread'; with: UserBrief } | { is: 'compose' };

/** Conversations at the left; at the right one of them, or a new message. */
export function MessageDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('message');
  const [view, setView] = useState<View>({ is: 'nothing' });
  const compose = () => setView({ is: 'compose' });
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
      <div className={styles.panes}>
        <ConversationList
          openId={view.is === 'thread' ? view.with.id : null}
          onOpen={(person) => setView({ is: 'thread', with: person })}
          onCompose={compose}
        />
        <section className={styles.pane}>
          {view.is === 'thread' && <Thread key={view.with.id} with={view.with} />}
          {view.is === 'compose' && (
            <Compose
              onSent={(people) => {
                const [only, ...others] = people;
                setView(only && others.length === 0 ? { is: 'thread', with: only } : { is: 'nothing' });
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
