import { Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TermsItem, ContractKind } from '../../../../../model/terms/TermsItem';
import type { TermsFault } from '../../../../../model/terms/listTermsFaults';
import { termsOptions } from '../../../../../model/terms/termsOptions';
import { termsTexts } from '../../../../../model/terms/termsTexts';
import { DateParts } from '../../../components/forms/DateParts';
import { Field } from '../../../components/forms/Field';
import { MoneyInput } from '../../../components/forms/MoneyInput';
import { SourceText } from '../show/SourceText';

interface TermsFieldProps {
  item: TermsItem;
  kind: ContractKind;
  value: string;
  /** What is wrong with the answer; null as long as it is not shown. */
  fault: TermsFault['fault'] | null;
  onChange: (value: string) => void;
}

function Control({
  item,
  label,
  id,
  value,
  onChange,
}: Omit<TermsFieldProps, 'kind' | 'fault'> & { label: string; id: string }) {
  const { key, input, options = [] } = item;
  if (input === 'choice')
    return (
      <Radio.Group
        id={id}
        vertical
        aria-label={label}
        value={value || null}
        onChange={({ target }) => onChange(String(target.value))}
        options={options.map((option) => ({ value: option, label: termsOptions[key]?.[option] ?? option }))}
      />
    );
  if (input === 'day')
    return <DateParts id={id} label={label} value={value} onChange={(day) => onChange(day ?? '')} />;
  if (input === 'yen')
    return (
      <MoneyInput
        id={id}
        per={null}
        aria-label={label}
        value={value === '' ? null : Number(value)}
        onChange={(amount) => onChange(amount === null ? '' : String(amount))}
      />
    );
  const shared = { id, value, 'aria-label': label };
  return input === 'line' ? (
    <Input {...shared} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <Input.TextArea
      {...shared}
      autoSize={{ minRows: 2, maxRows: 10 }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** An item of a sheet of terms with its help and its source. The texts are Japanese, as the document is. */
export function TermsField({ item, kind, value, fault, onChange }: TermsFieldProps) {
  const { t } = useTranslation();
  const text = termsTexts[kind][item.key];
  if (!text) return null;
  const id = `term-${item.key}`;
  return (
    <div lang="ja">
      <Field
        label={text.label}
        htmlFor={id}
        isRequired={item.needed !== 'ifRuled'}
        hint={
          <>
            {text.help} <SourceText {...text} />
          </>
        }
        error={fault && t(`termsSheet.fault.${fault}`, { label: text.label })}
      >
        <Control item={item} label={text.label} id={id} value={value} onChange={onChange} />
      </Field>
    </div>
  );
}
