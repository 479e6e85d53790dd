import { useTranslation } from 'react-i18next';
import { Grid } from '../../components/layout/Grid';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LoadFailed } from '../../components/feedback/LoadFailed';
import { Skeleton } from '../../components/feedback/Skeleton';
import { PageHead } from '../../components/page/PageHead';
import { ButtonLink } from '../../components/buttons/ButtonLink';
import { paths } from '../../lib/paths';
import { CategoryCard } from './CategoryCard';
import { useProfessionals } from './useProfessionals';

/** The screen /professionals/categories with the categories of professionals. */
export function CategoriesScreen() {
  const { t } = useTranslation();
  const { categories, error, refetch } = useProfessionals();
  return (
    <Grid gap={24}>
      <PageHead title={t('professionals.title')} state={t('professionals.lead')} />
      {error && !categories && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!categories && !error && <Skeleton shape="strip" count={3} />}
      {categories?.length === 0 && (
        <EmptyState
          illustration="calm"
          action={<ButtonLink to={paths.jobs}>{t('professionals.findJobs')}</ButtonLink>}
        >
          {t('professionals.none')}
        </EmptyState>
      )}
      <Grid as="ul" gap={16} min={280}>
        {categories?.map((category, place) => (
          <li key={category.id}>
            <CategoryCard category={category} place={place} />
          </li>
        ))}
      </Grid>
    </Grid>
  );
}
