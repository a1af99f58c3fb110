import type { ImportBegun } from '@lets/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from '../../i18n/texts.ts';
import { useProductName } from '../../lib/brand.ts';
import { copyText } from '../../lib/copy-text.ts';
import { saveText, toCsv } from '../../lib/save-text.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Icon } from '../icon/icon.tsx';
import { LeaveGuard } from '../leave-guard/leave-guard.tsx';
import styles from './password-slips.module.css';

export type Slip = ImportBegun['created'][number];

/** Of a whole school's, the others are in the file and on paper. */
const SHOWN = 200;

/** New passwords, told this once: to be copied, kept as a file, or printed and cut into slips. Leaving before that is asked about. */
export function PasswordSlips({ slips, isTaken }: { slips: readonly Slip[]; isTaken?: RefObject<boolean> }) {
  const { t } = useTranslation('manage');
  const [isCopied, setCopied] = useState(false);
  const rows = slips.map(({ name, account, password }) => [name, account, password]);
  const head = [t('slips.name'), t('slips.account'), t('slips.password')];
  const own = useRef(false);
  const taken = isTaken ?? own;
  const copy = async () => {
    const isDone = await copyText(rows.map((cells) => cells.join('\t')).join('\n'));
    setCopied(isDone);
    taken.current ||= isDone;
  };
  const save = () => {
    saveText(t('slips.file'), toCsv([head, ...rows]));
    taken.current = true;
  };
  const print = () => {
    window.print();
    taken.current = true;
  };
  return (
    <div className={styles.slips}>
      <p className={styles.once}>
        <Icon name="info" size={16} />
        {t('slips.once')}
      </p>
      <div className={styles.acts}>
        <Button icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
          {t(isCopied ? 'slips.copied' : 'slips.copy')}
        </Button>
        <Button icon="download" onClick={save}>
          {t('slips.download')}
        </Button>
        <Button icon="file" onClick={print}>
          {t('slips.print')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard too */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('slips.list')}>
        <table>
          <thead>
            <tr>
              {head.map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {slips.slice(0, SHOWN).map(({ account, name, password }) => (
              <tr key={account}>
                <td>{name}</td>
                <td>{account}</td>
                <td>
                  <code>{password}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {slips.length > SHOWN && (
          <p className={styles.more}>{t('slips.more', { count: slips.length - SHOWN })}</p>
        )}
      </section>
      <PrintSheet slips={slips} />
      <LeaveGuard
        isUnsaved={() => !taken.current}
        withSearch
        title={t('slips.leave_title')}
        text={t('slips.leave_text')}
      />
    </div>
  );
}

/** On paper only the slips are seen; nobody's password stands next to another's without a line to cut along. */
function PrintSheet({ slips }: { slips: readonly Slip[] }) {
  const { t } = useTranslation('manage');
  const product = useProductName();
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // A page takes ten thousand slips only while they are printed.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  if (slips.length > SHOWN && !isPrinting) return null;
  return createPortal(
    <div className={styles.paper} data-paper="" aria-hidden="true">
      {slips.map(({ account, name, password }) => (
        <div key={account}>
          <small>{product}</small>
          <b>{name}</b>
          <span>
            {t('slips.account')} {account}
          </span>
          <span>
            {t('slips.password')} <code>{password}</code>
          </span>
          <small>{t('slips.change_it')}</small>
        </div>
      ))}
    </div>,
    document.body,
  );
}

export function PasswordDialog(props: { title: string; slips: readonly Slip[]; onClose: () => void }) {
  const { t } = useTranslation('manage');
  const isTaken = useRef(false);
  const close = () => {
    // A person who says that they are done has finished them.
    isTaken.current = true;
    props.onClose();
  };
  return (
    <Dialog
      title={props.title}
      icon="lock"
      width={560}
      footer={
        <Button variant="primary" onClick={close}>
          {t('slips.done')}
        </Button>
      }
    >
      <PasswordSlips slips={props.slips} isTaken={isTaken} />
    </Dialog>
  );
}
