import type { ja } from './ja';
import { auth } from './fr/auth';
import { errors } from './fr/errors';
import { frame } from './fr/frame';
import { jobs } from './fr/jobs';
import { pages } from './fr/pages';
import { pieces } from './fr/pieces';
import type { Texts } from './Texts';

export const fr = { auth, errors, frame, jobs, pages, pieces } satisfies Texts<typeof ja>;
