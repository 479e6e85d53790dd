import { Input } from 'antd';
import { type ClipboardEvent, type FocusEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './DateParts.module.css';

const PARTS = [
  { key: 'year', digits: 4 },
  { key: 'month', digits: 2 },
  { key: 'day', digits: 2 },
] as const;

type Part = (typeof PARTS)[number]['key'];
type Entered = Record<Part, string>;

const toDigits = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

function split(date: string | undefined): Entered {
  const [year = '', month = '', day = ''] = (date ?? '').split('-');
  return { year, month, day };
}

/** YYYY-MM-DD, incomplete while parts are missing (`1992-4-`); empty without any part. */
function join({ year, month, day }: Entered): string {
  if (!year && !month && !day) return '';
  if (!year || !month || !day) return `${year}-${month}-${day}`;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

interface DatePartsProps {
  /** Names the group. */
  label: string;
  /** YYYY-MM-DD. */
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: (event: FocusEvent) => void;
  /** Of the first box; a form passes it. */
  id?: string;
  /** For a date of birth, which browsers know. */
  isBirthDate?: boolean;
}

/**
 * A date that people know by heart, in three boxes: faster than a calendar. Full-width digits are accepted, and a date
 * pasted into one box fills all three.
 */
export function DateParts(props: DatePartsProps) {
  const { label, value, onChange, onBlur, id, isBirthDate = false } = props;
  const { t } = useTranslation();
  const [entered, setEntered] = useState(() => split(value));
  // Another value than the one entered here comes from outside: a restored draft.
  const shown = join(entered) === (value ?? '') ? entered : split(value);
  const change = (next: Entered) => {
    setEntered(next);
    onChange?.(join(next));
  };
  const paste = (event: ClipboardEvent) => {
    const found = /(\d{4})\D+(\d{1,2})\D+(\d{1,2})/.exec(
      event.clipboardData.getData('text').normalize('NFKC'),
    );
    if (!found) return;
    event.preventDefault();
    const [, year = '', month = '', day = ''] = found;
    change({ year, month, day });
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
  };
  return (
    <div role="group" aria-label={label} className={styles.date} onBlur={leave} onPaste={paste}>
      {PARTS.map(({ key, digits }, index) => (
        <label key={key} className={styles[key]}>
          <Input
            id={index === 0 ? id : undefined}
            inputMode="numeric"
            autoComplete={isBirthDate ? `bday-${key}` : 'off'}
            aria-label={t(`forms.date.${key}`)}
            value={shown[key]}
            onChange={(event) => change({ ...shown, [key]: toDigits(event.target.value).slice(0, digits) })}
          />
          <span aria-hidden>{t(`forms.date.${key}`)}</span>
        </label>
      ))}
    </div>
  );
}
