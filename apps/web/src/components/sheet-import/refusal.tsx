import { LIMITS, type RowFault, type SheetExcerpt } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { classNames } from '../../lib/class-names.ts';
import { saveText, toCsv } from '../../lib/save-text.ts';
import { useFormat } from '../../lib/use-format.ts';
import { oneOf } from '../../lib/use-list-params.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Pager } from '../list-tools/list-tools.tsx';
import { countRows, type SheetRefusal } from './faults.ts';
import styles from './sheet-import.module.css';
import { SheetPart } from './sheet-part.tsx';

/** The server's words for a fault that have words of the page; any other is told as `wrong`. */
const FAULTS = [
  'missing',
  'wrong_format',
  'taken',
  'twice',
  'no_student',
  'other_name',
  'too_weak',
  'too_long',
  'not_one_of',
  'date',
  'fraction',
  'long_number',
] as const;
/** For a column and a fault, or for the fault in any column. */
const ADVICES = [
  'missing',
  'wrong_format',
  'taken',
  'twice',
  'no_student',
  'other_name',
  'too_weak',
  'too_long',
  'date',
  'fraction',
  'long_number',
  'account_missing',
  'email_wrong_format',
  'account_wrong_format',
  'gender_not_one_of',
] as const;
/** Faults on a page of the list. */
const PAGE = 50;
const COLUMNS = ['name', 'student_id', 'account', 'gender', 'email', 'contact', 'password'] as const;

/** Nothing was imported, and why: as a whole, or row by row. */
export function Refusal({ refusal }: { refusal: SheetRefusal }) {
  const { t } = useTranslation(['manage', 'common']);
  if (refusal.kind === 'rows') return <BadRows {...refusal} />;
  const title =
    refusal.kind === 'sheet'
      ? t(`import.refused.${refusal.why}`, { rows: LIMITS.import_rows })
      : (refusal.text ?? t('common:error.network'));
  return (
    <>
      <Verdict title={title} text={t('import.nothing')} />
      {refusal.kind === 'sheet' && <OtherSheets names={refusal.others ?? []} />}
    </>
  );
}

function Verdict({ title, text }: { title: string; text: string }) {
  return (
    <div className={classNames(styles.verdict, styles.bad)} role="alert">
      <Icon name="xc" size={24} />
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
    </div>
  );
}

/** Sheets of the file that nobody looked at. */
export function OtherSheets({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('manage');
  const format = useFormat();
  if (names.length === 0) return null;
  const sheets = format.list(names.map((name) => t('import.other_sheet', { name })));
  return (
    <p className={styles.others}>
      <Icon name="info" size={15} />
      {t('import.others', { sheets })}
    </p>
  );
}

function useWords() {
  const { t } = useTranslation(['manage', 'common']);
  return {
    reason: ({ fault }: RowFault) => t(`import.fault.${oneOf(fault, FAULTS) ?? 'wrong'}`),
    advice: ({ column, fault }: RowFault) => {
      const known = oneOf(`${column}_${fault}`, ADVICES) ?? oneOf(fault, ADVICES);
      return t(`import.advice.${known ?? 'wrong'}`);
    },
    column: ({ column }: RowFault) => {
      const known = oneOf(column, COLUMNS);
      return known ? t(`import.column.${known}`) : column;
    },
  };
}

interface RowsProps {
  readonly faults: readonly RowFault[];
  readonly sheet: SheetExcerpt | null;
  readonly others: readonly string[];
}

/** The rows that keep a sheet from being imported. */
export function BadRows({ faults, sheet, others }: RowsProps) {
  const { t } = useTranslation('manage');
  const [page, setPage] = useState(1);
  const words = useWords();
  // By the words that stand above the cell: an account that is left out is mended in the column of ID numbers.
  const place = (fault: RowFault) => {
    const title = sheet?.columns.find(({ letter }) => letter === fault.letter)?.title;
    const column = title || words.column(fault);
    return fault.letter ? t('import.place', { column, letter: fault.letter }) : column;
  };
  const download = () => {
    const head = (['row', 'name', 'column', 'value', 'reason', 'advice'] as const).map((key) =>
      t(`import.head.${key}`),
    );
    const rows = faults.map((fault) => [
      String(fault.row),
      fault.name ?? '',
      place(fault),
      fault.value,
      words.reason(fault),
      words.advice(fault),
    ]);
    saveText(t('import.faults_file'), toCsv([head, ...rows]));
  };
  return (
    <>
      <Verdict title={t('import.bad_rows', { count: countRows(faults) })} text={t('import.bad_rows_text')} />
      <OtherSheets names={others} />
      <table className={styles.faults} aria-label={t('import.faults')}>
        <thead>
          <tr>
            {(['row', 'name', 'column', 'value', 'reason'] as const).map((key) => (
              <th key={key} scope="col">
                {t(`import.head.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {faults.slice((page - 1) * PAGE, page * PAGE).map((fault) => (
            <tr key={`${fault.row} ${fault.column}`}>
              <th scope="row">{t('import.row', { row: fault.row })}</th>
              <td>{fault.name || <span>{t('import.empty')}</span>}</td>
              <td>{place(fault)}</td>
              <td>{fault.value ? <code>{fault.value}</code> : <span>{t('import.empty')}</span>}</td>
              <td>
                <b>{words.reason(fault)}</b>
                <small>{words.advice(fault)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {faults.length > PAGE && (
        <div className={styles.pager}>
          <Pager page={page} size={PAGE} total={faults.length} onPage={setPage} />
        </div>
      )}
      {sheet && <SheetPart faults={faults} sheet={sheet} reason={words.reason} />}
      <div className={styles.foot}>
        <Button icon="download" onClick={download}>
          {t('import.keep_faults')}
        </Button>
      </div>
    </>
  );
}
