import { AutoComplete, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { CompanyLimits } from '../../../../../../model/limits/CompanyLimits';
import { enums } from '../../../../../../model/enums';
import { Field } from '../../../../components/forms/Field';
import { recordRules } from '../../../../components/forms/edit/recordRules';
import { SegmentedChoice } from '../../../../components/forms/SegmentedChoice';
import { UpdateWorkHistoryLimits } from '../../../../generated/limits';
import type { HistoryType } from '../../../../generated/schema';
import { PeriodFields } from '../PeriodFields';
import { WordsField } from '../WordsField';
import { CompanyField } from './CompanyField';

const workTypes = enums.HistoryType.filter((type) => type !== 'EDUCATION');
const MOST_DIVISIONS = 20;

interface HistoryFieldsProps {
  historyType: HistoryType;
  /** Whether the talent shares the present employer. */
  isPresentShared: boolean;
}

/**
 * The form fields of a history, with labels for its type: employment, side work, personal activity or school.
 */
export function HistoryFields({ historyType, isPresentShared }: HistoryFieldsProps) {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const rules = recordRules(t, { limits: UpdateWorkHistoryLimits });
  const isSchool = historyType === 'EDUCATION';
  const isPersonal = historyType === 'PERSONAL';
  const group = isSchool ? 'school' : isPersonal ? 'personal' : 'work';
  const { length } = Form.useWatch<string | null>('description', form) ?? '';
  const most = UpdateWorkHistoryLimits.description;
  const classifications = t(`histories.${group}.classifications`).split('|');
  const label = (field: 'organizationName' | 'divisions' | 'position') => t(`histories.${group}.${field}`);
  return (
    <>
      {!isSchool && (
        <Field isChoice name="historyType" label={t('histories.field.historyType')}>
          <SegmentedChoice
            label={t('histories.field.historyType')}
            options={workTypes.map((value) => ({ value, label: t(`histories.type.${value}`) }))}
          />
        </Field>
      )}
      <Field
        isRequired
        name="organizationName"
        label={label('organizationName')}
        rules={[rules('organizationName')]}
        hint={group === 'work' ? t('histories.work.suggested', { most: CompanyLimits.name }) : undefined}
      >
        {group === 'work' ? <CompanyField /> : <Input />}
      </Field>
      <Field name="divisions" label={label('divisions')}>
        <WordsField most={MOST_DIVISIONS} placeholder={t('histories.wordsHelp')} />
      </Field>
      <Field name="position" label={label('position')} rules={[rules('position')]}>
        <Input />
      </Field>
      {!isSchool && (
        <Field name="industry" label={t('histories.field.industry')} rules={[rules('industry')]}>
          <Input />
        </Field>
      )}
      <Field
        name="classification"
        label={t(`histories.${group}.classification`)}
        rules={[rules('classification')]}
      >
        <AutoComplete options={classifications.map((value) => ({ value }))} />
      </Field>
      <PeriodFields
        isStartRequired
        ongoingHint={
          group === 'work' && t(`histories.hint.${isPresentShared ? 'isCurrentJob' : 'currentJobHidden'}`)
        }
        labels={{
          start: t(`histories.${group}.start`),
          end: t(`histories.${group}.end`),
          ongoing: t(`histories.${group}.ongoing`),
        }}
      />
      {!isSchool && (
        <Field name="baseLocationType" label={t('histories.field.baseLocationType')}>
          <SegmentedChoice
            label={t('histories.field.baseLocationType')}
            options={enums.LocationType.map((value) => ({ value, label: t(`common.location.${value}`) }))}
          />
        </Field>
      )}
      <Field
        name="description"
        label={t('histories.field.description')}
        rules={[rules('description')]}
        hint={t(`histories.${group}.descriptionHelp`, { n: length, most })}
      >
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} />
      </Field>
    </>
  );
}
