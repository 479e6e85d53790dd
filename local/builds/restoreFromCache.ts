import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { replaceFile } from '../storage/replaceFile';
import { makeOnce } from './makeOnce';
import type { Recipe } from './Recipe';

/**
 * Fills a folder with what a recipe makes, unless it was filled from the same inputs before.
 * @returns whether it had to be made
 */
export async function remembered(folder: string, recipe: Recipe): Promise<boolean> {
  const note = `${folder}.inputs`;
  if (existsSync(folder) && existsSync(note) && readFileSync(note, 'utf8') === recipe.hash) return false;
  const { path, isNew } = await makeOnce(recipe);
  rmSync(note, { force: true });
  rmSync(folder, { recursive: true, force: true });
  cpSync(path, folder, { recursive: true });
  replaceFile(note, recipe.hash);
  return isNew;
}
