import { type ComponentType, use } from 'react';
import { loadCode } from './loadCode';

/**
 * Creates a component whose code is loaded when it is first rendered; the nearest Suspense waits for it. Unlike with
 * React's `lazy`, it renders at once when its code was loaded before (`load`) or is given (`preset`), which the page
 * that the site has rendered needs: it must not disappear for a moment.
 */
export function awaited<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const start = () =>
    (loading ??= loadCode(load).then((Piece) => {
      loaded = Piece;
      return Piece;
    }));
  function Awaited(props: Props) {
    const Piece = loaded ?? use(start());
    return <Piece {...props} />;
  }
  return Object.assign(Awaited, {
    load: start,
    preset(Piece: ComponentType<Props>) {
      loaded = Piece;
    },
  });
}
