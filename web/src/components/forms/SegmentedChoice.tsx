import { type CSSProperties, useId } from 'react';
import styles from './SegmentedChoice.module.css';

interface Option<Value extends string> {
  value: Value;
  label: string;
}

interface SegmentedChoiceProps<Value extends string> {
  /** Names the group. */
  label: string;
  options: readonly Option<Value>[];
  value?: Value | null;
  onChange?: (value: Value) => void;
  /** Of the group; a form passes it. */
  id?: string;
}

/** One of a few values, all in view. Native radio buttons, so that arrow keys and screen readers work as usual. */
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
