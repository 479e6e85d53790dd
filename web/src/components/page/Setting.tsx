import { type ReactNode, useId } from 'react';
import { Stack } from '../layout/Stack';
import styles from './Setting.module.css';

interface SettingProps {
  title: string;
  /** The current value of the setting, such as the email. */
  value?: ReactNode;
  /** One or two sentences about what the setting does. */
  lead?: ReactNode;
  /** The button that changes the setting. */
  action?: ReactNode;
  children?: ReactNode;
}

/** The layout of one account setting: heading, current value, explanation, and the button that changes it. */
export function Setting({ title, value, lead, action, children }: SettingProps) {
  const id = useId();
  return (
    <section className={styles.setting} aria-labelledby={id}>
      <Stack gap={[12, 24]} wrap align="center" justify="space-between">
        <div className={styles.words}>
          <h2 id={id}>{title}</h2>
          {value && <p className={styles.value}>{value}</p>}
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {action}
      </Stack>
      {children}
    </section>
  );
}
