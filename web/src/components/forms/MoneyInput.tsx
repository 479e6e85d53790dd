import { Input } from 'antd';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatYenRange } from '../conditions/formatYenRange';
import styles from './MoneyInput.module.css';

interface MoneyInputProps {
  /** The amount in yen; null when the field is empty. */
  value?: number | null;
  onChange?: (value: number | null) => void;
  onBlur?: (event: FocusEvent) => void;
  id?: string;
  'aria-label'?: string;
}

/** The maximum number of digits of an amount. It is larger than any salary needs. */
const DIGITS = 9;

/**
 * A form field for an amount of yen. It shows thousands separators while people type, and below the field the
 * amount as people read it (60万円). Full-width digits are accepted.
 */
export function MoneyInput({ value = null, onChange, ...rest }: MoneyInputProps) {
  const { t, i18n } = useTranslation();
  const change = (text: string) => {
    const digits = text.normalize('NFKC').replace(/\D/g, '').slice(0, DIGITS);
    onChange?.(digits === '' ? null : Number(digits));
  };
  return (
    <span className={styles.money}>
      <Input
        {...rest}
        inputMode="numeric"
        autoComplete="off"
        value={value === null ? '' : new Intl.NumberFormat(i18n.language).format(value)}
        onChange={(event) => change(event.target.value)}
        suffix={t('forms.yen')}
      />
      <output className={styles.read}>
        {value === null ? '' : formatYenRange(value, value, i18n.language)}
      </output>
    </span>
  );
}
