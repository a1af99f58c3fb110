import { type PartnerPaper, playersPapers } from '@lets/contract';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './partner-papers.module.css';

/** What a teacher may know of the documents that practice partners drafted; nobody who plays is told. `drafted` is how many there are by now. */
export function usePartnerPapers(
  eid: number,
  { enabled, drafted }: { readonly enabled: boolean; readonly drafted: number },
): (documentId: string) => PartnerPaper | undefined {
  const { data } = useCall(
    playersPapers,
    { eid },
    {
      enabled: enabled && drafted > 0,
      revision: drafted,
      quiet: 'a note beside a document that is shown without it',
    },
  );
  return (documentId) => data?.list.find(({ doc_id }) => doc_id === documentId);
}

/** How good a partner's paper was when it was drafted, and what is to be learnt from it. */
export function PaperQuality({ paper }: { paper: PartnerPaper | undefined }) {
  const { t } = useTranslation('practice');
  const { pick } = useFormat();
  if (!paper) return null;
  return (
    <div className={classNames(styles.quality, styles[paper.quality])}>
      <Icon name="robot" size={16} />
      <strong>{t(`paper.${paper.quality}`)}</strong>
      <em>{pick(paper.note)}</em>
      <small>{t('paper.staff_only')}</small>
    </div>
  );
}
