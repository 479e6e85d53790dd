import type { Step } from './Step';

const prefix = 'test:';

/**
 * Returns the `test:*` scripts in their order in package.json; with `names`, only those with these names
 * (without the prefix). Throws for an unknown name, because a misspelt step must not count as passed.
 */
export function selectSteps(scripts: Record<string, string>, names: string[]): Step[] {
  const steps = Object.entries(scripts)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, command]) => ({ name: name.slice(prefix.length), command }));
  for (const name of names) {
    if (!steps.some((step) => step.name === name)) {
      throw new Error(`There is no step "${name}". Steps: ${steps.map((step) => step.name).join(' ')}`);
    }
  }
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
}
