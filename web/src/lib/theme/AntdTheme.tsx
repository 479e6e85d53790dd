import { ConfigProvider } from 'antd';
import { type PropsWithChildren, useMemo } from 'react';
import { buildAntdConfig } from './buildAntdConfig';
import { useAntdLocale } from './useAntdLocale';
import { useTextScale } from './useTextScale';
import { useTheme } from './useTheme';

/** Prevents Ant Design from inserting a space into button labels of two Chinese characters, such as 編集. */
const WHOLE_WORDS = { autoInsertSpace: false };

/**
 * The media query for people who prefer reduced motion. For them, animations are switched off in the theme of
 * Ant Design and not in a style sheet: a style sheet could only shorten them, and Ant Design would then not
 * position popups.
 */
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Provides Ant Design with the theme and language that the person has chosen, and with the text size of their
 * browser.
 */
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
