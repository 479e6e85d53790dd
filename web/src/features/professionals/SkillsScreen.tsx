import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { Grid } from '../../components/layout/Grid';
import { LoadFailed } from '../../components/feedback/LoadFailed';
import { Skeleton } from '../../components/feedback/Skeleton';
import { PageHead } from '../../components/page/PageHead';
import { paths } from '../../lib/paths';
import { ApplyToCategory } from './ApplyToCategory';
import { ItemCards } from './ItemCards';
import styles from './Professionals.module.css';
import { useProfessionals } from './useProfessionals';

/**
 * The screen /professionals/categories/skills with the services that professionals offer: those of the
 * category that the URL names or, if it names none, those of all categories.
 */
export function SkillsScreen() {
  const { t } = useTranslation();
  const url = useSearchParams()[0].get('category');
  const { categories, error, refetch } = useProfessionals();
  const shown = categories?.filter((category) => url === null || category.url === url);
  const [only] = url === null ? [] : (shown ?? []);
  if (shown?.length === 0) return <Navigate to={paths.professionals} replace />;
  return (
    <Grid gap={24}>
      {only && (
        <p className={styles.category}>
          <Link to={paths.professionals}>{t('professionals.all')}</Link>
        </p>
      )}
      <PageHead
        title={only?.name ?? t('professionals.skills')}
        state={only ? only.description : t('professionals.skillsLead')}
      />
      {error && !shown && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!shown && !error && <Skeleton shape="strip" count={3} />}
      {shown?.map((category) => (
        <Grid as="section" key={category.id} className={styles.section} gap={12} aria-label={category.name}>
          {!only && <h2>{category.name}</h2>}
          <ItemCards items={category.items} heading={only ? 'h2' : 'h3'} />
        </Grid>
      ))}
      {only && <ApplyToCategory category={only} />}
    </Grid>
  );
}
