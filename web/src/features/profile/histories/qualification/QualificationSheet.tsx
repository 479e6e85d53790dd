import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Qualification } from '../../../../../../model/entities/Qualification';
import { DateParts } from '../../../../components/forms/DateParts';
import { Field } from '../../../../components/forms/Field';
import { recordRules } from '../../../../components/forms/edit/recordRules';
import { useEditor } from '../../../../components/forms/edit/useEditor';
import type { CareerQualificationFragment } from '../../../../generated/career';
import { UpdateQualificationLimits } from '../../../../generated/limits';
import { formatDate } from '../../../../lib/format/formatDate';
import { formatMonth } from '../../../../lib/format/formatMonth';
import { EditSheet } from '../../../../components/forms/edit/EditSheet';
import { CheckField } from '../CheckField';
import type { ReadCareer } from '../useCareer';
import { type QualificationValues, useQualificationRecord } from './useQualificationRecord';

interface QualificationSheetProps {
  sub: string;
  qualification?: CareerQualificationFragment;
  read: ReadCareer;
  onClose: () => void;
}

function QualificationFields() {
  const { t } = useTranslation();
  const form = Form.useFormInstance<QualificationValues>();
  const isForever = Form.useWatch('isNoExpiry', form);
  const rules = recordRules(t, {
    limits: UpdateQualificationLimits,
    rules: Qualification.rules,
    dates: ['releaseDate', 'expirationDate'],
  });
  const label = (field: keyof QualificationValues) => t(`histories.qualification.${field}`);
  return (
    <>
      <Field isRequired name="name" label={label('name')} rules={[rules('name')]}>
        <Input />
      </Field>
      <Field name="organization" label={label('organization')} rules={[rules('organization')]}>
        <Input />
      </Field>
      <Field name="releaseDate" label={label('releaseDate')} rules={[rules('releaseDate')]}>
        <DateParts isMonth label={label('releaseDate')} />
      </Field>
      <CheckField
        name="isNoExpiry"
        label={label('isNoExpiry')}
        onTurn={(isTicked) => isTicked && form.setFieldValue('expirationDate', null)}
      />
      {!isForever && (
        <Field
          name="expirationDate"
          label={label('expirationDate')}
          hint={t('histories.qualification.expiryHelp')}
          dependencies={['releaseDate']}
          rules={[rules('expirationDate')]}
        >
          <DateParts label={label('expirationDate')} />
        </Field>
      )}
    </>
  );
}

/** The sheet in which a talent adds or edits a qualification. */
export function QualificationSheet({ sub, qualification, read, onClose }: QualificationSheetProps) {
  const { t } = useTranslation();
  const edited = useQualificationRecord({ sub, qualification, read });
  const editor = useEditor<QualificationValues>({
    name: `qualification-${qualification?.id ?? 'new'}`,
    ...edited,
  });
  const label = (field: keyof QualificationValues) => t(`histories.qualification.${field}`);
  return (
    <EditSheet
      title={t(qualification ? 'histories.qualification.edit' : 'histories.qualification.add')}
      editor={editor}
      fields={{
        name: label('name'),
        organization: label('organization'),
        releaseDate: { label: label('releaseDate'), format: (day: string) => formatMonth(day) },
        expirationDate: { label: label('expirationDate'), format: (day: string) => formatDate(day) },
        isNoExpiry: label('isNoExpiry'),
      }}
      onClose={onClose}
    >
      <QualificationFields />
    </EditSheet>
  );
}
