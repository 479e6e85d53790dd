import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/Button';
import styles from './SegmentedChoice.module.css';

interface Option<Value extends string | number> {
  value: Value;
  label: string;
}

interface SegmentedChoiceProps<Value extends string | number> {
  /** The name of the group of options. */
  label: string;
  options: readonly Option<Value>[];
  value?: Value | null;
  onChange?: (value: Value) => void;
  /** Called when the person removes the choice. Without this function, there is no button for removing it. */
  onClear?: () => void;
  /** The id of the group. A form uses it to connect its label to the group. */
  id?: string;
}

/**
 * The maximum number of options in one row. Exactly seven options, such as the days of a week, are in one
 * row, which fits into the width of a phone. Fewer than seven are in one row only if each label is a single
 * character, such as a grade from 1 to 5. In all other cases there are two or three columns.
 */
const SHORT = 7;

function countColumns(options: readonly Option<string | number>[]): number {
  const isShort = options.length < SHORT && options.every(({ label }) => label.length === 1);
  if (options.length === SHORT || isShort) return options.length;
  return options.length % 3 === 0 ? 3 : 2;
}

/**
 * A form control for choosing one of a few values. All values are visible. It consists of native radio
 * buttons, so that arrow keys and screen readers work as usual.
 */
export function SegmentedChoice<Value extends string | number>(props: SegmentedChoiceProps<Value>) {
  const { label, options, value, onChange, onClear, id } = props;
  const { t } = useTranslation();
  const name = useId();
  // On telephones the rows are full: three of three, two of four, all days of a week.
  const columns = countColumns(options);
  const rows = { '--columns': columns } as CSSProperties;
  const isChosen = options.some((option) => option.value === value);
  return (
    <>
      <div
        id={id}
        role="radiogroup"
        aria-label={label}
        className={styles.choice}
        style={rows}
        data-columns={columns}
      >
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange?.(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {onClear && isChosen && (
        <Button look="text" size="small" aria-label={t('forms.unchooseOf', { label })} onClick={onClear}>
          {t('forms.unchoose')}
        </Button>
      )}
    </>
  );
}
