import { type CSSProperties, useId } from 'react';
import styles from './SegmentedChoice.module.css';

interface Option<Value extends string> {
  value: Value;
  label: string;
}

interface SegmentedChoiceProps<Value extends string> {
  /** The name of the group of options. */
  label: string;
  options: readonly Option<Value>[];
  value?: Value | null;
  onChange?: (value: Value) => void;
  /** The id of the group, with which a form connects its label. */
  id?: string;
}

/**
 * A choice of one from a few values that are all visible. It consists of native radio buttons, so that arrow
 * keys and screen readers work as usual.
 */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, options, value, onChange, id } = props;
  const name = useId();
  // On telephones the rows are full: three of three, two of four.
  const rows = { '--columns': options.length % 3 === 0 ? 3 : 2 } as CSSProperties;
  return (
    <div id={id} role="radiogroup" aria-label={label} className={styles.choice} style={rows}>
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
  );
}
