import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Puts `text` in the place of the file in one step: after a crash there is the old file or the new one. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const draft = await open(`${path}.new`, 'w', 0o600);
  try {
    await draft.writeFile(text);
    await draft.sync();
  } finally {
    await draft.close();
  }
  await rename(`${path}.new`, path);
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
