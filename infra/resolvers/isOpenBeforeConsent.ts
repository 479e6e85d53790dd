import { openBeforeConsent } from '../../model/openBeforeConsent';
import { grantsOf } from './grantsOf';

/** Returns whether people may call a root field, such as `Query.getUser`, before they agree to the terms. */
export const isOpenBeforeConsent = (coordinate: string): boolean =>
  openBeforeConsent.includes(coordinate) || (grantsOf(coordinate)?.includes('guest') ?? false);
