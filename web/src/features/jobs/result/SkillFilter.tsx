import { useTranslation } from 'react-i18next';
import { FacetChecks } from '../../../components/filters/FacetChecks';
import { FilterSection } from '../../../components/filters/FilterSection';
import { buildFacetOptions } from '../../../components/filters/buildFacetOptions';
import type { JobFiltersProps } from './JobFiltersProps';

/**
 * The skill filter of the job search. Of the hundreds of skills it shows those with the most jobs; people
 * find the others by typing a part of the name or its reading.
 */
export function SkillFilter({ search, onChange, counts, catalogue }: JobFiltersProps) {
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
