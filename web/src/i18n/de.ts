import type { ja } from './ja';
import { errors } from './de/errors';
import { frame } from './de/frame';
import { pages } from './de/pages';
import { pieces } from './de/pieces';
import type { Texts } from './Texts';

export const de = { errors, frame, pages, pieces } satisfies Texts<typeof ja>;
