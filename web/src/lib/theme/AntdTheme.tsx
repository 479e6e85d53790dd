import { ConfigProvider } from 'antd';
import { type PropsWithChildren, useMemo, useEffect, useState, useSyncExternalStore } from 'react';
import { buildAntdConfig } from './buildAntdConfig';
import { useTheme } from './useTheme';
import type { Locale } from 'antd/es/locale';
import jaJP from 'antd/es/locale/ja_JP';
import { useTranslation } from 'react-i18next';

/** The default text size of browsers, in pixels. */
const USUAL_SIZE = 16;

const readScale = () =>
  (parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_SIZE) / USUAL_SIZE;

/**
 * Calls `onChange` when the browser's text size changes. No event reports this, so an element of 1rem is
 * observed instead.
 */
function subscribe(onChange: () => void) {
  const probe = document.createElement('div');
  probe.setAttribute('aria-hidden', 'true');
  probe.style.cssText = 'position:absolute;width:1rem;height:0;visibility:hidden';
  document.body.append(probe);
  const observer = new ResizeObserver(onChange);
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
}

/**
 * Returns the browser's text size as a multiple of the default; 2 means twice as large. Needed only for Ant
 * Design, whose sizes are in pixels; sizes in rem adapt without it.
 */
const useTextScale = (): number => useSyncExternalStore(subscribe, readScale);

const others: Record<string, () => Promise<{ default: Locale }>> = {
  en: () => import('antd/es/locale/en_US'),
  de: () => import('antd/es/locale/de_DE'),
  fr: () => import('antd/es/locale/fr_FR'),
  ko: () => import('antd/es/locale/ko_KR'),
};

/**
 * Returns Ant Design's built-in texts in the chosen language. Until they are loaded, and if loading fails,
 * these are the Japanese ones.
 */
function useAntdLocale(): Locale {
  const { language } = useTranslation().i18n;
  const [loaded, setLoaded] = useState<{ language: string; locale: Locale }>();
  useEffect(() => {
    let wanted = true;
    others[language]?.().then(
      (module) => wanted && setLoaded({ language, locale: module.default }),
      () => undefined,
    );
    return () => void (wanted = false);
  }, [language]);
  return loaded?.language === language ? loaded.locale : jaJP;
}

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
  const { t } = useTranslation();
  const settings = useTheme();
  const locale = useAntdLocale();
  const textScale = useTextScale();
  const config = useMemo(
    () => buildAntdConfig(settings, { motion: !window.matchMedia(LESS_MOTION).matches, textScale }),
    [settings, textScale],
  );
  return (
    <ConfigProvider
      theme={config}
      locale={locale}
      direction={settings.direction}
      button={WHOLE_WORDS}
      // Otherwise Ant Design shows a drawing and a text of its own wherever a list has no text for being empty.
      renderEmpty={() => <span>{t('forms.nothingFound')}</span>}
    >
      {children}
    </ConfigProvider>
  );
}
