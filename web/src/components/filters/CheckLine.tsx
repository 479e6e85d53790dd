import styles from './FacetChecks.module.css';

interface CheckLineProps {
  text: string;
  count?: number;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/**
 * A checkbox for one value of a filter. It takes a whole line and can show how many results have the value.
 */
export const CheckLine = ({ text, count, checked, disabled, onChange }: CheckLineProps) => (
  <label className={styles.line} data-disabled={disabled}>
    <input
      type="checkbox"
      checked={checked}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span className={styles.text}>{text}</span>
    {count !== undefined && (
      <span data-count className={styles.count}>
        {count}
      </span>
    )}
  </label>
);
