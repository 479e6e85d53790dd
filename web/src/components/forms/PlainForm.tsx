import { Form, type FormInstance, type FormProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PlainForm.module.css';

interface PlainFormProps<Values extends object> extends Pick<FormProps<Values>, 'initialValues' | 'name'> {
  form: FormInstance<Values>;
  onFinish: (values: Values) => Promise<void>;
  onValuesChange?: (changed: Partial<Values>, values: Values) => void;
  /** Whether labels tell 必須 from 任意. */
  marked?: boolean;
  children: ReactNode;
}

/**
 * A form of the house: one column, label above, errors only once a field was left, gone as soon as it is right
 * again, and the first one focused on submit.
 */
export function PlainForm<Values extends object>({ marked = false, ...props }: PlainFormProps<Values>) {
  const { t } = useTranslation();
  const { form, onFinish, onValuesChange, children, ...rest } = props;
  const recheck = (changed: Partial<Values>) => {
    const wrong = form
      .getFieldsError()
      .filter(({ name, errors }) => errors.length > 0 && `${name[0]}` in changed);
    if (wrong.length > 0) form.validateFields(wrong.map(({ name }) => name)).catch(() => undefined);
  };
  const mark = (label: ReactNode, { required }: { required: boolean }) => (
    <>
      {label}
      <span className={required ? styles.required : styles.optional}>
        {required ? t('auth.required') : t('auth.optional')}
      </span>
    </>
  );
  return (
    <Form<Values>
      {...rest}
      form={form}
      layout="vertical"
      size="large"
      noValidate
      validateTrigger="onBlur"
      requiredMark={marked ? mark : false}
      scrollToFirstError={{ behavior: 'smooth', block: 'center', focus: true }}
      onFinish={(values) => void onFinish(values)}
      onValuesChange={(changed: Partial<Values>, values: Values) => {
        recheck(changed);
        onValuesChange?.(changed, values);
      }}
    >
      {children}
    </Form>
  );
}
