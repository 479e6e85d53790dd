import { useEffect, useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { reportError } from '../../lib/errors/reportError';
import { showLanguage } from '../../lib/language/showLanguage';
import { storedLanguage } from '../../lib/language/storedLanguage';
import { themeStore } from '../../lib/theme/themeStore';
import { readGalleryLook } from './GalleryLook';

/**
 * While the gallery is open, shows the page in the theme and language of its URL, without storing them.
 * Returns false while the texts are loading.
 */
export function useGalleryLook(): boolean {
  const [query] = useSearchParams();
  const { language = storedLanguage.get(), ...theme } = readGalleryLook(query);
  const key = JSON.stringify(theme);
  const [shown, setShown] = useState<string>();
  useLayoutEffect(() => {
    themeStore.preview(JSON.parse(key));
  }, [key]);
  useEffect(() => {
    showLanguage(language)
      .catch((error: unknown) => reportError('showLanguage', error))
      .finally(() => setShown(language));
  }, [language]);
  useEffect(
    () => () => {
      themeStore.preview({});
      void showLanguage(storedLanguage.get());
    },
    [],
  );
  return shown === language;
}
