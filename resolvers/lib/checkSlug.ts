import { util } from '@aws-appsync/utils';
import { reservedSlugs } from '../../model/reservedSlugs';
import { invalid } from './invalid';

/** Refuses what cannot be one segment of an address, or, at the top level, is one of the app's own. */
export function checkSlug(field: string, slug: string, isTopLevel: boolean): void {
  if (!util.matches('^[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?$', slug)) invalid(field, 'slug');
  if (isTopLevel && reservedSlugs.split(' ').includes(slug)) invalid(field, 'reserved');
}
