import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Visibility } from '../../../components/page/Visibility';
import { CatalogueChoices } from '../../../components/forms/CatalogueChoices';
import { Field } from '../../../components/forms/Field';
import type { Catalogue } from '../../../lib/catalogue/useCatalogue';
import { FormSection } from '../../../components/forms/FormSection';
import { SharedTo } from '../../../entities/profile/SharedTo';
import type { SectionProps } from '../SectionProps';

interface OccupationSectionProps extends SectionProps {
  catalogue: Catalogue | null;
}

/** The part of the work preferences' form with the wanted and the unwanted occupations. */
export function OccupationSection({ stored, catalogue }: OccupationSectionProps) {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const [wanted, unwanted] = [
    Form.useWatch<string[]>('wanted', form) ?? [],
    Form.useWatch<string[]>('unwanted', form) ?? [],
  ];
  /**
   * Returns the occupations that are not in `others`. An occupation cannot be both wanted and unwanted, so
   * each list offers only what the other one does not contain.
   */
  const without = (others: readonly string[]) =>
    catalogue?.occupations.filter(({ id }) => !others.includes(id));
  return (
    <FormSection title={t('profile.conditions.occupations')}>
      <Field
        isChoice
        name="wanted"
        label={t('profile.field.wanted')}
        hint={<SharedTo field="userMainJobs" profile={stored} />}
      >
        <CatalogueChoices entries={without(unwanted)} />
      </Field>
      <Field
        isChoice
        name="unwanted"
        label={t('profile.field.unwanted')}
        // No other viewer gets the records of unwanted occupations, whatever the settings.
        hint={<Visibility isVisible={false}>{t('profile.sharedTo.nobody')}</Visibility>}
      >
        <CatalogueChoices entries={without(wanted)} />
      </Field>
    </FormSection>
  );
}
