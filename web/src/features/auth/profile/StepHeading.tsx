import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './steps.module.css';

interface StepHeadingProps {
  /** The number of the step of the registration, counted from 0. */
  step: number;
  title: string;
}

/**
 * The heading of a step of the registration. From the second step on, it gets the focus when the step
 * appears.
 */
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
