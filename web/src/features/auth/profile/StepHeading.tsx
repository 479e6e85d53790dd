import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './steps.module.css';

interface StepHeadingProps {
  /** From 0. */
  step: number;
  title: string;
}

/** Names the step and takes the focus, except on the first step, where the page's heading has it. */
export function StepHeading({ step, title }: StepHeadingProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step > 0) heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.step}>
      <small>{t('auth.profile.step', { n: step + 1 })}</small>
      {title}
    </h2>
  );
}
