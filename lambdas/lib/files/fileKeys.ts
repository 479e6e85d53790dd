import { filePurposes } from '../../../model/filePurposes';

/**
 * The S3 keys of uploaded files. An upload arrives below the prefix `incoming`, where nobody can read it. The function
 * check-file moves it to its final key if its content has the declared type.
 */
export const fileKeys = {
  incoming: (sub: string, purpose: string, name: string) => `incoming/${sub}/${purpose}/${name}`,
  checked: (sub: string, purpose: string, name: string) =>
    `${filePurposes[purpose]?.isPublic ? 'public' : 'private'}/${sub}/${name}`,
  /** Splits an S3 key below `incoming` into its parts; null for any other key. */
  read(key: string): { sub: string; purpose: string; name: string } | null {
    const [, sub = '', purpose = '', name = ''] = /^incoming\/([^/]+)\/([A-Z_]+)\/([^/]+)$/.exec(key) ?? [];
    return filePurposes[purpose] ? { sub, purpose, name } : null;
  },
};
