import { filePurposes } from '../../../model/filePurposes';

/**
 * Where a file lies. It arrives under `incoming`, out of everybody's reach, and is moved to its own key once its
 * content was found to be what it claims.
 */
export const fileKeys = {
  incoming: (sub: string, purpose: string, name: string) => `incoming/${sub}/${purpose}/${name}`,
  checked: (sub: string, purpose: string, name: string) =>
    `${filePurposes[purpose]?.isPublic ? 'public' : 'private'}/${sub}/${name}`,
  /** The parts of a key under `incoming`; null when it is none of ours. */
  read(key: string): { sub: string; purpose: string; name: string } | null {
    const [, sub = '', purpose = '', name = ''] = /^incoming\/([^/]+)\/([A-Z_]+)\/([^/]+)$/.exec(key) ?? [];
    return filePurposes[purpose] ? { sub, purpose, name } : null;
  },
};
