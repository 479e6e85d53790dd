import type { ja } from './ja';
import { errors } from './en/errors';
import { frame } from './en/frame';
import { pages } from './en/pages';
import { pieces } from './en/pieces';
import type { Texts } from './Texts';

export const en = { errors, frame, pages, pieces } satisfies Texts<typeof ja>;
