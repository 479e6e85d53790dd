import styles from './FacetChecks.module.css';

interface CheckLineProps {
  text: string;
  count?: number;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox that fills its line, with the number of results. */
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
