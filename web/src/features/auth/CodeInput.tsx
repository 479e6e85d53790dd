import { type GetRef, Input } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { takesFocus } from '../../lib/route/takesFocus';
import styles from './CodeInput.module.css';

interface CodeInputProps {
  id?: string;
  value?: string;
  onChange?: (code: string) => void;
  'aria-describedby'?: string;
  /** True to focus the first input as soon as the screen appears. */
  isFirst?: boolean;
}

/** Returns the digits of a text. Full-width digits, which Japanese keyboards produce, are converted. */
const digits = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

/**
 * Inputs for the six digits of a mailed code. The whole code can be pasted. `onChange` is called when all
 * inputs are filled.
 */
export function CodeInput({ id, value, onChange, 'aria-describedby': describedBy, isFirst }: CodeInputProps) {
  const { t } = useTranslation();
  const group = useRef<GetRef<typeof Input.OTP>>(null);
  // Ant Design has only English names for the boxes.
  useLayoutEffect(() => {
    const boxes = group.current?.nativeElement.querySelectorAll('input') ?? [];
    boxes.forEach((box, index) => box.setAttribute('aria-label', t('auth.codeDigit', { n: index + 1 })));
  }, [t]);
  return (
    <Input.OTP
      {...(isFirst && takesFocus)}
      ref={group}
      id={id}
      aria-label={t('auth.code')}
      aria-describedby={describedBy}
      className={styles.boxes}
      length={6}
      size="large"
      inputMode="numeric"
      autoComplete="one-time-code"
      formatter={digits}
      value={value}
      onChange={onChange}
    />
  );
}
