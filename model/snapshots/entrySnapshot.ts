/** Returns the copy of a catalogue entry that records below a profile store: its id and its name. */
export function entrySnapshot({ id, name }: Readonly<Record<string, unknown>>) {
  return { id, name };
}
