import { useTranslation } from 'react-i18next';
import { CheckLine } from '../../../components/filters/CheckLine';
import { ChoiceChips } from '../../../components/filters/ChoiceChips';
import { FilterSection } from '../../../components/filters/FilterSection';
import type { JobFiltersProps } from './JobFiltersProps';

const WITHIN_DAYS = [1, 3, 7, 14];

/** The filters of the job search for the publication date and for featured jobs. */
export function SpecialFilters({ search, onChange }: JobFiltersProps) {
  const { t } = useTranslation();
  const { publishedWithinDays, onlyExcellent } = search;
  return (
    <>
      <FilterSection title={t('jobs.filter.published')} active={publishedWithinDays ? 1 : 0} open={false}>
        <ChoiceChips
          label={t('jobs.filter.published')}
          options={WITHIN_DAYS.map((n) => ({
            value: String(n),
            label: n === 1 ? t('jobs.filter.withinDay') : t('jobs.filter.withinDays', { n }),
          }))}
          chosen={publishedWithinDays === null ? null : String(publishedWithinDays)}
          onChange={(days) =>
            onChange({ ...search, publishedWithinDays: days === null ? null : Number(days) })
          }
        />
      </FilterSection>
      <FilterSection title={t('jobs.filter.special')} active={onlyExcellent ? 1 : 0}>
        <CheckLine
          text={t('jobs.filter.excellent')}
          checked={onlyExcellent}
          onChange={(checked) => onChange({ ...search, onlyExcellent: checked })}
        />
      </FilterSection>
    </>
  );
}
