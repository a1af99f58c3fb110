import { type Imported, LIMITS } from '@lets/contract';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { classNames } from '../../lib/class-names.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { PasswordSlips } from '../password-slips/password-slips.tsx';
import { Card } from '../surface/surface.tsx';
import { refusalOf, type SheetRefusal } from './faults.ts';
import { Refusal } from './refusal.tsx';
import { Rules } from './rules.tsx';
import styles from './sheet-import.module.css';

type State =
  | { readonly step: 'choose' }
  | { readonly step: 'sending'; readonly file: File }
  | { readonly step: 'refused'; readonly file: File; readonly refusal: SheetRefusal }
  | { readonly step: 'done'; readonly file: File; readonly imported: Imported };

/** Taking people from a spreadsheet: the template, the sheet, what is wrong with it, and the passwords that were made. */
export function SheetImport(props: {
  send: (file: File) => Promise<Imported>;
  onTemplate: () => void;
  /** What becomes of people who have an account already. */
  known: 'enrolled' | 'refused';
  /** Where to go when all is done. */
  back: ReactNode;
}) {
  const { send, onTemplate, known, back } = props;
  const [state, setState] = useState<State>({ step: 'choose' });
  const take = async (file: File) => {
    setState({ step: 'sending', file });
    try {
      setState({ step: 'done', file, imported: await send(file) });
    } catch (error) {
      setState({ step: 'refused', file, refusal: refusalOf(error) });
    }
  };
  return (
    <div className={styles.layout}>
      <Card className={styles.main ?? ''}>
        {state.step === 'choose' ? (
          <DropZone onTemplate={onTemplate} onFile={(file) => void take(file)} />
        ) : (
          <FileHead
            file={state.file}
            isBusy={state.step === 'sending'}
            isDone={state.step === 'done'}
            onFile={(file) => void take(file)}
          />
        )}
        {state.step === 'sending' && <Sending />}
        {state.step === 'refused' && <Refusal refusal={state.refusal} />}
        {state.step === 'done' && <Done imported={state.imported} back={back} />}
      </Card>
      <Rules step={state.step} known={known} />
    </div>
  );
}

function DropZone({ onFile, onTemplate }: { onFile: (file: File) => void; onTemplate: () => void }) {
  const { t } = useTranslation('manage');
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping repeats what the button inside does
    <div
      className={classNames(styles.drop, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="table" size={44} />
      <b>{t('import.drop')}</b>
      <p>{t('import.drop_text', { rows: LIMITS.import_rows })}</p>
      <span>
        <Button icon="download" onClick={onTemplate}>
          {t('import.template')}
        </Button>
        <FileButton label={t('import.choose')} onFile={onFile} />
      </span>
    </div>
  );
}

function FileButton(props: { label: string; busy?: boolean; onFile: (file: File) => void }) {
  const { label, busy = false, onFile } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same name must be heard again after it was mended.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button variant="primary" icon="upload" busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}

function FileHead(props: { file: File; isBusy: boolean; isDone: boolean; onFile: (file: File) => void }) {
  const { file, isBusy, isDone, onFile } = props;
  const { t } = useTranslation('manage');
  const format = useFormat();
  return (
    <div className={styles.file}>
      <span aria-hidden="true">{t(/\.csv$/i.test(file.name) ? 'import.csv' : 'import.xlsx')}</span>
      <div>
        <b>{file.name}</b>
        <small>{format.fileSize(file.size)}</small>
      </div>
      {!isDone && <FileButton label={t('import.again')} busy={isBusy} onFile={onFile} />}
    </div>
  );
}

function Sending() {
  const { t } = useTranslation('manage');
  return (
    <p className={styles.sending} role="status">
      {t('import.sending')}
    </p>
  );
}

function Done({ imported, back }: { imported: Imported; back: ReactNode }) {
  const { t } = useTranslation('manage');
  const { created, enrolled } = imported;
  return (
    <>
      <div className={classNames(styles.verdict, styles.good)} role="status">
        <Icon name="checkc" size={24} />
        <div>
          <b>{t('import.done', { count: created.length + enrolled })}</b>
          <p>
            {t('import.made', { count: created.length })}
            {enrolled > 0 && t('import.enrolled', { count: enrolled })}
          </p>
        </div>
      </div>
      <div className={styles.receipt}>
        {created.length > 0 && <PasswordSlips slips={created} />}
        <div className={styles.back}>{back}</div>
      </div>
    </>
  );
}
