import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import styles from './dialogs.module.css';

/** Each with its keys; the words are `draw:keys.<name>`. */
const KEYS = [
  ['add', 'N'],
  ['note', 'M'],
  ['connect', 'C'],
  ['rename', 'F2'],
  ['remove', 'Delete'],
  ['choose', 'Enter'],
  ['move', '← ↑ → ↓'],
  ['move_far', 'Shift + ← ↑ → ↓'],
  ['follow', 'Alt + ← ↑ → ↓'],
  ['undo', 'Ctrl + Z'],
  ['redo', 'Ctrl + Y'],
  ['copy', 'Ctrl + C / X / V'],
  ['duplicate', 'Ctrl + D'],
  ['all', 'Ctrl + A'],
  ['several', 'Shift'],
  ['find', 'Ctrl + F'],
  ['zoom', '+ / − / 0'],
  ['list', 'L'],
  ['sheet', '?'],
] as const;

export function Shortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('draw');
  return (
    <Dialog title={t('keys.title')} icon="keyboard" width={620} onClose={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(([name, keys]) => (
          <div key={name}>
            <dt>{t(`keys.${name}`)}</dt>
            <dd>
              <kbd>{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
