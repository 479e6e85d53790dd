import { ConfigProvider } from 'antd';
import { type PropsWithChildren, useMemo } from 'react';
import { buildAntdConfig } from './buildAntdConfig';
import { useAntdLocale } from './useAntdLocale';
import { useTextScale } from './useTextScale';
import { useTheme } from './useTheme';

/**
 * Prevents Ant Design from inserting a space between the characters of a button with two of them, such as 編集.
 */
const WHOLE_WORDS = { autoInsertSpace: false };

/**
 * Ant Design does not position what it opens, such as the options of a select, when its animations are
 * shortened by a style sheet, so it gets none.
 */
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Provides Ant Design with the theme and the language that the person has chosen. */
export function AntdTheme({ children }: PropsWithChildren) {
  const settings = useTheme();
  const locale = useAntdLocale();
  const textScale = useTextScale();
  const config = useMemo(
    () => buildAntdConfig(settings, { motion: !window.matchMedia(LESS_MOTION).matches, textScale }),
    [settings, textScale],
  );
  return (
    <ConfigProvider theme={config} locale={locale} direction={settings.direction} button={WHOLE_WORDS}>
      {children}
    </ConfigProvider>
  );
}
