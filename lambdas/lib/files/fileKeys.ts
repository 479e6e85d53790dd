import { checkedFileMark } from '../../../model/checkedFileMark';
import { filePurposes } from '../../../model/filePurposes';

/**
 * Builds and parses the S3 keys of uploaded files. An upload first gets a key below `incoming`, where nobody
 * can read it. If its content has the declared type, the function check-file moves it to its final key.
 */
export const fileKeys = {
  incoming: (sub: string, purpose: string, name: string) => `incoming/${sub}/${purpose}/${name}`,
  checked(sub: string, purpose: string, name: string): string {
    const { isPublic, leastPixels } = filePurposes[purpose] ?? { isPublic: false, leastPixels: 0 };
    const mark = leastPixels > 0 ? '' : checkedFileMark;
    return `${isPublic ? 'public' : 'private'}/${sub}/${mark}${name}`;
  },
  /** Splits an S3 key below `incoming` into its parts. Null for any other key, and for an unknown purpose. */
  read(key: string): { sub: string; purpose: string; name: string } | null {
    const [, sub = '', purpose = '', name = ''] = /^incoming\/([^/]+)\/([A-Z_]+)\/([^/]+)$/.exec(key) ?? [];
    return filePurposes[purpose] ? { sub, purpose, name } : null;
  },
};
