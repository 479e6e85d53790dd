import { errors } from './ja/errors';
import { frame } from './ja/frame';
import { pages } from './ja/pages';
import { pieces } from './ja/pieces';

/** The base: every text of the interface. A feature has a file of its own, one line here. */
export const ja = { errors, frame, pages, pieces } as const;
