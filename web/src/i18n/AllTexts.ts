import type { featureTexts } from './featureTexts';
import type { ja } from './ja';

type FeatureTexts = typeof featureTexts;

/** The type of all texts, derived from the Japanese ones. The other languages have the same keys. */
export type AllTexts = typeof ja & {
  readonly [Feature in keyof FeatureTexts]: Awaited<ReturnType<FeatureTexts[Feature]>>['ja'];
};
