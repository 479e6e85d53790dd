import { featureTexts } from '../i18n/featureTexts';
import type { FeatureName } from '../i18n/FeatureName';
import { loadTexts } from '../lib/language/loadTexts';
import { startI18n } from '../lib/language/startI18n';

/**
 * Initializes i18next with the texts of all features. Tests render components without the screens that would
 * load these texts.
 */
export async function startAllTexts() {
  await startI18n();
  await loadTexts(Object.keys(featureTexts) as FeatureName[]);
}
