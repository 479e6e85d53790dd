import type { featureTexts } from './featureTexts';

/** The first part of the keys of a feature's texts, such as `jobs`. */
export type FeatureName = keyof typeof featureTexts;
