import { Form } from 'antd';
import type { JobValues } from '../JobValues';

/** Returns the current value of a field of the job editor, also of one that is not rendered. */
export function useJobValue<Name extends keyof JobValues>(name: Name): JobValues[Name] {
  const form = Form.useFormInstance<JobValues>();
  return Form.useWatch(name, { form, preserve: true }) ?? (form.getFieldValue(name) as JobValues[Name]);
}
