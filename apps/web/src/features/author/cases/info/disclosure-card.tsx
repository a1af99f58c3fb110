import {
  IDENTITY,
  projectDisclosureApply,
  projectDisclosureReview,
  projectManageDetail,
} from '@lets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Tag, type TagTone } from '../../../../components/surface/surface.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { callKey, useAct } from '../../../../lib/query.ts';
import { useUser } from '../../../../lib/user.ts';
import styles from '../form.module.css';
import { Part, type PartProps } from './part.tsx';

const TONE = { none: 'quiet', applied: 'gold', agreed: 'jade', refused: 'seal' } as const satisfies Record<
  string,
  TagTone
>;

/** The wish that all courses may use the case, and what the super administrator says to it. */
export function DisclosureCard({ edit }: PartProps) {
  const { t } = useTranslation('project');
  const { project } = edit;
  const user = useUser();
  const isReviewer = user?.identity === IDENTITY.super_admin && (!user.duty || user.duty === 'system');
  const client = useQueryClient();
  const [disclosure, setDisclosure] = useState(project.disclosure);
  const onSuccess = ({ disclosure: now }: { disclosure: typeof disclosure }) => {
    setDisclosure(now);
    client.setQueryData(
      callKey(projectManageDetail, { project_id: project.id }),
      (cached: typeof project | undefined) => cached && { ...cached, disclosure: now },
    );
  };
  const apply = useAct(projectDisclosureApply, { onSuccess });
  const review = useAct(projectDisclosureReview, { onSuccess });
  const project_id = project.id;
  const isWanted = disclosure === 'applied' || disclosure === 'agreed';
  return (
    <Part
      title={t('disclosure.title')}
      act={<Tag tone={TONE[disclosure]}>{t(`disclosure.state.${disclosure}`)}</Tag>}
    >
      <p className={styles.note}>{t('disclosure.text')}</p>
      <div className={styles.row}>
        <Button
          size="sm"
          busy={apply.isPending}
          onClick={() => apply.mutate({ project_id, apply: !isWanted })}
        >
          {t(isWanted ? 'disclosure.withdraw' : 'disclosure.apply')}
        </Button>
        {isReviewer && disclosure === 'applied' && (
          <>
            <Button
              size="sm"
              variant="primary"
              icon="check"
              busy={review.isPending}
              onClick={() => review.mutate({ project_id, agree: true })}
            >
              {t('disclosure.agree')}
            </Button>
            <Button
              size="sm"
              icon="x"
              busy={review.isPending}
              onClick={() => review.mutate({ project_id, agree: false })}
            >
              {t('disclosure.refuse')}
            </Button>
          </>
        )}
      </div>
    </Part>
  );
}
