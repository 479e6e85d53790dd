import { featureTexts } from '../i18n/featureTexts';
import type { FeatureName } from '../i18n/FeatureName';
import { loadTexts } from '../lib/language/loadTexts';
import { startI18n } from '../lib/language/startI18n';

/**
 * Initializes the texts with those of all features, because a test renders components without the screens
 * that load their texts.
 */
export async function startAllTexts() {
  await startI18n();
  await loadTexts(Object.keys(featureTexts) as FeatureName[]);
}
