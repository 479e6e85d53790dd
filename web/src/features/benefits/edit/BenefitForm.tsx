import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { EditForm } from '../../../components/forms/edit/EditForm';
import type { EditedRecord } from '../../../components/forms/edit/EditedRecord';
import { useRecordEditor } from '../../../components/forms/edit/useRecordEditor';
import { Field } from '../../../components/forms/Field';
import { FormSection } from '../../../components/forms/FormSection';
import { PictureField } from '../../../components/forms/PictureField';
import type { EditedBenefitFragment } from '../../../generated/adminBenefits';
import { useSendFile } from '../../../lib/files/useSendFile';
import { loadable } from '../../../lib/loadable/loadable';
import { BenefitCover } from '../BenefitCover';
import styles from './BenefitForm.module.css';
import { type BenefitArea, benefitAreas } from './benefitAreas';
import { benefitFormRules } from './benefitFormRules';
import type { BenefitValues } from './BenefitValues';
import { BenefitTagsField } from './fields/BenefitTagsField';
import { PartnerField } from './fields/PartnerField';
import { PartnerSheet } from './fields/PartnerSheet';
import { UseProcessesField } from './fields/UseProcessesField';
import { PublicationSection } from './PublicationSection';
import { useBenefitChoices, type BenefitChoices } from './useBenefitChoices';
import type { useBenefitRecord } from './useBenefitRecord';
import { useBenefitTexts } from './useBenefitTexts';
import { UrlInput } from '../../../components/forms/UrlInput';
import { toStoredValue } from '../../../components/forms/edit/toStoredValue';
import type { BenefitDetailQuery } from '../../../generated/benefits';

type ShownBenefit = NonNullable<BenefitDetailQuery['getEmployeeBenefit']>;

/**
 * Converts the values of the form into a benefit as talents see it before they have used it: without the
 * coupon.
 */
function buildPreviewBenefit(
  values: BenefitValues,
  { tags, partners }: Pick<BenefitChoices, 'tags' | 'partners'>,
): ShownBenefit {
  const organization = partners.find(({ id }) => id === values.employeeBenefitOrganizationId);
  return {
    id: 'preview',
    title: (toStoredValue(values.title) as string | null) ?? '',
    coverImage: values.coverImage,
    organization: organization ? { ...organization, icon: organization.icon ?? null } : null,
    tags: values.tags.flatMap((id) => tags.filter((tag) => tag.id === id)),
    useProcesses: values.useProcesses.filter((step) => step.trim() !== ''),
    url: toStoredValue(values.url) as string | null,
    couponCode: null,
    usedCount: 0,
    myUse: null,
  };
}

const BenefitPreview = loadable(async () => (await import('./BenefitPreview')).BenefitPreview);

interface BenefitFormProps extends Pick<ReturnType<typeof useBenefitRecord>, 'update' | 'create' | 'read'> {
  area: BenefitArea;
  /** The stored benefit; null for a new one. */
  benefit: EditedBenefitFragment | null;
  record: EditedRecord<BenefitValues>;
}

/**
 * The form for a benefit: what it is, who offers it, how it is used, and whether talents see it. Administrators
 * and the organization that offers the benefit use it.
 */
export function BenefitForm({ area, benefit, record, update, create, read }: BenefitFormProps) {
  const { t } = useTranslation();
  const { pathOf, canAdd, seesCoupon } = benefitAreas[area];
  const [opened, setOpened] = useState<'preview' | 'partner' | null>(null);
  const choices = useBenefitChoices(benefit);
  const { label, fields } = useBenefitTexts(choices);
  const rules = benefitFormRules(t);
  const send = useSendFile('COVER_IMAGE');
  const editor = useRecordEditor<BenefitValues>({
    ...{
      kind: area === 'admin' ? 'benefit' : 'own-benefit',
      id: benefit?.id ?? null,
      record,
      update,
      create,
      read,
    },
    pathOf,
  });
  const values = (): BenefitValues => ({
    ...record.values,
    ...(editor.form.getFieldsValue(true) as Partial<BenefitValues>),
  });
  return (
    <>
      <EditForm editor={editor} fields={fields}>
        <FormSection title={t('adminBenefits.section.content')}>
          <Field name="title" label={label('title')} isRequired rules={[rules.ofField('title')]}>
            <Input lang="ja" />
          </Field>
          <Field name="employeeBenefitOrganizationId" label={label('employeeBenefitOrganizationId')}>
            <PartnerField choices={choices} onAdd={canAdd ? () => setOpened('partner') : undefined} />
          </Field>
          <Field name="tags" label={label('tags')} hint={canAdd && t('adminBenefits.tags.hint')}>
            <BenefitTagsField choices={choices} canAdd={canAdd} />
          </Field>
          <Field name="coverImage" label={label('coverImage')} hint={t('adminBenefits.coverHint')}>
            <PictureField label={label('coverImage')} purpose="COVER_IMAGE" send={send}>
              {(coverImage) => (
                <div className={styles.cover}>
                  <BenefitCover benefit={buildPreviewBenefit({ ...values(), coverImage }, choices)} />
                </div>
              )}
            </PictureField>
          </Field>
        </FormSection>
        <FormSection title={t('adminBenefits.section.use')} lead={t('adminBenefits.useLead')}>
          <Field
            name="couponCode"
            label={label('couponCode')}
            hint={benefit && !seesCoupon && t('adminBenefits.couponHint')}
            rules={[rules.ofField('couponCode')]}
          >
            <Input autoComplete="off" />
          </Field>
          <Field name="url" label={label('url')} rules={[rules.ofField('url'), rules.isHttps]}>
            <UrlInput />
          </Field>
          <Field name="useProcesses" label={label('useProcesses')} rules={[rules.hasInstructions]}>
            <UseProcessesField />
          </Field>
        </FormSection>
        <PublicationSection area={area} benefit={benefit} rules={rules}>
          <Button
            onClick={() => {
              choices.loadTags();
              choices.loadPartners();
              setOpened('preview');
            }}
          >
            {t('adminBenefits.preview.open')}
          </Button>
        </PublicationSection>
      </EditForm>
      {opened === 'preview' && (
        <BenefitPreview benefit={buildPreviewBenefit(values(), choices)} onClose={() => setOpened(null)} />
      )}
      {opened === 'partner' && (
        <PartnerSheet
          add={choices.addPartner}
          onAdded={(id) => {
            editor.form.setFieldsValue({ employeeBenefitOrganizationId: id });
            editor.noteChange();
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
