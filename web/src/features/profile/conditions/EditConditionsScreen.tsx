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
import { EditScreen } from '../EditScreen';
import { FormSection } from '../../../components/forms/FormSection';
import { AppetiteSection } from './AppetiteSection';
import { conditionFieldTexts } from './conditionFieldTexts';
import type { ConditionValues } from './ConditionValues';
import { FittingJobs } from './FittingJobs';
import { OccupationSection } from './OccupationSection';
import { PlaceSection } from './PlaceSection';
import { PrivacySection } from './PrivacySection';
import { SalarySection } from './SalarySection';
import { TimeSection } from './TimeSection';
import { useConditionsRecord } from './useConditionsRecord';
import { WhoSees } from './WhoSees';

/** The part of the work preferences' form for further wishes as free text. */
function OtherSection() {
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
            <WhoSees field="otherHopes" />{' '}
            {t('profile.conditions.length', { n: length, most: UpdateUserLimits.otherHopes })}
          </>
        }
      >
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 16 }} />
      </Field>
    </FormSection>
  );
}

interface ConditionsFormProps extends Pick<ReturnType<typeof useConditionsRecord>, 'save' | 'read'> {
  record: EditedRecord<ConditionValues>;
}

function ConditionsForm({ record, save, read }: ConditionsFormProps) {
  const { t } = useTranslation();
  const catalogue = useCatalogue();
  const editor = useEditor<ConditionValues>({
    ...{ name: 'edit-conditions', record, save, read },
    // A restored draft must not give a consent.
    notInDraft: ['isAgreedPostForClient'],
  });
  return (
    <EditForm
      editor={editor}
      fields={conditionFieldTexts(t, catalogue)}
      aside={<FittingJobs catalogue={catalogue} initial={editor.initialValues} />}
    >
      <AppetiteSection />
      <PlaceSection catalogue={catalogue} />
      <OccupationSection catalogue={catalogue} />
      <TimeSection />
      <SalarySection noteChange={editor.noteChange} />
      <OtherSection />
      <PrivacySection />
    </EditForm>
  );
}

/** The screen /user/edit-conditions, on which talents edit their work preferences (希望条件). */
export function EditConditionsScreen() {
  const { t } = useTranslation();
  const sub = useSignedIn()?.sub ?? '';
  const { record, error, refetch, save, read } = useConditionsRecord(sub);
  return (
    <EditScreen
      title={t('profile.conditions.title')}
      lead={t('profile.conditions.lead')}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
    >
      {record && <ConditionsForm key={sub} {...{ record, save, read }} />}
    </EditScreen>
  );
}
