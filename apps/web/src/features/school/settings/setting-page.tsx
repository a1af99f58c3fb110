import { IDENTITY, type Settings, settingGet } from '@lets/contract';
import { LeaveGuard } from '../../../components/leave-guard/leave-guard.tsx';
import { isAnythingUnsaved } from '../../../components/leave-guard/use-unsaved.ts';
import { PageHeader } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useCall } from '../../../lib/query.ts';
import { useUser } from '../../../lib/user.ts';
import { AppLinkCard } from './app-link-card.tsx';
import { BackupCard } from './backup-card.tsx';
import { BrandCard } from './brand-card.tsx';
import { ClosingCard } from './closing-card.tsx';
import { LogCard } from './log-card.tsx';
import { PrivacyCard } from './privacy-card.tsx';
import { RetentionCard } from './retention-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { AssistantCard, WechatCard } from './service-cards.tsx';
import styles from './setting.module.css';
import { SignInCard } from './sign-in-card.tsx';
import { ZoneCard } from './zone-card.tsx';

/** /manager/user/setting: opening and closing the system, what it is called, its rules and the services that it uses. */
export function Component() {
  const { t } = useTranslation('system');
  usePageTitle(t('setting.title'));
  const read = useCall(settingGet, {});
  const isSuper = useUser()?.identity === IDENTITY.super_admin;
  return (
    <>
      <PageHeader title={t('setting.title')} />
      <QueryView<Settings> query={read} skeleton={<SkeletonRows count={2} height={180} />}>
        {(settings) => (
          <div className={styles.cards}>
            <ClosingCard settings={settings} />
            <BrandCard settings={settings} />
            <ZoneCard settings={settings} />
            <RulesCard settings={settings} />
            <LogCard />
            <SignInCard settings={settings} />
            <AssistantCard settings={settings} />
            <WechatCard settings={settings} />
            <BackupCard settings={settings} />
            <RetentionCard settings={settings} />
            {isSuper && <PrivacyCard />}
            <AppLinkCard settings={settings} />
          </div>
        )}
      </QueryView>
      <LeaveGuard isUnsaved={isAnythingUnsaved} />
    </>
  );
}
