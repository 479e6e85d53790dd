import type { DataState } from './DataState';
import { NewerData } from './NewerData';
import { versionRow } from './versionRow';

/**
 * Reads the version of the stored data; undefined if none is stored yet.
 * @param newest the newest version that this release knows
 * @throws NewerData if the data have a newer version
 */
export async function openState(newest: number): Promise<DataState | undefined> {
  const state = await versionRow.read();
  if (state && state.version > newest) throw new NewerData(state.version, newest);
  return state;
}
