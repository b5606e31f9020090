import { App, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import koKR from 'antd/locale/ko_KR';
import dayjs from 'dayjs';
import 'dayjs/locale/ko';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { pageNonce } from '@/app/style-nonce';
import { antdTheme } from '@/app/theme/antd-theme';
import { appTexts } from '@/app/texts';
import { useTheme } from '@/shared/theme';

/** Ant Design in our tokens, loaded with the first screen that needs it. */
export function Component() {
  const { language } = appTexts.use();
  const theme = useTheme();
  const nonce = pageNonce();
  dayjs.locale(language);
  useEffect(() => () => void dayjs.locale('en'), []);
  return (
    <ConfigProvider
      theme={antdTheme(theme)}
      locale={language === 'ko' ? koKR : enUS}
      button={{ autoInsertSpace: false }}
      {...(nonce === undefined ? {} : { csp: { nonce } })}
    >
      <App component={false}>
        <Outlet />
      </App>
    </ConfigProvider>
  );
}
