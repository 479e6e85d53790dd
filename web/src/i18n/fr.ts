import type { ja } from './ja';
import { errors } from './fr/errors';
import { frame } from './fr/frame';
import { pages } from './fr/pages';
import { pieces } from './fr/pieces';
import type { Texts } from './Texts';

export const fr = { errors, frame, pages, pieces } satisfies Texts<typeof ja>;
