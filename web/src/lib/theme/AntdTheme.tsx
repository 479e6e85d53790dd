import { ConfigProvider } from 'antd';
import { type PropsWithChildren, useMemo } from 'react';
import { buildAntdConfig } from './buildAntdConfig';
import { useAntdLocale } from './useAntdLocale';
import { useTheme } from './useTheme';

/** Ant Design would insert a space between the two characters of 編集. */
const WHOLE_WORDS = { autoInsertSpace: false };

/** Ant Design with the chosen theme and language. */
export function AntdTheme({ children }: PropsWithChildren) {
  const settings = useTheme();
  const locale = useAntdLocale();
  const config = useMemo(() => buildAntdConfig(settings), [settings]);
  return (
    <ConfigProvider theme={config} locale={locale} direction={settings.direction} button={WHOLE_WORDS}>
      {children}
    </ConfigProvider>
  );
}
