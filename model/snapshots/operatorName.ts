import { productName } from '../productName';

/** The name under which an administrator appears in a conversation that they have opened. */
export const operatorName = `${productName}運営`;
