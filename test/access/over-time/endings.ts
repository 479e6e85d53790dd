import type { Ending } from './Ending';
import { membership } from './endings/membership';
import { side } from './endings/side';

/** Every right that ends. */
export const endings: readonly Ending[] = [...membership, ...side];
