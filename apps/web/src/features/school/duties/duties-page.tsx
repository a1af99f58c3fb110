import { type DutyState, dutyState } from '@lets/contract';
import { Link } from 'react-router';
import { PageHeader } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../../components/states/states.tsx';
import { Card, Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useCall } from '../../../lib/query.ts';
import styles from './duties.module.css';
import { DutyForm } from './duty-form.tsx';
import { EndButton } from './end-button.tsx';

/** /manager/user/duties: who of the super administrators does what, and changing that together. */
export function Component() {
  const { t } = useTranslation('duties');
  usePageTitle(t('title'));
  const read = useCall(dutyState, {});
  return (
    <>
      <PageHeader title={t('title')} />
      <QueryView<DutyState> query={read} skeleton={<SkeletonRows count={3} height={72} />}>
        {(state) => (
          <Card className={styles.card ?? ''}>
            <header className={styles.head}>
              <Tag tone={state.separated ? 'jade' : 'quiet'}>{t(state.separated ? 'on' : 'off')}</Tag>
              <Link to="/manager/user/approvals">{t('to_approvals')}</Link>
            </header>
            <p className={styles.text}>{t(state.separated ? 'text_on' : 'text_off')}</p>
            <DutyForm key={keyOf(state)} state={state} />
            <p className={styles.text}>{t('way_back')}</p>
            {state.may_end && <EndButton />}
          </Card>
        )}
      </QueryView>
    </>
  );
}

/** Made anew when somebody else has changed it. */
function keyOf({ people }: DutyState): string {
  return people.map(({ id, duty }) => `${id}${duty}`).join();
}
