import { readFileSync } from 'node:fs';

/** Commands in a sentence that have an argument; a bare name, such as `npm run deploy`, only speaks of one. */
const IN_TEXT = /`((?:npm run [\w-]+ -- |npx cdk [\w-]+ |aws [\w-]+ [\w-]+ )[^`]*)`/g;

/**
 * Returns the commands of docs/deploying.md, in its order: those of the code blocks, and those in sentences. Comments
 * are left out, and the lines of a continued command are joined.
 */
export function guideCommands(): string[] {
  const text = readFileSync('docs/deploying.md', 'utf8');
  const parts = text.split(/^ *```sh\n([\s\S]*?)^ *```$/m);
  const found = parts.flatMap((part, at) =>
    at % 2 === 0
      ? [...part.matchAll(IN_TEXT)].map(([, command = '']) => command)
      : part.replaceAll(/\s*\\\n\s*/g, ' ').split('\n'),
  );
  return found.map((command) => command.replace(/ +# .*$/, '').trim()).filter(Boolean);
}
