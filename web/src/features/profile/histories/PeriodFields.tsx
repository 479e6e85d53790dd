import { Form } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PeriodRules } from '../../../../../model/rules/PeriodRules';
import { DateParts } from '../../../components/forms/DateParts';
import { Field } from '../../../components/forms/Field';
import { recordRules } from '../../../components/forms/edit/recordRules';
import { CheckField } from './CheckField';

interface PeriodFieldsProps {
  isStartRequired?: boolean;
  /** The labels of the start, the end, and the checkbox that says that the period is ongoing. */
  labels: { start: string; end: string; ongoing: string };
  /** What it means that the period is ongoing; shown while it is. */
  ongoingHint?: ReactNode;
}

/**
 * The form fields for the period of a history or an achievement, in months. An ongoing period has no end
 * date.
 */
export function PeriodFields({ isStartRequired = false, labels, ongoingHint }: PeriodFieldsProps) {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const isOngoing = Form.useWatch<boolean>('isContinuation', form);
  const dates = ['startDate', 'endDate'];
  const rules = recordRules(t, { limits: {}, rules: PeriodRules, dates });
  const turn = (isTicked: boolean) => {
    if (isTicked) form.setFieldValue('endDate', null);
  };
  return (
    <>
      <Field isRequired={isStartRequired} name="startDate" label={labels.start} rules={[rules('startDate')]}>
        <DateParts isMonth label={labels.start} />
      </Field>
      {!isOngoing && (
        <Field name="endDate" label={labels.end} rules={[rules('endDate')]} dependencies={['startDate']}>
          <DateParts isMonth label={labels.end} />
        </Field>
      )}
      <CheckField
        name="isContinuation"
        label={labels.ongoing}
        hint={isOngoing && ongoingHint}
        onTurn={turn}
      />
    </>
  );
}
