import { StyleProvider } from '@ant-design/cssinjs';
import { QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { Icon } from '../components/icon/icon.tsx';
import { useLanguage } from '../i18n/index.ts';
import { useTranslation } from '../i18n/texts.ts';
import { cspNonce } from '../lib/csp-nonce.ts';
import { letPickersFollowSchool } from '../lib/picked-time.ts';
import { queryClient } from '../lib/query.ts';
import { antdTheme } from '../theme/antd-theme.ts';
import { IdleWatch } from './idle-watch.tsx';
import { useLiveSession } from './use-live-session.ts';
import { useNudges } from './use-nudges.ts';

letPickersFollowSchool();

/** Beside an open window everything is inert: what opens from inside one stands in it. */
const popupPlace = (trigger?: HTMLElement) => trigger?.closest('dialog') ?? document.body;

/** What the areas behind the login may use: cached reads and Ant Design. Pages before it do without, so that they open fast. */
export function Component() {
  const language = useLanguage();
  const { t } = useTranslation();
  useLiveSession();
  useNudges();
  useEffect(() => {
    dayjs.locale(language === 'zh' ? 'zh-cn' : 'en');
  }, [language]);
  return (
    <StyleProvider>
      <ConfigProvider
        theme={antdTheme}
        locale={language === 'zh' ? zhCN : enUS}
        csp={{ nonce: cspNonce }}
        button={{ autoInsertSpace: false }}
        wave={{ disabled: true }}
        getPopupContainer={popupPlace}
        renderEmpty={(name) => (name === 'Select' ? t('found.none') : undefined)}
        select={{ suffixIcon: <Icon name="cd" size={14} /> }}
        datePicker={{ suffixIcon: <Icon name="calendar" size={16} /> }}
      >
        <QueryClientProvider client={queryClient}>
          <Outlet />
          <IdleWatch />
        </QueryClientProvider>
      </ConfigProvider>
    </StyleProvider>
  );
}
