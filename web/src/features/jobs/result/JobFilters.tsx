import { useTranslation } from 'react-i18next';
import { FacetChecks } from '../../../components/filters/FacetChecks';
import { FilterSection } from '../../../components/filters/FilterSection';
import { buildFacetOptions } from '../../../components/filters/buildFacetOptions';
import { nonEmptyFirst } from '../../../components/filters/nonEmptyFirst';
import type { JobFiltersProps } from './JobFiltersProps';
import { KindFilters } from './KindFilters';
import { SalaryFilter } from './SalaryFilter';
import { SpecialFilters } from './SpecialFilters';
import { WorkloadFilters } from './WorkloadFilters';

/**
 * The skill filter of the job search. Of the hundreds of skills it shows those with the most jobs; people
 * find the others by typing a part of the name or its reading.
 */
function SkillFilter({ search, onChange, counts, catalogue }: JobFiltersProps) {
  const { t } = useTranslation();
  const options = buildFacetOptions(catalogue?.skills ?? [], counts.get('skillIDs')).sort(
    (a, b) => (b.count ?? 0) - (a.count ?? 0),
  );
  return (
    <FilterSection title={t('jobs.filter.skill')} active={search.skills.length}>
      <FacetChecks
        label={t('jobs.filter.skill')}
        finder={t('jobs.filter.skillSearch')}
        options={options}
        chosen={search.skills}
        onChange={(skills) => onChange({ ...search, skills })}
      />
    </FilterSection>
  );
}

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
