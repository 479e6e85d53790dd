import { Checkbox, type CheckboxProps, Form } from 'antd';
import type { ReactNode } from 'react';
import styles from './CheckField.module.css';

interface CheckFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** Called when the person checks or unchecks the box, before the value in the form changes. */
  onTurn?: (isTicked: boolean) => void;
}

interface BoxProps
  extends Pick<CheckboxProps, 'checked' | 'onChange' | 'id'>, Pick<CheckFieldProps, 'onTurn'> {
  children: ReactNode;
}

const Box = ({ onTurn, onChange, ...rest }: BoxProps) => (
  <Checkbox
    {...rest}
    onChange={(event) => {
      onTurn?.(event.target.checked);
      onChange?.(event);
    }}
  />
);

/** A form field with a checkbox and, below it, one sentence about what it means. */
export const CheckField = ({ name, label, hint, onTurn }: CheckFieldProps) => (
  <div className={styles.check}>
    <Form.Item name={name} valuePropName="checked" noStyle>
      <Box onTurn={onTurn}>{label}</Box>
    </Form.Item>
    {hint && <p>{hint}</p>}
  </div>
);
