import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntryRank } from '../../lib/catalogue/useEntryRank';
import { Grid } from '../layout/Grid';
import { CheckLine } from './CheckLine';
import type { FacetOption } from './FacetOption';
import styles from './FacetChecks.module.css';

interface FacetChecksProps {
  /** The name of the group of checkboxes for screen readers. */
  label: string;
  options: FacetOption[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
  /**
   * The number of checkboxes that are visible before the button すべて表示 (show all) is pressed. Checked ones are
   * always visible.
   */
  most?: number;
  /** The name of a field in which a part of a label, or of its reading, is typed to find it among many. */
  finder?: string;
}

export function FacetChecks({ label, options, chosen, onChange, most = 8, finder }: FacetChecksProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const [typed, setTyped] = useState('');
  const { rank, load } = useEntryRank();
  const fits = ({ label: name, kana }: FacetOption) => rank({ name, kana }, typed) !== null;
  const found = typed.trim() === '' ? options : options.filter((option) => fits(option));
  const isFirst = new Set(found.slice(0, all ? undefined : most));
  const shown = options.filter((option) => isFirst.has(option) || chosen.includes(option.value));
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <Grid role="group" aria-label={label}>
      {finder && (
        <input
          type="search"
          className={styles.finder}
          value={typed}
          aria-label={finder}
          placeholder={finder}
          onFocus={load}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {shown.map(({ value, label: text, count }) => (
        <CheckLine
          key={value}
          text={text}
          count={count}
          checked={chosen.includes(value)}
          disabled={count === 0 && !chosen.includes(value)}
          onChange={() => toggle(value)}
        />
      ))}
      {found.length > most && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'common.showLess' : 'common.showAll', { n: found.length })}
        </button>
      )}
    </Grid>
  );
}
