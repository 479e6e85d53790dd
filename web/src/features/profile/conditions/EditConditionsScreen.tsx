import { Input, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditForm } from '../../../components/forms/edit/EditForm';
import type { EditedRecord } from '../../../components/forms/edit/EditedRecord';
import { recordRules } from '../../../components/forms/edit/recordRules';
import { useEditor } from '../../../components/forms/edit/useEditor';
import { Field } from '../../../components/forms/Field';
import { UpdateUserLimits } from '../../../generated/limits';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { useCatalogue } from '../../../lib/catalogue/useCatalogue';
import { PrivacyLink } from '../../../entities/profile/PrivacyLink';
import { EditScreen } from '../EditScreen';
import { FormSection } from '../../../components/forms/FormSection';
import { AppetiteSection } from './AppetiteSection';
import { conditionFieldTexts } from './conditionFieldTexts';
import type { ConditionValues } from './ConditionValues';
import { FittingJobs } from './FittingJobs';
import { OccupationSection } from './OccupationSection';
import { PlaceSection } from './PlaceSection';
import { SalarySection } from './SalarySection';
import { TimeSection } from './TimeSection';
import { useConditionsRecord } from './useConditionsRecord';
import { SharedTo } from '../../../entities/profile/SharedTo';
import type { SectionProps } from '../SectionProps';

/** The part of the work preferences' form for further wishes as free text. */
function OtherSection({ stored }: SectionProps) {
  const { t } = useTranslation();
  const rules = recordRules(t, { limits: UpdateUserLimits });
  const { length } = Form.useWatch<string | null>('otherHopes', Form.useFormInstance()) ?? '';
  return (
    <FormSection title={t('profile.conditions.other')}>
      <Field
        name="otherHopes"
        label={t('profile.field.otherHopes')}
        rules={[rules('otherHopes')]}
        hint={
          <>
            <SharedTo field="otherHopes" profile={stored} />{' '}
            {t('profile.conditions.length', { n: length, most: UpdateUserLimits.otherHopes })}
          </>
        }
      >
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 16 }} />
      </Field>
    </FormSection>
  );
}

interface ConditionsFormProps
  extends Pick<ReturnType<typeof useConditionsRecord>, 'save' | 'read'>, SectionProps {
  record: EditedRecord<ConditionValues>;
}

function ConditionsForm({ record, save, read, stored }: ConditionsFormProps) {
  const { t } = useTranslation();
  const catalogue = useCatalogue();
  const editor = useEditor<ConditionValues>({ name: 'edit-conditions', record, save, read });
  return (
    <EditForm
      editor={editor}
      fields={conditionFieldTexts(t, catalogue)}
      aside={<FittingJobs catalogue={catalogue} initial={editor.initialValues} />}
    >
      <AppetiteSection stored={stored} />
      <PlaceSection stored={stored} catalogue={catalogue} />
      <OccupationSection stored={stored} catalogue={catalogue} />
      <TimeSection stored={stored} />
      <SalarySection stored={stored} noteChange={editor.noteChange} />
      <OtherSection stored={stored} />
    </EditForm>
  );
}

/** The screen /user/edit-conditions, on which talents edit their work preferences (希望条件). */
export function EditConditionsScreen() {
  const { t } = useTranslation();
  const sub = useSignedIn()?.sub ?? '';
  const { profile, record, error, refetch, save, read } = useConditionsRecord(sub);
  return (
    <EditScreen
      title={t('profile.conditions.title')}
      lead={
        <>
          {t('profile.conditions.lead')} <PrivacyLink />
        </>
      }
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
    >
      {profile && record && <ConditionsForm key={sub} {...{ record, save, read }} stored={{ ...profile }} />}
    </EditScreen>
  );
}
