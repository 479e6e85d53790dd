import styles from './JobsHero.module.css';

interface PlainSelectProps {
  label: string;
  /** The label of the first option, which means that nothing is chosen. */
  any: string;
  options: { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A native select element. It is familiar on phones and needs no additional script. */
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
