/**
 * A script for the page that resolves when the browser has drawn two frames and no transition runs any more, so
 * that all changes are visible. With less motion, each element changes its colour in a very short transition, which
 * begins when that of its parent ends.
 */
export const drawn = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isChanging = (animation) =>
    animation.playState === 'running' && animation.effect.getComputedTiming().endTime !== Infinity;
  await frame();
  await frame();
  while (document.getAnimations().some(isChanging)) await frame();
})()`;
