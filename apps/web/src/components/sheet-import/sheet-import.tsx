import { CODE, type ImportBegun, type ImportPlan, LIMITS } from '@lets/contract';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { ApiError } from '../../lib/api-client.ts';
import { classNames } from '../../lib/class-names.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Card } from '../surface/surface.tsx';
import { EarlierImports, type ImportsOf } from './earlier-imports.tsx';
import { refusalOf, type SheetRefusal } from './faults.ts';
import { PlanView } from './plan-view.tsx';
import { Refusal } from './refusal.tsx';
import { Rules } from './rules.tsx';
import { Running } from './running.tsx';
import styles from './sheet-import.module.css';

type State =
  | { readonly step: 'choose' }
  | { readonly step: 'reading'; readonly file: File }
  | { readonly step: 'refused'; readonly file: File; readonly refusal: SheetRefusal }
  | { readonly step: 'plan'; readonly file: File; readonly plan: ImportPlan; readonly isAgain: boolean }
  | { readonly step: 'beginning'; readonly file: File; readonly plan: ImportPlan }
  | { readonly step: 'running' | 'ended'; readonly file: File; readonly begun: ImportBegun };

export interface SheetImportProps {
  /** What a sheet would do. */
  preview: (file: File) => Promise<ImportPlan>;
  begin: (file: File, revision: string) => Promise<ImportBegun>;
  /** After something was imported or undone. */
  onChange: () => void;
  onTemplate: () => void;
  /** Whose earlier imports are listed. */
  of: ImportsOf;
  /** What becomes of people who have an account already. */
  known: 'enrolled' | 'changed';
  /** Where to go when all is done. */
  back: ReactNode;
}

/** Taking people from a spreadsheet: the template, the sheet, what it would do, how far it is, and the passwords that were made. */
export function SheetImport(props: SheetImportProps) {
  const { preview, begin, onChange, onTemplate, of, known, back } = props;
  const [state, setState] = useState<State>({ step: 'choose' });
  const take = async (file: File, isAgain = false) => {
    setState({ step: 'reading', file });
    try {
      setState({ step: 'plan', file, plan: await preview(file), isAgain });
    } catch (error) {
      setState({ step: 'refused', file, refusal: refusalOf(error) });
    }
  };
  const start = async (file: File, plan: ImportPlan) => {
    setState({ step: 'beginning', file, plan });
    try {
      setState({ step: 'running', file, begun: await begin(file, plan.revision) });
    } catch (error) {
      // Somebody has changed an account since: what the sheet does now is shown again.
      if (error instanceof ApiError && error.code === CODE.changed_meanwhile) return take(file, true);
      setState({ step: 'refused', file, refusal: refusalOf(error) });
    }
  };
  const isBusy = state.step === 'reading' || state.step === 'beginning';
  return (
    <div className={styles.layout}>
      <div className={styles.column}>
        <Card className={styles.main ?? ''}>
          {state.step === 'choose' ? (
            <DropZone onTemplate={onTemplate} onFile={(file) => void take(file)} />
          ) : (
            <FileHead
              file={state.file}
              isBusy={isBusy}
              isRefused={stepOf(state) === 'refused'}
              isDone={state.step === 'running' || state.step === 'ended'}
              onFile={(file) => void take(file)}
            />
          )}
          {state.step === 'reading' && <Reading />}
          {state.step === 'refused' && <Refusal refusal={state.refusal} />}
          {(state.step === 'plan' || state.step === 'beginning') && (
            <PlanView
              plan={state.plan}
              isAgain={state.step === 'plan' && state.isAgain}
              isBusy={isBusy}
              onBegin={() => void start(state.file, state.plan)}
            />
          )}
          {(state.step === 'running' || state.step === 'ended') && (
            <Running
              begun={state.begun}
              back={back}
              onEnd={() => {
                setState((now) => (now.step === 'running' ? { ...now, step: 'ended' } : now));
                onChange();
              }}
            />
          )}
        </Card>
        <EarlierImports of={of} onChange={onChange} />
      </div>
      <Rules step={stepOf(state)} known={known} />
    </div>
  );
}

function stepOf(state: State): 'choose' | 'sending' | 'refused' | 'done' {
  if (state.step === 'choose' || state.step === 'refused') return state.step;
  if (state.step === 'plan') return state.plan.faults.length > 0 ? 'refused' : 'sending';
  return state.step === 'ended' ? 'done' : 'sending';
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

function FileButton(props: {
  label: string;
  isPlain?: boolean;
  busy?: boolean;
  onFile: (file: File) => void;
}) {
  const { label, isPlain = false, busy = false, onFile } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv,.txt"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same name must be heard again after it was mended.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        variant={isPlain ? 'plain' : 'primary'}
        icon="upload"
        busy={busy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}

function FileHead(props: {
  file: File;
  isBusy: boolean;
  isRefused: boolean;
  isDone: boolean;
  onFile: (file: File) => void;
}) {
  const { file, isBusy, isRefused, isDone, onFile } = props;
  const { t } = useTranslation('manage');
  const format = useFormat();
  return (
    <div className={styles.file}>
      <span aria-hidden="true">{t(/\.csv$/i.test(file.name) ? 'import.csv' : 'import.xlsx')}</span>
      <div>
        <b>{file.name}</b>
        <small>{format.fileSize(file.size)}</small>
      </div>
      {!isDone && (
        <FileButton
          label={t(isRefused ? 'import.again' : 'import.other')}
          isPlain={!isRefused}
          busy={isBusy}
          onFile={onFile}
        />
      )}
    </div>
  );
}

function Reading() {
  const { t } = useTranslation('manage');
  return (
    <p className={styles.sending} role="status">
      {t('import.reading')}
    </p>
  );
}
