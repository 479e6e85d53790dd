import { Form } from 'antd';
import { SharedTo } from '../../../entities/profile/SharedTo';

/**
 * Says in words who sees a field of the profile that has no setting of its own for this, according to the
 * values in the form.
 */
export function WhoSees({ field }: { field: string }) {
  const entered = Form.useWatch<object | undefined>([], Form.useFormInstance());
  return <SharedTo field={field} profile={{ ...entered }} />;
}
