import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Grid } from '../../../components/layout/Grid';
import { paths } from '../../../lib/paths';
import styles from '../HomeScreen.module.css';
import type { HomeUser } from '../HomeUser';

/**
 * Shows notices about the person's account on the home screen, each with a link to the action that it
 * suggests. Renders nothing when there is none.
 */
export function Notices({ user }: { user: HomeUser }) {
  const { t } = useTranslation();
  const notices = [
    { key: 'survey', to: paths.survey, isDone: user.isCompletedSurvey },
    { key: 'client', to: paths.privacy, isDone: user.isAgreedPostForClient },
    { key: 'guide', to: paths.faqs, isDone: user.isConfirmedServiceGuide },
  ] as const;
  const open = notices.filter(({ isDone }) => !isDone);
  if (open.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{t('home.notices')}</h2>
      {open.map(({ key, to }) => (
        <Grid key={key} className={styles.notice} justify="start">
          <p className={styles.quiet}>{t(`home.notice.${key}`)}</p>
          <Link to={to}>{t(`home.notice.${key}Action`)}</Link>
        </Grid>
      ))}
    </section>
  );
}
