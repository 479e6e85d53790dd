import styles from './JobsHero.module.css';

interface PlainSelectProps {
  label: string;
  /** Label of the empty choice. */
  any: string;
  options: { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** The browser's own select: familiar on phones, and without extra script. */
export const PlainSelect = ({ label, any, options, value, onChange }: PlainSelectProps) => (
  <label className={styles.select}>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);
