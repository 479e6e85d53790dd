import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAggregateCounts } from '../../../components/filters/readAggregateCounts';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { JobsTopDocument } from '../../../generated/jobsTop';
import { useCatalogue, type Catalogue } from '../../../lib/catalogue/useCatalogue';
import { servedPage } from '../../../lib/served/servedPage';
import { emptyJobSearch } from '../../../entities/job/search/emptyJobSearch';
import { jobFacets } from '../search/jobFacets';
import { JobsHero } from './JobsHero';
import { JobsRow } from './JobsRow';
import styles from './JobSearchScreen.module.css';
import { OccupationLinks } from './OccupationLinks';
import { SkillLinks } from './SkillLinks';
import { paths } from '../../../lib/paths';
import { listActiveFilters } from '../search/listActiveFilters';
import { readJobSearch } from '../search/readJobSearch';
import { recentSearches } from '../search/recentSearches';
import { WordLinks } from './WordLinks';

/**
 * Links to the last searches made on this device. Renders nothing if there are none, and nothing on a page that the site
 * has rendered: they would push away what is being read.
 */
function RecentSearches({ catalogue }: { catalogue: Catalogue }) {
  const { t, i18n } = useTranslation();
  const [queries] = useState(() => (servedPage.get() ? [] : recentSearches.get()));
  const describe = (query: string) =>
    listActiveFilters(readJobSearch(new URLSearchParams(query)), catalogue, t, i18n.language)
      .map(({ label }) => label)
      .join(t('common.join'));
  return (
    <WordLinks
      heading={t('jobs.top.recent')}
      links={queries.map((query) => ({ to: `${paths.jobsResult}?${query}`, children: describe(query) }))}
    />
  );
}

/**
 * The screen /jobs: a search field, recent searches, links by occupation and skill, the newest and the
 * featured jobs.
 */
export function JobSearchScreen() {
  const { t } = useTranslation();
  const catalogue = useCatalogue();
  const { data, error, refetch } = useQuery(JobsTopDocument, {
    variables: { aggregates: jobFacets },
    fetchPolicy: 'cache-and-network',
  });
  const hero = <JobsHero catalogue={catalogue} total={data?.newest.total} />;
  // Names and counts are shown together, so that no late part moves the others.
  if (!catalogue || !data) {
    return (
      <div className={styles.page}>
        {hero}
        {error ? (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton shape="strip" count={3} />
        )}
      </div>
    );
  }
  const { newest, excellent } = data;
  const counts = readAggregateCounts(newest.aggregateItems);
  return (
    <div className={styles.page}>
      {hero}
      <RecentSearches catalogue={catalogue} />
      <OccupationLinks occupations={catalogue.occupations} counts={counts.get('jobIDs')} />
      <JobsRow
        hasLead
        heading={t('jobs.top.excellent')}
        jobs={excellent.items}
        total={excellent.total}
        search={{ ...emptyJobSearch, onlyExcellent: true }}
      />
      <JobsRow
        heading={t('jobs.top.newest')}
        jobs={newest.items}
        total={newest.total}
        search={emptyJobSearch}
      />
      <SkillLinks skills={catalogue.skills} counts={counts.get('skillIDs')} />
    </div>
  );
}
