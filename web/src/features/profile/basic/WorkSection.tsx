import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { CatalogueSelect } from '../../../components/forms/CatalogueSelect';
import { Field } from '../../../components/forms/Field';
import { recordRules } from '../../../components/forms/edit/recordRules';
import { SharedTo } from '../../../entities/profile/SharedTo';
import { UpdateUserLimits } from '../../../generated/limits';
import type { Catalogue } from '../../../lib/catalogue/useCatalogue';
import { FormSection } from '../../../components/forms/FormSection';
import type { SectionProps } from '../SectionProps';

interface WorkSectionProps extends SectionProps {
  catalogue: Catalogue | null;
}

/** The part of the basic profile's form with occupation, current employer, place and introduction. */
export function WorkSection({ stored, catalogue }: WorkSectionProps) {
  const { t } = useTranslation();
  const rules = recordRules(t, { limits: UpdateUserLimits });
  const share = (field: string, of?: string) => <SharedTo field={field} profile={stored} of={of} />;
  const { length } = Form.useWatch<string | null>('description', Form.useFormInstance()) ?? '';
  const baseLocation = t('profile.field.userBaseLocationId');
  return (
    <FormSection title={t('profile.basic.work')}>
      <Field isRequired isChoice name="userMainJobId" label={t('profile.field.userMainJobId')}>
        <CatalogueSelect entries={catalogue?.occupations} />
      </Field>
      <Field name="companyName" label={t('profile.field.companyName')} rules={[rules('companyName')]}>
        <Input autoComplete="organization" />
      </Field>
      <Field
        name="belongsTo"
        label={t('profile.field.belongsTo')}
        rules={[rules('belongsTo')]}
        hint={share('companyName', t('profile.basic.currentJob'))}
      >
        <Input />
      </Field>
      <Field isChoice name="userBaseLocationId" label={baseLocation} hint={share('baseLocation')}>
        <CatalogueSelect canBeEmpty entries={catalogue?.prefectures} />
      </Field>
      <Field
        name="description"
        label={t('profile.field.description')}
        hint={t('profile.basic.descriptionHelp', { n: length, most: UpdateUserLimits.description })}
        rules={[rules('description')]}
      >
        <Input.TextArea autoSize={{ minRows: 5, maxRows: 16 }} />
      </Field>
    </FormSection>
  );
}
