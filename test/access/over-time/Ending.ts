import type { OpenArea } from '../client-area/OpenArea';
import type { Scene } from './Scene';

/** A right that ends, and every way to use it. */
export interface Ending {
  right: string;
  /**
   * One line per way: `before at soon after | way`, each `y`, `n` or `~`. A tilde is not asked: there the streams may
   * or may not have been followed. A way is a root field as a document holds it, with `$names`, or one of `ways`.
   */
  cells: string;
  begin(area: OpenArea): Promise<Scene>;
  end(scene: Scene): Promise<void>;
}
