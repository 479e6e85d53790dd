import { enums } from '../../../../model/enums';

/** The kinds of entries of the command palette, in the order in which it lists them. */
export const entryKinds = ['SCREEN', ...enums.RecordKind, 'ORGANIZATION'] as const;
