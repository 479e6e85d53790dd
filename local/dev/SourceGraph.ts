import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Returns the path of the file that a relative import refers to. If that file does not exist, returns the
 * path that it would have.
 */
function resolveImport(from: string, specifier: string): string {
  const path = join(dirname(from), specifier);
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(isFile) ?? `${path}.ts`;
}

/**
 * The imports between source files, also of files that do not compile. A file is read when its imports are
 * first needed, and again after `forget`.
 */
export class SourceGraph {
  private readonly imports = new Map<string, string[]>();

  /** Returns a source file and all files that it imports, directly or indirectly. */
  filesOf(entry: string): Set<string> {
    const files = new Set([entry]);
    for (const file of files) for (const imported of this.importsOf(file)) files.add(imported);
    return files;
  }

  /**
   * Forgets the imports of changed files, so that they are read again. Call it with every file that was
   * written, created or deleted.
   */
  forget(changed: Iterable<string>): void {
    for (const file of changed) this.imports.delete(file);
  }

  private importsOf(file: string): string[] {
    const known = this.imports.get(file);
    if (known) return known;
    const text = /\.tsx?$/.test(file) && isFile(file) ? readFileSync(file, 'utf8') : '';
    const { importedFiles } = ts.preProcessFile(text, true, true);
    const found = importedFiles
      .filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => resolveImport(file, fileName));
    this.imports.set(file, found);
    return found;
  }
}
