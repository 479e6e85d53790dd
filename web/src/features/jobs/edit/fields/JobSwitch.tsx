import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { SwitchLine } from '../../../../components/forms/SwitchLine';
import { jobFieldLabel } from '../jobFieldLabel';
import type { JobValues } from '../JobValues';
import styles from './fields.module.css';

interface JobSwitchProps {
  name: keyof JobValues;
  /** A text that says what the current setting means. */
  children: string;
  isDisabled?: boolean;
}

/** A switch of the job editor with its label. */
export function JobSwitch({ name, children, isDisabled }: JobSwitchProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.switch}>
      <Form.Item noStyle name={name}>
        <SwitchLine label={jobFieldLabel(t, name)} isDisabled={isDisabled}>
          {children}
        </SwitchLine>
      </Form.Item>
    </div>
  );
}
