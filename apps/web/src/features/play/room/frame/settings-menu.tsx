import { useState } from 'react';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Menu } from '../../../../components/menu/menu.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { askForNotices } from '../../../../lib/desktop-notice.ts';
import { usePicked } from '../../../../lib/use-picked.ts';
import { useRoom } from '../room-context.tsx';
import { setTurnCall, turnCall } from '../turn/turn-call.ts';
import styles from './bar.module.css';

const SHORTCUTS = ['send', 'line', 'answer', 'back', 'restart', 'close'] as const;

export function SettingsMenu() {
  const { t } = useTranslation(['room', 'turn']);
  const isStaff = useRoom(({ me }) => me.isStaff);
  const isCalled = usePicked(turnCall, (wanted) => wanted === true);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu
        label={t('settings.title')}
        buttonClass={styles.tool ?? ''}
        items={[
          {
            key: 'full',
            label: t('settings.full_screen'),
            icon: 'expand',
            onSelect: () =>
              void (document.fullscreenElement
                ? document.exitFullscreen()
                : document.documentElement.requestFullscreen()),
          },
          ...(isStaff
            ? []
            : [
                {
                  key: 'call',
                  label: t(isCalled ? 'turn:call.off' : 'turn:call.on'),
                  icon: 'bell' as const,
                  onSelect: () => {
                    setTurnCall(!isCalled);
                    if (!isCalled) void askForNotices();
                  },
                },
              ]),
          { key: 'keys', label: t('settings.keys'), icon: 'keyboard', onSelect: () => setOpen(true) },
        ]}
      >
        <Icon name="settings" size={18} />
      </Menu>
      {isOpen && (
        <Dialog title={t('settings.keys')} icon="keyboard" width={380} onClose={() => setOpen(false)}>
          <dl className={styles.shortcuts}>
            {SHORTCUTS.map((key) => (
              <Shortcut
                key={key}
                keys={t(`settings.shortcut.${key}.keys`)}
                does={t(`settings.shortcut.${key}.does`)}
              />
            ))}
          </dl>
        </Dialog>
      )}
    </>
  );
}

function Shortcut({ keys, does }: { keys: string; does: string }) {
  return (
    <>
      <dt>
        <kbd>{keys}</kbd>
      </dt>
      <dd>{does}</dd>
    </>
  );
}
