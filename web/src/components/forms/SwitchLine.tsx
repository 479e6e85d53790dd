import { Switch } from 'antd';
import { type ReactNode, useId } from 'react';
import styles from './SwitchLine.module.css';

interface SwitchLineProps {
  label: string;
  /** What the present setting means, in one or two sentences. */
  children: ReactNode;
  value?: boolean;
  onChange?: (value: boolean) => void;
  isDisabled?: boolean;
  id?: string;
}

/** A form field for a setting that is on or off, with its consequence in words. */
export function SwitchLine({ label, children, value = false, onChange, isDisabled, id }: SwitchLineProps) {
  const own = useId();
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <label htmlFor={id ?? own}>{label}</label>
        <p id={`${own}-means`}>{children}</p>
      </div>
      <Switch
        id={id ?? own}
        checked={value}
        disabled={isDisabled}
        aria-label={label}
        aria-describedby={`${own}-means`}
        onChange={onChange}
      />
    </div>
  );
}
