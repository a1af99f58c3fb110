import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { useLanguage } from '../i18n/index.ts';
import { cspNonce } from '../lib/csp-nonce.ts';
import { antdTheme } from '../theme/antd-theme.ts';

/** The areas behind the login may use Ant Design; pages before it do without, so that they open fast. */
export function Component() {
  const language = useLanguage();
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
      >
        <Outlet />
      </ConfigProvider>
    </StyleProvider>
  );
}
