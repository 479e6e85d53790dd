import { useTranslation } from 'react-i18next';
import { FacetChecks } from '../../../components/filters/FacetChecks';
import { FilterSection } from '../../../components/filters/FilterSection';
import { buildFacetOptions } from '../../../components/filters/buildFacetOptions';
import { nonEmptyFirst } from '../../../components/filters/nonEmptyFirst';
import type { JobFiltersProps } from './JobFiltersProps';
import { KindFilters } from './KindFilters';
import { SalaryFilter } from './SalaryFilter';
import { SkillFilter } from './SkillFilter';
import { SpecialFilters } from './SpecialFilters';
import { WorkloadFilters } from './WorkloadFilters';

/**
 * All filters of the job search. Beside most of the values that can be chosen is the number of jobs that have
 * the value and match the other filters.
 */
export function JobFilters(props: JobFiltersProps) {
  const { search, onChange, counts, catalogue } = props;
  const { t } = useTranslation();
  return (
    <>
      <FilterSection title={t('jobs.filter.job')} active={search.occupations.length}>
        <FacetChecks
          label={t('jobs.filter.job')}
          options={nonEmptyFirst(buildFacetOptions(catalogue?.occupations ?? [], counts.get('jobIDs')))}
          chosen={search.occupations}
          onChange={(occupations) => onChange({ ...search, occupations })}
        />
      </FilterSection>
      <KindFilters {...props} />
      <SkillFilter {...props} />
      <WorkloadFilters {...props} />
      <SalaryFilter {...props} />
      <FilterSection title={t('jobs.filter.prefecture')} active={search.prefectures.length} open={false}>
        <FacetChecks
          label={t('jobs.filter.prefecture')}
          options={nonEmptyFirst(
            buildFacetOptions(catalogue?.prefectures ?? [], counts.get('prefectureIDs')),
          )}
          chosen={search.prefectures}
          onChange={(prefectures) => onChange({ ...search, prefectures })}
        />
      </FilterSection>
      <SpecialFilters {...props} />
    </>
  );
}
