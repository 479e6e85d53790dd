import { PageQuery } from '../../../model/entities/PageQuery';
import { WPWorkerCategory } from '../../../model/entities/WPWorkerCategory';

/** The entity with a unique url that this bundle is built for, told from the operation's name. */
export const uniqueUrlEntity = RELATION.field.endsWith('PageQuery') ? PageQuery : WPWorkerCategory;
