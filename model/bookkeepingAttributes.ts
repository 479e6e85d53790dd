import { correlationId } from './correlationId';
import { restoredFrom } from './restoredFrom';

/**
 * The attributes that any stored row may have in addition to its content. They show operators which operation
 * or which restore has written the row, and who wrote it with power over others (`Deed`).
 */
export const bookkeepingAttributes: readonly string[] = [correlationId.attribute, restoredFrom, 'deed'];
