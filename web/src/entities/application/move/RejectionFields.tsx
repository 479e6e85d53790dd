import { Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { enums } from '../../../../../model/enums';
import { Field } from '../../../components/forms/Field';
import { UpdateUserAppliesLimits } from '../../../generated/limits';

/** Asks why applications are rejected. The reason and the note are for colleagues; the talent never sees them. */
export function RejectionFields() {
  const { t } = useTranslation();
  return (
    <>
      <Field
        name="rejectionReason"
        label={t('applications.why')}
        hint={t('applications.whyHint')}
        isRequired
        isChoice
        missing={t('applications.whyMissing')}
        validateTrigger="onChange"
      >
        <Radio.Group
          vertical
          aria-label={t('applications.why')}
          options={enums.RejectionReason.map((value) => ({
            value,
            label: t(`relation.rejection.${value}`),
          }))}
        />
      </Field>
      <Field
        name="note"
        label={t('applications.note')}
        rules={[
          {
            max: UpdateUserAppliesLimits.note,
            message: t('applications.noteLong', { n: UpdateUserAppliesLimits.note }),
          },
        ]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </Field>
    </>
  );
}
