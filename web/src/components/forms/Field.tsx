import { Form, type FormItemProps, type FormRule } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RequiredBadge } from './RequiredBadge';
import styles from './Field.module.css';

interface FieldProps extends Pick<
  FormItemProps,
  'dependencies' | 'validateTrigger' | 'valuePropName' | 'htmlFor'
> {
  /**
   * The key of the field in the form's values; undefined for a control whose value is stored outside the
   * form.
   */
  name?: string;
  label: string;
  /** One or two sentences of help, shown with the control. */
  hint?: ReactNode;
  isRequired?: boolean;
  /**
   * The badge of a field that may be empty when the form is saved, but must have a value for a later action,
   * for example for publication: 公開に必須.
   */
  badge?: string;
  /**
   * True when the value is chosen from options instead of typed. The error for a missing value then asks to
   * choose one.
   */
  isChoice?: boolean;
  /** The error text for a missing value. By default it contains the label of the field. */
  missing?: string;
  /** Further validation rules. `isRequired` already adds the rule that a value must be given. */
  rules?: readonly FormRule[];
  /** The error to show for a control whose value is stored outside the form. */
  error?: string | null;
  /** The form control, with the props `value` and `onChange`. */
  children: ReactNode;
}

/** A form field: a label that says whether a value is required, the control, a hint, and an error message. */
export function Field(props: FieldProps) {
  const {
    label,
    hint,
    isRequired = false,
    isChoice = false,
    rules = [],
    badge,
    missing,
    error,
    ...rest
  } = props;
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
          <RequiredBadge required={isRequired || badge !== undefined} text={badge} />
        </>
      }
      layout="vertical"
      required={false}
      extra={hint}
      rules={isRequired ? [present, ...rules] : [...rules]}
    />
  );
}
