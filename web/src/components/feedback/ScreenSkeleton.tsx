import { Skeleton } from './Skeleton';
import type { SkeletonShape } from '../../lib/route/SkeletonShape';

/** For each shape, the number of placeholders that fill about one window. */
const counts: Record<SkeletonShape, number> = { card: 3, form: 5, article: 2, table: 10, strip: 4 };

/** The grey placeholder of a whole screen, visible while the screen's code or the session is loading. */
export const ScreenSkeleton = ({ shape = 'card' }: { shape?: SkeletonShape }) => (
  <Skeleton shape={shape} count={counts[shape]} />
);
