import type { RowFault, SheetExcerpt } from '@lets/contract';
import { Fragment } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import styles from './sheet-part.module.css';

interface SheetPartProps {
  readonly sheet: SheetExcerpt;
  readonly faults: readonly RowFault[];
  readonly reason: (fault: RowFault) => string;
}

/** The sheet around its faults, as a spreadsheet shows it, each bad cell marked with what is wrong with it. */
export function SheetPart({ sheet, faults, reason }: SheetPartProps) {
  const { t } = useTranslation('manage');
  const reasons = new Map(faults.map((fault) => [`${fault.letter}${fault.row}`, reason(fault)]));
  const bad = new Set(faults.map(({ row }) => row));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide sheet is scrolled by keyboard too
    <section className={styles.sheet} tabIndex={0} aria-label={t('import.sheet')}>
      <table>
        <thead>
          <tr>
            <td />
            {sheet.columns.map(({ letter, title }) => (
              <th key={letter} scope="col">
                <i>{letter}</i> {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map(({ row, cells }, index) => (
            <Fragment key={row}>
              <Gap after={sheet.rows[index - 1]?.row} before={row} columns={cells.length} />
              <tr className={bad.has(row) ? styles.bad : undefined}>
                <th scope="row">{row}</th>
                {sheet.columns.map(({ letter }, at) => (
                  <Cell key={letter} text={cells[at] ?? ''} reason={reasons.get(`${letter}${row}`)} />
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
      {sheet.more > 0 && <p>{t('import.more_rows', { count: sheet.more })}</p>}
    </section>
  );
}

function Cell({ text, reason }: { text: string; reason: string | undefined }) {
  const { t } = useTranslation('manage');
  if (!reason) return <td>{text}</td>;
  return (
    <td className={styles.wrong}>
      {text || <span>{t('import.empty')}</span>}
      <small>{reason}</small>
    </td>
  );
}

/** The rows between two that are shown have no faults. */
function Gap({ after, before, columns }: { after: number | undefined; before: number; columns: number }) {
  const { t } = useTranslation('manage');
  if (after === undefined || before - after < 2) return null;
  const [from, until] = [after + 1, before - 1];
  return (
    <tr className={styles.gap}>
      <td />
      <td colSpan={columns}>
        {from === until ? t('import.right_row', { row: from }) : t('import.right_rows', { from, until })}
      </td>
    </tr>
  );
}
