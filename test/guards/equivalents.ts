/** Mutants that change no answer, and why: by name. The run prints them. */
export const equivalents: Readonly<Record<string, string>> = {};
