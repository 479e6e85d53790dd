import { InputNumber, type InputNumberProps } from 'antd';
import type { FocusEvent } from 'react';
import styles from './NumberInput.module.css';

interface NumberInputProps {
  value?: number | null;
  onChange?: (value: number | null) => void;
  onBlur?: (event: FocusEvent) => void;
  id?: string;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  /** What the number counts, shown behind it: 時間 (hours). */
  unit: string;
  /** By how much the arrow keys and buttons change the number. */
  step?: number;
  /**
   * The range that the arrow keys and buttons do not leave. Typed numbers outside this range are kept; a
   * validation rule of the form refuses them.
   */
  range: readonly [least: number, most: number];
}

/**
 * Returns a typed number with full-width characters converted and everything except digits, minus signs and
 * points removed. Ant Design parses the result.
 */
const readDigits = (text: string | undefined) =>
  (text ?? '')
    .normalize('NFKC')
    .replace('。', '.')
    // What input methods write for a minus sign.
    .replaceAll(/[‐-―−ー]/g, '-')
    .replaceAll(/[^\d.-]/g, '');

/**
 * Returns the number without trailing zeros, whatever the step; while a person types, their text. Declared
 * once for all fields: Ant Design formats the text again whenever it gets another formatter, and a text that
 * ends with a decimal point would lose it.
 */
const format: InputNumberProps<number>['formatter'] = (shown, { userTyping, input }) =>
  userTyping ? input : String(shown ?? '');

/** A form field for a number with its unit. Arrow keys and buttons change it in steps. */
export function NumberInput({ value = null, onChange, unit, step = 1, range, ...rest }: NumberInputProps) {
  const [least, most] = range;
  const keepInRange = (next: number) => Math.min(Math.max(next, least), most);
  return (
    <InputNumber<number>
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      className={styles.number}
      step={step}
      formatter={format}
      // An empty text is no number, not 0.
      parser={(text) => readDigits(text) as never}
      suffix={unit}
      onChange={(next) => onChange?.(next)}
      onStep={(next) => onChange?.(keepInRange(next))}
    />
  );
}
