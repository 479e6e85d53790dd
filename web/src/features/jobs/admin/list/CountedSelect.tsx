interface CountedSelectProps {
  label: string;
  /** The label of the option that removes the filter. */
  any: string;
  options: readonly { id: string; name: string }[];
  /** For the id of each value, the number of jobs that have the value and match the other filters. */
  counts: ReadonlyMap<string, number> | undefined;
  chosen: string | null;
  onChange: (chosen: string | null) => void;
  /** Called when the person is about to open the list, to load the options. */
  onOpen?: () => void;
}

/**
 * A filter of the table of jobs in which one value can be chosen. It lists only the values that some jobs
 * have, each with the number of these jobs, and always the chosen value.
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
