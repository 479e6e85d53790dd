import { Form, type FormItemProps, type FormRule } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RequiredBadge } from './RequiredBadge';
import styles from './Field.module.css';

interface FieldProps extends Pick<
  FormItemProps,
  'dependencies' | 'validateTrigger' | 'valuePropName' | 'htmlFor'
> {
  /** The name in the form's values; undefined for a control that its owner keeps. */
  name?: string;
  label: string;
  /** One or two sentences between the field and its error. */
  hint?: ReactNode;
  isRequired?: boolean;
  /** The value is chosen, not typed: the words of a missing value say so. */
  isChoice?: boolean;
  /** The words of a missing value; by default they name the field. */
  missing?: string;
  /** Further rules; that a required value must be there needs none. */
  rules?: readonly FormRule[];
  /** The error of a control that its owner keeps. */
  error?: string | null;
  /** One control: Ant Design's or our own, with `value` and `onChange`. */
  children: ReactNode;
}

/** A label that says whether the field is required, its control, a hint, and an error that names the field. */
export function Field(props: FieldProps) {
  const { label, hint, isRequired = false, isChoice = false, rules = [], missing, error, ...rest } = props;
  const { t } = useTranslation();
  const message = missing ?? t(isChoice ? 'forms.notChosen' : 'forms.missing', { label });
  const present: FormRule = { required: true, ...(!isChoice && { whitespace: true }), message };
  return (
    <Form.Item
      {...rest}
      {...(error && { validateStatus: 'error', help: error })}
      className={styles.field}
      label={
        <>
          {label}
          <RequiredBadge required={isRequired} />
        </>
      }
      layout="vertical"
      required={false}
      extra={hint}
      rules={isRequired ? [present, ...rules] : [...rules]}
    />
  );
}
