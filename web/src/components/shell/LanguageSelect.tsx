import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import { useTranslation } from 'react-i18next';
import { isLanguage, languages } from '../../i18n/languages';
import { changeLanguage } from '../../lib/language/changeLanguage';
import { reportError } from '../../lib/errors/reportError';
import styles from './LanguageSelect.module.css';

/**
 * Lets people choose the language of the app. Each language is listed by its own name: 日本語, English, Deutsch,
 * Français.
 */
export function LanguageSelect() {
  const { t, i18n } = useTranslation();
  const choose = (value: string) => {
    if (isLanguage(value))
      changeLanguage(value).catch((error: unknown) => reportError('changeLanguage', error));
  };
  return (
    <label className={styles.box}>
      <GlobalOutlined aria-hidden />
      <select
        aria-label={t('shell.language')}
        value={i18n.language}
        onChange={(event) => choose(event.target.value)}
      >
        {Object.entries(languages).map(([language, name]) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
