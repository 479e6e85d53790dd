import type { FormRule } from 'antd';
import { Field } from '../../../../components/forms/Field';
import { SegmentedChoice } from '../../../../components/forms/SegmentedChoice';

const GRADES = [1, 2, 3, 4, 5];

interface ControlProps {
  label: string;
  id?: string;
  value?: number | null;
  onChange?: (value: number | null) => void;
}

/** The grades from 1 to 5. A stored rating between two of them is offered as well, so that it is not lost. */
function RatingChoice({ label, id, value = null, onChange }: ControlProps) {
  const offered =
    value === null || GRADES.includes(value) ? GRADES : [...GRADES, value].sort((a, b) => a - b);
  return (
    <SegmentedChoice<number>
      id={id}
      label={label}
      options={offered.map((grade) => ({ value: grade, label: String(grade) }))}
      value={value}
      onChange={onChange}
      onClear={() => onChange?.(null)}
    />
  );
}

interface RatingFieldProps {
  name: string;
  label: string;
  rules: FormRule[];
  hint?: string;
}

/** A form field for a rating from 1 to 5, which may stay empty. */
export function RatingField({ name, label, rules, hint }: RatingFieldProps) {
  return (
    <Field isChoice name={name} label={label} rules={rules} hint={hint}>
      <RatingChoice label={label} />
    </Field>
  );
}
