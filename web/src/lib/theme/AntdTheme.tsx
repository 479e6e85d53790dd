import { ConfigProvider } from 'antd';
import { type PropsWithChildren, useMemo } from 'react';
import { antdConfig } from './antdConfig';
import { useAntdLocale } from './useAntdLocale';
import { useTheme } from './useTheme';

/** Ant Design in the chosen look and language, for everything below. */
export function AntdTheme({ children }: PropsWithChildren) {
  const settings = useTheme();
  const locale = useAntdLocale();
  const config = useMemo(() => antdConfig(settings), [settings]);
  return (
    <ConfigProvider theme={config} locale={locale} direction={settings.direction}>
      {children}
    </ConfigProvider>
  );
}
