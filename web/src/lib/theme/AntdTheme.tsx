import { ConfigProvider } from 'antd';
import { type PropsWithChildren, useMemo } from 'react';
import { buildAntdConfig } from './buildAntdConfig';
import { useAntdLocale } from './useAntdLocale';
import { useTheme } from './useTheme';

/**
 * Prevents Ant Design from inserting a space between the characters of a button with two of them, such as 編集.
 */
const WHOLE_WORDS = { autoInsertSpace: false };

/** Provides Ant Design with the theme and the language that the person has chosen. */
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
