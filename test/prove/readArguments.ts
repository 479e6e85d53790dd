interface Arguments {
  names: string[];
  since: string | undefined;
  seed: number;
  again: boolean;
  list: boolean;
  /** Options for the proof itself. */
  rest: string[];
}

/** Reads the arguments of `npm run prove`: names, then options. Without `--seed` it draws a seed. */
export function readArguments(args: readonly string[]): Arguments {
  const first = args.findIndex((arg) => arg.startsWith('-'));
  const names = first === -1 ? [...args] : args.slice(0, first);
  const options = first === -1 ? [] : args.slice(first);
  const flag = (name: string) => {
    const at = options.indexOf(name);
    if (at !== -1) options.splice(at, 1);
    return at !== -1;
  };
  const value = (name: string) => {
    const at = options.indexOf(name);
    return at === -1 ? undefined : options.splice(at, 2)[1];
  };
  const seed = value('--seed');
  return {
    names,
    since: value('--since'),
    seed: seed === undefined ? Math.floor(Math.random() * 1e6) + 1 : Number(seed),
    again: flag('--again'),
    list: flag('--list'),
    rest: options,
  };
}
