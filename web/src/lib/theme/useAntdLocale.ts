import type { Locale } from 'antd/es/locale';
import jaJP from 'antd/es/locale/ja_JP';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const others: Record<string, () => Promise<{ default: Locale }>> = {
  en: () => import('antd/es/locale/en_US'),
  de: () => import('antd/es/locale/de_DE'),
  fr: () => import('antd/es/locale/fr_FR'),
};

/**
 * Returns Ant Design's built-in texts in the chosen language. Until they are loaded, and if loading fails,
 * these are the Japanese ones.
 */
export function useAntdLocale(): Locale {
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
