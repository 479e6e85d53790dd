import { Input } from 'antd';
import { type ClipboardEvent, type FocusEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './DateParts.module.css';
import { useTypedText } from './useTypedText';

const PARTS = [
  { key: 'year', digits: 4 },
  { key: 'month', digits: 2 },
  { key: 'day', digits: 2 },
] as const;

type Part = (typeof PARTS)[number]['key'];
type Entered = Record<Part, string>;

const readDigits = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

/** Reads a whole date, with any separators, in half or full width; null for another text. */
function readWhole(text: string, isMonth: boolean): Entered | null {
  const pattern = isMonth ? /(\d{4})\D+(\d{1,2})/ : /(\d{4})\D+(\d{1,2})\D+(\d{1,2})/;
  const [, year = '', month = '', day = ''] = pattern.exec(text.normalize('NFKC')) ?? [];
  return year === '' ? null : { year, month, day };
}

function split(date: string | null | undefined): Entered {
  const [year = '', month = '', day = ''] = (date ?? '').split('-');
  return { year, month, day };
}

/**
 * Joins year, month and day to YYYY-MM-DD. While a part is missing, the result is incomplete (`1992-4-`);
 * without any part, it is empty.
 */
function join({ year, month, day }: Entered): string {
  if (!year && !month && !day) return '';
  if (!year || !month || !day) return `${year}-${month}-${day}`;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Completes a year and month with day 01, because a month is stored as its first day. */
const ofMonth = (entered: Entered): Entered => ({
  ...entered,
  day: entered.year || entered.month ? '01' : '',
});

interface DatePartsProps {
  /** The name of the group of inputs for year, month and day. */
  label: string;
  /** The date as YYYY-MM-DD. */
  value?: string | null;
  onChange?: (value: string) => void;
  onBlur?: (event: FocusEvent) => void;
  /** The id of the first input (the year). A form uses it to connect its label to the field. */
  id?: string;
  /** True for a date of birth, which browsers can then fill in. */
  isBirthDate?: boolean;
  /**
   * True for a date whose day does not matter: there is no input for the day, and the first day of the month
   * is stored.
   */
  isMonth?: boolean;
}

/**
 * A form field for a date that people know by heart, with an input each for year, month and day, which is
 * faster than a calendar. Full-width digits are accepted, and a date that is pasted into one input fills all
 * of them.
 */
export function DateParts(props: DatePartsProps) {
  const { label, value, onChange, onBlur, id, isBirthDate = false, isMonth = false } = props;
  const { t } = useTranslation();
  const [entered, setEntered] = useState(() => split(value));
  // Another value than the one entered here comes from outside: a restored draft.
  const shown = join(entered) === (value ?? '') ? entered : split(value);
  const change = (parts: Entered) => {
    const next = isMonth ? ofMonth(parts) : parts;
    setEntered(next);
    onChange?.(join(next));
  };
  const paste = (event: ClipboardEvent) => {
    const whole = readWhole(event.clipboardData.getData('text'), isMonth);
    if (!whole) return;
    event.preventDefault();
    change(whole);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
  };
  return (
    <div role="group" aria-label={label} className={styles.date} onBlur={leave} onPaste={paste}>
      {(isMonth ? PARTS.slice(0, 2) : PARTS).map(({ key, digits }, index) => (
        <label key={key} className={styles[key]}>
          <PartInput
            id={index === 0 ? id : undefined}
            autoComplete={isBirthDate ? `bday-${key}` : 'off'}
            label={t(`forms.date.${key}`)}
            value={shown[key]}
            onText={(text) =>
              change(readWhole(text, isMonth) ?? { ...shown, [key]: readDigits(text).slice(0, digits) })
            }
          />
          <span aria-hidden>{t(`forms.date.${key}`)}</span>
        </label>
      ))}
    </div>
  );
}

interface PartInputProps {
  id?: string;
  autoComplete: string;
  label: string;
  value: string;
  onText: (text: string) => void;
}

function PartInput({ label, value, onText, ...rest }: PartInputProps) {
  const typed = useTypedText({ value, onText });
  return <Input {...rest} {...typed} inputMode="numeric" aria-label={label} />;
}
