import type { DataState } from './DataState';
import { NewerData } from './NewerData';
import { versionRow } from './versionRow';

/**
 * Reads the version of the data, before anything is changed.
 * @throws NewerData if a newer release than this one has migrated the data
 */
export async function openState(newest: number): Promise<DataState | undefined> {
  const state = await versionRow.read();
  if (state && state.version > newest) throw new NewerData(state.version, newest);
  return state;
}
