import { useLazyQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { CatalogueChoices } from '../../../../components/forms/CatalogueChoices';
import { FormSection } from '../../../../components/forms/FormSection';
import { TagCombobox } from '../../../../components/forms/TagCombobox';
import { SkillNamesDocument } from '../../../../generated/editJob';
import { JobField } from '../fields/JobField';
import { LongText } from '../fields/LongText';
import type { useSkillTags } from '../store/useSkillTags';
import { useJobValue } from './useJobValue';

interface SkillsSectionProps {
  tags: ReturnType<typeof useSkillTags>['entries'];
}

/**
 * The section of the job editor for skills: those in the job's list of skills, and the skill tags that it
 * requires or welcomes.
 */
export function SkillsSection({ tags }: SkillsSectionProps) {
  const { t } = useTranslation();
  const [read, { data }] = useLazyQuery(SkillNamesDocument);
  const names = data?.listSkills.items.map(({ name }) => name) ?? [];
  const skills = useJobValue('skills');
  const required = useJobValue('requiredSkillTags');
  const welcome = useJobValue('welcomeSkillTags');
  const without = (ids: readonly string[]) => tags?.filter(({ id }) => !ids.includes(id));
  return (
    <FormSection title={t('jobEditor.section.skills')}>
      <JobField isChoice name="skills" hint={t('jobEditor.skillsHint')}>
        <TagCombobox tags={[...new Set([...skills, ...names])]} onOpen={() => void read()} />
      </JobField>
      <JobField isChoice name="requiredSkillTags">
        <CatalogueChoices entries={without(welcome)} />
      </JobField>
      <LongText name="requiredSkillTagsDescription" rows={3} />
      <JobField isChoice name="welcomeSkillTags">
        <CatalogueChoices entries={without(required)} />
      </JobField>
      <LongText name="welcomeSkillTagsDescription" rows={3} />
    </FormSection>
  );
}
