import { Input } from 'antd';
import { type FocusEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../layout/Stack';
import type { SalaryType } from '../../generated/schema';
import { formatYenRange } from '../../../../model/formatYenRange';
import { readYen } from '../conditions/readYen';
import { yenWords } from '../../../../model/yenWords';
import styles from './MoneyInput.module.css';
import { useTypedText } from './useTypedText';

interface MoneyInputProps {
  /**
   * The unit of time of the amount. Monthly and yearly pay is thought in 万 (ten thousands): a typed number
   * below 10,000 counts them.
   */
  per: SalaryType | null;
  /** The amount in yen; null when the field is empty, NaN when its text is no amount. */
  value?: number | null;
  onChange?: (value: number | null) => void;
  onBlur?: (event: FocusEvent) => void;
  id?: string;
  'aria-label'?: string;
}

/** Adds thousands separators to a text that has only digits and such separators. */
function separate(text: string, language: string): string {
  const separator = (1000).toLocaleString(language).charAt(1).normalize('NFKC');
  const digits = text.replaceAll(separator, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits).toLocaleString(language) : text;
}

/**
 * A form field for an amount of yen. It accepts what `readYen` reads, and shows below the field how it
 * understood the text: 60万円（600,000円）. Digits get thousands separators while they are typed at the end; when
 * the person leaves the field, it shows the amount in yen. A text that is no amount stays, and `recordRules` refuses it.
 */
export function MoneyInput({ per, value = null, onChange, onBlur, ...rest }: MoneyInputProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const isInMan = per === 'MONTHLY' || per === 'YEARLY';
  const [typed, setTyped] = useState<{ text: string; amount: number | null } | null>(null);
  const amountInYen = Number.isNaN(value) ? null : value;
  const inYen = amountInYen?.toLocaleString(language) ?? '';
  // Another value than the typed one comes from outside, such as a converted amount.
  const shown = typed && Object.is(typed.amount, value) ? typed.text : inYen;
  const field = useTypedText({
    value: shown,
    onText(text, cursor) {
      const amount = readYen(text, language, isInMan) ?? (text.trim() ? NaN : null);
      const plain = text.normalize('NFKC');
      // Separators that appear before the cursor move it to the end.
      setTyped({ text: cursor === text.length ? separate(plain, language) : plain, amount });
      onChange?.(amount);
    },
    onBlur(event) {
      if (!Number.isNaN(value)) setTyped(null);
      onBlur?.(event);
    },
  });
  const counted = isInMan && amountInYen !== null && readYen(shown, language, false) !== value;
  return (
    <Stack as="span" className={styles.money} gap={[4, 12]} wrap align="center">
      <Input
        {...rest}
        {...field}
        inputMode={isInMan ? 'text' : 'numeric'}
        autoComplete="off"
        suffix={t(counted ? 'forms.man' : 'forms.yen')}
      />
      <output className={styles.read}>{amountInYen !== null && readBack(amountInYen, language)}</output>
    </Stack>
  );
}

/** Returns an amount as people read it, and all its digits if they are not in it. */
function readBack(value: number, language: string): string {
  const text = formatYenRange(value, value, language) ?? '';
  const digits = value.toLocaleString(language);
  return text.includes(digits) ? text : (yenWords[language]?.inFull(text, digits) ?? text);
}
