import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { UpdateOpenJobLimits } from '../../../../generated/limits';
import type { JobValues } from '../JobValues';
import { JobField } from './JobField';
import { lengthOf } from '../../../../../../model/lengthOf';

type LongField = keyof typeof UpdateOpenJobLimits & keyof JobValues;

interface LongTextProps {
  name: LongField;
  /** The minimum number of visible lines. */
  rows?: number;
  hint?: string;
}

/** A multi-line text field of the job editor. Below it are the number of characters and their maximum. */
export function LongText({ name, rows = 4, hint }: LongTextProps) {
  const { t } = useTranslation();
  const text = Form.useWatch<string | null>(name, Form.useFormInstance()) ?? '';
  const count = t('jobEditor.length', { n: lengthOf(text), most: UpdateOpenJobLimits[name] });
  return (
    <JobField name={name} hint={hint ? `${hint} ${count}` : count}>
      <Input.TextArea autoSize={{ minRows: rows, maxRows: 24 }} lang="ja" />
    </JobField>
  );
}
