interface CountedSelectProps {
  label: string;
  /** The option for all records. */
  any: string;
  options: readonly { id: string; name: string }[];
  /** The number of records with each value under the other filters. */
  counts: ReadonlyMap<string, number> | undefined;
  chosen: string | null;
  onChange: (chosen: string | null) => void;
  /** Called before the options are seen. */
  onOpen?: () => void;
}

/**
 * A filter of the table of jobs with one value out of many. It offers only values with jobs, and the chosen one.
 */
export function CountedSelect(props: CountedSelectProps) {
  const { label, any, options, counts, chosen, onChange, onOpen } = props;
  const offered = options.filter(({ id }) => id === chosen || (counts?.get(id) ?? 0) > 0);
  return (
    <select
      aria-label={label}
      value={chosen ?? ''}
      onFocus={onOpen}
      onPointerEnter={onOpen}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{any}</option>
      {offered.map(({ id, name }) => (
        <option key={id} value={id} lang="ja">{`${name}（${counts?.get(id) ?? 0}）`}</option>
      ))}
    </select>
  );
}
