import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { languages } from '../../i18n/languages';
import { paths } from '../../lib/paths';
import { themeColors, themeDirections, themeModes } from '../../lib/theme/themeChoices';
import styles from './Gallery.module.css';

const choices = {
  mode: themeModes,
  color: themeColors,
  dir: themeDirections,
  lang: Object.keys(languages),
};

/**
 * The bar of the gallery in which people choose theme, text direction and language. The choices become part
 * of the URL, so that a shared link shows the same.
 */
export function LookBar() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const choose = (name: string, value: string) =>
    setQuery((former) => {
      if (value) former.set(name, value);
      else former.delete(name);
      return former;
    });
  return (
    <nav className={styles.bar} aria-label={t('gallery.title')}>
      <Link to={{ pathname: paths.components(), search: query.toString() }}>{t('gallery.title')}</Link>
      {Object.entries(choices).map(([name, values]) => (
        <label key={name}>
          {name}
          <select value={query.get(name) ?? ''} onChange={({ target }) => choose(name, target.value)}>
            <option value="">–</option>
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      ))}
    </nav>
  );
}
