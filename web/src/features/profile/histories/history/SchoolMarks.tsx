import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../CheckField';

/** The checkboxes in the form for a school: left without a degree, unless it goes on, and latest school. */
export function SchoolMarks() {
  const { t } = useTranslation();
  const isOngoing = Form.useWatch<boolean>('isContinuation', Form.useFormInstance());
  return (
    <>
      {!isOngoing && <CheckField name="isDropOut" label={t('histories.field.isDropOut')} />}
      <CheckField
        name="isLastSchool"
        label={t('histories.field.isLastSchool')}
        hint={t('histories.hint.isLastSchool')}
      />
    </>
  );
}
