import { readFile } from 'node:fs/promises';

/**
 * The entries of a journal file, oldest first; none when there is no file. What a killed process left half
 * written can only be the last line: it was never acknowledged and is dropped. Damage before it throws.
 */
export async function readJournal(path: string): Promise<unknown[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.flatMap((line, index) => {
    try {
      return [JSON.parse(line) as unknown];
    } catch {
      if (index === lines.length - 1) return [];
      throw new Error(`${path} is damaged in line ${index + 1}; remove the folder to start afresh`);
    }
  });
}
