import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { personal } from '../../lib/storage/personal';

const KEY = 'mailLanguage';

/**
 * Stores the language of the app in the user pool as that of the person's mails, whenever it has changed. The pool has
 * Japanese for everybody who has not chosen another. A failure is only logged; the next start tries again.
 */
export function useMailLanguage() {
  const { language } = useTranslation().i18n;
  useEffect(() => {
    if (language === (personal.readText(KEY) || 'ja')) return;
    const send = async () => {
      const { storeMailLanguage } = await import('../../lib/auth/storeMailLanguage');
      await storeMailLanguage(language);
      personal.write(KEY, language);
    };
    send().catch((error: unknown) => console.warn('updateUserAttributes', error));
  }, [language]);
}
