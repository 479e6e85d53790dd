import { filePurposes } from '../../../model/filePurposes';

/**
 * The keys of files. An upload arrives under `incoming`, where nobody can read it. `check-file` moves it to its
 * final key if its content has the declared type.
 */
export const fileKeys = {
  incoming: (sub: string, purpose: string, name: string) => `incoming/${sub}/${purpose}/${name}`,
  checked: (sub: string, purpose: string, name: string) =>
    `${filePurposes[purpose]?.isPublic ? 'public' : 'private'}/${sub}/${name}`,
  /** Splits a key under `incoming`; null for any other key. */
  read(key: string): { sub: string; purpose: string; name: string } | null {
    const [, sub = '', purpose = '', name = ''] = /^incoming\/([^/]+)\/([A-Z_]+)\/([^/]+)$/.exec(key) ?? [];
    return filePurposes[purpose] ? { sub, purpose, name } : null;
  },
};
