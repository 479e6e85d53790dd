import styles from './JobsHero.module.css';

interface PlainSelectProps {
  label: string;
  /** What stands there when nothing is chosen. */
  any: string;
  options: { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** The system's own select: opens as people know it on their phone, and weighs nothing. */
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
