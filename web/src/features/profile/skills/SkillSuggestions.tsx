import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddChips } from '../../../components/chips/AddChips';
import { CatalogueSelect } from '../../../components/forms/CatalogueSelect';
import { useCatalogue } from '../../../lib/catalogue/useCatalogue';
import { FormSection } from '../../../components/forms/FormSection';
import type { SkillEntry } from './SkillEntry';
import styles from './skills.module.css';

/** The maximum number of suggestions in each group. */
const MOST = 12;

interface SkillSuggestionsProps {
  entries: readonly SkillEntry[];
  /** The skills whose names appear in the texts of the person's profile. */
  mentioned: readonly SkillEntry[];
  taken: ReadonlySet<string>;
  isDisabled: boolean;
  /** The id of the person's occupation. */
  mainJob: string | null;
  onAdd: (entry: SkillEntry) => void;
}

/**
 * Suggests skills that people add with one tap: skills that appear in texts of their profile, and skills of
 * an occupation that they choose.
 */
export function SkillSuggestions(props: SkillSuggestionsProps) {
  const { entries, mentioned, taken, isDisabled, mainJob, onAdd } = props;
  const { t } = useTranslation();
  const catalogue = useCatalogue();
  const [occupation, setOccupation] = useState(mainJob);
  const free = (some: readonly SkillEntry[]) => some.filter(({ id }) => !taken.has(id)).slice(0, MOST);
  const inTexts = free(mentioned);
  const tags = entries.filter(({ field }) => field === 'skillSetSkillTagId');
  const ofOccupation = free(tags.filter((entry) => entry.occupation === occupation));
  const add = (id: string) => {
    const entry = entries.find((one) => one.id === id);
    if (entry) onAdd(entry);
  };
  return (
    <>
      {inTexts.length > 0 && (
        <FormSection title={t('profile.skills.mentioned')} lead={t('profile.skills.mentionedLead')}>
          <AddChips
            label={t('profile.skills.mentioned')}
            options={inTexts}
            isDisabled={isDisabled}
            onAdd={add}
          />
        </FormSection>
      )}
      <FormSection title={t('profile.skills.starter')} lead={t('profile.skills.starterLead')}>
        <div className={styles.search}>
          <CatalogueSelect
            aria-label={t('profile.field.userMainJobId')}
            entries={catalogue?.occupations}
            value={occupation}
            onChange={setOccupation}
          />
        </div>
        <AddChips
          label={t('profile.skills.starter')}
          options={ofOccupation}
          isDisabled={isDisabled}
          onAdd={add}
        />
      </FormSection>
    </>
  );
}
