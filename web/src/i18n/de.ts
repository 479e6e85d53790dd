import type { ja } from './ja';
import { auth } from './de/auth';
import { errors } from './de/errors';
import { frame } from './de/frame';
import { jobs } from './de/jobs';
import { pages } from './de/pages';
import { pieces } from './de/pieces';
import type { Texts } from './Texts';

export const de = { auth, errors, frame, jobs, pages, pieces } satisfies Texts<typeof ja>;
