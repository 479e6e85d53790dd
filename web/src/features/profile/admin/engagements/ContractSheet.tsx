import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { enums } from '../../../../../../model/enums';
import { PeriodRules } from '../../../../../../model/rules/PeriodRules';
import { DateParts } from '../../../../components/forms/DateParts';
import { Field } from '../../../../components/forms/Field';
import { EditSheet } from '../../../../components/forms/edit/EditSheet';
import { recordRules } from '../../../../components/forms/edit/recordRules';
import { useEditor } from '../../../../components/forms/edit/useEditor';
import { MoneyInput } from '../../../../components/forms/MoneyInput';
import { NumberInput } from '../../../../components/forms/NumberInput';
import { SegmentedChoice } from '../../../../components/forms/SegmentedChoice';
import { type AdminContractFragment, SaveContractDocument } from '../../../../generated/adminEngagements';
import { UpdateEnishiWorkHistoryLimits } from '../../../../generated/limits';
import { formatDate } from '../../../../lib/format/formatDate';
import { CheckField } from '../../histories/CheckField';
import { useSend } from '../../histories/useSend';
import { useChildRecord } from '../useChildRecord';

type ContractValues = Pick<
  AdminContractFragment,
  'startDate' | 'endDate' | 'salaryType' | 'salary' | 'numberOfHoursPerWeek' | 'contractInfo'
> & { isContinuation: boolean };

const toValues = (contract?: AdminContractFragment): ContractValues => ({
  startDate: contract?.startDate ?? null,
  endDate: contract?.endDate ?? null,
  isContinuation: contract?.isContinuation === true,
  salaryType: contract?.salaryType ?? null,
  salary: contract?.salary ?? null,
  numberOfHoursPerWeek: contract?.numberOfHoursPerWeek ?? null,
  contractInfo: contract?.contractInfo ?? null,
});

interface ContractSheetProps {
  contract: AdminContractFragment;
  read: (id: string) => Promise<AdminContractFragment | undefined>;
  onClose: () => void;
}

/** The sheet for the contract data of an engagement. Both parties see them; only job staff and administrators write them. */
export function ContractSheet({ contract, read, onClose }: ContractSheetProps) {
  const { t } = useTranslation();
  const send = useSend();
  const edited = useChildRecord<AdminContractFragment, ContractValues>({
    stored: contract,
    toValues,
    create: () => Promise.resolve(null),
    async update(changed, version) {
      const input = { ...changed, id: contract.id };
      return (await send(SaveContractDocument, { input, version })).updateEnishiWorkHistory;
    },
    read: () => read(contract.id),
  });
  const editor = useEditor<ContractValues>({ name: `contract-${contract.id}`, ...edited });
  const per = Form.useWatch('salaryType', editor.form) ?? null;
  const isOpen = Form.useWatch('isContinuation', editor.form) === true;
  const rules = recordRules(t, {
    limits: UpdateEnishiWorkHistoryLimits,
    rules: PeriodRules.filter(({ order }) => order),
    dates: ['startDate', 'endDate'],
  });
  const label = (field: keyof ContractValues) => t(`adminProfile.contract.field.${field}`);
  const salaryTypes = enums.SalaryType.map((value) => ({ value, label: t(`common.salaryType.${value}`) }));
  const dateOf = (field: 'startDate' | 'endDate') => ({
    label: label(field),
    format: (day: string) => formatDate(day),
  });
  return (
    <EditSheet
      title={t('adminProfile.contract.edit')}
      editor={editor}
      fields={{
        startDate: dateOf('startDate'),
        endDate: dateOf('endDate'),
        isContinuation: label('isContinuation'),
        salaryType: {
          label: label('salaryType'),
          format: (type: (typeof enums.SalaryType)[number]) => t(`common.salaryType.${type}`),
        },
        salary: label('salary'),
        numberOfHoursPerWeek: label('numberOfHoursPerWeek'),
        contractInfo: label('contractInfo'),
      }}
      onClose={onClose}
    >
      <Field name="startDate" label={label('startDate')} rules={[rules('startDate')]}>
        <DateParts label={label('startDate')} />
      </Field>
      <CheckField
        name="isContinuation"
        label={label('isContinuation')}
        onTurn={(isTicked) => isTicked && editor.form.setFieldValue('endDate', null)}
      />
      {!isOpen && (
        <Field
          name="endDate"
          label={label('endDate')}
          dependencies={['startDate']}
          rules={[rules('endDate')]}
        >
          <DateParts label={label('endDate')} />
        </Field>
      )}
      <Field isChoice name="salaryType" label={label('salaryType')}>
        <SegmentedChoice label={label('salaryType')} options={salaryTypes} />
      </Field>
      <Field name="salary" label={label('salary')} rules={[rules('salary')]}>
        <MoneyInput per={per} />
      </Field>
      <Field
        name="numberOfHoursPerWeek"
        label={label('numberOfHoursPerWeek')}
        rules={[rules('numberOfHoursPerWeek')]}
      >
        <NumberInput
          unit={t('profile.conditions.hours')}
          range={UpdateEnishiWorkHistoryLimits.numberOfHoursPerWeek}
        />
      </Field>
      <Field name="contractInfo" label={label('contractInfo')} rules={[rules('contractInfo')]}>
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 16 }} />
      </Field>
    </EditSheet>
  );
}
