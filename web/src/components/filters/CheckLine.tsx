import styles from './FacetChecks.module.css';

interface CheckLineProps {
  text: string;
  count?: number;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox of a filter that takes a whole line, with the number of results that have this value. */
export const CheckLine = ({ text, count, checked, disabled, onChange }: CheckLineProps) => (
  <label className={styles.line} data-disabled={disabled}>
    <input
      type="checkbox"
      checked={checked}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span className={styles.text}>{text}</span>
    {count !== undefined && <span className={styles.count}>{count}</span>}
  </label>
);
