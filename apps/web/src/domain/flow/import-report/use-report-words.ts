import type { ImportExample, ImportLine } from '@lets/contract';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';

export interface LineWords {
  readonly key: string;
  readonly isTaken: boolean;
  /** What, how many, and what became of them. */
  readonly line: string;
  /** Empty where nothing of it has a name. */
  readonly names: string;
}

/** The lines of an import in words. */
export function useReportWords(): (report: readonly ImportLine[]) => LineWords[] {
  const { t } = useTranslation('import_report');
  const format = useFormat();
  const called = ({ name, at, ends }: ImportExample) => {
    if (ends) {
      const [from, to] = ends.map((end) => end || t('unnamed'));
      return t(name ? 'named_between' : 'between', { name, from, to });
    }
    if (!at) return name;
    return name ? t('at', { name, at }) : t('only_at', { at });
  };
  return (report) =>
    report.map(({ what, became, count, examples }) => {
      const rest = count - examples.length;
      const names = examples.map(called);
      if (names.length > 0 && rest > 0) names.push(t('more', { count: rest }));
      return {
        key: `${what} ${became}`,
        isTaken: became !== null,
        line: t(became ? 'line_taken' : 'line_lost', {
          what: t(`what.${what}`),
          count: format.number(count),
          became: became && t(`became.${became}`),
        }),
        names: format.list(names),
      };
    });
}
