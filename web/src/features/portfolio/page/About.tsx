import { useTranslation } from 'react-i18next';
import { FormattedText } from '../../../components/formatted-text/FormattedText';
import styles from './PortfolioPage.module.css';

export function About({ description }: { description: string | null }) {
  const { t } = useTranslation();
  if (!description) return null;
  return (
    <section className={styles.section}>
      <h2>{t('portfolio.about')}</h2>
      <FormattedText text={description} />
    </section>
  );
}
