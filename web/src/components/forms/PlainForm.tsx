import { Form, type FormInstance, type FormProps } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { FormEdits } from './FormEdits';
import styles from './PlainForm.module.css';

interface PlainFormProps<Values extends object> extends Pick<FormProps<Values>, 'initialValues' | 'name'> {
  form: FormInstance<Values>;
  onFinish: (values: Values) => Promise<unknown>;
  onValuesChange?: (changed: Partial<Values>, values: Values) => void;
  children: ReactNode;
}

/**
 * The usual form of the app: one column, labels above the fields. An error appears when the person leaves the
 * field and disappears as soon as the value is valid. Submitting moves the focus to the first invalid field.
 */
export function PlainForm<Values extends object>(props: PlainFormProps<Values>) {
  const { form, onFinish, onValuesChange, children, ...rest } = props;
  const wrong = useRef(new Set<string>());
  const [edits, setEdits] = useState(0);
  const noteErrors: FormProps['onFieldsChange'] = (fields) => {
    for (const { name: path, errors = [], validating } of fields) {
      if (errors.length > 0) wrong.current.add(`${path[0]}`);
      else if (!validating) wrong.current.delete(`${path[0]}`);
    }
  };
  const recheck = (changed: Partial<Values>, values: Values) => {
    const names = Object.keys(changed).filter((name) => wrong.current.has(name));
    if (names.length > 0) form.validateFields(names as never[]).catch(() => undefined);
    setEdits((count) => count + 1);
    onValuesChange?.(changed, values);
  };
  return (
    <Form<Values>
      {...rest}
      form={form}
      className={styles.form}
      layout="vertical"
      size="large"
      noValidate
      validateTrigger="onBlur"
      requiredMark={false}
      scrollToFirstError={{ behavior: 'smooth', block: 'center', focus: true }}
      onFinish={(values) => void onFinish(values)}
      onFieldsChange={noteErrors}
      onValuesChange={recheck}
    >
      <FormEdits value={edits}>{children}</FormEdits>
    </Form>
  );
}
