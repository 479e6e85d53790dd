import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FacetChecks } from '../../../components/filters/FacetChecks';
import { FilterSection } from '../../../components/filters/FilterSection';
import { buildFacetOptions } from '../../../components/filters/buildFacetOptions';
import styles from './SkillFilter.module.css';
import type { JobFiltersProps } from './JobFiltersProps';

/**
 * The skill filter of the job search. Of the hundreds of skills it shows those with the most jobs; people
 * find the others by typing a part of the name or its reading.
 */
export function SkillFilter({ search, onChange, counts, catalogue }: JobFiltersProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const part = typed.trim().toLowerCase();
  const skills = (catalogue?.skills ?? []).filter(
    ({ id, name, kana }) =>
      search.skills.includes(id) || name.toLowerCase().includes(part) || kana?.includes(part),
  );
  const options = buildFacetOptions(skills, counts.get('skillIDs')).sort(
    (a, b) => (b.count ?? 0) - (a.count ?? 0),
  );
  return (
    <FilterSection title={t('jobs.filter.skill')} active={search.skills.length}>
      <input
        className={styles.typed}
        value={typed}
        aria-label={t('jobs.filter.skillSearch')}
        placeholder={t('jobs.filter.skillSearch')}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FacetChecks
        label={t('jobs.filter.skill')}
        options={options}
        chosen={search.skills}
        onChange={(skills) => onChange({ ...search, skills })}
      />
    </FilterSection>
  );
}
