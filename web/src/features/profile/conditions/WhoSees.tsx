import { Form } from 'antd';
import { SharedTo } from '../../../entities/profile/SharedTo';

/**
 * Says who sees a field of the profile, given the current values of the form. Used for fields that have no
 * share switch of their own.
 */
export function WhoSees({ field }: { field: string }) {
  const entered = Form.useWatch<object | undefined>([], Form.useFormInstance());
  return <SharedTo field={field} profile={{ ...entered }} />;
}
