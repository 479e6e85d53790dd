import { Suspense, use, useState } from 'react';
import { ScreenSkeleton } from '../components/feedback/ScreenSkeleton';
import type { SkeletonShape } from '../lib/route/SkeletonShape';
import type { ScreenCode } from '../lib/loadable/screenCode';

function Awaited({ code }: { code: ScreenCode }) {
  const Component = use(code.load());
  return <Component />;
}

interface LoadedScreenProps {
  code: ScreenCode;
  shape?: SkeletonShape;
}

/**
 * Renders a screen. Its code is usually loaded already, because navigation waits for it. Otherwise (the guard
 * first refused the screen, then the session changed) a placeholder is visible until the code is loaded.
 */
export function LoadedScreen({ code, shape }: LoadedScreenProps) {
  const [Loaded] = useState(code.loaded);
  if (Loaded) return <Loaded />;
  return (
    <Suspense fallback={<ScreenSkeleton shape={shape} />}>
      <Awaited code={code} />
    </Suspense>
  );
}
