import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../local/projectRoot';

/**
 * Returns a script that prints the code of the given resolver steps. It runs in the copy of the project, so
 * it uses the copy's resolvers.
 */
const script = (steps: readonly string[]) => `
import { bundleResolver } from './infra/resolvers/bundleResolver';
import { resolverPlans } from './infra/resolvers/resolverPlans';

// An invented entity may exceed the limit that the product keeps.
const ROOM = 16_000;
const wanted: string[] = ${JSON.stringify(steps)};
const planned = resolverPlans.flatMap(({ type, field, steps }) =>
  steps.map((step) => ({ name: \`\${type}.\${field}:\${step.file}\`, step })),
);
const codes = wanted.map(async (name) => {
  const found = planned.find((each) => each.name === name);
  if (!found) throw new Error(\`\${name} is not planned\`);
  return [name, await bundleResolver(found.step, ROOM)];
});
void Promise.all(codes).then((all) => process.stdout.write(JSON.stringify(Object.fromEntries(all))));
`;

/**
 * Copies the sources of the model, the infrastructure and the resolvers into the folder `copy`, edits the
 * copy as a developer would, and returns the code of the given resolver steps. A step is named by its field
 * and its file, such as `Query.getUser:resolvers/user/readProfile.ts`.
 * @param edits for each path, a function that returns the file's new text, given its present text (empty for
 * a new file)
 */
export function plantedSteps(
  copy: string,
  edits: Readonly<Record<string, (text: string) => string>>,
  steps: readonly string[],
): Record<string, string> {
  for (const path of ['model', 'infra', 'resolvers', 'schema.graphql', 'tsconfig.json', 'package.json'])
    cpSync(join(projectRoot, path), join(copy, path), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
  for (const [path, edit] of Object.entries(edits)) {
    const file = join(copy, path);
    const before = read(file);
    const after = edit(before);
    if (after === before) throw new Error(`The edit leaves ${path} as it was`);
    writeFileSync(file, after);
  }
  writeFileSync(join(copy, 'print.ts'), script(steps));
  const tsx = ['--import', 'tsx', 'print.ts'];
  return JSON.parse(execFileSync(process.execPath, tsx, { cwd: copy, encoding: 'utf8', maxBuffer: 1e8 }));
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
